import * as ours from "../../ours.ts";
import type { DataModel } from "../../abstract/data-model.ts";
import { isFunction, isPlain, objectOf, type PlainObject } from "../../plain-object.ts";
import { deepClone } from "../../utils/deep-clone.ts";
import { equals } from "../../utils/equals.ts";
import { isEmpty } from "../../utils/is-empty.ts";
import { DataFieldOperator } from "../operators.ts";
import { DataModelValidationFailure } from "../validation-failure.ts";
import { type CleanOptions, DataField, type DataFieldOptions, type DiffOptions, type ValidateOptions } from "./data-field.ts";

/** Field name → field. */
export type DataSchema = Record<string, DataField>;

interface SchemaMember {
  readonly name: string;
  readonly field: DataField;
  /** Its live value is the stored one, and may be assigned. */
  readonly isPlain: boolean;
}

/** An object with declared fields. */
export class SchemaField extends DataField {
  static override recursive = true;

  readonly fields: DataSchema;
  /** Needed at every step of every document: created once. */
  #entries: [string, DataField][] | undefined;
  #members: SchemaMember[] | undefined;
  readonly #having = new Map<string, [string, DataField][]>();

  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true };
  }

  constructor(fields: DataSchema, options: DataFieldOptions = {}, context = {}) {
    super(options, context);
    this.fields = this[ours.initializeFields](fields);
  }

  [ours.initializeFields](fields: DataSchema): DataSchema {
    if (!isPlain(fields)) throw new Error("A DataSchema must be an object with string keys and DataField values.");
    for (const [name, field] of Object.entries(fields)) {
      if (!(field instanceof DataField)) throw new Error(`The "${name}" field is not an instance of the DataField class.`);
      if (field.parent !== undefined)
        throw new Error(`The "${field.fieldPath}" field already belongs to some other parent and may not be reused.`);
      field.name = name;
      field.parent = this;
    }
    return { ...fields };
  }

  [Symbol.iterator](): Iterator<DataField> {
    return Object.values(this.fields)[Symbol.iterator]();
  }

  keys(): string[] {
    return Object.keys(this.fields);
  }

  values(): DataField[] {
    return Object.values(this.fields);
  }

  entries(): [string, DataField][] {
    return (this.#entries ??= Object.entries(this.fields));
  }

  /** The fields with what is asked of each for every document. */
  [ours.members](): SchemaMember[] {
    return (this.#members ??= this.entries().map(([name, field]) => {
      const isPlain = field.initialize === DataField.prototype.initialize && !field.readonly;
      return { name, field, isPlain };
    }));
  }

  /** The fields for which a method does something. */
  #entriesWith(method: "_validateModel" | "migrateSource"): [string, DataField][] {
    let found = this.#having.get(method);
    if (!found) this.#having.set(method, (found = this.entries().filter(([, field]) => field[ours.has](method))));
    return found;
  }

  override [ours.has](method: "_validateModel" | "migrateSource"): boolean {
    return this[method] !== SchemaField.prototype[method] || this.#entriesWith(method).length > 0;
  }

  has(fieldName: string): boolean {
    return Object.hasOwn(this.fields, fieldName);
  }

  get(fieldName: string): DataField | undefined {
    return this.has(fieldName) ? this.fields[fieldName] : undefined;
  }

  /** The field at a path, as dotted text or as a list. */
  getField(fieldName: string | string[]): DataField | undefined {
    return this._getField(typeof fieldName === "string" ? fieldName.split(".") : fieldName);
  }

  override _getField(path: string[]): DataField | undefined {
    if (path.length === 0) return this;
    const [first = "", ...rest] = path;
    return this.get(first)?._getField(rest);
  }

  override getInitialValue(source: PlainObject = {}): unknown {
    const initial = super.getInitialValue(source);
    if (initial !== undefined || !this.required) return initial === undefined ? initial : this[ours.fill](initial, source);
    return this.nullable ? null : this[ours.fill]({}, source);
  }

  [ours.fill](initial: unknown, source: PlainObject): unknown {
    return isPlain(initial) ? this._cleanType(initial, { partial: false, source }) : initial;
  }

  override _cast(value: unknown): unknown {
    const toObject: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "toObject") : undefined;
    if (isFunction(toObject)) return toObject.call(value);
    return typeof value === "object" && !Array.isArray(value) ? value : {};
  }

  /** Cleans the existing fields (or all, unless partial). The object itself is changed; unknown keys are removed. */
  override _cleanType(value: unknown, options: CleanOptions): unknown {
    const data = objectOf(value);
    const known = "current" in options;
    const partial = options.partial === true && (!known || isPlain(options.current));
    const current = known && isPlain(options.current) ? options.current : undefined;
    const source = options.source ?? data;
    if (options.prune !== false) for (const key of Object.keys(data)) if (!this.has(key)) delete data[key];
    const common = known || options.partial !== partial || options.source !== source ? within(options, partial, source) : options;
    for (const [name, field] of this.entries()) {
      if (partial && !Object.hasOwn(data, name)) continue;
      // Within a partial clean, an object that does not exist yet is filled up.
      const there = current?.[name];
      const inner = known && partial ? { ...common, current: there, partial: there !== undefined } : common;
      // A field that is not persisted starts with its initial value each time (v14).
      data[name] = field.persisted ? field.clean(data[name], inner) : field.getInitialValue(source);
    }
    return data;
  }

  override initialize(value: unknown, model: DataModel | null, options: PlainObject = {}): unknown {
    if (!isPlain(value)) return value;
    const live: PlainObject = {};
    for (const { name, field, isPlain: plain } of this[ours.members]()) {
      if (plain) live[name] = value[name];
      else defineLive(live, name, field, field.initialize(value[name], model, options));
    }
    return live;
  }

  override toObject(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    const data: PlainObject = {};
    for (const [name, field] of this.entries()) data[name] = field.toObject(Reflect.get(value, name));
    return data;
  }

  override _validateType(value: unknown, _options: ValidateOptions): void {
    if (typeof value !== "object" || Array.isArray(value)) throw new Error("must be an object");
  }

  override _validateRecursive(value: unknown, options: ValidateOptions): DataModelValidationFailure | undefined {
    const data = objectOf(value);
    const source = options.source ?? data;
    let failures: DataModelValidationFailure | undefined;
    const inner = options.source === source ? options : { ...options, source };
    for (const [name, field] of this.entries()) {
      if (options.partial && !Object.hasOwn(data, name)) continue;
      const failure = field.validate(data[name], inner);
      if (!failure) continue;
      failures ??= new DataModelValidationFailure();
      failures.fields[name] = failure;
      if (failure.unresolved && options.fallback) fallBack(data, name, field, failure, source);
      failures.unresolved ||= failure.unresolved;
    }
    return failures;
  }

  override _validateModel(data: unknown, options: ValidateOptions): void {
    if (!isPlain(data)) return;
    for (const [name, field] of this.#entriesWith("_validateModel")) field._validateModel(data[name], options);
  }

  override migrateSource(source: PlainObject, value: unknown): void {
    if (!isPlain(value)) return;
    for (const [name, field] of this.#entriesWith("migrateSource"))
      if (Object.hasOwn(value, name)) field.migrateSource(source, value[name]);
  }

  override _updateDiff(source: PlainObject, key: string, value: unknown, difference: PlainObject, options: DiffOptions): void {
    const present = source[key];
    if (options.recursive === false || value instanceof DataFieldOperator || !isPlain(value) || !isPlain(present)) {
      super._updateDiff(source, key, value, difference, options);
      return;
    }
    const inner = this[ours.diffFields](present, value, options);
    if (!isEmpty(inner)) difference[key] = inner;
  }

  /** The difference of two objects of this schema. */
  [ours.diffFields](present: PlainObject, changes: PlainObject, options: DiffOptions): PlainObject {
    const difference: PlainObject = {};
    for (const [name, value] of Object.entries(changes)) {
      const field = this.get(name);
      if (!field) continue;
      if (options.diff === false && !(value instanceof DataFieldOperator) && !isPlain(value)) difference[name] = value;
      else field._updateDiff(present, name, value, difference, options);
    }
    return difference;
  }

  override _updateCommit(source: PlainObject, key: string, value: unknown, options: DiffOptions): void {
    const present = source[key];
    if (options.recursive === false || !isPlain(value) || !isPlain(present)) super._updateCommit(source, key, value, options);
    else this[ours.commitFields](present, value, options);
  }

  [ours.commitFields](present: PlainObject, changes: PlainObject, options: DiffOptions): void {
    for (const [name, value] of Object.entries(changes)) this.get(name)?._updateCommit(present, name, value, options);
  }

  override apply(
    fn: string | ((this: DataField, value: unknown, options: PlainObject) => unknown),
    value?: unknown,
    options: PlainObject = {},
  ): unknown {
    const result: PlainObject = {};
    for (const [name, field] of this.entries()) {
      if (options["partial"] && !(isPlain(value) && name in value)) continue;
      result[name] = field.apply(fn, isPlain(value) ? value[name] : undefined, options);
    }
    return result;
  }
}

/** The options for the fields of a schema. */
function within({ current: _current, ...shared }: CleanOptions, partial: boolean, source: PlainObject): CleanOptions {
  return { ...shared, partial, source };
}

/** Replaces an invalid value by the field's initial one, if that is valid. */
function fallBack(
  data: PlainObject,
  name: string,
  field: DataField,
  failure: DataModelValidationFailure,
  source: PlainObject,
): void {
  const initial = field[ours.fallbackValue](source);
  if (equals(initial, data[name]) || field.validate(deepClone(initial), { source })) return;
  failure.fallbackValue = initial;
  failure.unresolved = false;
  data[name] = deepClone(initial);
}

/** Defines a live value on a model; a function is called on each read. */
export function defineLive(target: object, name: string, field: DataField, live: unknown): void {
  if (isFunction(live) && !isClass(live)) {
    Object.defineProperty(target, name, {
      get: live,
      set: ignoreAssignment,
      configurable: true,
      enumerable: true,
    });
  } else if (field.readonly)
    Object.defineProperty(target, name, { value: live, writable: false, configurable: true, enumerable: true });
  else if (!(name in target) || (!field[ours.isGetter] && Object.hasOwn(target, name))) objectOf(target)[name] = live;
  else Object.defineProperty(target, name, { value: live, writable: true, configurable: true, enumerable: true });
}

/** A computed property ignores assignments. */
function ignoreAssignment(): void {}

function isClass(value: unknown): boolean {
  return typeof value === "function" && /^class\b/.test(Function.prototype.toString.call(value));
}
