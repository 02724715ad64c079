import type { CompelRules } from "../../fate-points/compel-rules.ts";

/**
 * A point for accepting, two after the GM has escalated; refusing is free unless it is cutthroat. Persistent aspects bring nothing,
 * refusing one costs a point, and compelling one costs a player a point only for an event. Points are earned when the aspect bites.
 * R: a player who compels parts with the point only if it is accepted. Cutthroat is the GM’s choice, compel by compel. What somebody
 * proposes against oneself is the GM’s to turn down, which costs nobody anything. Source: S3.
 */
export const STRANDS_COMPELLING: CompelRules = {
  effects: ["event", "minus-two", "reroll"],
  proposers: ["gm", "target", "other"],
  ownTrouble: "gm-agrees",
  cutthroat: true,
  usesUp: true,
  bidding: () => false,
  terms: ({ aspect, proposer, effect, escalated, cutthroat, free: used }) => {
    const offer = escalated ? 2 : 1;
    const free = used || proposer !== "other" || (aspect.persistent && effect !== "event");
    return {
      proposal: { cost: free ? 0 : 1, paid: "if-accepted" },
      accept: { gain: aspect.persistent ? 0 : offer, awarded: "when-it-bites" },
      refuse: { cost: proposer !== "target" && (cutthroat || aspect.persistent) ? 1 : 0 },
      escalates: proposer === "gm" && !escalated && !aspect.persistent,
    };
  },
};
