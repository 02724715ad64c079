import * as ours from "../../ours.ts";
import { DataModel, type DataModelClass } from "../../abstract/data-model.ts";
import { replaceContents } from "../../abstract/replace-contents.ts";
import type { Document } from "../../abstract/document.ts";
import { host } from "../../host.ts";
import { isPlain, objectOf, type PlainObject } from "../../plain-object.ts";
import { deepClone } from "../../utils/deep-clone.ts";
import { mergeObject } from "../../utils/merge-object.ts";
import type { DataModelValidationFailure } from "../validation-failure.ts";
import { DataFieldOperator, ForcedDeletion } from "../operators.ts";
import type { DataField } from "./data-field.ts";
import { type CleanOptions, type DataFieldOptions, type DiffOptions, type ValidateOptions } from "./data-field.ts";
import { ObjectField } from "./object-field.ts";

/** A document's `system`: with the registered model of its sub-type, or else an open object. */
export class TypeDataField extends ObjectField {
  static override recursive = true;

  readonly document: typeof Document;

  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true };
  }

  constructor(document: typeof Document, options: DataFieldOptions = {}, context = {}) {
    super(options, context);
    this.document = document;
  }

  get documentName(): string {
    return this.document.documentName;
  }

  /** The registered model of a sub-type. */
  getModelForType(type: unknown): DataModelClass | null {
    return (typeof type === "string" ? host.dataModel(this.documentName, type) : undefined) ?? null;
  }

  override getInitialValue(source: PlainObject = {}): unknown {
    const model = this.getModelForType(source["type"]);
    if (model) return model.cleanData({});
    return deepClone(host.modelDefaults(this.documentName, String(source["type"])) ?? {});
  }

  override clean(value: unknown, options: CleanOptions = {}): unknown {
    if (value instanceof ForcedDeletion) return value;
    if (value instanceof DataFieldOperator) return super.clean(value, options);
    return super.clean(value ?? {}, options);
  }

  override _cleanType(value: unknown, options: CleanOptions): unknown {
    const data = objectOf(value);
    const type = options.source?.["type"];
    const model = this.getModelForType(type);
    if (model) return model.schema._cleanType(data, { ...options, source: data });
    if (options.partial) return data;
    const defaults = host.modelDefaults(this.documentName, String(type));
    return defaults ? mergeObject(deepClone(defaults), data) : data;
  }

  override _validateRecursive(value: unknown, options: ValidateOptions): DataModelValidationFailure | undefined {
    return this.getModelForType(options.source?.["type"])?.schema.validate(value, { ...options, source: objectOf(value) });
  }

  override initialize(value: unknown, document: DataModel | null = null, options: PlainObject = {}): unknown {
    const model = this.getModelForType(document?._source["type"]);
    if (!model || !isPlain(value)) return deepClone(value);
    const system = new model(value, { ...options, parent: document, _trusted: true });
    Object.defineProperty(system, "modelProvider", { value: null, writable: true, configurable: true, enumerable: false });
    return system;
  }

  override toObject(value: unknown): unknown {
    return value instanceof DataModel ? value.toObject(false) : deepClone(value);
  }

  override migrateSource(source: PlainObject, value: unknown): void {
    const model = this.getModelForType(source["type"]);
    const target = value instanceof DataFieldOperator ? value.value : value;
    if (model && isPlain(target)) replaceContents(target, model.migrateDataSafe(target));
  }

  /** The model's joint validation, called by the document, which knows the type. */
  [ours.validateSystem](data: PlainObject): void {
    const system = data["system"];
    if (isPlain(system)) this.getModelForType(data["type"])?.validateJoint(system);
  }

  override _updateDiff(source: PlainObject, key: string, value: unknown, difference: PlainObject, options: DiffOptions): void {
    const schema = this.getModelForType(source["type"])?.schema;
    if (schema && isPlain(value)) schema._updateDiff(source, key, value, difference, options);
    else super._updateDiff(source, key, value, difference, options);
  }

  override _updateCommit(source: PlainObject, key: string, value: unknown, options: DiffOptions): void {
    const schema = this.getModelForType(source["type"])?.schema;
    if (schema && isPlain(value)) schema._updateCommit(source, key, value, options);
    else super._updateCommit(source, key, value, options);
  }

  override _getField(path: string[]): DataField | undefined {
    return path.length === 0 ? this : undefined;
  }
}
