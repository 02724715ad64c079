import { type Entry, isOfKind } from "../../ledger/entry.ts";
import { countedRoll } from "../../ledger/kinds.ts";
import { standingOn } from "../../ledger/order.ts";
import type { OpposedRoll } from "../../ledger/roll/opposed-roll.ts";
import { facing, rollNow, type RollNow } from "../../ledger/roll/replay-roll.ts";
import type { EntryBook } from "../../ledger/world.ts";
import { ok, type Result } from "../../rules/index.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { shownEntries, shownWorld } from "./shown-world.ts";

/** A roll as it is now, after all its entries. What opposes it or counts with it does so only where this reader may see it. */
export function rollOn(message: Pick<NornChatMessage<"action">, "id">): Result<RollNow> {
  const now = rollNow({ ...shownWorld(), entries: withoutHidden(shownEntries()) }, message.id ?? "");
  if (!now.ok || !now.value.opposition || isShown(now.value.opposition)) return now;
  return ok(facing(now.value.own, { ...now.value, opposition: null }));
}

/** Whether a roll this reader may not see counts with another. */
export function hidesJoined(roll: string): boolean {
  return standingOn(shownEntries(), roll)
    .filter(isOfKind("join"))
    .some((entry) => isHidden(entry) && entry.request.roll === roll);
}

/** The entries, without the hidden rolls that count with others or defend: their totals would show through. */
function withoutHidden(book: EntryBook): EntryBook {
  return { ...book, about: (id) => book.about(id).filter((entry) => !isHidden(entry)) };
}

/** Whether a total counts with it that this reader may not see. */
function isHidden(entry: Entry): boolean {
  const counted = countedRoll(entry);
  return counted !== null && (!entry.visible || game.messages.get(counted)?.isContentVisible === false);
}

function isShown({ entry, first, second }: OpposedRoll): boolean {
  return (
    entry.visible &&
    (second ? [first, second] : [first]).every(({ roll }) => game.messages.get(roll.id)?.isContentVisible === true)
  );
}
