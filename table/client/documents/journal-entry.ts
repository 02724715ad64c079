import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { BaseJournalEntry, BaseJournalEntryPage } from "../../common/documents/base-journal-entry.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { TextEditor } from "../applications/ux/text-editor/text-editor.ts";
import { ClientDocumentMixin } from "./client-document.ts";

/** One page of a journal entry. */
export class JournalEntryPage extends ClientDocumentMixin(BaseJournalEntryPage) {
  /** The embed of a text page is its text. */
  override async _buildEmbedHTML(_config: PlainObject, options: PlainObject): Promise<HTMLElement | null> {
    if (this.type !== "text") return null;
    const section = document.createElement("section");
    section.innerHTML = await TextEditor.enrichHTML(this.text.content ?? "", { ...options, relativeTo: this as never });
    return section;
  }
}

/** A journal entry with its pages. */
export class JournalEntry extends ClientDocumentMixin(BaseJournalEntry) {
  declare pages: EmbeddedCollection<JournalEntryPage>;
}
