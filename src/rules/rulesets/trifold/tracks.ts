import type { DialValues } from "../../dials/dial-values.ts";
import { askFormula, type ChoiceDial, readChoice, readFormula } from "../../dials/read-dial.ts";
import { bonusOf, row } from "../../harm/tracks.ts";
import type { TrackLayout } from "../../ruleset.ts";
import { rankOf } from "../../skills/audit.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { campaignPoints } from "./creation.ts";
import { COMPOSURE_SKILL, HEALTH_SKILL, TRACK_LENGTH } from "./dials.data.ts";

/** T4-R2: a linked skill that does not apply counts as unrated. Source: T4. */
export function trifoldTracks(actor: ActorSnapshot, dials: DialValues): readonly TrackLayout[] {
  const { cap } = campaignPoints(dials);
  const length = readFormula(TRACK_LENGTH, dials);
  const track = (id: string, dial: ChoiceDial<string>): TrackLayout => {
    const linked = rankOf(actor.traits, readChoice(dial, dials), 0) ?? 0;
    const boxes = askFormula(length, (key) => rankOf(actor.traits, key, 0) ?? 0, { cap, linked, size: actor.size }) ?? 0;
    return { id, rows: [row("stress", boxes + bonusOf(actor, id))] };
  };
  return [track("health", HEALTH_SKILL), track("composure", COMPOSURE_SKILL)];
}
