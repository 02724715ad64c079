import { ChooseGameWindow } from "./choose-game-window.ts";

/** Opens the window in which the GM chooses the game; for players it says that the GM must. */
export async function chooseGame(): Promise<void> {
  await new ChooseGameWindow().render({ force: true });
}
