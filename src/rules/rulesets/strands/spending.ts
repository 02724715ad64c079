import type { SpendRules } from "../../fate-points/spend-rules.ts";

/** R: nothing in the source keeps anybody from spending more than one point this way, but for the campaign's limits. Source: S3. */
export const STRANDS_SPENDING: SpendRules = {
  uses: () => [{ id: "plus-one", cost: 1, gain: "plus-one", roll: "own", once: false, veto: false, aspect: false }],
  countered: false,
  boxPays: () => false,
};
