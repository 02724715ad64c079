import { type Text, text } from "./text.ts";

/** What a game is called. */
export function gameName(id: string): Text {
  return text(`NORN.Game.Name.${id}`);
}
