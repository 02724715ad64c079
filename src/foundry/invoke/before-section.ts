import type { RollSection } from "../roll/roll-section.ts";
import { askBefore } from "./ask-before.ts";

/** What was chosen before the roll. Its fields are a part of the window of their own. */
export const BEFORE_SECTION: RollSection = {
  after: ({ message, actor, pilot, answer }) => askBefore(message, pilot ?? actor, answer.before),
};
