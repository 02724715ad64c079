import * as ours from "../../ours.ts";
import { isFunction, isPlain, type PlainObject } from "../../plain-object.ts";
import { deepClone } from "../../utils/deep-clone.ts";
import { equals } from "../../utils/equals.ts";
import { isEmpty } from "../../utils/is-empty.ts";
import { mergeObject } from "../../utils/merge-object.ts";
import { DataFieldOperator, ForcedDeletion } from "../operators.ts";
import { jsonIn } from "./json-in.ts";
import { DataField, type DataFieldOptions, type DiffOptions, type ValidateOptions } from "./data-field.ts";

/** An object with undeclared keys. Updates merge into it; `-=key` removes a key. */
export class ObjectField extends DataField {
  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true };
  }

  override [ours.initialForType](): unknown {
    return this.nullable ? null : {};
  }

  override getInitialValue(source: PlainObject = {}): unknown {
    const initial = super.getInitialValue(source);
    return initial === undefined && this.required ? this[ours.initialForType]() : initial;
  }

  override _cast(value: unknown): unknown {
    const toObject: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "toObject") : undefined;
    if (isFunction(toObject)) return toObject.call(value);
    return typeof value === "object" && !Array.isArray(value) ? value : {};
  }

  override _castChangeDelta(delta: unknown): unknown {
    return this._cast(jsonIn(delta));
  }

  override _validateType(value: unknown, _options: ValidateOptions): void {
    if (typeof value !== "object" || Array.isArray(value)) throw new Error("must be an object");
  }

  override initialize(value: unknown): unknown {
    return deepClone(value);
  }

  override toObject(value: unknown): unknown {
    return deepClone(value);
  }

  override _updateDiff(source: PlainObject, key: string, value: unknown, difference: PlainObject, options: DiffOptions): void {
    const present = source[key];
    if (options.recursive === false || !isPlain(value) || !isPlain(present))
      super._updateDiff(source, key, value, difference, options);
    else {
      const inner = openDiff(present, value);
      if (!isEmpty(inner)) difference[key] = inner;
    }
  }

  override _updateCommit(source: PlainObject, key: string, value: unknown, options: DiffOptions): void {
    const present = source[key];
    if (options.recursive !== false && isPlain(value) && isPlain(present))
      mergeObject(present, deepClone(value), { applyOperators: true });
    else super._updateCommit(source, key, value, options);
  }
}

/** The difference of two objects without a schema; operators are kept where they have an effect. */
function openDiff(before: PlainObject, changes: PlainObject): PlainObject {
  const difference: PlainObject = {};
  for (const [key, value] of Object.entries(changes)) {
    const present = before[key];
    if (value instanceof ForcedDeletion) {
      if (key in before) difference[key] = value;
    } else if (value instanceof DataFieldOperator) {
      if (!(key in before) || !equals(present, value.value)) difference[key] = value;
    } else if (isPlain(value) && isPlain(present)) {
      const inner = openDiff(present, value);
      if (!isEmpty(inner)) difference[key] = inner;
    } else if (!(key in before) || !equals(present, value)) difference[key] = value;
  }
  return difference;
}
