import type { DoneOf, EntryKind, EntryOf } from "../../ledger/entry.ts";
import type { Text } from "../text.ts";
import type { Waiting } from "./pending.view.ts";

/** What the view cannot know of an entry: the reader's rights and names. */
export interface EntryCircumstances extends Waiting {
  readonly stands: boolean;
  /** The reader asked for it, and it waits. */
  readonly mayWithdraw: boolean;
  /** The reader may undo or redo it. */
  readonly mayTakeBack: boolean;
  /** Who made the manual edit. */
  readonly by: string;
  /** What the entry says that it undoes or redoes, null if the reader has none. */
  readonly undone: Text | null;
  /** The reader is a GM, and another user asked. */
  readonly overrules: boolean;
  /** It was undone by a GM, and another user asked. */
  readonly overruled: boolean;
  /** It asks for something that this reader may answer, and no one has: what a roll discovers, an aspect that is proposed. */
  readonly asks: boolean;
}

/** How an entry reads as a step of a roll. */
interface StepWords {
  /** The aspect, "" for none. */
  readonly aspect: string;
  /** What it is, if neither an aspect nor a fate point. */
  readonly title?: Text;
  /** What it gives, or is about while that is not known yet. */
  readonly what: Text;
  readonly cost: Text | null;
}

/** A button that answers an entry from its line: the action, and the id of the roll or the entry it is about. */
export interface LineAnswer {
  readonly action: "reveal" | "takeProposal" | "declineProposal";
  readonly icon: string;
  readonly on: string;
  readonly label: Text;
}

/**
 * How entries of one kind read. Until one is done, there is only what was asked: ids in it are what a client has sent, and may name
 * nothing, so words are chosen by them only where they are checked.
 */
export interface LineMaker<K extends EntryKind> {
  readonly icon: string;
  readonly words: (entry: EntryOf<K>, circumstances: EntryCircumstances) => Text;
  /** What it gave, cost or changed, once settled. */
  readonly details: (entry: DoneOf<K>, circumstances: EntryCircumstances) => readonly Text[];
  /** How it reads as a step of a roll, null if it is none; entries of a kind without this never are. */
  readonly step?: (entry: EntryOf<K>) => StepWords | null;
  /** Whether the card of its roll shows it, if that does not go by `step`: an aspect it created is a part of its own there. */
  readonly onRollCard?: (entry: EntryOf<K>) => boolean;
  /** The card of the entry it is about shows what it did. */
  readonly onItsCard?: true;
  /** Id of the user whose change it records, if not of the one who asked. */
  readonly by?: (entry: EntryOf<K>) => string;
  /** The buttons with which this reader answers it; empty where it needs no answer, or not this reader's. */
  readonly answers?: (entry: DoneOf<K>, circumstances: EntryCircumstances) => readonly LineAnswer[];
  /** Whether it can be undone although it changed no document: undoing it changes a roll, or the story. */
  readonly undoable?: (entry: DoneOf<K>) => boolean;
  /** It is itself an undo or redo, and cannot be undone. */
  readonly takesBack?: true;
  /** Label of the undo button, if not just "undo". */
  readonly undo?: (entry: DoneOf<K>, circumstances: EntryCircumstances) => Text;
  /** Label of the redo button, if not just "redo". */
  readonly redo?: (entry: DoneOf<K>, circumstances: EntryCircumstances) => Text;
  /** Its state once undone, if not just "undone". */
  readonly undone?: (entry: DoneOf<K>, circumstances: EntryCircumstances) => Text;
  /** In a history, its changes already say it all. */
  readonly saidByChanges?: true;
  /** In a history, it separates what came before from what came after. */
  readonly separates?: true;
  /** The user who recorded it does not matter. */
  readonly unsigned?: true;
}

/** The lines of several kinds: each chapter has its own. */
export type LinesOf<K extends EntryKind> = { readonly [P in K]: LineMaker<P> };
