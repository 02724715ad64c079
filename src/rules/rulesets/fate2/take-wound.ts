import { boxIds, checkedOn, clearBoxes } from "../../harm/fill-boxes.ts";
import type { TakeWound } from "../../harm/tracks.ts";
import { ok, refuse } from "../../result.ts";

/**
 * A wound moves from one actor to another: into a clear box of the same row, or if that is full, of the next row up, like any
 * wound. Source: F4 (take a wound), F8 (full rows).
 */
export const takeWound: TakeWound = (from, to, { track, box }) => {
  const rows = from.layouts.find(({ id }) => id === track)?.rows ?? [];
  const hurt = rows.find((row) => boxIds(row).includes(box));
  if (!hurt || !checkedOn(from.actor, track).has(box)) return refuse("box-clear", { track, box });
  const own = to.layouts.find(({ id }) => id === track)?.rows ?? [];
  const at = own.findIndex(({ id }) => id === hurt.id);
  const open = at < 0 ? [] : own.slice(at);
  const [landed] = clearBoxes({ id: track, rows: open }, checkedOn(to.actor, track), 1);
  if (!landed) return refuse("no-room", { track, box });
  return ok({
    to: landed,
    events: [
      { type: "track-box-cleared", actor: from.actor.uuid, track, box },
      { type: "track-box-checked", actor: to.actor.uuid, ...landed },
    ],
  });
};
