import type { EntryKind, EntryOf } from "../../../ledger/entry.ts";
import type { Text } from "../../text.ts";

/** What only the table knows about an entry. */
export interface EntryCircumstances {
  readonly stands: boolean;
  /** Nobody is there who could carry it out. */
  readonly waits: boolean;
  /** The reader may undo it or do it again. */
  readonly mine: boolean;
  /** Who changed something past the ledger. */
  readonly by: string;
  /** What the entry is called that it undoes or does again (`entryName`), "" where it has no name of its own. */
  readonly undone: Text | string;
  /** The reader is a GM, and somebody else asked. */
  readonly overrules: boolean;
  /** It was undone by a GM, and somebody else asked. */
  readonly overruled: boolean;
  /** It asks what there is to discover, and the reader is to say it. */
  readonly reveals: boolean;
}

/** How an entry reads as a step of a roll. */
export interface StepWords {
  /** The aspect, "" where there is none. */
  readonly aspect: string;
  /** What it gives, or is about where that is not known yet. */
  readonly what: Text;
  readonly cost: Text | null;
}

/** How entries of one kind read. */
export interface LineMaker<K extends EntryKind> {
  readonly icon: string;
  readonly words: (entry: EntryOf<K>, circumstances: EntryCircumstances) => Text;
  /** What it is called where it is undone or done again, where not by the aspect it is about. */
  readonly name?: (entry: EntryOf<K>) => Text | null;
  /** What it gave, cost or changed, once it is done. */
  readonly details: (entry: EntryOf<K>, circumstances: EntryCircumstances) => readonly Text[];
  /** How it reads as a step of a roll, null where it is none; kinds without this never are. */
  readonly step?: (entry: EntryOf<K>) => StepWords | null;
  /** The button by which this reader answers it, and the roll that is about; null where it waits for nobody, or for somebody else. */
  readonly answer?: (
    entry: EntryOf<K>,
    circumstances: EntryCircumstances,
  ) => { readonly on: string; readonly label: Text } | null;
  /** Whether it can be undone though it changed no document: undoing changes a roll, or the story. */
  readonly undoable?: (entry: EntryOf<K>) => boolean;
  /** It undoes, or does again: it is not undone itself. */
  readonly takesBack?: true;
  /** What the button that takes it back is called, where that is not just undoing. */
  readonly undo?: (entry: EntryOf<K>, circumstances: EntryCircumstances) => Text;
  /** What the button that does it again is called, where that is not just doing it again. */
  readonly redo?: (entry: EntryOf<K>, circumstances: EntryCircumstances) => Text;
  /** How it stands once it is taken back, where it is not just undone. */
  readonly undone?: (entry: EntryOf<K>, circumstances: EntryCircumstances) => Text;
  /** In a history it has nothing to say but its changes, which stand there already. */
  readonly saidByChanges?: true;
  /** In a history it separates what came before it from what came after. */
  readonly separates?: true;
  /** Whoever wrote it down is of no interest. */
  readonly unsigned?: true;
}
