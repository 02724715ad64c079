import type { Entry, EntryOf } from "../../ledger/entry.ts";
import { standingOn } from "../../ledger/order.ts";
import type { OpposedRoll } from "../../ledger/opposed-roll.ts";
import { rollNow, type RollNow } from "../../ledger/replay-roll.ts";
import type { EntryBook, World } from "../../ledger/world.ts";
import { ok, type Result } from "../../rules/index.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerStore } from "./ledger-store.ts";
import { worldOfDocuments } from "./world-of-documents.ts";

/** The world as this client knows it now. */
export function ledgerWorld(): World {
  return worldOfDocuments(ledgerStore());
}

/** A roll as it is now, after all its entries. What opposes it or counts with it does so only where this reader may see it. */
export function rollOn(message: Pick<NornChatMessage<"action">, "id">): Result<RollNow> {
  const now = rollNow({ ...ledgerWorld(), entries: SHOWN }, message.id ?? "");
  if (!now.ok || !now.value.opposition || isShown(now.value.opposition)) return now;
  const { first, second, side } = now.value.opposition;
  const own = side === "first" ? first : second;
  return own ? ok({ ...own, opposition: null }) : now;
}

/** Whether a roll this reader may not see counts with another. */
export function hidesJoined(roll: string): boolean {
  return standingOn(ledgerStore(), roll).some((entry) => isHiddenJoin(entry) && entry.request.roll === roll);
}

/** The entries, without the hidden rolls that count with others: their totals would show through. */
const SHOWN: EntryBook = {
  entry: (id) => ledgerStore().entry(id),
  about: (id) =>
    ledgerStore()
      .about(id)
      .filter((entry) => !isHiddenJoin(entry)),
  ofTurn: (turn) => ledgerStore().ofTurn(turn),
  ofKinds: (kinds) => ledgerStore().ofKinds(kinds),
};

function isHiddenJoin(entry: Entry): entry is EntryOf<"join"> & Entry {
  if (entry.kind !== "join") return false;
  return !entry.visible || game.messages.get(entry.request.joining)?.isContentVisible === false;
}

function isShown({ entry, first, second }: OpposedRoll): boolean {
  const sides = second ? [first, second] : [first];
  return entry.visible && sides.every(({ roll }) => game.messages.get(roll.id)?.isContentVisible === true);
}
