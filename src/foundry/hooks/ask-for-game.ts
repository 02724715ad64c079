import { chooseGame } from "../apps/choose-game.ts";
import { gameChosen } from "../settings/current-game.ts";

/** In a world without a game, asks the GM for one, and informs players who must choose. */
export async function askForGame(): Promise<void> {
  if (gameChosen()) return;
  if (game.user.isGM) return chooseGame();
  const notice = ui.notifications.warn("NORN.ChooseGame.AskGM", { localize: true, permanent: true });
  Hooks.once("norn.gameChanged", () => ui.notifications.remove(notice));
}
