import type { NamedWound } from "../../ledger/requests/recovery.ts";
import { rowText, trackText } from "../listed-words.ts";
import { type Text, text } from "../text.ts";

/** What names a wound to people. */
export interface WoundWords extends Pick<NamedWound, "track" | "row"> {
  /** The campaign's name for the track, "" for the game's. */
  readonly trackName: string;
  /** Whose words for it these are, "" for people's. */
  readonly trackWords: string;
  /** Phrase of the consequence, "" for none. */
  readonly aspectName: string;
  readonly boxes: readonly string[];
}

/** A wound in words: the consequence, else the row of its boxes. */
export function woundText(game: string, wound: WoundWords): Text {
  const { aspectName, boxes } = wound;
  if (aspectName !== "") return text("NORN.Recovery.consequence", { name: aspectName });
  const what = whereText(game, wound);
  return boxes.length > 1 ? text("NORN.Recovery.boxes", { what, count: boxes.length }) : what;
}

/** The row and its track; the track alone where that row has no name of its own. */
function whereText(game: string, { track, trackName, trackWords, row }: WoundWords): Text {
  const layout = { id: track, name: trackName, words: trackWords };
  const heading = trackText(game, layout);
  const isWhole = row === track || row === "stress" || row === "";
  return isWhole ? heading : text("NORN.Recovery.row", { row: rowText(game, layout, row), track: heading });
}
