import { isPlain, type PlainObject } from "../plain-object.ts";

/**
 * An instruction in place of a value: what an update does with its key.
 * Public since v14 (`foundry.data.operators`); the older syntax is `-=key` and `==key`, which is also the form sent.
 */
export class DataFieldOperator {
  /** The operator's value, if it has one. */
  readonly value: unknown;

  constructor(value?: unknown) {
    this.value = value;
  }

  /** Creates an operator, or returns the one passed in. */
  static create(value?: unknown): DataFieldOperator {
    return value instanceof this ? value : new this(value);
  }
}

/** Removes the key. */
export class ForcedDeletion extends DataFieldOperator {}

/** Replaces the value of the key, without merging. */
export class ForcedReplacement extends DataFieldOperator {}

/** Whether a key is in the older syntax of an operator. */
export function isOperatorKey(key: string): boolean {
  return key.length > 2 && (key.startsWith("-=") || key.startsWith("=="));
}

/** Turns `-=key` and `==key` into operators, at every depth of plain objects. Arrays are leaves. Returns a new object. */
export function readOperatorKeys(value: PlainObject): PlainObject {
  const result: PlainObject = {};
  for (const [key, inner] of Object.entries(value)) {
    if (key.startsWith("-=") && isOperatorKey(key)) result[key.slice(2)] = new ForcedDeletion();
    else if (isOperatorKey(key)) result[key.slice(2)] = new ForcedReplacement(inner);
    else result[key] = isPlain(inner) ? readOperatorKeys(inner) : inner;
  }
  return result;
}

/** Turns operators into `-=key` and `==key`, at every depth: the form that survives JSON. Returns a new object. */
export function writeOperatorKeys(value: PlainObject): PlainObject {
  const result: PlainObject = {};
  for (const [key, inner] of Object.entries(value)) {
    if (inner instanceof ForcedDeletion) result[`-=${key}`] = null;
    else if (inner instanceof ForcedReplacement)
      result[`==${key}`] = isPlain(inner.value) ? writeOperatorKeys(inner.value) : inner.value;
    else result[key] = isPlain(inner) ? writeOperatorKeys(inner) : inner;
  }
  return result;
}

/** The first key in the older syntax, at any depth, with its path. */
export function findOperatorKey(value: PlainObject, path = ""): string | undefined {
  for (const [key, inner] of Object.entries(value)) {
    const last = key.split(".").pop() ?? "";
    if (isOperatorKey(last)) return `${path}${key}`;
    const found = isPlain(inner) ? findOperatorKey(inner, `${path}${key}.`) : undefined;
    if (found) return found;
  }
  return undefined;
}
