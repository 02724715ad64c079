import type { RollSection } from "../roll/roll-section.ts";
import { attackIn } from "../harm/attack-section.ts";
import { costsBefore } from "./costs-before.ts";
import { payCosts } from "./pay-costs.ts";

/** What a roll costs by itself. */
export const COSTS_SECTION: RollSection = {
  costs: (draft) => {
    const { actor, pilot, opposing, defending } = draft.setup;
    return costsBefore(pilot ?? actor, { attack: attackIn(draft), reacts: opposing !== null || defending !== null });
  },
  after: ({ message, actor, pilot }) => payCosts(message, actor, pilot),
};
