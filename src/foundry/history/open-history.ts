import { POOL } from "../../ledger/balances.ts";
import type { EntryChange } from "../../ledger/entry-store.ts";
import { actorByUuid } from "../documents/document-by-uuid.ts";
import { isPlayerCharacter, ownCharacter } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { onEntryChange } from "../ledger/ledger-store.ts";
import type { HistoryWindow } from "./history-window.ts";

/** The window's code, fetched when a history is first opened. */
let loaded: typeof HistoryWindow | null = null;

async function show(subject: string): Promise<void> {
  loaded ??= (await import("./history-window.ts")).HistoryWindow;
  await loaded.show(subject);
}

/** Redraws the open histories that a change concerns. */
function redrawHistories(change: EntryChange): void {
  loaded?.follow(change);
}

/**
 * Opens the history of an actor whose points this user may see; without a uuid, that of the user's own character. Informs the user if there is
 * none.
 */
export async function openHistory(uuid?: string): Promise<void> {
  const actor = uuid === undefined ? ownCharacter() : await actorByUuid(uuid);
  if (actor && mayRead(actor)) return show(actor.uuid);
  if (uuid === undefined && game.user.isGM) return openPoolHistory();
  ui.notifications.warn("NORN.History.none", { localize: true });
}

/** On the sheet; and those of the players' characters are in the strip. */
function mayRead(actor: NornActor): boolean {
  return actor.testUserPermission(game.user, isPlayerCharacter(actor) ? "LIMITED" : "OBSERVER");
}

/** The history of the GM's pool: for GMs only. */
export async function openPoolHistory(): Promise<void> {
  if (game.user.isGM) await show(POOL);
}

/** Histories follow the entries. Called in `init`. */
export function registerHistory(): void {
  onEntryChange(redrawHistories);
}
