import { isFleeting } from "../../aspects/made-in-play.ts";
import type { BreakRules } from "../../fate-points/break-rules.ts";
import { campaignRefresh, refreshOf } from "./refresh.ts";

/**
 * Use it or lose it: a session starts with the refresh, the pool with the campaign's refresh and one a player character.
 * Sticky aspects stay until they are removed. Source: S3.
 */
export const STRANDS_BREAKS: BreakRules = {
  points: (actor, at, dials) => (at === "session" ? refreshOf(actor, dials) : actor.fatePoints.value),
  clearsBoxes: () => false,
  releasesHeld: () => false,
  endsAspect: (aspect, at) => at === "scene" && isFleeting(aspect),
  npcPool: (playerCharacters, at, dials) => (at === "session" ? campaignRefresh(dials) + playerCharacters : null),
};
