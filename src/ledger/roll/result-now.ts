import type { CheckOutcome, CheckResult } from "../../rules/roll/check.ts";
import type { BareRoll } from "./replay-roll.ts";

/** What a result is read from. */
interface Thrown {
  readonly roll: Pick<BareRoll["roll"], "ruleset" | "dials">;
  readonly state: Pick<BareRoll["state"], "request" | "faces">;
}

/** What a roll comes to as it is now; null where its dice cannot be read: any client can write a message. */
export function resultNow({ roll: { ruleset, dials }, state }: Thrown): CheckResult | null {
  try {
    return ruleset.resolve(state.request, state.faces, dials);
  } catch {
    return null;
  }
}

/** Null without a difficulty too. */
export function outcomeNow(now: Thrown): CheckOutcome | null {
  return resultNow(now)?.outcome ?? null;
}
