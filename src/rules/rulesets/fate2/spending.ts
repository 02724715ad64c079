import type { SpendRules, SpendUse } from "../../fate-points/spend-rules.ts";
import { readSwitch } from "../../dials/read-dial.ts";
import { ARRIVAL, BOX_PAYS, HELP, MONOLOGUE, SWAP_PLACES, TAKE_WOUND } from "./dials.data.ts";

const use = (id: string, cost: number, otherwise: Partial<SpendUse> = {}): SpendUse => ({
  id,
  cost,
  gain: null,
  roll: "none",
  once: false,
  veto: false,
  aspect: false,
  ...otherwise,
});

/** In the pool of six-sided dice +1 is one more die. Source: F4, F11. */
export const FATE2_SPENDING: SpendRules = {
  uses: ({ method }, dials) => {
    const gain = method === "fate-pool" ? "one-die" : "plus-one";
    const always = [use("plus-one", 1, { gain, roll: "own", once: true }), use("narrative", 1, { veto: true })];
    const extra = [
      [MONOLOGUE, use("monologue", 1)],
      [HELP, use("help", 2, { gain, roll: "others", once: true })],
      [SWAP_PLACES, use("swap-places", 1)],
      [TAKE_WOUND, use("take-wound", 1)],
      [ARRIVAL, use("arrival", 1, { veto: true })],
    ] as const;
    return [...always, ...extra.flatMap(([dial, each]) => (readSwitch(dial, dials) ? [each] : []))];
  },
  countered: true,
  boxPays: (dials) => readSwitch(BOX_PAYS, dials),
};
