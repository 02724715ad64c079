import { againstTotal } from "../../rules/roll/opposition.ts";
import type { CheckRequest } from "../../rules/roll/check.ts";
import type { Result } from "../../rules/result.ts";
import { type DoneOf, isOfKind } from "../entry.ts";
import type { BareRoll, OwnRoll } from "../roll/replay-roll.ts";
import { resultNow } from "../roll/result-now.ts";
import { defensesBy } from "./shared-defense.ts";

/** How one target of an attack has defended. */
export interface Defended {
  readonly entry: DoneOf<"defend">;
  /** Null where none was rolled, or it is deleted. */
  readonly defense: OwnRoll | null;
  /** What the attack has to reach. */
  readonly total: number;
  /** The other attacks that the same roll defends against. */
  readonly others: readonly OwnRoll[];
}

/** The defenses against an attack. `find`: any roll by itself. */
export function defensesOn(
  { roll, entries }: Pick<BareRoll, "roll" | "entries">,
  find: (id: string) => Result<OwnRoll>,
): readonly Defended[] {
  if (!roll.attack) return [];
  return entries.filter(isOfKind("defend")).flatMap((entry): Defended[] => {
    const { roll: attack, opposing } = entry.request;
    if (attack !== roll.id) return [];
    const found = opposing === "" ? null : find(opposing);
    const shown = found?.ok ? resultNow(found.value) : null;
    const defense = found?.ok && shown ? found.value : null;
    const attacks = defense ? defensesBy(defense).filter((one) => one.request.roll !== roll.id) : [];
    const others = attacks.flatMap((one) => {
      const other = find(one.request.roll);
      return other.ok ? [other.value] : [];
    });
    return [{ entry, defense, total: shown?.total ?? entry.facts.total ?? 0, others }];
  });
}

/** The entry by which a roll is a defense, null for any other roll. */
export function defenseBy({ roll, entries }: Pick<BareRoll, "roll" | "entries">): DoneOf<"defend"> | null {
  return entries.filter(isOfKind("defend")).find(({ request }) => request.opposing === roll.id) ?? null;
}

/** An attack on one target alone has that one's defense as its difficulty. */
export function requestAgainst({ roll, state }: OwnRoll, defended: readonly Defended[]): CheckRequest {
  const [only] = defended;
  if (!only || roll.targets.length > 1 || defended.length > 1) return state.request;
  return againstTotal(state.request, only.total);
}

/** Whether someone has taken what an attack did: then its dice are final. */
export function isTaken(entries: BareRoll["entries"]): boolean {
  return entries.some(({ kind }) => kind === "harm");
}
