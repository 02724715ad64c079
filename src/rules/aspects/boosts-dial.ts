import type { SwitchDial } from "../dials/read-dial.ts";

/** R: whether a game has boosts, gone after one use; the sources have none. */
export function boostsDial(game: string): SwitchDial {
  return { id: `${game}-boosts`, group: "aspects", kind: "switch", initial: false };
}
