import type { DialValues } from "../../dials/dial-values.ts";
import { choiceDial, readChoice } from "../../dials/read-dial.ts";
import { AMMUNITION_RULES, type AmmunitionRule } from "../../harm/harm-rules.ts";

/** S7-R20: whether ammunition is tracked, and what takes a unit of it. Source: S7, S11. */
export const AMMUNITION = choiceDial("strands-ammunition", "harm", AMMUNITION_RULES);

export function strandsAmmunition(dials: DialValues): AmmunitionRule {
  return readChoice(AMMUNITION, dials);
}
