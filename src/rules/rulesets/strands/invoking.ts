import type { InvocationRules } from "../../aspects/invocation-rules.ts";
import { readChoice, readSwitch } from "../../dials/read-dial.ts";
import { DEBT, LEVEL, LIMIT } from "./dials.data.ts";
import { STRANDS_LEVELS } from "./levels.data.ts";

/** Source: S3. */
export const STRANDS_INVOKING: InvocationRules = {
  payment: "point",
  moments: ["before", "after"],
  repeat: "once-a-turn",
  others: true,
  toOwner: "nowhere",
  gains: ({ moment }) => (moment === "before" ? ["plus-two", "effect"] : ["plus-two", "reroll-all", "effect"]),
  mostPoints: (dials) => (readChoice(LIMIT, dials) === "points" ? STRANDS_LEVELS[readChoice(LEVEL, dials)].pointsPerRoll : null),
  scopes: (dials) => readChoice(LIMIT, dials) === "scopes",
  debt: (dials) => readSwitch(DEBT, dials),
  withoutInvoking: [],
};
