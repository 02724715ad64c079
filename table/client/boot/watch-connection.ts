import * as ours from "../../common/ours.ts";
import { getGame, notify } from "../core/globals.ts";

const NOTICE_ID = "table-connection";

/**
 * Notifies the user when the connection is lost and restored. Missed changes are neither sent again nor fetched (#10562): the
 * page stays as it was until it is reloaded.
 */
export function watchConnection(): void {
  const { [ours.link]: link } = getGame();
  link.on("disconnect", showNotice);
  link.on("connect", () => {
    hideNotice();
    notify("warn", "The connection is back. What others did meanwhile is missing here until the page is reloaded.");
  });
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
