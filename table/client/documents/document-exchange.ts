import * as ours from "../../common/ours.ts";
import type { Document } from "../../common/abstract/document.ts";
import { TypeDataModel } from "../../common/abstract/type-data-model.ts";
import { objectOf, type PlainObject } from "../../common/plain-object.ts";
import { deepClone } from "../../common/utils/deep-clone.ts";
import { saveDataToFile } from "../core/files.ts";
import { dragDataOf } from "./document-drag-data.ts";
import type { withOwnership } from "./document-ownership.ts";
import { documentAnchor, openDocumentLink } from "./document-link.ts";
import type { ClientDocument } from "./client-document.ts";

/** A document's `system`, if it is a type data model. */
export function systemOf(document: Document): TypeDataModel | null {
  const system: unknown = Reflect.get(document, "system");
  return system instanceof TypeDataModel ? system : null;
}

/** How a document is linked in texts, exported, imported and dragged. */
export function withExchange(Root: ReturnType<typeof withOwnership>) {
  return class ExchangedDocument extends Root {
    declare name: string;

    [ours.client](): ClientDocument {
      return this as unknown as ClientDocument;
    }

    /** The link to it in a text. */
    get link(): string {
      return `@UUID[${this.uuid}]{${this.name}}`;
    }

    /** Its uuid seen from another document: relative where possible. */
    getRelativeUUID(relative: Document): string {
      if (!this.uuid.startsWith(`${relative.uuid}.`)) return this.uuid;
      return `.${this.uuid.slice(relative.uuid.length + 1)}`;
    }

    toDragData(): PlainObject {
      return dragDataOf(this);
    }

    toAnchor(options: PlainObject = {}): HTMLAnchorElement {
      return documentAnchor(this[ours.client](), options);
    }

    _createDocumentLink(_eventData: unknown, { label }: { label?: string } = {}): string {
      return `@UUID[${this.uuid}]{${label || this.name}}`;
    }

    /** A link to it was clicked. */
    async _onClickDocumentLink(event: Event): Promise<unknown> {
      return openDocumentLink(this[ours.client](), event);
    }

    /** The embed of this document in a text: that of its system data, else of its type, else null. */
    async toEmbed(config: PlainObject, options: PlainObject = {}): Promise<HTMLElement | null> {
      return (await systemOf(this)?.toEmbed(config, options)) ?? this._buildEmbedHTML(config, options);
    }

    onEmbed(element: HTMLElement): void {
      systemOf(this)?.onEmbed(element);
    }

    async _buildEmbedHTML(_config: PlainObject, _options: PlainObject): Promise<HTMLElement | null> {
      return null;
    }

    /** Offers its data as a file. */
    exportToJSON(): void {
      const data = JSON.stringify(this.toCompendium(null), null, 2);
      saveDataToFile(
        data,
        "application/json",
        `fvtt-${this.documentName}-${this.name.replace(/[^\p{L}\p{N}]+/gu, "-")}-${this.id ?? ""}.json`,
      );
    }

    /** Imports the data of such a file, keeping what belongs to this world. */
    async importFromJSON(json: string): Promise<this | undefined> {
      const given: unknown = JSON.parse(json);
      const kept = this[ours.metadata]().preserveOnImport;
      const data = Object.fromEntries(Object.entries(objectOf(given)).filter(([key]) => !kept.includes(key)));
      const embedded = Object.entries(this[ours.metadata]().embedded);
      const own = Object.entries(data).filter(([key]) => !embedded.some(([, field]) => field === key));
      await this.update(Object.fromEntries(own), { diff: false, recursive: false });
      for (const [documentName, field] of embedded) {
        const documents = data[field];
        if (!Array.isArray(documents)) continue;
        await this.deleteEmbeddedDocuments(documentName, [], { deleteAll: true });
        await this.createEmbeddedDocuments(documentName, documents.map(objectOf), { keepId: true });
      }
      return this;
    }

    /** Its data prepared for a pack, without what belongs to this world. */
    toCompendium(
      _pack?: unknown,
      {
        clearSort = true,
        clearFolder = true,
        clearFlags = false,
        clearSource = true,
        clearOwnership = true,
        keepId = false,
      } = {},
    ): PlainObject {
      const data = deepClone(this.toObject());
      if (!keepId) delete data["_id"];
      if (clearSort) delete data["sort"];
      if (clearFolder) delete data["folder"];
      if (clearFlags) delete data["flags"];
      if (clearOwnership) delete data["ownership"];
      if (clearSource) delete objectOf(data["_stats"])["compendiumSource"];
      return data;
    }
  };
}
