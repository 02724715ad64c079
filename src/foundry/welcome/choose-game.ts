/** Opens the window in which the GM chooses the game; players are informed that the GM must. */
export async function chooseGame(): Promise<void> {
  const { ChooseGameWindow } = await import("../apps/choose-game-window.ts");
  await new ChooseGameWindow().render({ force: true });
}
