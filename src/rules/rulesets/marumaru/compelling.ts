import type { CompelRules } from "../../fate-points/compel-rules.ts";

/** Proposing costs a point, but for the GM's unlimited pool and on oneself; accepting brings one, preventing costs one. Source: M3. */
export const MARUMARU_COMPELLING: CompelRules = {
  effects: ["event"],
  proposers: ["gm", "target", "other"],
  ownTrouble: "own-word",
  cutthroat: false,
  usesUp: false,
  bidding: () => false,
  terms: ({ proposer }) => ({
    proposal: { cost: proposer === "other" ? 1 : 0, paid: "at-once" },
    accept: { gain: 1, awarded: "at-once" },
    refuse: { cost: 1 },
    escalates: false,
  }),
};
