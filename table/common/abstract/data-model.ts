import * as ours from "../ours.ts";
import { errorMessage } from "../error-message.ts";
import type { CleanOptions, DiffOptions } from "../data/fields/data-field.ts";
import { defineLive, SchemaField, type DataSchema } from "../data/fields/schema-field.ts";
import { DataModelValidationError, DataModelValidationFailure } from "../data/validation-failure.ts";
import { findOperatorKey, readOperatorKeys, writeOperatorKeys } from "../data/operators.ts";
import { host } from "../host.ts";
import { isObject, isPlain, objectOf, type PlainObject } from "../plain-object.ts";
import { deepClone } from "../utils/deep-clone.ts";
import { expandObject } from "../utils/expand-object.ts";
import { isEmpty } from "../utils/is-empty.ts";
import { logCompatibilityWarning } from "../utils/logging.ts";
import { mergeObject } from "../utils/merge-object.ts";
import { replaceContents } from "./replace-contents.ts";

export interface DataModelOptions {
  parent?: DataModel | null;
  strict?: boolean;
  fallback?: boolean;
  dropInvalidEmbedded?: boolean;
  /** The data is part of a source that is already cleaned and validated: it is used as it is, without a copy. */
  _trusted?: boolean;
  [option: string]: unknown;
}

export interface UpdateSourceOptions extends DiffOptions {
  dryRun?: boolean;
  fallback?: boolean;
  /** The changes come from the server: no warnings about old syntax. */
  _fromServer?: boolean;
}

export interface ModelValidateOptions {
  changes?: PlainObject;
  clean?: boolean;
  fallback?: boolean;
  dropInvalidEmbedded?: boolean;
  strict?: boolean;
  fields?: boolean;
  joint?: boolean;
}

export type DataModelClass = typeof DataModel;

const inheritedNames = new WeakMap<DataModelClass, { schema: SchemaField; names: ReadonlySet<string> }>();
const schemas = new WeakMap<DataModelClass, { generation: number; schema: SchemaField }>();

/** Data with a schema. `_source` is what is stored; the properties are its live values. */
export class DataModel {
  declare ["constructor"]: DataModelClass;
  static LOCALIZATION_PREFIXES: string[] = [];

  declare readonly parent: DataModel | null;
  declare readonly _source: PlainObject;
  declare validationFailures: { fields: DataModelValidationFailure | null; joint: DataModelValidationFailure | null };

  constructor(
    data: object = {},
    { parent = null, strict = true, fallback = false, dropInvalidEmbedded = false, ...options }: DataModelOptions = {},
  ) {
    Object.defineProperty(this, "parent", { value: parent, writable: false, enumerable: false, configurable: true });
    Object.defineProperty(this, "validationFailures", {
      value: { fields: null, joint: null },
      writable: false,
      enumerable: false,
    });
    const trusted = options._trusted === true;
    const source = trusted ? objectOf(data) : this._initializeSource(data, options);
    Object.defineProperty(this, "_source", {
      value: Object.seal(source),
      writable: false,
      enumerable: false,
      configurable: true,
    });
    // UNCONFIRMED by documentation; released systems read their source here.
    this._configure(options);
    if (!trusted) this.validate({ strict, fallback, dropInvalidEmbedded, fields: true, joint: true });
    this._initialize(options);
  }

  static defineSchema(): DataSchema {
    throw new Error(`The ${this.name} DataModel subclass must define its schema`);
  }

  /** The schema of this class, created once. */
  static get schema(): SchemaField {
    // Some schemas differ between generations; a test process may use both.
    const { generation } = host;
    let known = schemas.get(this);
    if (known?.generation !== generation) {
      known = { generation, schema: new SchemaField(this.defineSchema()) };
      schemas.set(this, known);
    }
    return known.schema;
  }

  /** The fields whose name a class defines too: they cannot be assigned. */
  static [ours.inherited](schema: SchemaField): ReadonlySet<string> {
    let known = inheritedNames.get(this);
    if (known?.schema !== schema) {
      known = { schema, names: new Set(schema.keys().filter((name) => name in this.prototype)) };
      inheritedNames.set(this, known);
    }
    return known.names;
  }

  get schema(): SchemaField {
    return this.constructor.schema;
  }

  /** Whether anything is invalid and could not be corrected. */
  get invalid(): boolean {
    const { fields, joint } = this.validationFailures;
    return Boolean(fields?.unresolved || joint?.unresolved);
  }

  /** Migrates data of an older form. Gets the whole source at construction and every update's delta. Must return it. */
  static migrateData(source: PlainObject): PlainObject {
    this.schema.migrateSource(source, source);
    return source;
  }

  /** {@link migrateData}, but an error is reported and the data stays unchanged. */
  static migrateDataSafe(source: PlainObject): PlainObject {
    try {
      const migrated: unknown = this.migrateData(source);
      if (isObject(migrated)) return migrated;
      if (host.generation >= 14)
        logCompatibilityWarning(`${this.name}.migrateData must return its source`, { since: 14, until: 16, once: true });
    } catch (error) {
      const wrapped = new Error(`Failed data migration for ${this.name}: ${errorMessage(error)}`, { cause: error });
      host.log("warn", wrapped);
    }
    return source;
  }

  static shimData(data: PlainObject): PlainObject {
    return data;
  }

  /** The data in the schema's form. Without `partial`, every missing key gets its initial value. */
  static cleanData(source: object = {}, options: CleanOptions = {}): PlainObject {
    return objectOf(this.schema.clean(source, { ...options, source: options.source ?? objectOf(source) }));
  }

  /** Validation across several fields; throws with the reason. */
  static validateJoint(data: PlainObject): void {
    this.schema._validateModel(data, {});
  }

  /** A model from stored data: invalid values fall back with a warning; where they cannot, the model is `invalid`. */
  static fromSource<T extends DataModelClass>(
    this: T,
    source: object,
    { strict = false, ...context }: DataModelOptions = {},
  ): InstanceType<T> {
    return new this(source, { ...context, strict, fallback: context.fallback ?? !strict }) as InstanceType<T>;
  }

  static fromJSON<T extends DataModelClass>(this: T, json: string): InstanceType<T> {
    return this.fromSource(objectOf(JSON.parse(json)));
  }

  _configure(_options: PlainObject): void {}

  _initializeSource(data: object, options: DataModelOptions = {}): PlainObject {
    const cls = this.constructor;
    const plain = data instanceof DataModel ? data.toObject() : data;
    if (!isPlain(plain))
      throw new Error(
        `${cls.name} was incorrectly constructed with a ${typeof plain} instead of an object. Field values must be given in an object.`,
      );
    const source = options["copy"] === false ? plain : deepClone(plain);
    if (Object.keys(source).some((key) => key.includes("."))) replaceContents(source, expandObject(source));
    return cls.shimData(cls.cleanData(cls.migrateDataSafe(source)));
  }

  _initialize(options: PlainObject = {}): void {
    const { schema, _source } = this;
    const live = objectOf(this);
    const inherited = this.constructor[ours.inherited](schema);
    for (const { name, field, isPlain: plain } of schema[ours.members]()) {
      if (plain && !inherited.has(name)) live[name] = _source[name];
      else defineLive(this, name, field, field.initialize(_source[name], this, options));
    }
  }

  /** Initializes every property from `_source` again. */
  reset(): void {
    this._initialize();
  }

  /** Validates the source (or `changes` alone). Strict: throws a DataModelValidationError; else warns and returns false. */
  validate({
    changes,
    clean = false,
    fallback = false,
    dropInvalidEmbedded = false,
    strict = true,
    fields = true,
    joint,
  }: ModelValidateOptions = {}): boolean {
    const cls = this.constructor;
    const partial = changes !== undefined;
    let source = changes ?? this._source;
    if (clean) source = cls.cleanData(deepClone(source), { partial, source: { ...this._source, ...source } });
    this.validationFailures.fields = this.validationFailures.joint = null;
    if (fields) {
      const failure = this.schema.validate(source, {
        partial,
        fallback,
        dropInvalidEmbedded,
        strict,
        source: { ...this._source, ...source },
      });
      if (failure) this.#fail("fields", failure, strict);
    }
    if (joint ?? !partial) this.#validateJoint(source, strict);
    return !this.invalid;
  }

  #validateJoint(source: PlainObject, strict: boolean): void {
    try {
      this.constructor.validateJoint(source);
    } catch (error) {
      const failure =
        error instanceof DataModelValidationError
          ? error[ours.failure]
          : new DataModelValidationFailure({ message: errorMessage(error), unresolved: true });
      const joint = new DataModelValidationFailure({ unresolved: true });
      joint.joint = failure;
      this.#fail("joint", joint, strict);
    }
  }

  #fail(kind: "fields" | "joint", failure: DataModelValidationFailure, strict: boolean): void {
    this.validationFailures[kind] = failure;
    failure.message = undefined;
    const error = new DataModelValidationError(failure);
    error.message = `${this[ours.label]()} validation errors:\n${error.message
      .split("\n")
      .map((line) => `  ${line}`)
      .join("\n")}`;
    if (strict && failure.unresolved) throw error;
    host.log("warn", error);
  }

  [ours.label](): string {
    return this.constructor.name;
  }

  /**
   * Changes the source. The changes are copied, expanded, migrated, cleaned and validated first.
   * @returns the actual changes only; with `dryRun` nothing is written.
   */
  updateSource(changes: object = {}, options: UpdateSourceOptions = {}): PlainObject {
    const prepared = this[ours.prepareChanges](changes, options);
    const difference = this.schema[ours.diffFields](this._source, prepared, options);
    if (!isEmpty(difference)) {
      this[ours.validateDifference](difference, options);
      if (!options.dryRun) {
        this._updateCommit(difference, options);
        this._initialize({ _update: true, _deferPreparation: options["_deferPreparation"] === true });
      }
    }
    return host.generation >= 14 ? difference : writeOperatorKeys(difference);
  }

  [ours.prepareChanges](changes: object, options: UpdateSourceOptions): PlainObject {
    const cls = this.constructor;
    const plain = changes instanceof DataModel ? changes.toObject() : changes;
    const expanded = expandObject(deepClone(plain));
    if (host.generation >= 14 && !options._fromServer) adviseOperators(expanded);
    let prepared = readOperatorKeys(expanded);
    const lendsType = this.schema.has("type") && !("type" in prepared);
    if (lendsType) prepared["type"] = this._source["type"];
    prepared = cls.migrateDataSafe(prepared);
    if (lendsType) delete prepared["type"];
    const current = options.recursive === false ? {} : this._source;
    const source = { ...this._source, ...prepared };
    return objectOf(this.schema._cleanType(prepared, { partial: true, source, current, persisted: true }));
  }

  /** Validates the source as it would become, and keeps only the valid part of the difference if falling back is allowed. */
  [ours.validateDifference](difference: PlainObject, options: UpdateSourceOptions): void {
    const next: PlainObject = { ...this._source };
    for (const name of Object.keys(difference))
      next[name] = this.schema.get(name)?.[ours.hierarchical] ? next[name] : deepClone(next[name]);
    for (const [name, value] of Object.entries(difference)) {
      const field = this.schema.get(name);
      if (!field || field[ours.hierarchical]) continue;
      field._updateCommit(next, name, value, options);
      const failure = field.validate(next[name], { source: next });
      if (!failure?.unresolved) continue;
      if (options.fallback) delete difference[name];
      else {
        const failures = new DataModelValidationFailure({ unresolved: true });
        failures.fields[name] = failure;
        this.#fail("fields", failures, true);
      }
    }
    this.#validateJoint(next, !options.fallback);
  }

  _updateCommit(difference: PlainObject, options: UpdateSourceOptions): void {
    this.schema[ours.commitFields](this._source, difference, options);
  }

  /** A copy with changes. */
  clone(data: object = {}, context: DataModelOptions = {}): this {
    const merged = mergeObject(this.toObject(), expandObject(data), { insertKeys: false, performDeletions: true });
    const own: unknown = this.constructor;
    const cls = own as new (data: object, context: DataModelOptions) => this;
    return new cls(merged, { parent: this.parent, ...context });
  }

  /** The stored data, or with `source: false` the live values as plain data. */
  toObject(source = true): PlainObject {
    return source ? deepClone(this._source) : objectOf(this.schema.toObject(this));
  }

  toJSON(): PlainObject {
    return this.toObject(true);
  }
}

function adviseOperators(changes: PlainObject): void {
  const found = findOperatorKey(changes);
  if (!found) return;
  logCompatibilityWarning(
    `The update key "${found}" uses the -= or == syntax. Use foundry.data.operators (ForcedDeletion, ForcedReplacement).`,
    {
      since: 14,
      until: 16,
      once: true,
    },
  );
}
