import type { Document } from "../../common/abstract/document.ts";
import { TypeDataModel } from "../../common/abstract/type-data-model.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { deepClone } from "../../common/utils/deep-clone.ts";
import { saveDataToFile } from "../core/files.ts";
import { dragDataOf } from "./document-drag-data.ts";
import type { withOwnership } from "./document-ownership.ts";
import { documentAnchor, openDocumentLink } from "./document-link.ts";
import type { ClientDocument } from "./client-document.ts";

/** The `system` of a document, if it takes part in the document's life. */
export function systemOf(document: Document): TypeDataModel | null {
  const system: unknown = Reflect.get(document, "system");
  return system instanceof TypeDataModel ? system : null;
}

/** How a document goes elsewhere: into texts, into other worlds, under the pointer. */
export function withExchange(Root: ReturnType<typeof withOwnership>) {
  return class ExchangedDocument extends Root {
    declare name: string;

    _client(): ClientDocument {
      return this as unknown as ClientDocument;
    }

    /** The link to it in a text. */
    get link(): string {
      return `@UUID[${this.uuid}]{${this.name}}`;
    }

    /** Its address seen from another document: relative where that is possible. */
    getRelativeUUID(relative: Document): string {
      if (!this.uuid.startsWith(`${relative.uuid}.`)) return this.uuid;
      return `.${this.uuid.slice(relative.uuid.length + 1)}`;
    }

    toDragData(): PlainObject {
      return dragDataOf(this);
    }

    toAnchor(options: PlainObject = {}): HTMLAnchorElement {
      return documentAnchor(this._client(), options);
    }

    _createDocumentLink(_eventData: unknown, { label }: { label?: string } = {}): string {
      return `@UUID[${this.uuid}]{${label || this.name}}`;
    }

    /** A link to it was clicked. */
    async _onClickDocumentLink(event: Event): Promise<unknown> {
      return openDocumentLink(this._client(), event);
    }

    /** What a text shows in the place of this document: what its system data say, else what its kind has to show, else nothing. */
    async toEmbed(config: PlainObject, options: PlainObject = {}): Promise<HTMLElement | null> {
      return (await systemOf(this)?.toEmbed(config, options)) ?? this._buildEmbedHTML(config, options);
    }

    onEmbed(element: HTMLElement): void {
      systemOf(this)?.onEmbed(element);
    }

    async _buildEmbedHTML(_config: PlainObject, _options: PlainObject): Promise<HTMLElement | null> {
      return null;
    }

    /** Offer its data as a file. */
    exportToJSON(): void {
      const data = JSON.stringify(this.toCompendium(null), null, 2);
      saveDataToFile(
        data,
        "application/json",
        `fvtt-${this.documentName}-${this.name.replace(/[^\p{L}\p{N}]+/gu, "-")}-${this.id ?? ""}.json`,
      );
    }

    /** Take over the data of such a file, keeping what belongs to this world. */
    async importFromJSON(json: string): Promise<this | undefined> {
      const given = JSON.parse(json) as PlainObject;
      const kept = this._metadata().preserveOnImport;
      const data = Object.fromEntries(Object.entries(given).filter(([key]) => !kept.includes(key)));
      return this.update(data, { diff: false, recursive: false });
    }

    /** Its data as they would stand in a pack, without what belongs to this world. */
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
      if (clearSource) delete (data["_stats"] as PlainObject | undefined)?.["compendiumSource"];
      return data;
    }
  };
}
