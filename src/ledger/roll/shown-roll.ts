import { ok, type Result } from "../../rules/result.ts";
import { type Entry, isOfKind } from "../entry.ts";
import { addedRoll } from "../kinds.ts";
import { activeOn } from "../order.ts";
import type { EntryBook, World } from "../world.ts";
import type { OpposedRoll } from "./opposed-roll.ts";
import { facing, rollNow, type RollNow } from "./replay-roll.ts";

/** Whether a roll is hidden from a reader. */
export type Hides = (roll: string) => boolean;

/** A roll as it is now, after all its entries. What opposes it, defends, or counts with it does so only where the reader may see it. */
export function shownRoll({ roll, entries }: Pick<World, "roll" | "entries">, hides: Hides, id: string): Result<RollNow> {
  const now = rollNow({ roll, entries: withoutHidden(entries, hides) }, id);
  if (!now.ok || !now.value.opposition || isShown(now.value.opposition, hides)) return now;
  return ok(facing(now.value.own, { ...now.value, opposition: null }));
}

/** Whether a roll that the reader may not see counts with another. */
export function hidesJoined(entries: EntryBook, hides: Hides, roll: string): boolean {
  return activeOn(entries, roll)
    .filter(isOfKind("join"))
    .some((entry) => isHidden(entry, hides) && entry.request.roll === roll);
}

/** The entries, without the hidden rolls that count with others or defend: their totals would show through. */
function withoutHidden(book: EntryBook, hides: Hides): EntryBook {
  return { ...book, about: (id) => book.about(id).filter((entry) => !isHidden(entry, hides)) };
}

/** Whether a total counts with it that the reader may not see. */
function isHidden(entry: Entry, hides: Hides): boolean {
  const counted = addedRoll(entry);
  return counted !== null && (!entry.visible || hides(counted));
}

function isShown({ entry, first, second }: OpposedRoll, hides: Hides): boolean {
  return entry.visible && (second ? [first, second] : [first]).every(({ roll }) => !hides(roll.id));
}
