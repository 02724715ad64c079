import type { TrackLayout } from "../../rules/index.ts";
import { named } from "../listed-words.ts";
import { type Text, text } from "../text.ts";

/** A track in words: the campaign's name, else the game's for what is harmed. */
export function trackText(game: string, { id, name = "", words = "" }: Pick<TrackLayout, "id" | "name" | "words">): Text {
  return name === "" ? text(`NORN.Track.${words || game}.${id}`) : named(name);
}

/** A row of a track in words. */
export function rowText(game: string, { words = "" }: Pick<TrackLayout, "words">, row: string): Text {
  return text(`NORN.TrackRow.${words || game}.${row}`);
}
