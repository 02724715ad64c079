import { POOL } from "../../ledger/entry-store.ts";
import { actorByUuid } from "../documents/document-by-uuid.ts";
import { ownCharacter } from "../documents/played-actors.ts";
import { HistoryWindow } from "./history-window.ts";

/** Opens the history of an actor this user may see; without a uuid that of the user's own character. Says so where there is none. */
export async function openHistory(uuid?: string): Promise<void> {
  const actor = uuid === undefined ? ownCharacter() : await actorByUuid(uuid);
  if (actor?.testUserPermission(game.user, "LIMITED")) return HistoryWindow.show(actor.uuid);
  if (uuid === undefined && game.user.isGM) return openPoolHistory();
  ui.notifications.warn("NORN.History.none", { localize: true });
}

/** The history of the points the GM has for everybody without a player: game masters' alone. */
export async function openPoolHistory(): Promise<void> {
  if (game.user.isGM) await HistoryWindow.show(POOL);
}
