import { DataModel, type DataModelClass } from "../../abstract/data-model.ts";
import { replaceContents } from "../../abstract/replace-contents.ts";
import { isPlain, type PlainObject } from "../../plain-object.ts";
import type { DataFieldOptions, ValidateOptions } from "./data-field.ts";
import { SchemaField } from "./schema-field.ts";

/** An object with a data model of its own. */
export class EmbeddedDataField extends SchemaField {
  readonly model: DataModelClass;

  constructor(model: DataModelClass, options: DataFieldOptions = {}, context = {}) {
    if (typeof model !== "function" || !(model.prototype instanceof DataModel))
      throw new Error("An EmbeddedDataField must specify a DataModel class as its type");
    super(model.defineSchema(), options, context);
    this.model = model;
  }

  override initialize(value: unknown, model: DataModel | null, options: PlainObject = {}): unknown {
    if (!isPlain(value)) return value;
    return new this.model(value, { ...options, parent: model, _trusted: true });
  }

  override toObject(value: unknown): unknown {
    return value instanceof DataModel ? value.toObject(false) : value;
  }

  override migrateSource(_source: PlainObject, value: unknown): void {
    if (isPlain(value)) replaceContents(value, this.model.migrateDataSafe(value));
  }

  override _validateModel(data: unknown, _options: ValidateOptions): void {
    if (isPlain(data)) this.model.validateJoint(data);
  }
}
