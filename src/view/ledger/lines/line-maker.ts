import type { Text } from "../../text.ts";
import type { Entry } from "../entry.ts";

/** What only the table knows about an entry. */
export interface EntryCircumstances {
  readonly stands: boolean;
  /** Nobody is there who could carry it out. */
  readonly waits: boolean;
  /** The reader may undo it or do it again. */
  readonly mine: boolean;
  /** Who changed something past the ledger. */
  readonly by: string;
  /** Name of the entry it undoes or does again. */
  readonly undone: string;
  /** The reader is a game master, and somebody else asked. */
  readonly overrules: boolean;
  /** It was undone by a game master, and somebody else asked. */
  readonly overruled: boolean;
  /** It asks what there is to discover, and the reader is to say it. */
  readonly reveals: boolean;
}

/** How entries of one kind read. */
export interface LineMaker {
  readonly icon: string;
  readonly words: (entry: Entry, circumstances: EntryCircumstances) => Text;
  /** What it is called where it is undone or done again, where not by the aspect it is about. */
  readonly name?: (entry: Entry) => Text | null;
  /** What it gave, cost or changed, once it is done. */
  readonly details: (entry: Entry, circumstances: EntryCircumstances) => readonly Text[];
  /** What the button is called by which this reader answers it, null where it waits for nobody, or for somebody else. */
  readonly answer?: (entry: Entry, circumstances: EntryCircumstances) => Text | null;
  /** What the button that takes it back is called, where that is not just undoing. */
  readonly undo?: (entry: Entry, circumstances: EntryCircumstances) => Text;
  /** What the button that does it again is called, where that is not just doing it again. */
  readonly redo?: (entry: Entry, circumstances: EntryCircumstances) => Text;
  /** How it stands once it is taken back, where it is not just undone. */
  readonly undone?: (entry: Entry, circumstances: EntryCircumstances) => Text;
}
