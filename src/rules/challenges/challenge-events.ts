import type { LedgerEvent } from "../events/ledger-event.ts";
import type { ChallengeChange } from "./challenge.ts";

/** Changes of a challenge as events. */
export function challengeEvents(challenge: string, changes: readonly ChallengeChange[]): readonly LedgerEvent[] {
  return changes.map((change) =>
    "row" in change
      ? { type: "challenge-marks-changed", challenge, side: change.side, row: change.row, by: change.by }
      : { type: "challenge-counter-changed", challenge, counter: change.counter, by: change.by },
  );
}
