import type { Break } from "../../rules/index.ts";
import { BREAKS_WINDOW } from "./break-actors.ts";

/** Opens the window in which the GM ends a scene, begins a session …, with a given break selected if one is named. */
export async function openBreaks(at?: Break): Promise<void> {
  if (!game.user.isGM) {
    ui.notifications.warn("NORN.Ledger.Refused.gm-only", { localize: true });
    return;
  }
  const { BreaksWindow } = await import("./breaks-window.ts");
  const open = foundry.applications.instances.get(BREAKS_WINDOW);
  const window = open instanceof BreaksWindow ? open : new BreaksWindow();
  if (at) window.choose(at);
  await window.render({ force: true });
  window.bringToFront();
}
