import type { ActiveGame } from "../ruleset.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import type { ActorLinks } from "./actor-link.ts";

/** An actor as far as a unit counts it. */
export interface Countable {
  readonly type: string;
  readonly size: number;
  readonly refresh: number;
  readonly links: ActorLinks;
}

/** The refresh an actor counts with: an NPC or a unit has what its sheet says, or 0; any other what its game begins with. S10-R5. Source: S10. */
export function countedRefresh({ ruleset, dials }: ActiveGame, actor: ActorSnapshot): number {
  const { type, fatePoints } = actor;
  return type === "npc" || type === "unit" ? fatePoints.refresh : ruleset.fatePoints.start(actor, dials);
}

/** One line of a unit's roster. */
export interface UnitMember {
  /** How many heads it stands for. */
  readonly heads: number;
  /** Of each of them; null where the actor is missing. */
  readonly refresh: number | null;
}

interface Counting {
  /** Null for an actor that is missing. */
  readonly find: (uuid: string) => Countable | null;
  /** The fewest heads of a unit of this size. */
  readonly fewest: (size: number) => number;
}

/**
 * Those a unit is made of, as its roster has them. A unit in it counts all of its own; one that says nothing of them as many as its
 * size has at least. A unit that is a part of itself is counted once.
 */
export function unitMembers(unit: { readonly uuid: string; readonly links: ActorLinks }, asks: Counting): readonly UnitMember[] {
  return membersOf(unit.links, asks, new Set([unit.uuid]));
}

function membersOf(links: ActorLinks, asks: Counting, above: ReadonlySet<string>): readonly UnitMember[] {
  return Object.values(links).flatMap(({ actor, count }): UnitMember[] => {
    if (above.has(actor)) return [];
    const known = asks.find(actor);
    if (!known) return [{ heads: count, refresh: null }];
    if (known.type !== "unit") return [{ heads: count, refresh: known.refresh }];
    const own = membersOf(known.links, asks, new Set([...above, actor]));
    const heads = own.length > 0 ? own.reduce((sum, one) => sum + one.heads, 0) : asks.fewest(known.size);
    return [{ heads: count * heads, refresh: known.refresh }];
  });
}
