import type { Document } from "../../abstract/document.ts";
import type { DataModel } from "../../abstract/data-model.ts";
import { host } from "../../host.ts";
import { isPlain, type PlainObject } from "../../plain-object.ts";
import type { DataFieldOptions } from "./data-field.ts";
import { EmbeddedDataField } from "./embedded-data-field.ts";

/** One document in a field of another. */
export class EmbeddedDocumentField extends EmbeddedDataField {
  static override hierarchical = true;

  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, nullable: true };
  }

  override initialize(value: unknown, model: DataModel | null, options: PlainObject = {}): unknown {
    if (!isPlain(value)) return value;
    const cls = host.documentClass((this.model as typeof Document).documentName) ?? this.model;
    return new cls(value, { ...options, parent: model as Document | null, _trusted: true });
  }
}
