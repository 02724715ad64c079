import { spendUse, type SpendRules } from "../../fate-points/spend-rules.ts";
import { readSwitch } from "../../dials/read-dial.ts";
import { ARRIVAL, BOX_PAYS, HELP, MONOLOGUE, SWAP_PLACES, TAKE_WOUND } from "./dials.data.ts";

/** In the pool of six-sided dice +1 is one more die. Source: F3 (effect), F4, F11. */
export const FATE2_SPENDING: SpendRules = {
  uses: ({ method }, dials) => {
    const gain = method === "fate-pool" ? "one-die" : "plus-one";
    const always = [
      spendUse("plus-one", { gain, roll: "own", once: true }),
      spendUse("narrative"),
      spendUse("effect", { aspect: true }),
    ];
    const extra = [
      [MONOLOGUE, spendUse("monologue")],
      [HELP, spendUse("help", { cost: 2, gain, roll: "others", once: true })],
      [SWAP_PLACES, spendUse("swap-places", { other: true })],
      [TAKE_WOUND, spendUse("take-wound", { other: true, takesMark: true })],
      [ARRIVAL, spendUse("arrival")],
    ] as const;
    return [...always, ...extra.flatMap(([dial, each]) => (readSwitch(dial, dials) ? [each] : []))];
  },
  countered: true,
  boxPays: (dials) => readSwitch(BOX_PAYS, dials),
};
