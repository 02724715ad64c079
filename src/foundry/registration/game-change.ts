import { chooseGame } from "../welcome/choose-game.ts";
import { forgetGame, gameChosen } from "../settings/active-game.ts";

/**
 * Informs this client's code that the game, a dial, or the display of its numbers has changed. Called once the new value is in
 * force here.
 */
export function announceGame(): void {
  forgetGame();
  Hooks.callAll("norn.gameChanged");
}

/** Renders all open windows of Norn's again. */
export function renderOnGameChange(): void {
  Hooks.on("norn.gameChanged", () => {
    for (const app of foundry.applications.instances.values()) {
      if (app.rendered && app.options.classes.includes("norn")) void app.render();
    }
  });
}

/** In a world without a game, asks the GM for one, and informs players who must choose. */
export async function askForGame(): Promise<void> {
  if (gameChosen()) return;
  if (game.user.isGM) return chooseGame();
  const notice = ui.notifications.warn("NORN.ChooseGame.AskGM", { localize: true, permanent: true });
  Hooks.once("norn.gameChanged", () => ui.notifications.remove(notice));
}
