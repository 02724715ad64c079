import { readSwitch } from "../../dials/read-dial.ts";
import type { CompelRules } from "../../fate-points/compel-rules.ts";
import { BIDDING } from "./dials.data.ts";

/** Involuntary invocation: play along for as many points as the level, or pay as many. No box is checked. Source: F3. */
export const FATE2_COMPELLING: CompelRules = {
  effects: ["event"],
  proposers: ["gm"],
  ownTrouble: "own-word",
  cutthroat: false,
  usesUp: false,
  bidding: (dials) => readSwitch(BIDDING, dials),
  terms: ({ aspect }) => ({
    proposal: { cost: 0, paid: "at-once" },
    accept: { gain: aspect.level, awarded: "at-once" },
    refuse: { cost: aspect.level },
    escalates: false,
  }),
};
