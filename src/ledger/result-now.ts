import type { CheckOutcome, CheckResult } from "../rules/index.ts";
import type { BareRoll } from "./replay-roll.ts";

/** What a roll comes to as it is now; null where its dice cannot be read: any client can write a message. */
export function resultNow({ roll: { ruleset, dials }, state }: Pick<BareRoll, "roll" | "state">): CheckResult | null {
  try {
    return ruleset.resolve(state.request, state.faces, dials);
  } catch {
    return null;
  }
}

/** Null without a difficulty too. */
export function outcomeNow(now: Pick<BareRoll, "roll" | "state">): CheckOutcome | null {
  return resultNow(now)?.outcome ?? null;
}
