import { type Challenge, marksAt, sideOf } from "../challenges/challenge.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { LedgerEvent } from "./ledger-event.ts";
import type { LedgerState } from "./ledger-state.ts";

type Marked = LedgerEvent & { readonly type: "challenge-marks-changed" };
type Counted = LedgerEvent & { readonly type: "challenge-counter-changed" };
type Refused = "challenge-gone" | "row-full" | "row-clear";

/** A row never has more marks than boxes, nor fewer than none. What was marked before its boxes became fewer can still be cleared. */
export function changeChallenge(state: LedgerState, event: Marked | Counted): Result<LedgerState, Refused> {
  const challenge = state.challenges?.[event.challenge];
  if (!challenge) return refuse("challenge-gone");
  const changed = event.type === "challenge-marks-changed" ? changeMarks(challenge, event) : changeCount(challenge, event);
  return changed.ok ? ok({ ...state, challenges: { ...state.challenges, [event.challenge]: changed.value } }) : changed;
}

function changeMarks(challenge: Challenge, { side: id, row, by }: Marked): Result<Challenge, Refused> {
  const { name, rows, sides } = challenge;
  const side = sideOf(challenge, id);
  const found = rows.find((one) => one.id === row);
  if (!side || !found) return refuse("challenge-gone");
  const marks = marksAt(side, row) + by;
  if (marks < 0) return refuse("row-clear", { name });
  if (by > 0 && marks > found.boxes) return refuse("row-full", { name });
  const marked = { ...side, marks: withCount(side.marks, row, marks) };
  return ok({ ...challenge, sides: sides.map((one) => (one.id === id ? marked : one)) });
}

function changeCount(challenge: Challenge, { counter, by }: Counted): Result<Challenge, Refused> {
  const { name, counters } = challenge;
  const count = (counters[counter] ?? 0) + by;
  return count < 0 ? refuse("row-clear", { name }) : ok({ ...challenge, counters: withCount(counters, counter, count) });
}

/** A count of 0 has no key. */
function withCount(counts: Readonly<Record<string, number>>, key: string, count: number): Readonly<Record<string, number>> {
  const { [key]: _before, ...others } = counts;
  return count === 0 ? others : { ...others, [key]: count };
}
