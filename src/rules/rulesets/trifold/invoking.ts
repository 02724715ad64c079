import type { InvocationRules } from "../../aspects/invocation-rules.ts";

/** Source: T3. */
export const TRIFOLD_INVOKING: InvocationRules = {
  payment: "point",
  moments: ["after"],
  repeat: "once-an-action",
  others: true,
  toOwner: "when-resolved",
  gains: () => ["plus-two", "reroll-all", "effect"],
  mostPoints: () => null,
  scopes: () => false,
  debt: () => false,
  withoutInvoking: [],
};
