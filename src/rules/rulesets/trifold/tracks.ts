import { type ChoiceDial, readChoice } from "../../dials/read-dial.ts";
import { bonusOf, row } from "../../harm/tracks.ts";
import type { DialValues, TrackPlan } from "../../ruleset.ts";
import { rankOf } from "../../skills/audit.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { campaignPoints } from "./creation.ts";
import { COMPOSURE_SKILL, HEALTH_SKILL } from "./dials.data.ts";

/** The skill cap and half the linked skill, rounded up. Source: T4. */
export function trackLength(cap: number, linkedRank: number): number {
  return cap + Math.ceil(linkedRank / 2);
}

/** T4-R2: a linked skill that does not apply counts as unrated. Source: T4. */
export function trifoldTracks(actor: ActorSnapshot, dials: DialValues): readonly TrackPlan[] {
  const { cap } = campaignPoints(dials);
  const track = (id: string, linked: ChoiceDial<string>): TrackPlan => {
    const rank = rankOf(actor.traits, readChoice(linked, dials), 0) ?? 0;
    return { id, rows: [row("stress", trackLength(cap, rank) + bonusOf(actor, id))] };
  };
  return [track("health", HEALTH_SKILL), track("composure", COMPOSURE_SKILL)];
}
