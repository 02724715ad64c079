import type { EntryMessage } from "../../documents/is-entry-message.ts";
import { eventTarget } from "../../mappers/event-target.ts";
import { askEntry } from "../ask-entry.ts";
import { entriesNaming } from "../entries.ts";
import { ledgerActor } from "../ledger-documents.ts";
import { readEntry } from "../read-entry.ts";
import { startAllAnew, startAnew } from "./accounts.ts";
import { isKeeper } from "./keeper.ts";

/**
 * What the keeper does when one settled entry is deleted. A player's comes back as it was: its author may delete it in Foundry, but what
 * was paid stays paid, and what it gave must stay with it. A game master's word takes it out of the history; how much it had changed
 * is then written down as changed by hand, so that the sums hold. Where other entries lean on it, or where it took one back, it comes
 * back all the same, for what it took back would stand again. Clearing the whole log is ordinary: the counters stay as they are, and
 * the history begins anew.
 */
export async function entryDeleted(message: EntryMessage, options: object, userId: string): Promise<void> {
  const entry = readEntry(message);
  const user = game.users.get(userId);
  if ((options as { deleteAll?: boolean }).deleteAll === true) return startAllAnew();
  if (!entry || entry.state !== "done" || !user || !isKeeper()) return;
  const leaned = entry.kind === "undo" || entry.kind === "redo" || entriesNaming(entry.id).length > 0;
  if (!user.isGM || leaned) return putBack(message, userId);
  const { actor, asked, outcome, kind } = entry;
  if (kind === "adjust") return startAnew(outcome.events.map(eventTarget));
  if (outcome.events.length === 0) return;
  const { aspect, aspectName } = asked;
  await askEntry({
    kind: "adjust",
    actor: ledgerActor(actor),
    asked: { user: userId, aspect, aspectName },
    events: outcome.events,
    secret: message.whisper.length > 0,
  });
}

async function putBack(message: EntryMessage, userId: string): Promise<void> {
  if (userId === game.user.id) ui.notifications.info("NORN.Ledger.stays", { localize: true });
  await ChatMessage.create(message.toObject() as ChatMessage.CreateData, { keepId: true });
}
