import { isFleeting } from "../../aspects/made-in-play.ts";
import { readNumber } from "../../dials/read-dial.ts";
import type { BreakRules } from "../../fate-points/break-rules.ts";
import { STARTING_POINTS } from "./dials.data.ts";

/** A session starts with at least so many points; points held back are free when the scene ends. Source: M3. */
export const MARUMARU_BREAKS: BreakRules = {
  known: () => ["session", "scene"],
  points: ({ fatePoints }, at, dials) =>
    at === "session" ? Math.max(fatePoints.value, readNumber(STARTING_POINTS, dials)) : fatePoints.value,
  clearsBoxes: () => false,
  clearsRow: () => false,
  releasesHeld: (at) => at === "scene" || at === "session",
  endsAspect: (aspect, at) => at === "scene" && isFleeting(aspect),
  npcPool: () => null,
  entrance: () => null,
};
