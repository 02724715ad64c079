import type { CompelRules } from "../../fate-points/compel-rules.ts";

/** The GM offers a point; whoever turns it down pays one. Source: T3. */
export const TRIFOLD_COMPELLING: CompelRules = {
  effects: ["event"],
  proposers: ["gm"],
  ownTrouble: "own-word",
  cutthroat: false,
  usesUp: false,
  bidding: () => false,
  terms: () => ({
    proposal: { cost: 0, paid: "at-once" },
    accept: { gain: 1, awarded: "at-once" },
    refuse: { cost: 1 },
    escalates: false,
  }),
};
