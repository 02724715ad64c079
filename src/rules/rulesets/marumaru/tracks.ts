import type { DialValues } from "../../dials/dial-values.ts";
import { readNumber } from "../../dials/read-dial.ts";
import { bonusOf, inItsWords, row, withRows } from "../../harm/tracks.ts";
import type { TrackLayout } from "../../ruleset.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { RESONANCE } from "./dials.data.ts";

export const INJURIES = "injuries";
export const ARMOUR = "armour";

/**
 * One box for each injury, in rows by the grade it brings. M4-R3: near death is one box, the eighth. Armour has as many boxes as
 * points of it are worn; boxes of the actor's own come to that. M4-R31. Source: M4, M5.
 */
export function marumaruTracks(actor: ActorSnapshot, dials: DialValues): readonly TrackLayout[] {
  const layouts = [
    {
      id: INJURIES,
      rows: [
        row("grazed", 1 + bonusOf(actor, INJURIES)),
        row("bloodied", 2),
        row("wounded", 2),
        row("maimed", 2),
        row("near-death", 1),
      ],
    },
    { id: ARMOUR, rows: [row(ARMOUR, Math.max(0, (actor.armourPoints ?? 0) + bonusOf(actor, ARMOUR)))] },
    { id: "resonance", rows: [row("resonance", Math.max(0, castsAlone(actor, dials) + bonusOf(actor, "resonance")))] },
  ];
  return layouts.map((layout) => inItsWords("marumaru", actor, withRows(actor, layout)));
}

/** M5-R20: who casts is a person; anything else has only boxes of its own. */
export function castsAlone({ type }: ActorSnapshot, dials: DialValues): number {
  return type === "character" || type === "npc" ? readNumber(RESONANCE, dials) : 0;
}
