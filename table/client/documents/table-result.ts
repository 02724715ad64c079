import { BaseTableResult } from "../../common/documents/base-roll-table.ts";
import { parseUuid } from "../../common/utils/uuid.ts";
import { createAnchor } from "../applications/ux/text-editor/create-anchor.ts";
import { documentConfig } from "../core/globals.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import { enrichOf } from "./enrich-of.ts";

/** One row of a table: words, or a document (DOC TableResult). */
export class TableResult extends ClientDocumentMixin(BaseTableResult) {
  /** The picture shown beside it. */
  get icon(): string {
    return this.img || String(documentConfig("RollTable")["resultIcon"] ?? "");
  }

  /** A link to its document; null for words. */
  documentToAnchor(): HTMLAnchorElement | null {
    if (!this.documentUuid) return null;
    const type = parseUuid(this.documentUuid)?.type ?? "";
    const dataset = { link: "", uuid: this.documentUuid, type };
    const attrs = { draggable: "true" };
    return createAnchor({ attrs, dataset, classes: ["content-link"], name: this.name, icon: "fa-solid fa-file-lines" });
  }

  /** What is read of it in chat: its document's link, or its name and its words, with their links and rolls. */
  async getHTML(): Promise<string> {
    const anchor = this.documentToAnchor();
    const words = await enrichOf(this, this.description);
    if (anchor) return `${anchor.outerHTML}${words}`;
    const name = document.createElement("strong");
    name.textContent = this.name;
    return this.name ? `${name.outerHTML}${words}` : words;
  }

  /** The old way, until 15. */
  getChatText(): string {
    return this.documentToAnchor()?.outerHTML ?? (this.description || this.name);
  }
}
