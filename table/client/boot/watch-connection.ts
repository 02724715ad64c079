import { getGame, notify } from "../core/globals.ts";
import { reportError } from "../core/report-error.ts";
import { catchUp } from "./catch-up.ts";
import { fetchWorld } from "./connect.ts";

const NOTICE_ID = "table-connection";

/** Say when the connection is lost, and when it is back catch up with what happened meanwhile. */
export function watchConnection(): void {
  const { _link } = getGame();
  _link.on("disconnect", () => showNotice());
  _link.on("connect", () => void comeBack());
}

async function comeBack(): Promise<void> {
  try {
    catchUp(await fetchWorld(getGame()._link));
    hideNotice();
    notify("info", "The connection is back; everything is up to date.");
  } catch (error) {
    reportError("Catching up after the connection was lost", error);
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
