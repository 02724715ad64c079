import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { BaseJournalEntry, BaseJournalEntryPage } from "../../common/documents/base-journal-entry.ts";
import { ClientDocumentMixin } from "./client-document.ts";

/** One page of a journal entry. */
export class JournalEntryPage extends ClientDocumentMixin(BaseJournalEntryPage) {}

/** Notes of the table. */
export class JournalEntry extends ClientDocumentMixin(BaseJournalEntry) {
  declare pages: EmbeddedCollection<JournalEntryPage>;
}
