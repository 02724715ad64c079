import { isOperatorKey } from "../../common/data/operators.ts";
import { isSource, type Source } from "../../world/source.ts";
import { RefusedError } from "./operation.ts";

/** How changes are applied to a source. */
interface ApplyOptions {
  /** false: a nested object replaces the old one as a whole instead of being merged into it. */
  readonly recursive: boolean;
}

/** Dotted keys become nested objects, at every depth of plain objects; arrays are leaves. */
export const expandKeys = (changes: Source): Source => {
  const expanded: Source = {};
  for (const [key, value] of Object.entries(changes)) {
    const steps = key.split(".");
    const last = steps.pop()!;
    let target = expanded;
    for (const step of steps) {
      target = innerOf(target, step);
    }
    const inner = isSource(value) ? expandKeys(value) : value;
    const present = target[last];
    target[last] = isSource(inner) && isSource(present) ? joined(present, inner) : inner;
  }
  return expanded;
};

/** The object under this key, put there if there is none. */
export const innerOf = (target: Source, key: string): Source => {
  const present = target[key];
  if (isSource(present)) return present;
  const added: Source = {};
  target[key] = added;
  return added;
};

/** Two expanded objects merged; their keys, operators included, are unchanged. */
const joined = (first: Source, second: Source): Source => {
  const result: Source = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const present = result[key];
    result[key] = isSource(value) && isSource(present) ? joined(present, value) : value;
  }
  return result;
};

/** The key that an operator is about. */
const operand = (key: string): string => {
  const name = key.slice(2);
  if (isOperatorKey(name)) throw new RefusedError(`The key "${key}" holds two operators`);
  return name;
};

/**
 * The source with the changes applied field by field (platform.md §3.3): objects merge, everything else is replaced as a whole,
 * `-=key` removes a key and `==key` replaces its value without merging. No operator is left in it. Neither argument is changed.
 */
export const applyChanges = (source: Source, changes: Source, { recursive }: ApplyOptions): Source => {
  const result: Source = { ...source };
  for (const [key, value] of Object.entries(changes)) {
    const old = result[key];
    if (!isOperatorKey(key)) result[key] = resolved(recursive && isSource(old) ? old : {}, value, recursive);
    else if (key.startsWith("-=")) delete result[operand(key)];
    else result[operand(key)] = resolved({}, value, recursive);
  }
  return result;
};

const resolved = (old: Source, value: unknown, recursive: boolean): unknown =>
  isSource(value) ? applyChanges(old, value, { recursive }) : structuredClone(value);

/** What a client sent for a new document: without dotted keys and operators. */
export const readNew = (data: Source): Source => applyChanges({}, expandKeys(data), { recursive: true });
