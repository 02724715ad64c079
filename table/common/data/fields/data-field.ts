import * as ours from "../../ours.ts";
import type { DataModel } from "../../abstract/data-model.ts";
import { isFunction, type PlainObject } from "../../plain-object.ts";
import { host } from "../../host.ts";
import { ACTIVE_EFFECT_MODES } from "../../constants/scene.ts";
import { equals } from "../../utils/equals.ts";
import { deepClone } from "../../utils/deep-clone.ts";
import { DataFieldOperator, ForcedDeletion, ForcedReplacement } from "../operators.ts";
import { fieldForms, type FieldElement } from "../field-forms.ts";
import { DataModelValidationError, DataModelValidationFailure } from "../validation-failure.ts";

/** Validates a value: true or false, undefined to leave it to the next check, or throws with the reason. */
export type FieldValidator = (value: unknown, options: ValidateOptions) => boolean | void | DataModelValidationFailure;

export interface DataFieldOptions {
  required?: boolean;
  nullable?: boolean;
  initial?: unknown;
  readonly?: boolean;
  persisted?: boolean;
  gmOnly?: boolean;
  label?: string;
  hint?: string;
  placeholder?: string;
  validationError?: string;
  validate?: FieldValidator;
  [option: string]: unknown;
}

export interface CleanOptions {
  /** Only existing keys are cleaned; missing ones are not filled in. */
  partial?: boolean;
  /** The whole source the value belongs to. */
  source?: PlainObject;
  /** The current value at this path: where there is none, a partial value is filled up. Absent: not known. */
  current?: unknown;
  /** Remove keys the schema does not have. Default true. */
  prune?: boolean;
  [option: string]: unknown;
}

export interface ValidateOptions {
  partial?: boolean;
  /** Replace an invalid value by the initial one, where the field allows it. */
  fallback?: boolean;
  /** Leave out invalid embedded documents. */
  dropInvalidEmbedded?: boolean;
  source?: PlainObject;
  strict?: boolean;
  validate?: FieldValidator;
  [option: string]: unknown;
}

export interface DiffOptions {
  recursive?: boolean;
  diff?: boolean;
  [option: string]: unknown;
}

/** A change of an active effect: 13 says its kind by a number, 14 by a word (DOC EffectChangeData). */
export interface FieldChange {
  readonly value: unknown;
  readonly key?: string;
  readonly mode?: number | undefined;
  readonly type?: string;
}

/** What contains a field: a schema, or a field with elements. */
export type FieldParent = DataField;

/** One value of a data model: its rules, its default, and how it is cleaned, validated, initialized and compared. */
export class DataField {
  declare ["constructor"]: typeof DataField;
  static recursive = false;
  static hierarchical = false;

  /** The default options of this type of field (platform.md §3.2). */
  static get _defaults(): DataFieldOptions {
    return {
      required: false,
      nullable: false,
      initial: undefined,
      readonly: false,
      persisted: true,
      gmOnly: false,
      label: "",
      hint: "",
      placeholder: "",
      validationError: "is not a valid value",
    };
  }

  declare required: boolean;
  declare nullable: boolean;
  declare initial: unknown;
  declare readonly: boolean;
  declare persisted: boolean;
  declare gmOnly: boolean;
  declare label: string;
  declare hint: string;
  declare placeholder: string;
  declare validationError: string;

  /** The options as given. */
  readonly options: DataFieldOptions;
  name: string | undefined;
  parent: FieldParent | undefined;

  constructor(options: DataFieldOptions = {}, { name, parent }: { name?: string; parent?: FieldParent } = {}) {
    this.name = name;
    this.parent = parent;
    this.options = options;
    const { validate, ...own } = options;
    for (const [key, value] of Object.entries(this.constructor._defaults)) Reflect.set(this, key, key in own ? own[key] : value);
    if (validate !== undefined && typeof validate !== "function")
      throw new Error("Custom DataField validator functions must be functions");
  }

  /** Whether it holds documents. */
  get [ours.hierarchical](): boolean {
    return this.constructor.hierarchical;
  }

  /** Whether its live value may be a function that is called on each read. */
  get [ours.isGetter](): boolean {
    return false;
  }

  /** Dotted path from the schema's root, such as `system.tracks`. */
  get fieldPath(): string {
    return [this.parent?.fieldPath, this.name]
      .filter((part): part is string => typeof part === "string" && part !== "")
      .join(".");
  }

  /** The default value: `initial`, else undefined if not required, else null if nullable (foundryvtt #8740, #11973). */
  getInitialValue(source: PlainObject = {}): unknown {
    if (isFunction(this.initial)) return this.initial(source);
    if (this.initial !== undefined) return deepClone(this.initial);
    if (!this.required) return undefined;
    const blank = this[ours.initialForType]();
    return blank === undefined && this.nullable ? null : blank;
  }

  /** What may replace an invalid value; undefined if nothing may. */
  [ours.fallbackValue](source: PlainObject): unknown {
    return this.getInitialValue(source);
  }

  /** The default of a required field of this type without an `initial`. */
  [ours.initialForType](): unknown {
    return undefined;
  }

  /** Converts a value to the field's form, as far as possible. Allowed special values stay. */
  clean(value: unknown, options: CleanOptions = {}): unknown {
    if (value instanceof ForcedDeletion) return value;
    if (value instanceof DataFieldOperator)
      return ForcedReplacement.create(this.clean(value.value, { ...options, partial: false }));
    if (value === undefined) return this.getInitialValue(options.source);
    if (value === null) return this.nullable ? null : this[ours.cleanNull](options);
    return this._cleanType(this._cast(value), options);
  }

  /** What a null becomes that the field does not accept. */
  [ours.cleanNull](options: CleanOptions): unknown {
    return this.getInitialValue(options.source);
  }

  _cast(value: unknown): unknown {
    return value;
  }

  _cleanType(value: unknown, _options: CleanOptions): unknown {
    return value;
  }

  /** What is wrong with a value, or undefined. */
  validate(value: unknown, options: ValidateOptions = {}): DataModelValidationFailure | undefined {
    try {
      const special = this._validateSpecial(value, options);
      if (special === true) return undefined;
      const type = this._validateType(value, options);
      if (special === false || type === false) throw new DataModelValidationError(this.validationError);
      if (type instanceof DataModelValidationFailure) return type;
      return (
        this.#validateBy(options.validate, value, options) ??
        this.#validateBy(this.options.validate, value, options) ??
        this._validateRecursive(value, options)
      );
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return this[ours.failureOf](error, value, options);
    }
  }

  #validateBy(
    validator: FieldValidator | undefined,
    value: unknown,
    options: ValidateOptions,
  ): DataModelValidationFailure | undefined {
    const outcome = validator?.call(this, value, options);
    if (outcome === false) throw new DataModelValidationError(this.validationError);
    return outcome instanceof DataModelValidationFailure ? outcome : undefined;
  }

  [ours.failureOf](error: Error, value: unknown, _options: ValidateOptions): DataModelValidationFailure {
    return new DataModelValidationFailure({
      invalidValue: value,
      message: error.message,
      unresolved: true,
      fieldPath: this.fieldPath,
    });
  }

  /** Null and undefined: true if the field accepts them, an error if not; undefined for every other value. */
  _validateSpecial(value: unknown, _options: ValidateOptions): boolean | void {
    if (value === undefined) {
      if (this.required) throw new DataModelValidationError("may not be undefined");
      return true;
    }
    if (value === null) {
      if (!this.nullable) throw new DataModelValidationError("may not be null");
      return true;
    }
  }

  _validateType(_value: unknown, _options: ValidateOptions): boolean | void | DataModelValidationFailure {}

  _validateRecursive(_value: unknown, _options: ValidateOptions): DataModelValidationFailure | undefined {
    return undefined;
  }

  /** Validation across several fields; throws with the reason. */
  _validateModel(_data: unknown, _options: ValidateOptions): void {}

  /** The live value of a model's property, or a function to call on each read. */
  initialize(value: unknown, _model: DataModel | null, _options: PlainObject = {}): unknown {
    return value;
  }

  /** The plain value of a live one. */
  toObject(value: unknown): unknown {
    return value;
  }

  /** Older name for migrating one value; fields with inner models pass it on. */
  migrateSource(_source: PlainObject, _value: unknown): void {}

  /** Whether a method does something for this field, or one within: the others are not asked for each document. */
  [ours.has](method: "_validateModel" | "migrateSource"): boolean {
    return this[method] !== DataField.prototype[method];
  }

  /** The field at a path below this one. */
  _getField(path: string[]): DataField | undefined {
    return path.length === 0 ? this : undefined;
  }

  /** Calls a method, or a function, on this field and the fields within. */
  apply(
    fn: string | ((this: DataField, value: unknown, options: PlainObject) => unknown),
    value?: unknown,
    options: PlainObject = {},
  ): unknown {
    const method: unknown = typeof fn === "string" ? Reflect.get(this, fn) : fn;
    if (!isFunction(method)) throw new Error(`There is no method ${String(fn)} of ${this.constructor.name}`);
    return method.call(this, value, options);
  }

  /** Writes what `value` changes at `source[key]` into `difference[key]`. */
  _updateDiff(source: PlainObject, key: string, value: unknown, difference: PlainObject, _options: DiffOptions): void {
    if (value instanceof ForcedDeletion) {
      if (key in source) difference[key] = value;
      return;
    }
    const next = value instanceof DataFieldOperator ? value.value : value;
    if (!equals(source[key], next)) difference[key] = value;
  }

  /** Applies a difference to `source[key]`. */
  _updateCommit(source: PlainObject, key: string, value: unknown, _options: DiffOptions): void {
    if (value instanceof ForcedDeletion) source[key] = this.getInitialValue(source);
    else source[key] = value instanceof DataFieldOperator ? deepClone(value.value) : deepClone(value);
  }

  /**
   * What a change of an active effect makes of the field's value (DOC DataField). On 14 a change whose value is not one for the field
   * is reported and not applied (foundryvtt #14522); on 13 its default takes its place: which one is UNCONFIRMED.
   */
  applyChange(value: unknown, model: DataModel, change: FieldChange): unknown {
    const delta = this._castChangeDelta(change.value);
    if (delta === undefined) {
      host.log("warn", new Error(`${String(change.value)} is not a value to change ${this.fieldPath} by`));
      return value;
    }
    switch (kindOfChange(change)) {
      case "add":
        return this._applyChangeAdd(value, delta, model, change);
      case "subtract":
        return this._applyChangeSubtract(value, delta, model, change);
      case "multiply":
        return this._applyChangeMultiply(value, delta, model, change);
      case "override":
        return this._applyChangeOverride(value, delta, model, change);
      case "upgrade":
        return this._applyChangeUpgrade(value, delta, model, change);
      case "downgrade":
        return this._applyChangeDowngrade(value, delta, model, change);
      default:
        return this._applyChangeCustom(value, delta, model, change);
    }
  }

  /** The text of a change as a value of this type; undefined: it is none. */
  _castChangeDelta(delta: unknown): unknown {
    return this._cast(delta);
  }

  _applyChangeAdd(value: unknown, delta: unknown, _model: DataModel, _change: FieldChange): unknown {
    if (value === undefined || value === null) return delta;
    if (typeof value === "number" && typeof delta === "number") return value + delta;
    return typeof value === "string" ? value + String(delta) : value;
  }

  /** Of 14. */
  _applyChangeSubtract(value: unknown, delta: unknown, _model: DataModel, _change: FieldChange): unknown {
    return typeof delta === "number" ? Number(value ?? 0) - delta : value;
  }

  _applyChangeMultiply(value: unknown, delta: unknown, _model: DataModel, _change: FieldChange): unknown {
    return typeof value === "number" && typeof delta === "number" ? value * delta : value;
  }

  _applyChangeOverride(_value: unknown, delta: unknown, _model: DataModel, _change: FieldChange): unknown {
    return delta;
  }

  _applyChangeUpgrade(value: unknown, delta: unknown, _model: DataModel, _change: FieldChange): unknown {
    return isAbove(delta, value) ? delta : value;
  }

  _applyChangeDowngrade(value: unknown, delta: unknown, _model: DataModel, _change: FieldChange): unknown {
    return isAbove(value, delta) || value === undefined || value === null ? delta : value;
  }

  /** What the listeners of the hook applyActiveEffect make of it. */
  _applyChangeCustom(value: unknown, delta: unknown, model: DataModel, change: FieldChange): unknown {
    const changes: PlainObject = {};
    host.customChange(model, change, value, delta, changes);
    const { key } = change;
    return key !== undefined && key in changes ? changes[key] : value;
  }

  /** The input of this type of field; subclasses override it. */
  _toInput(config: PlainObject): FieldElement {
    return fieldForms().plain(this, config);
  }

  /** A form input for this field. */
  toInput(config: PlainObject = {}): FieldElement {
    return fieldForms().input(this, config);
  }

  /** A labelled form group with an input for this field. */
  toFormGroup(groupConfig: PlainObject = {}, inputConfig: PlainObject = {}): FieldElement {
    return fieldForms().group(this, groupConfig, inputConfig);
  }
}

/** `MULTIPLY` → 1 in 13 is `multiply` in 14. */
function kindOfChange({ mode, type }: FieldChange): string {
  const [name] = Object.entries(ACTIVE_EFFECT_MODES).find(([, number]) => number === mode) ?? [];
  return type || (name ?? "custom").toLowerCase();
}

function isAbove(one: unknown, other: unknown): boolean {
  if (other === undefined || other === null) return true;
  if (typeof one === "string" && typeof other === "string") return one > other;
  return Number(one) > Number(other);
}
