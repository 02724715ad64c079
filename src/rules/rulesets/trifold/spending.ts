import type { SpendRules } from "../../fate-points/spend-rules.ts";

/** Source: T3, declarations. */
export const TRIFOLD_SPENDING: SpendRules = {
  uses: () => [{ id: "declaration", cost: 1, gain: null, roll: "none", once: false, veto: true, aspect: true }],
  countered: false,
  boxPays: () => false,
};
