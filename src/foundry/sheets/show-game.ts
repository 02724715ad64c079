import { RULESET_IDS } from "../../rules/index.ts";

/** Gives a window the thread colour of the game that is played. */
export function showGame(element: HTMLElement, played: string): void {
  for (const id of RULESET_IDS) element.classList.toggle(`norn-game-${id}`, id === played);
}
