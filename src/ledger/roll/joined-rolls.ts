import type { CheckRequest } from "../../rules/roll/check.ts";
import type { Result } from "../../rules/result.ts";
import { type DoneOf, isOfKind } from "../entry.ts";
import type { BareRoll } from "./replay-roll.ts";
import { resultNow } from "./result-now.ts";

/** A roll that counts with another. */
export interface JoinedRoll {
  readonly entry: DoneOf<"join">;
  /** Null if it is deleted: then what it had shown counts. */
  readonly roll: BareRoll | null;
  readonly total: number;
}

/** The rolls that count with this one, in order. `find`: any roll by itself. */
export function joinedTo(
  { roll, entries }: Pick<BareRoll, "roll" | "entries">,
  find: (id: string) => Result<BareRoll>,
): readonly JoinedRoll[] {
  return entries.filter(isOfKind("join")).flatMap((entry): JoinedRoll[] => {
    if (entry.request.roll !== roll.id) return [];
    const found = find(entry.request.joining);
    const shown = found.ok ? resultNow(found.value) : null;
    return [{ entry, roll: found.ok && shown ? found.value : null, total: shown?.total ?? entry.facts.total }];
  });
}

/** The entry by which a roll counts with another, null for none. */
export function joinOf({ roll, entries }: Pick<BareRoll, "roll" | "entries">): DoneOf<"join"> | null {
  return entries.filter(isOfKind("join")).find(({ request }) => request.joining === roll.id) ?? null;
}

/** A request with what the others add to it. */
export function withJoined(request: CheckRequest, joined: readonly JoinedRoll[]): CheckRequest {
  const parts = joined.map(({ entry, total }) => ({ id: entry.id, label: entry.actorName, value: total }));
  return parts.length === 0 ? request : { ...request, joined: parts };
}

/** Uuids of the actors whose rolls count with this one, each once. */
export function joinersOf({ joined }: { readonly joined: readonly JoinedRoll[] }): readonly string[] {
  return [...new Set(joined.map(({ entry }) => entry.actor))];
}
