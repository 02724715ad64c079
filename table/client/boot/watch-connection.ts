import { getGame, notify } from "../core/globals.ts";
import { reportError } from "../core/report-error.ts";
import { catchUp } from "./catch-up.ts";
import type { Inbox } from "./inbox.ts";
import { receiveArrival } from "./listen-to-server.ts";

const NOTICE_ID = "table-connection";

/** Say when the connection is lost, and when it is back catch up with what happened meanwhile. */
export function watchConnection(inbox: Inbox): void {
  const { _link } = getGame();
  _link.on("disconnect", () => {
    inbox.close();
    showNotice();
  });
  _link.on("connect", () => void comeBack(inbox));
}

async function comeBack(inbox: Inbox): Promise<void> {
  try {
    catchUp(await inbox.fetchWorld());
    inbox.open(receiveArrival);
    hideNotice();
    notify("info", "The connection is back; everything is up to date.");
  } catch (error) {
    // Lost once more: the notice still stands, and the next return tries again.
    if (getGame()._link.connected) reportError("Catching up after the connection was lost", error);
  }
}

function showNotice(): void {
  if (document.getElementById(NOTICE_ID)) return;
  const notice = document.createElement("aside");
  notice.id = NOTICE_ID;
  notice.setAttribute("role", "alert");
  notice.textContent = "The connection to the Table is lost. Trying to come back… Changes cannot be made until then.";
  document.body.append(notice);
}

function hideNotice(): void {
  document.getElementById(NOTICE_ID)?.remove();
}
