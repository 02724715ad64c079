import { isFleeting } from "../../aspects/made-in-play.ts";
import { type Break, type BreakRules, BREAKS } from "../../fate-points/break-rules.ts";
import { readChoice } from "../../dials/read-dial.ts";
import { REFRESH } from "./dials.data.ts";

/** Breaks every campaign has; of the others the one at which its boxes clear. */
const ALWAYS: readonly Break[] = ["session", "scene"];
/** Rows of the wound track that last as long as the scene. Source: F8. */
const OF_THE_SCENE: readonly string[] = ["clipped", "hurt"];

/** Boxes clear when the campaign says; fate points are kept from one session to the next. Source: F3, F4, F8. */
export const FATE2_BREAKS: BreakRules = {
  known: (dials) => BREAKS.filter((at) => ALWAYS.includes(at) || at === readChoice(REFRESH, dials)),
  points: ({ fatePoints }) => fatePoints.value,
  clearsBoxes: (at, dials) => at === readChoice(REFRESH, dials),
  clearsRow: ({ row }, at) => at === "scene" && OF_THE_SCENE.includes(row),
  releasesHeld: () => false,
  endsAspect: (aspect, at) => at === "scene" && isFleeting(aspect),
  npcPool: () => null,
  entrance: () => null,
};
