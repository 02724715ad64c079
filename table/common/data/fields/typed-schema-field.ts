import * as ours from "../../ours.ts";
import type { DataModelClass } from "../../abstract/data-model.ts";
import { DataModel } from "../../abstract/data-model.ts";
import { isObject, isPlain, type PlainObject } from "../../plain-object.ts";
import { DataFieldOperator } from "../operators.ts";
import type { DataModelValidationFailure } from "../validation-failure.ts";
import { type CleanOptions, DataField, type DataFieldOptions, type DiffOptions, type ValidateOptions } from "./data-field.ts";
import { EmbeddedDataField } from "./embedded-data-field.ts";
import { type DataSchema, SchemaField } from "./schema-field.ts";
import { StringField } from "./string-field.ts";

export type SchemaTypes = Record<string, DataSchema | SchemaField | DataModelClass>;

/** One of several schemas, chosen by the value's `type`. */
export class TypedSchemaField extends DataField {
  static override recursive = true;

  readonly types: Record<string, SchemaField>;

  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true };
  }

  constructor(types: SchemaTypes, options: DataFieldOptions = {}, context = {}) {
    super(options, context);
    this.types = Object.fromEntries(Object.entries(types).map(([type, schema]) => [type, this.#schemaOf(type, schema)]));
  }

  #schemaOf(type: string, given: DataSchema | SchemaField | DataModelClass): SchemaField {
    let schema: SchemaField;
    if (given instanceof SchemaField) schema = given;
    else if (typeof given === "function") schema = new EmbeddedDataField(given);
    else schema = new SchemaField(withType(type, given));
    if (!schema.has("type")) throw new Error(`The schema of type "${type}" has no field "type"`);
    schema.name = type;
    schema.parent = this;
    return schema;
  }

  /** The schema for a value. */
  [ours.schemaFor](value: unknown): SchemaField | undefined {
    const type = isObject(value) ? value["type"] : undefined;
    return typeof type === "string" && Object.hasOwn(this.types, type) ? this.types[type] : undefined;
  }

  override _cast(value: unknown): unknown {
    return value instanceof DataModel ? value.toObject() : value;
  }

  override _cleanType(value: unknown, options: CleanOptions): unknown {
    if (!isPlain(value)) return value;
    const schema = this[ours.schemaFor](value) ?? (options.partial ? this[ours.schemaFor](options.current) : undefined);
    return schema ? schema.clean(value, options) : value;
  }

  override _validateRecursive(value: unknown, options: ValidateOptions): DataModelValidationFailure | undefined {
    const schema = this[ours.schemaFor](value);
    if (!schema) throw new Error(`must have a "type" that is one of ${Object.keys(this.types).join(", ")}`);
    return schema.validate(value, options);
  }

  override _validateModel(data: unknown, options: ValidateOptions): void {
    this[ours.schemaFor](data)?._validateModel(data, options);
  }

  override initialize(value: unknown, model: DataModel | null, options: PlainObject = {}): unknown {
    return this[ours.schemaFor](value)?.initialize(value, model, options) ?? value;
  }

  override toObject(value: unknown): unknown {
    return this[ours.schemaFor](value)?.toObject(value) ?? value;
  }

  override migrateSource(source: PlainObject, value: unknown): void {
    this[ours.schemaFor](value)?.migrateSource(source, value);
  }

  override _updateDiff(source: PlainObject, key: string, value: unknown, difference: PlainObject, options: DiffOptions): void {
    const present = source[key];
    const schema = this[ours.schemaFor](present);
    if (value instanceof DataFieldOperator || !isPlain(value) || !schema)
      return super._updateDiff(source, key, value, difference, options);
    if ("type" in value && isObject(present) && value["type"] !== present["type"]) {
      throw new Error(`The type of "${this.fieldPath}" can be changed only by a forced replacement (ForcedReplacement or ==)`);
    }
    schema._updateDiff(source, key, value, difference, options);
  }

  override _updateCommit(source: PlainObject, key: string, value: unknown, options: DiffOptions): void {
    const schema = this[ours.schemaFor](source[key]);
    if (schema) schema._updateCommit(source, key, value, options);
    else super._updateCommit(source, key, value, options);
  }

  override _getField(path: string[]): DataField | undefined {
    if (path.length === 0) return this;
    const [first = "", ...rest] = path;
    return this.types[first]?._getField(rest);
  }
}

function withType(type: string, schema: DataSchema): DataSchema {
  if ("type" in schema) return schema;
  return { type: new StringField({ required: true, blank: false, initial: type, choices: [type] }), ...schema };
}
