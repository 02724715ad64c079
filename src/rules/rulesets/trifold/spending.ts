import { spendUse, type SpendRules } from "../../fate-points/spend-rules.ts";

/** A declaration is what the other games call invoking for an effect. Source: T3. */
export const TRIFOLD_SPENDING: SpendRules = {
  uses: () => [spendUse("declaration", { aspect: true })],
  countered: false,
  boxPays: () => false,
};
