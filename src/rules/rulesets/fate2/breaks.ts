import { isFleeting } from "../../aspects/made-in-play.ts";
import type { BreakRules } from "../../fate-points/break-rules.ts";
import { readChoice } from "../../dials/read-dial.ts";
import { REFRESH } from "./dials.data.ts";

/** Boxes clear when the campaign says; fate points are kept from one session to the next. Source: F3, F4. */
export const FATE2_BREAKS: BreakRules = {
  points: ({ fatePoints }) => fatePoints.value,
  clearsBoxes: (at, dials) => at === readChoice(REFRESH, dials),
  releasesHeld: () => false,
  endsAspect: (aspect, at) => at === "scene" && isFleeting(aspect),
  npcPool: () => null,
};
