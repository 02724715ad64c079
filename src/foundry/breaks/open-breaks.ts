import type { Break } from "../../rules/index.ts";
import { BreaksWindow } from "./breaks-window.ts";

/** Opens the window in which the GM ends a scene, begins a session …, at a certain break if one is named. */
export async function openBreaks(at?: Break): Promise<void> {
  if (!game.user.isGM) {
    ui.notifications.warn("NORN.Ledger.Refused.gm-only", { localize: true });
    return;
  }
  const open = foundry.applications.instances.get(BreaksWindow.DEFAULT_OPTIONS.id);
  const window = open instanceof BreaksWindow ? open : new BreaksWindow();
  if (at) window.choose(at);
  await window.render({ force: true });
  window.bringToFront();
}
