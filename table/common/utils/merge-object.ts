import { ForcedDeletion, ForcedReplacement } from "../data/operators.ts";
import { isPlain, type PlainObject } from "../plain-object.ts";
import { deepClone } from "./deep-clone.ts";
import { expandObject } from "./expand-object.ts";
import { getType } from "./get-type.ts";

export interface MergeObjectOptions {
  /** Whether keys may be added at the top level. Default true. */
  insertKeys?: boolean;
  /** Whether keys may be added inside nested objects. Default true. */
  insertValues?: boolean;
  /** Whether values of `other` replace those of `original`. Default true. */
  overwrite?: boolean;
  /** Whether nested objects are merged (or replaced as a whole). Default true. */
  recursive?: boolean;
  /** Whether `original` itself is changed (or a copy). Default true. */
  inplace?: boolean;
  /** Refuse a value of another type than the existing one. Default false. */
  enforceTypes?: boolean;
  /** Whether `-=key` and operators are applied. Default false. */
  performDeletions?: boolean;
  /** v14's name of `performDeletions`. */
  applyOperators?: boolean;
}

type Settings = Required<Omit<MergeObjectOptions, "inplace" | "applyOperators">>;

/** Merges `other` into `original`. Dotted keys of either are expanded first. Returns the merged object. */
export function mergeObject(original: object, other: object = {}, options: MergeObjectOptions = {}, _d = 0): PlainObject {
  if (!isMergeable(original) || !isMergeable(other)) throw new Error("One of original or other are not Objects!");
  const { inplace = true, applyOperators = false, ...rest } = options;
  const settings: Settings = {
    insertKeys: true,
    insertValues: true,
    overwrite: true,
    recursive: true,
    enforceTypes: false,
    performDeletions: applyOperators,
    ...rest,
  };
  let target: PlainObject = inplace ? original : deepClone(original);
  let source: PlainObject = other;
  if (_d === 0) {
    if (hasDottedKey(source)) source = expandObject(source);
    if (hasDottedKey(target)) {
      const expanded = expandObject(target);
      if (inplace) {
        for (const key of Object.keys(target)) delete target[key];
        Object.assign(target, expanded);
      } else target = expanded;
    }
  }
  for (const key of Object.keys(source)) mergeKey(target, key, source[key], settings, _d);
  return target;
}

function isMergeable(value: object): value is PlainObject {
  return value instanceof Object;
}

function hasDottedKey(object: PlainObject): boolean {
  return Object.keys(object).some((key) => key.includes("."));
}

function mergeKey(target: PlainObject, key: string, value: unknown, settings: Settings, depth: number): void {
  if (settings.performDeletions) {
    if (value instanceof ForcedDeletion) return void delete target[key];
    if (value instanceof ForcedReplacement) return void (target[key] = value.value);
    if (key.startsWith("-=")) return void delete target[key.slice(2)];
    if (key.startsWith("==")) return void (target[key.slice(2)] = value);
  }
  if (key === "__proto__") return;
  if (Object.hasOwn(target, key) || key in target) updateKey(target, key, value, settings, depth);
  else insertKey(target, key, value, settings, depth);
}

function insertKey(target: PlainObject, key: string, value: unknown, settings: Settings, depth: number): void {
  const allowed = depth === 0 ? settings.insertKeys : settings.insertValues;
  if (!allowed) return;
  // A nested object may contain operators, which must not be stored as values.
  target[key] = isPlain(value) && settings.performDeletions ? mergeObject({}, value, settings, depth + 1) : value;
}

function updateKey(target: PlainObject, key: string, value: unknown, settings: Settings, depth: number): void {
  const present = target[key];
  if (isPlain(value) && isPlain(present) && settings.recursive) {
    mergeObject(present, value, { ...settings, inplace: true }, depth + 1);
    return;
  }
  if (!settings.overwrite) return;
  const [before, after] = [getType(present), getType(value)];
  if (settings.enforceTypes && before !== "undefined" && before !== after) {
    throw new Error(`Mismatched data types encountered during object merge: "${key}" holds ${before} and was given ${after}.`);
  }
  target[key] = value;
}
