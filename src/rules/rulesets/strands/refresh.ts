import { readChoice } from "../../dials/read-dial.ts";
import type { DialValues } from "../../ruleset.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { LEVEL } from "./dials.data.ts";
import { STRANDS_LEVELS } from "./levels.data.ts";

/** The refresh of the campaign's level. Source: S2. */
export function campaignRefresh(dials: DialValues): number {
  return STRANDS_LEVELS[readChoice(LEVEL, dials)].refresh;
}

/** An actor's own refresh, where one is written down, else that of the campaign's level. Source: S2, S3. */
export function refreshOf({ fatePoints }: ActorSnapshot, dials: DialValues): number {
  return fatePoints.refresh > 0 ? fatePoints.refresh : campaignRefresh(dials);
}
