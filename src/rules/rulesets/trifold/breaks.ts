import { isMadeInPlay } from "../../aspects/made-in-play.ts";
import { readNumber } from "../../dials/read-dial.ts";
import type { Break, BreakRules } from "../../fate-points/break-rules.ts";
import { STARTING_POINTS } from "./dials.data.ts";

/** Breaks at which a consequence is healed, by how bad it is; a longer break heals what a shorter one does. Source: T4. */
const HEALS: Readonly<Partial<Record<Break, readonly string[]>>> = {
  scene: ["minor"],
  session: ["minor", "moderate"],
  story: ["minor", "moderate", "significant"],
};

/**
 * Everybody begins a session with as many points, whatever was left. Sticky aspects stay for the scene. R: the conflict, and with
 * it stress, is over when the scene is, or anything longer. Source: T3, T4.
 */
export const TRIFOLD_BREAKS: BreakRules = {
  known: () => ["session", "scene", "story"],
  points: ({ fatePoints }, at, dials) => (at === "session" ? readNumber(STARTING_POINTS, dials) : fatePoints.value),
  clearsBoxes: () => false,
  clearsRow: (_, at) => at in HEALS,
  releasesHeld: () => false,
  endsAspect: (aspect, at) =>
    aspect.kind === "consequence" ? (HEALS[at] ?? []).includes(aspect.severity) : at === "scene" && isMadeInPlay(aspect),
  npcPool: () => null,
  entrance: () => null,
};
