import { isPlain, type PlainObject } from "../plain-object.ts";

/**
 * An instruction in the place of a value: what an update shall do with the key it stands at.
 * Public since v14 (`foundry.data.operators`); the older spelling is `-=key` and `==key`, which is also the form on the wire.
 */
export class DataFieldOperator {
  /** The value the operator carries, undefined when it carries none. */
  readonly value: unknown;

  constructor(value?: unknown) {
    this.value = value;
  }

  /** Make an operator, or give back the one that was passed in. */
  static create(value?: unknown): DataFieldOperator {
    return value instanceof this ? value : new this(value);
  }
}

/** Removes the key. */
export class ForcedDeletion extends DataFieldOperator {}

/** Puts its value in the key's place, without merging. */
export class ForcedReplacement extends DataFieldOperator {}

/** Is this key written in the older spelling of an operator? */
export function isOperatorKey(key: string): boolean {
  return key.length > 2 && (key.startsWith("-=") || key.startsWith("=="));
}

/** `-=key` and `==key` become operators, at every depth of plain objects. Arrays are leaves. Returns a new object. */
export function readOperatorKeys(value: PlainObject): PlainObject {
  const result: PlainObject = {};
  for (const [key, inner] of Object.entries(value)) {
    if (key.startsWith("-=") && isOperatorKey(key)) result[key.slice(2)] = new ForcedDeletion();
    else if (isOperatorKey(key)) result[key.slice(2)] = new ForcedReplacement(inner);
    else result[key] = isPlain(inner) ? readOperatorKeys(inner) : inner;
  }
  return result;
}

/** Operators become `-=key` and `==key`, at every depth: the form that survives JSON. Returns a new object. */
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

/** Does any key, at any depth, use the older spelling? Returns the first such key with its path. */
export function findOperatorKey(value: PlainObject, path = ""): string | undefined {
  for (const [key, inner] of Object.entries(value)) {
    const last = key.split(".").pop() as string;
    if (isOperatorKey(last)) return `${path}${key}`;
    const found = isPlain(inner) ? findOperatorKey(inner, `${path}${key}.`) : undefined;
    if (found) return found;
  }
  return undefined;
}
