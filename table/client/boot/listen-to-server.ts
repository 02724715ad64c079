import type { ModifyAnswerMessage, UserConnectedMessage } from "../../common/wire.ts";
import { getGame } from "../core/globals.ts";
import { Hooks } from "../core/hooks.ts";
import { reportError } from "../core/report-error.ts";
import { listenForQueries } from "../core/user-queries.ts";
import { applyAnswer } from "../data/apply-answer.ts";

/** Hear what others do. */
export function listenToServer(): void {
  const { _link } = getGame();
  _link.on("modifyDocument", (message: ModifyAnswerMessage) => {
    try {
      applyAnswer(message);
    } catch (error) {
      reportError(`A change of ${message.type} documents by somebody else cannot be shown`, error);
    }
  });
  _link.on("userConnected", ({ userId, active }: UserConnectedMessage) => showPresence(userId, active));
  listenForQueries();
}

/** Somebody came or went. */
export function showPresence(userId: string, active: boolean): void {
  const user = getGame().users.get(userId);
  if (!user || user.active === active) return;
  user.active = active;
  getGame().users.render(false, { renderContext: "userConnected" });
  Hooks.callAll("userConnected", user, active);
}
