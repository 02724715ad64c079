import type { InvocationRules } from "../../aspects/invocation-rules.ts";
import type { Gain } from "../../aspects/gain.ts";
import { readChoice } from "../../dials/read-dial.ts";
import { INVOCATION } from "./dials.data.ts";

const AFTER: Readonly<Record<"either" | "two-dice" | "reroll-misses", readonly Gain[]>> = {
  either: ["two-dice", "reroll-misses", "effect"],
  "two-dice": ["two-dice", "effect"],
  "reroll-misses": ["reroll-misses", "effect"],
};

/** R: before the roll there is nothing to reroll, so only dice can be had. Source: M3. */
export const MARUMARU_INVOKING: InvocationRules = {
  payment: "point",
  moments: ["before", "after"],
  repeat: "once-an-action",
  others: true,
  toOwner: "held-until-scene-ends",
  gains: ({ moment }, dials) => {
    const offered = AFTER[readChoice(INVOCATION, dials)];
    return moment === "after" ? offered : offered.filter((gain) => gain !== "reroll-misses");
  },
  mostPoints: () => null,
  scopes: () => false,
  debt: () => false,
  withoutInvoking: [],
};
