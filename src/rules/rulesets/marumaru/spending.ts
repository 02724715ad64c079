import { spendUse, type SpendRules } from "../../fate-points/spend-rules.ts";

/** Points influence the story directly too. R: for one point, and the GM may say no. Source: M3. */
export const MARUMARU_SPENDING: SpendRules = {
  uses: () => [spendUse("narrative"), spendUse("effect", { aspect: true })],
  countered: false,
  boxPays: () => false,
};
