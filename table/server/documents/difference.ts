import { isDeepStrictEqual } from "node:util";
import { isSource, type Source } from "../../world/source.ts";

/** The changes that turn `before` into `after`: nested objects by field, removed keys as `-=key`, all else whole. */
export const difference = (before: Source, after: Source): Source => {
  const changes: Source = {};
  for (const [key, value] of Object.entries(after)) {
    const old = before[key];
    if (isDeepStrictEqual(old, value)) continue;
    // An object that replaces a non-object is given as a whole; so is one that is now empty, which no difference could express.
    changes[key] = isSource(value) && isSource(old) ? difference(old, value) : value;
  }
  for (const key of Object.keys(before)) if (!(key in after)) changes[`-=${key}`] = null;
  return changes;
};

/** The parts of `after` that `changes` mentions (`diff: false`: a client wants back all it has sent). */
export const mentioned = (changes: Source, after: Source): Source => {
  const parts: Source = {};
  for (const [key, value] of Object.entries(changes)) {
    const plain = /^(-=|==)./.test(key) ? key.slice(2) : key;
    if (!(plain in after)) parts[`-=${plain}`] = null;
    else if (plain !== key) parts[key] = after[plain];
    else parts[key] = isSource(value) && isSource(after[key]) ? mentioned(value, after[key]) : after[key];
  }
  return parts;
};
