import * as ours from "../../ours.ts";
import { errorMessage } from "../../error-message.ts";
import type { DataModel } from "../../abstract/data-model.ts";
import type { Document } from "../../abstract/document.ts";
import { EmbeddedCollection, markInvalidSource } from "../../abstract/embedded-collection.ts";
import { host } from "../../host.ts";
import { isFunction, isPlain, listOf, objectOf, type PlainObject } from "../../plain-object.ts";
import { isEmpty } from "../../utils/is-empty.ts";
import { randomID } from "../../utils/random-id.ts";
import { DataFieldOperator } from "../operators.ts";
import { DataModelValidationFailure } from "../validation-failure.ts";
import { type CleanOptions, DataField, type DataFieldOptions, type DiffOptions, type ValidateOptions } from "./data-field.ts";

/** The documents embedded in a document. */
export class EmbeddedCollectionField extends DataField {
  static override recursive = true;
  static override hierarchical = true;

  /** The base class of the documents. */
  readonly element: typeof Document;

  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true, readonly: true };
  }

  constructor(element: typeof Document, options: DataFieldOptions = {}, context = {}) {
    super(options, context);
    this.element = element;
  }

  /** The class of the documents. */
  get model(): typeof Document {
    return host.documentClass(this.element.documentName) ?? this.element;
  }

  get schema(): DataModel["schema"] {
    return this.model.schema;
  }

  override [ours.initialForType](): unknown {
    return [];
  }

  override _cast(value: unknown): unknown {
    if (value instanceof Map) return [...value.values()];
    return Array.isArray(value) ? value : isPlain(value) ? Object.values(value) : [];
  }

  override _cleanType(value: unknown, options: CleanOptions): unknown {
    const current = listOf(options.current).filter(isPlain);
    return listOf(value).map((entry) => this.#cleanElement(entry, current));
  }

  #cleanElement(entry: unknown, present: PlainObject[]): unknown {
    const toObject: unknown = typeof entry === "object" && entry !== null ? Reflect.get(entry, "toObject") : undefined;
    const data = isFunction(toObject) ? toObject.call(entry) : entry;
    if (!isPlain(data)) return data;
    const before = present.find((other) => other["_id"] === data["_id"]);
    if (before) return this.schema._cleanType(data, { partial: true, source: { ...before, ...data }, current: before });
    const cleaned = this.model.cleanData(data, { partial: false });
    cleaned["_id"] ??= randomID();
    return cleaned;
  }

  override _validateType(value: unknown, _options: ValidateOptions): void {
    if (!Array.isArray(value)) throw new Error("must be an array");
  }

  override _validateRecursive(value: unknown, options: ValidateOptions): DataModelValidationFailure | undefined {
    let failures: DataModelValidationFailure | undefined;
    for (const [index, entry] of listOf(value).entries()) {
      const failure = this.#validateElement(entry, options);
      if (!failure) continue;
      const id = isPlain(entry) ? String(entry["_id"]) : String(index);
      const name = isPlain(entry) && typeof entry["name"] === "string" ? entry["name"] : undefined;
      failures ??= new DataModelValidationFailure();
      failures.elements.push({ id, name, failure });
      if (failure.unresolved && options.dropInvalidEmbedded) {
        failure.dropped = true;
        failure.unresolved = false;
        if (isPlain(entry)) markInvalidSource(entry, failure);
      }
      failures.unresolved ||= failure.unresolved;
    }
    return failures;
  }

  #validateElement(entry: unknown, options: ValidateOptions): DataModelValidationFailure | undefined {
    if (!isPlain(entry))
      return new DataModelValidationFailure({ invalidValue: entry, message: "must be an object", unresolved: true });
    const failure = this.schema.validate(entry, { ...options, source: entry, partial: false });
    if (failure?.unresolved) return failure;
    try {
      this.model.validateJoint(entry);
    } catch (error) {
      return new DataModelValidationFailure({ invalidValue: entry, message: errorMessage(error), unresolved: true });
    }
    return failure;
  }

  override initialize(_value: unknown, model: DataModel | null, options: PlainObject = {}): unknown {
    const collection: unknown = model ? objectOf(Reflect.get(model, "collections"))[this.name ?? ""] : undefined;
    if (!(collection instanceof EmbeddedCollection)) throw new Error(`There is no collection "${this.name}"`);
    collection.initialize(options);
    return collection;
  }

  override toObject(value: unknown): unknown {
    return value instanceof EmbeddedCollection ? value.toObject(false) : value;
  }

  override migrateSource(_source: PlainObject, value: unknown): void {
    if (!Array.isArray(value)) return;
    for (const [index, entry] of value.entries()) if (isPlain(entry)) value[index] = this.model.migrateDataSafe(entry);
  }

  /** Elements are compared by id; those the change does not name stay, unless it replaces all. */
  override _updateDiff(source: PlainObject, key: string, value: unknown, difference: PlainObject, options: DiffOptions): void {
    const replace = options.recursive === false || value instanceof DataFieldOperator;
    const entries = entriesOf(value);
    const present = listOf(source[key]).filter(isPlain);
    const changed = replace ? entries : entries.filter((entry) => !isEmpty(this.#elementDiff(present, entry)));
    if (replace || changed.length) difference[key] = value instanceof DataFieldOperator ? value : changed;
  }

  #elementDiff(present: PlainObject[], entry: PlainObject): PlainObject {
    const before = present.find((other) => other["_id"] === entry["_id"]);
    return before ? this.schema[ours.diffFields](before, entry, {}) : entry;
  }

  override _updateCommit(source: PlainObject, key: string, value: unknown, options: DiffOptions): void {
    const present = source[key] as PlainObject[];
    const entries = entriesOf(value);
    if (options.recursive === false || value instanceof DataFieldOperator) {
      for (let i = present.length - 1; i >= 0; i--)
        if (!entries.some((entry) => entry["_id"] === present[i]?.["_id"])) present.splice(i, 1);
    }
    for (const entry of entries) {
      const before = present.find((other) => other["_id"] === entry["_id"]);
      if (before) this.schema[ours.commitFields](before, this.schema[ours.diffFields](before, entry, {}), {});
      else present.push(entry);
    }
  }
}

function entriesOf(value: unknown): PlainObject[] {
  return listOf(value instanceof DataFieldOperator ? value.value : value).filter(isPlain);
}
