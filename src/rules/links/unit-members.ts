import type { ActorLinks } from "./actor-link.ts";

/** An actor as far as a unit counts it. */
export interface Countable {
  readonly type: string;
  readonly size: number;
  readonly refresh: number;
  readonly links: ActorLinks;
}

/** One line of a unit's roster. */
export interface UnitMember {
  /** How many heads it stands for. */
  readonly heads: number;
  /** Of each of them; null where the actor is missing. */
  readonly refresh: number | null;
}

/** No size class is larger. */
const LARGEST = 15;
/** The first size class. Source: S10. */
const FIRST = { fewest: 4, most: 12 } as const;

/** S10-R4: each class has three times as many as the one before. */
function mostHeads(size: number): number {
  return size < 1 ? FIRST.fewest - 1 : FIRST.most * 3 ** (Math.min(size, LARGEST) - 1);
}

/** How many heads a unit of this size has at least. S10-R4. Source: S10. */
function fewestHeads(size: number): number {
  return size < 1 ? 1 : mostHeads(size - 1) + 1;
}

/** The size class of so many: 1 is 4 to 12. S10-R4. Source: S10. */
export function sizeOfHeads(heads: number): number {
  const classes = Array.from({ length: LARGEST + 1 }, (_, size) => size);
  return classes.find((size) => heads <= mostHeads(size)) ?? LARGEST;
}

/**
 * Those a unit is made of, as its roster has them. A unit in it counts all of its own; one that says nothing of them as many as its
 * size has at least. A unit that is a part of itself is counted once. `find`: null for an actor that is missing.
 */
export function unitMembers(
  unit: { readonly uuid: string; readonly links: ActorLinks },
  find: (uuid: string) => Countable | null,
): readonly UnitMember[] {
  return membersOf(unit.links, find, new Set([unit.uuid]));
}

function membersOf(
  links: ActorLinks,
  find: (uuid: string) => Countable | null,
  above: ReadonlySet<string>,
): readonly UnitMember[] {
  return Object.values(links).flatMap(({ actor, count }): UnitMember[] => {
    if (above.has(actor)) return [];
    const known = find(actor);
    if (!known) return [{ heads: count, refresh: null }];
    if (known.type !== "unit") return [{ heads: count, refresh: known.refresh }];
    const own = membersOf(known.links, find, new Set([...above, actor]));
    const heads = own.length > 0 ? own.reduce((sum, one) => sum + one.heads, 0) : fewestHeads(known.size);
    return [{ heads: count * heads, refresh: known.refresh }];
  });
}
