import type { SpendRules } from "../../fate-points/spend-rules.ts";

/** Points influence the story directly too. R: for one point, and the GM may say no. Source: M3. */
export const MARUMARU_SPENDING: SpendRules = {
  uses: () => [{ id: "narrative", cost: 1, gain: null, roll: "none", once: false, veto: true, aspect: false }],
  countered: false,
  boxPays: () => false,
};
