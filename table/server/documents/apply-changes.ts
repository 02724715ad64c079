import { isSource, type Source } from "../../world/source.ts";

/** How changes are applied to a source. */
interface ApplyOptions {
  /** false: a nested object replaces the old one as a whole instead of being merged into it. */
  readonly recursive: boolean;
}

const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/** Dotted keys become nested objects, at every depth of plain objects; arrays are leaves. */
export const expandKeys = (changes: Source): Source => {
  const expanded: Source = {};
  for (const [key, value] of Object.entries(changes)) {
    const steps = key.split(".");
    if (steps.some((step) => FORBIDDEN.has(step))) continue;
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

/**
 * The source with the changes applied field by field (platform.md §3.3): objects merge, everything else is replaced as a whole,
 * `-=key` removes a key and `==key` replaces its value without merging. Neither argument is changed.
 */
export const applyChanges = (source: Source, changes: Source, { recursive }: ApplyOptions): Source => {
  const result: Source = { ...source };
  for (const [key, value] of Object.entries(changes)) {
    if (FORBIDDEN.has(key)) continue;
    if (key.startsWith("-=") && key.length > 2) {
      delete result[key.slice(2)];
    } else if (key.startsWith("==") && key.length > 2) {
      result[key.slice(2)] = structuredClone(value);
    } else if (isSource(value)) {
      const old = result[key];
      result[key] = applyChanges(recursive && isSource(old) ? old : {}, value, { recursive });
    } else {
      result[key] = structuredClone(value);
    }
  }
  return result;
};
