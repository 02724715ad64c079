import { isEntryMessage } from "../../documents/is-entry-message.ts";
import type { Entry } from "../../../view/ledger/entry.ts";
import { readEntry } from "../read-entry.ts";
import { adoptClaim, noteClaim } from "./claims.ts";
import { isKeeping } from "./keeper.ts";
import { runEntry } from "./run-entry.ts";

let tail: Promise<void> = Promise.resolve();

/** Entries run one after another on a page, so that each sees what the one before it changed. */
export function enqueueEntry(id: string): void {
  tail = tail.then(() => runEntry(id)).catch((error: unknown) => explain(error));
}

/** Resolves once what is in hand is finished. */
export function queueFinished(): Promise<void> {
  return tail;
}

/** Everything that waited until somebody is there to carry it out, in the order asked, and what those who are gone have left. */
export function enqueueOpenEntries({ own = false } = {}): void {
  for (const entry of openEntries()) {
    if (entry.state === "doing" && (isKeeping() || isLeft(entry, own))) adoptClaim(entry.id);
    enqueueEntry(entry.id);
  }
}

/** Begun by somebody who is gone; or by this user's page before this one. */
function isLeft({ writer }: Entry, own: boolean): boolean {
  return game.users.get(writer)?.active !== true || (own && writer === game.user.id);
}

/** Entries that are asked or begun, oldest first. */
export function openEntries(): Entry[] {
  const open = game.messages.filter((message) => isEntryMessage(message) && isOpen(message.system.state));
  return open.toSorted((a, b) => a.timestamp - b.timestamp).flatMap((message) => readEntry(message) ?? []);
}

function isOpen(state: string): boolean {
  return state === "asked" || state === "doing";
}

/** Another player who is there is in the middle of an entry. */
export function isInOtherHands(): boolean {
  return openEntries().some(({ state, writer }) => state === "doing" && game.users.get(writer)?.active === true);
}

/** Called in `ready`: what has been begun stands as it is. */
export function noteClaims(): void {
  for (const message of game.messages) if (isEntryMessage(message)) noteClaim(message);
}

/** One entry that fails must not hold up those behind it. */
function explain(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  ui.notifications.error("NORN.Ledger.failed", { format: { reason } });
}
