import * as ours from "../../ours.ts";
import type { DataModel } from "../../abstract/data-model.ts";
import { isFunction, isPlain, objectOf, type PlainObject } from "../../plain-object.ts";
import { isEmpty } from "../../utils/is-empty.ts";
import { DataFieldOperator, ForcedDeletion } from "../operators.ts";
import { DataModelValidationFailure } from "../validation-failure.ts";
import { type CleanOptions, DataField, type DataFieldOptions, type DiffOptions, type ValidateOptions } from "./data-field.ts";
import { ObjectField } from "./object-field.ts";

export interface TypedObjectFieldOptions extends DataFieldOptions {
  validateKey?: (key: string) => boolean;
  expandKeys?: boolean;
}

/** A record of values of one type, by free keys. Differences are by key (foundryvtt 13.335 #10448). */
export class TypedObjectField extends ObjectField {
  static override recursive = true;

  readonly element: DataField;
  declare validateKey: ((key: string) => boolean) | undefined;
  declare expandKeys: boolean;

  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, validateKey: undefined, expandKeys: true };
  }

  constructor(element: DataField, options: TypedObjectFieldOptions = {}, context = {}) {
    super(options, context);
    if (!(element instanceof DataField)) throw new Error("The element of a TypedObjectField must be an instance of DataField");
    if (element.parent !== undefined) throw new Error("The element DataField of a TypedObjectField already has a parent");
    this.element = element;
    element.name ||= "element";
    element.parent = this;
  }

  #takes(key: string): boolean {
    return this.validateKey ? this.validateKey(key) : true;
  }

  override _cleanType(value: unknown, options: CleanOptions): unknown {
    const data = objectOf(value);
    const known = "current" in options;
    for (const key of Object.keys(data)) {
      if (!this.#takes(key)) {
        delete data[key];
        continue;
      }
      const inner: CleanOptions = { ...options };
      if (known) {
        inner.current = isPlain(options.current) ? options.current[key] : undefined;
        if (inner.current === undefined) {
          inner.partial = false;
          delete inner.current;
        }
      }
      data[key] = this.element.clean(data[key], inner);
    }
    return data;
  }

  override _validateRecursive(value: unknown, options: ValidateOptions): DataModelValidationFailure | undefined {
    const data = objectOf(value);
    let failures: DataModelValidationFailure | undefined;
    for (const [key, entry] of Object.entries(data)) {
      const failure = this.#takes(key)
        ? this.element.validate(entry, options)
        : new DataModelValidationFailure({ invalidValue: key, message: "has an invalid key", unresolved: true });
      if (!failure) continue;
      failures ??= new DataModelValidationFailure();
      failures.fields[key] = failure;
      if (failure.unresolved && options.fallback) {
        delete data[key];
        failure.dropped = true;
        failure.unresolved = false;
      }
      failures.unresolved ||= failure.unresolved;
    }
    return failures;
  }

  override [ours.has](method: "_validateModel" | "migrateSource"): boolean {
    return this[method] !== TypedObjectField.prototype[method] || this.element[ours.has](method);
  }

  override _validateModel(data: unknown, options: ValidateOptions): void {
    if (isPlain(data)) for (const entry of Object.values(data)) this.element._validateModel(entry, options);
  }

  override initialize(value: unknown, model: DataModel | null = null, options: PlainObject = {}): unknown {
    if (!isPlain(value)) return value;
    const live: PlainObject = {};
    for (const [key, entry] of Object.entries(value)) {
      const inner = this.element.initialize(entry, model, options);
      if (isFunction(inner)) Object.defineProperty(live, key, { get: inner, configurable: true, enumerable: true });
      else live[key] = inner;
    }
    return live;
  }

  override toObject(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, this.element.toObject(entry)]));
  }

  override migrateSource(source: PlainObject, value: unknown): void {
    if (isPlain(value)) for (const entry of Object.values(value)) this.element.migrateSource(source, entry);
  }

  override _getField(path: string[]): DataField | undefined {
    return path.length === 0 ? this : this.element._getField(path.slice(1));
  }

  override _updateDiff(source: PlainObject, key: string, value: unknown, difference: PlainObject, options: DiffOptions): void {
    const present = source[key];
    if (options.recursive === false || !isPlain(value) || !isPlain(present)) {
      super._updateDiff(source, key, value, difference, options);
      return;
    }
    const inner: PlainObject = {};
    for (const [name, entry] of Object.entries(value)) {
      if (entry instanceof ForcedDeletion ? name in present : !(name in present)) inner[name] = entry;
      else if (!(entry instanceof ForcedDeletion)) this.element._updateDiff(present, name, entry, inner, options);
    }
    if (!isEmpty(inner)) difference[key] = inner;
  }

  override _updateCommit(source: PlainObject, key: string, value: unknown, options: DiffOptions): void {
    const present = source[key];
    if (options.recursive === false || !isPlain(value) || !isPlain(present)) {
      super._updateCommit(source, key, value, options);
      return;
    }
    for (const [name, entry] of Object.entries(value)) {
      if (entry instanceof ForcedDeletion) delete present[name];
      else if (entry instanceof DataFieldOperator || !(name in present))
        DataField.prototype._updateCommit.call(this, present, name, entry, options);
      else this.element._updateCommit(present, name, entry, options);
    }
  }
}
