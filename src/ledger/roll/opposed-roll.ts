import { againstAlone, opposition, type Opposition } from "../../rules/roll/opposition.ts";
import type { CheckRequest } from "../../rules/roll/check.ts";
import type { Result } from "../../rules/result.ts";
import { type DoneOf, isOfKind } from "../entry.ts";
import { defenseBy } from "../harm/defended.ts";
import type { OwnRoll, RollNow } from "./replay-roll.ts";
import { resultNow } from "./result-now.ts";

/** Two rolls against each other, as they are now. */
export interface OpposedRoll {
  readonly entry: DoneOf<"oppose">;
  /** Which of the two was asked about. */
  readonly side: "first" | "second";
  readonly first: OwnRoll;
  /** Null if it is deleted. */
  readonly second: OwnRoll | null;
  readonly result: Opposition;
}

/** The opposition a roll is part of, on either side; null for none. `find`: any roll by itself. */
export function opposedRoll(own: OwnRoll, find: (id: string) => Result<OwnRoll>): OpposedRoll | null {
  const entry = own.entries.find(isOfKind("oppose"));
  if (!entry || resultNow(own) === null) return null;
  const { id } = own.roll;
  if (entry.request.roll === id) return { entry, side: "first", ...sidesOf(entry, own, found(find(entry.request.opposing))) };
  const first = found(find(entry.request.roll));
  return first && { entry, side: "second", ...sidesOf(entry, first, own) };
}

/** Whether a roll only opposes another, or an attack; in a contest both rolls have a result. */
export function onlyOpposes({ opposition, ...own }: Pick<RollNow, "roll" | "entries" | "opposition">): boolean {
  return (opposition?.side === "second" && !opposition.result.contest) || defenseBy(own) !== null;
}

function sidesOf(
  { facts }: DoneOf<"oppose">,
  first: OwnRoll,
  second: OwnRoll | null,
): Pick<OpposedRoll, "first" | "second" | "result"> {
  const game = first.roll;
  const result = second ? opposition(game, first.state, second.state) : againstAlone(game, first.state, facts.total);
  return { first, second, result };
}

/** What each side has to reach: the first the other's total; the second nothing, since both are compared on the first's card. */
export function requestWith({ roll, entries, state: { request } }: OwnRoll, opposition: OpposedRoll | null): CheckRequest {
  if (opposition?.side === "first") return opposition.result.request;
  return onlyOpposes({ roll, entries, opposition }) ? { ...request, difficulty: null } : request;
}

/** Null for a roll that is deleted, and for one that cannot be read. */
function found(roll: Result<OwnRoll>): OwnRoll | null {
  return roll.ok && resultNow(roll.value) ? roll.value : null;
}
