import * as ours from "../../ours.ts";
import { isObject } from "../../plain-object.ts";
import type { DataModel } from "../../abstract/data-model.ts";
import type { Document } from "../../abstract/document.ts";
import { EMBEDDED_DOCUMENT_TYPES, PRIMARY_DOCUMENT_NAMES } from "../../constants/document-names.ts";
import { host } from "../../host.ts";
import { parseUuid } from "../../utils/uuid.ts";
import type { DataFieldOptions, ValidateOptions } from "./data-field.ts";
import { DocumentIdField, isDocumentId, StringField, type StringFieldOptions } from "./string-field.ts";

export interface ForeignDocumentFieldOptions extends StringFieldOptions {
  /** Let the live value be the id, not the document. */
  idOnly?: boolean;
}

/** The id of a world document; its live value is the document, or null if it is deleted. */
export class ForeignDocumentField extends DocumentIdField {
  readonly model: typeof Document;
  declare idOnly: boolean;

  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true, nullable: true, readonly: false, idOnly: false };
  }

  constructor(model: typeof Document, options: ForeignDocumentFieldOptions = {}, context = {}) {
    super(options, context);
    if (typeof model !== "function" || !("documentName" in model))
      throw new Error("A ForeignDocumentField must specify a Document subclass as its type");
    this.model = model;
  }

  override get [ours.isGetter](): boolean {
    return true;
  }

  override initialize(value: unknown, _model: DataModel | null): unknown {
    if (this.idOnly || typeof value !== "string") return value;
    return () => host.worldDocument(this.model.documentName, value);
  }

  override toObject(value: unknown): unknown {
    if (isObject(value)) return value["_id"] ?? null;
    return value;
  }
}

export interface DocumentUUIDFieldOptions extends StringFieldOptions {
  /** The document name it must have. */
  type?: string;
  embedded?: boolean;
  relative?: boolean;
}

/** The uuid of a document. */
export class DocumentUUIDField extends StringField {
  declare type: string | undefined;
  declare embedded: boolean | undefined;
  declare relative: boolean;

  static override get _defaults(): DataFieldOptions {
    return {
      ...super._defaults,
      required: true,
      blank: false,
      nullable: true,
      initial: null,
      type: undefined,
      embedded: undefined,
      relative: false,
    };
  }

  constructor(options: DocumentUUIDFieldOptions = {}, context = {}) {
    super(options, context);
  }

  override _validateType(value: unknown, options: ValidateOptions): void {
    super._validateType(value, options);
    const text = String(value);
    const relative = text.startsWith(".");
    if (relative && !this.relative) throw new Error("must be an absolute document UUID");
    const parsed = relative ? parseRelative(text) : parseUuid(text);
    if (!parsed || !parsed.type || !isDocumentId(parsed.id)) throw new Error("is not a valid UUID string");
    const names: readonly string[] = [...PRIMARY_DOCUMENT_NAMES, ...EMBEDDED_DOCUMENT_TYPES, "Level"];
    if (!names.includes(parsed.type)) throw new Error(`Invalid document type "${parsed.type}"`);
    if (this.type && parsed.type !== this.type)
      throw new Error(`Invalid document type "${parsed.type}" which must be a "${this.type}"`);
    if (this.embedded === true && !parsed.embedded.length) throw new Error("must be an embedded document");
    if (this.embedded === false && parsed.embedded.length) throw new Error("may not be an embedded document");
  }
}

function parseRelative(text: string): { type?: string | undefined; id: string; embedded: string[] } | null {
  const parts = text.replace(/^\.+/, "").split(".");
  const id = parts.at(-1);
  return id ? { type: parts.at(-2), id, embedded: parts } : null;
}

/** A document's author: by default its creator. Only a GM changes it. */
export class DocumentAuthorField extends ForeignDocumentField {
  static override get _defaults(): DataFieldOptions {
    return {
      ...super._defaults,
      nullable: false,
      gmOnly: true,
      label: "Author",
      initial: () => host.currentUserId() ?? undefined,
    };
  }
}
