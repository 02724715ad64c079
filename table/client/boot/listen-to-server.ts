import { getGame } from "../core/globals.ts";
import { Hooks } from "../core/hooks.ts";
import { reportError } from "../core/report-error.ts";
import { applyAnswer } from "../data/apply-answer.ts";
import type { Arrival } from "./inbox.ts";

/** Applies another client's change here. */
export function receiveArrival({ event, message }: Arrival): void {
  try {
    if (event === "modifyDocument") applyAnswer(message);
    else if (event === "pause") getGame().togglePause(message.paused, { userId: message.userId });
    else showPresence(message.userId, message.active);
  } catch (error) {
    reportError("A change by another user cannot be shown", error);
  }
}

/** A user connected or disconnected. */
function showPresence(userId: string, active: boolean): void {
  const user = getGame().users.get(userId);
  if (!user || user.active === active) return;
  user.active = active;
  getGame().users.render(false, { renderContext: "userConnected" });
  Hooks.callAll("userConnected", user, active);
}
