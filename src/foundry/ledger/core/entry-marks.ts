import { deletionOf } from "../../compat/deletion.ts";
import { readEntry } from "../read-entry.ts";
import type { WriteOptions } from "./session.ts";

interface Flagged {
  readonly flags: object;
}

/** Ids of the entries written into a document. */
export function marksOf(document: Flagged): string[] {
  const marks: unknown = foundry.utils.getProperty(document.flags, "norn.entries");
  return typeof marks === "object" && marks !== null ? Object.keys(marks) : [];
}

export function hasMark(document: Flagged, entry: string): boolean {
  return marksOf(document).includes(entry);
}

/**
 * The part of an update that says which entry it belongs to: it is written with the change itself, so that whoever takes over after
 * a crash sees what is written already. The id of the write makes sure that there is always something to write, and so to come back.
 * Marks of entries that are settled go at the same time.
 */
export function markChange(document: Flagged, entry: string, { nornWrite }: WriteOptions) {
  const settled = marksOf(document).filter((id) => id !== entry && !isOpen(id));
  return { norn: { entries: { [entry]: nornWrite, ...deletionOf(...settled) } } };
}

/** The part of an update that leaves no trace of settled entries. Null where there is none. */
export function unmarkChange(document: Flagged) {
  const marks = marksOf(document);
  if (marks.length === 0 || marks.some(isOpen)) return null;
  const others = Object.keys(foundry.utils.getProperty(document.flags, "norn") ?? {}).filter((key) => key !== "entries");
  return others.length > 0 ? { norn: deletionOf("entries") } : deletionOf("norn");
}

function isOpen(id: string): boolean {
  const state = readEntry(game.messages.get(id))?.state;
  return state === "asked" || state === "doing";
}
