import * as ours from "../../ours.ts";
import type { DataModel } from "../../abstract/data-model.ts";
import { isFunction, isPlain, listOf, type PlainObject } from "../../plain-object.ts";
import { DataModelValidationFailure } from "../validation-failure.ts";
import { jsonIn } from "./json-in.ts";
import { type CleanOptions, DataField, type DataFieldOptions, type FieldChange, type ValidateOptions } from "./data-field.ts";

export interface ArrayFieldOptions extends DataFieldOptions {
  min?: number;
  max?: number;
}

/** A list of values of one type. An update replaces the whole list (platform.md §3.2). */
export class ArrayField extends DataField {
  static override recursive = true;

  readonly element: DataField;
  declare min: number;
  declare max: number;

  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true, min: 0, max: Infinity };
  }

  constructor(element: DataField, options: ArrayFieldOptions = {}, context = {}) {
    super(options, context);
    this.element = this[ours.checkElement](element);
    if (this.min > this.max) throw new Error("An ArrayField's min may not exceed its max");
  }

  [ours.checkElement](element: DataField): DataField {
    if (!(element instanceof DataField))
      throw new Error(`${this.constructor.name} must have a DataField as its contained element`);
    if (element.parent !== undefined) throw new Error(`The element DataField of ${this.constructor.name} already has a parent`);
    element.name ||= "element";
    element.parent = this;
    return element;
  }

  override [ours.initialForType](): unknown {
    return this.nullable ? null : [];
  }

  override _cast(value: unknown): unknown {
    if (Array.isArray(value)) return value;
    if (value instanceof Set) return [...value];
    // The form of `list.0.name` in forms: an object with numeric keys.
    if (isPlain(value)) {
      const keys = Object.keys(value);
      if (keys.every((key) => /^\d+$/.test(key))) return keys.sort((a, b) => Number(a) - Number(b)).map((key) => value[key]);
    }
    return [value];
  }

  override _cleanType(value: unknown, options: CleanOptions): unknown {
    const { current: _current, ...rest } = options;
    return listOf(value).map((entry) => this.element.clean(entry, { ...rest, partial: false }));
  }

  override _validateType(value: unknown, _options: ValidateOptions): void {
    if (!Array.isArray(value)) throw new Error("must be an Array");
    if (value.length < this.min) throw new Error(`cannot have fewer than ${this.min} elements`);
    if (value.length > this.max) throw new Error(`cannot have more than ${this.max} elements`);
  }

  override _validateRecursive(value: unknown, options: ValidateOptions): DataModelValidationFailure | undefined {
    let failure: DataModelValidationFailure | undefined;
    for (const [index, entry] of listOf(value).entries()) {
      const inner = this.element.validate(entry, { ...options, partial: false });
      if (!inner) continue;
      failure ??= new DataModelValidationFailure();
      failure.elements.push({ id: String(index), failure: inner });
      failure.unresolved ||= inner.unresolved;
    }
    return failure;
  }

  override [ours.has](method: "_validateModel" | "migrateSource"): boolean {
    return this[method] !== ArrayField.prototype[method] || this.element[ours.has](method);
  }

  override _validateModel(data: unknown, options: ValidateOptions): void {
    if (Array.isArray(data)) for (const entry of data) this.element._validateModel(entry, options);
  }

  override initialize(value: unknown, model: DataModel | null, options: PlainObject = {}): unknown {
    if (!Array.isArray(value)) return value;
    return value.map((entry) => {
      const live = this.element.initialize(entry, model, options);
      return isFunction(live) ? live() : live;
    });
  }

  override toObject(value: unknown): unknown {
    return Array.isArray(value) ? value.map((entry) => this.element.toObject(entry)) : value;
  }

  override migrateSource(source: PlainObject, value: unknown): void {
    if (Array.isArray(value)) for (const entry of value) this.element.migrateSource(source, entry);
  }

  /** JSON of a list, or one element. */
  override _castChangeDelta(delta: unknown): unknown {
    return listIn(delta).map((entry) => this.element._castChangeDelta(entry));
  }

  override _applyChangeAdd(value: unknown, delta: unknown, _model: DataModel, _change: FieldChange): unknown {
    return [...listOf(value), ...listOf(delta)];
  }

  override _applyChangeSubtract(value: unknown, delta: unknown, _model: DataModel, _change: FieldChange): unknown {
    return listOf(value).filter((entry) => !listOf(delta).includes(entry));
  }

  override _applyChangeUpgrade(value: unknown): unknown {
    return value;
  }

  override _applyChangeDowngrade(value: unknown): unknown {
    return value;
  }

  override _getField(path: string[]): DataField | undefined {
    if (path.length === 0) return this;
    const [first = "", ...rest] = path;
    if (first === this.element.name || /^\d+$/.test(first)) return this.element._getField(rest);
    return this.element._getField(path);
  }

  override apply(
    fn: string | ((this: DataField, value: unknown, options: PlainObject) => unknown),
    value?: unknown,
    options: PlainObject = {},
  ): unknown {
    const own = super.apply(fn, value, options);
    if (Array.isArray(value)) for (const entry of value) this.element.apply(fn, entry, options);
    return own;
  }
}

/** A list without duplicates; its live value is a Set. */
export class SetField extends ArrayField {
  override _cleanType(value: unknown, options: CleanOptions): unknown {
    return [...new Set(listOf(super._cleanType(value, options)))];
  }

  override initialize(value: unknown, model: DataModel | null, options: PlainObject = {}): unknown {
    return Array.isArray(value) ? new Set(listOf(super.initialize(value, model, options))) : value;
  }

  override _castChangeDelta(delta: unknown): unknown {
    return new Set(listOf(super._castChangeDelta(delta)));
  }

  override _applyChangeAdd(value: unknown, delta: unknown, _model: DataModel, _change: FieldChange): unknown {
    return new Set([...setOf(value), ...setOf(delta)]);
  }

  override _applyChangeSubtract(value: unknown, delta: unknown, _model: DataModel, _change: FieldChange): unknown {
    return new Set([...setOf(value)].filter((entry) => !setOf(delta).has(entry)));
  }

  override toObject(value: unknown): unknown {
    return value instanceof Set ? [...value].map((entry) => this.element.toObject(entry)) : value;
  }
}

function setOf(value: unknown): ReadonlySet<unknown> {
  return value instanceof Set ? value : new Set(listOf(value));
}

/** The elements in the text of a change. */
function listIn(delta: unknown): unknown[] {
  const parsed = jsonIn(delta);
  return Array.isArray(parsed) ? listOf(parsed) : [typeof parsed === "object" && parsed !== null ? parsed : delta];
}
