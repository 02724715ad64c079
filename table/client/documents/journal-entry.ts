import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { BaseJournalEntry, BaseJournalEntryPage } from "../../common/documents/base-journal-entry.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import { enrichOf } from "./enrich-of.ts";

/** One page of a journal entry. */
export class JournalEntryPage extends ClientDocumentMixin(BaseJournalEntryPage) {
  /** The embed of a text page is its text. */
  override async _buildEmbedHTML(_config: PlainObject, options: PlainObject): Promise<HTMLElement | null> {
    if (this.type !== "text") return null;
    const section = document.createElement("section");
    section.innerHTML = await enrichOf(this, this.text.content ?? "", options);
    return section;
  }
}

/** A journal entry with its pages. */
export class JournalEntry extends ClientDocumentMixin(BaseJournalEntry) {
  declare pages: EmbeddedCollection<JournalEntryPage>;
}
