import type { OpposedRoll } from "../../ledger/opposed-roll.ts";
import { facing, rollNow, type RollNow } from "../../ledger/replay-roll.ts";
import type { World } from "../../ledger/world.ts";
import { ok, type Result } from "../../rules/index.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerStore } from "./ledger-store.ts";
import { worldOfDocuments } from "./world-of-documents.ts";

/** The world as this client knows it now. */
export function ledgerWorld(): World {
  return worldOfDocuments(ledgerStore());
}

/** A roll as it is now, after all its entries. What opposes it counts only where this reader may see it. */
export function rollOn(message: Pick<NornChatMessage<"action">, "id">): Result<RollNow> {
  const now = rollNow(ledgerWorld(), message.id ?? "");
  if (!now.ok) return now;
  const { opposition, defended } = now.value;
  const seen = defended.filter(({ entry, defense }) => entry.visible && (!defense || isSeen(defense.roll.id)));
  const hides = opposition !== null && !isShown(opposition);
  if (!hides && seen.length === defended.length) return now;
  return ok(facing(now.value.own, { opposition: hides ? null : opposition, defended: seen }));
}

function isSeen(id: string): boolean {
  return game.messages.get(id)?.isContentVisible === true;
}

function isShown({ entry, first, second }: OpposedRoll): boolean {
  return entry.visible && (second ? [first, second] : [first]).every(({ roll }) => isSeen(roll.id));
}
