import { isFleeting } from "../../aspects/made-in-play.ts";
import type { BreakRules } from "../../fate-points/break-rules.ts";
import { strandsEntrance } from "./entrance.ts";
import { campaignRefresh, refreshOf } from "./refresh.ts";

/** The slightest consequence: its row and its aspect go after a few minutes' rest. Source: S5. */
const MINOR = "minor";

/**
 * Use it or lose it: a session starts with the refresh, the pool with the campaign's refresh and one a player character. The GM
 * may grant the refresh at a milestone as well; the pool is then left alone. Sticky aspects stay until they are removed.
 * R: a row that is full has forced its consequence and stays with it; the rest clears with the scene, or with a rest. The one row
 * of a single set bears no consequence and clears. Source: S2, S3, S5.
 */
export const STRANDS_BREAKS: BreakRules = {
  known: () => ["session", "scene", "rest", "story"],
  points: (actor, at, dials) => (at === "session" || at === "story" ? refreshOf(actor, dials) : actor.fatePoints.value),
  clearsBoxes: () => false,
  clearsRow: ({ row, full }, at) => {
    if (at !== "scene" && at !== "rest") return false;
    return row === "stress" || !full || (at === "rest" && row === MINOR);
  },
  releasesHeld: () => false,
  endsAspect: (aspect, at) =>
    aspect.kind === "consequence" ? at === "rest" && aspect.severity === MINOR : at === "scene" && isFleeting(aspect),
  npcPool: (playerCharacters, at, dials) => (at === "session" ? campaignRefresh(dials) + playerCharacters : null),
  entrance: strandsEntrance,
};
