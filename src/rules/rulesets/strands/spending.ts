import { spendUse, type SpendRules } from "../../fate-points/spend-rules.ts";

/** R: nothing in the source keeps anybody from spending more than one point on a +1, but for the campaign's limits. Source: S3. */
export const STRANDS_SPENDING: SpendRules = {
  uses: () => [spendUse("plus-one", { gain: "plus-one", roll: "own" }), spendUse("effect", { aspect: true })],
  countered: false,
  boxPays: () => false,
};
