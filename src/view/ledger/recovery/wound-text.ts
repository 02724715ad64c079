import type { NamedWound } from "../../../ledger/recovery.ts";
import { named } from "../../listed-words.ts";
import { type Text, text } from "../../text.ts";

/** What names a wound to people. */
export interface WoundWords extends Pick<NamedWound, "track" | "row"> {
  /** The campaign's name for the track, "" for the game's. */
  readonly trackName: string;
  /** Phrase of the consequence, "" for none. */
  readonly aspectName: string;
  readonly boxes: readonly string[];
}

/** A wound in words: the consequence, else the row of its boxes. */
export function woundText(game: string, wound: WoundWords): Text {
  const { aspectName, boxes } = wound;
  if (aspectName !== "") return text("NORN.Recovery.consequence", { name: aspectName });
  const what = rowText(game, wound);
  return boxes.length > 1 ? text("NORN.Recovery.boxes", { what, count: boxes.length }) : what;
}

/** The row and its track; the track alone where that row has no name of its own. */
function rowText(game: string, { track, trackName, row }: WoundWords): Text {
  const heading = trackName === "" ? text(`NORN.Track.${game}.${track}`) : named(trackName);
  const isWhole = row === track || row === "stress" || row === "";
  return isWhole ? heading : text("NORN.Recovery.row", { row: text(`NORN.TrackRow.${game}.${row}`), track: heading });
}
