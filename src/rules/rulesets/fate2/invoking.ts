import type { InvocationRules } from "../../aspects/invocation-rules.ts";
import { readChoice } from "../../dials/read-dial.ts";
import { SECOND_GAIN } from "./dials.data.ts";

/** Character aspects belong to their owner; what lies in the scene is anybody's. Source: F3, F11. */
export const FATE2_INVOKING: InvocationRules = {
  payment: "box",
  moments: ["after"],
  repeat: "while-paid",
  others: false,
  toOwner: "nowhere",
  gains: ({ method }, dials) => {
    if (method === "fate-pool") return ["reroll-all", "die-to-five", "lay-die", "effect"];
    const second = readChoice(SECOND_GAIN, dials);
    return second === "nothing" ? ["reroll-all", "effect"] : ["reroll-all", second, "effect"];
  },
  mostPoints: () => null,
  scopes: () => false,
  debt: () => false,
  withoutInvoking: ["aspect-shorthand"],
};
