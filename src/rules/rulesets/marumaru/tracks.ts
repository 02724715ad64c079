import type { DialValues } from "../../dials/dial-values.ts";
import { readNumber } from "../../dials/read-dial.ts";
import { bonusOf, row } from "../../harm/tracks.ts";
import type { TrackLayout } from "../../ruleset.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { RESONANCE } from "./dials.data.ts";

/**
 * One box for each injury, in rows by the grade it brings. M4-R3: near death is one box, the eighth. Armour has as many boxes as
 * points of it are worn, all of them the actor's own. Source: M4, M5.
 */
export function marumaruTracks(actor: ActorSnapshot, dials: DialValues): readonly TrackLayout[] {
  return [
    {
      id: "injuries",
      rows: [
        row("grazed", 1 + bonusOf(actor, "injuries")),
        row("bloodied", 2),
        row("wounded", 2),
        row("maimed", 2),
        row("near-death", 1),
      ],
    },
    { id: "armour", rows: [row("armour", bonusOf(actor, "armour"))] },
    { id: "resonance", rows: [row("resonance", readNumber(RESONANCE, dials) + bonusOf(actor, "resonance"))] },
  ];
}
