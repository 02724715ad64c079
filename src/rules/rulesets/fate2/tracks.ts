import type { DialValues } from "../../dials/dial-values.ts";
import { readNumber } from "../../dials/read-dial.ts";
import { bonusOf, row, withRows } from "../../harm/tracks.ts";
import type { TrackLayout } from "../../ruleset.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { CLIPPED_BOXES, HURT_BOXES, INJURED_BOXES } from "./dials.data.ts";

export const WOUNDS = "wounds";
export const TAKEN_OUT = "taken-out";

/**
 * F8-R3: an actor's own extra boxes lengthen each of the three rows; taken out stays one box. F10-R3: minions who count as one have
 * one of those boxes each. Source: F7, F8.
 */
export function fate2Tracks(actor: ActorSnapshot, dials: DialValues): readonly TrackLayout[] {
  const bonus = bonusOf(actor, WOUNDS);
  const layouts = [
    {
      id: WOUNDS,
      rows: [
        row("clipped", readNumber(CLIPPED_BOXES, dials) + bonus),
        row("hurt", readNumber(HURT_BOXES, dials) + bonus),
        row("injured", readNumber(INJURED_BOXES, dials) + bonus),
        row(TAKEN_OUT, actor.count ?? 1),
      ],
    },
  ];
  return layouts.map((layout) => withRows(actor, layout));
}
