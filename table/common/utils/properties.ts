import type { PlainObject } from "../plain-object.ts";

function isObjectLike(value: unknown): value is PlainObject {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}

/** The value at a dotted path, or undefined. At the first level, a key that itself contains the dots takes precedence. */
export function getProperty(object: unknown, key: string): unknown {
  if (!key || !isObjectLike(object)) return undefined;
  if (key in object) return object[key];
  let target: unknown = object;
  for (const part of key.split(".")) {
    if (!isObjectLike(target) || !(part in target)) return undefined;
    target = target[part];
  }
  return target;
}

/** Whether the dotted path exists, whatever its value. */
export function hasProperty(object: unknown, key: string): boolean {
  if (!key || !isObjectLike(object)) return false;
  if (key in object) return true;
  let target: unknown = object;
  for (const part of key.split(".")) {
    if (!isObjectLike(target) || !(part in target)) return false;
    target = target[part];
  }
  return true;
}

const UNSAFE_KEYS: readonly string[] = ["__proto__", "constructor", "prototype"];

/** Sets a value at a dotted path, creating objects on the way. Returns whether anything changed. */
export function setProperty(object: object, key: string, value: unknown): boolean {
  if (!key || !isObjectLike(object)) return false;
  const parts = key.split(".");
  const last = parts.pop() ?? "";
  let target: PlainObject = object;
  for (const part of parts) {
    if (UNSAFE_KEYS.includes(part)) throw new Error(`The key "${part}" may not be part of a property path`);
    const present = target[part];
    if (isObjectLike(present)) target = present;
    else target = addedTo(target, part);
  }
  if (UNSAFE_KEYS.includes(last)) throw new Error(`The key "${last}" may not be part of a property path`);
  if (last in target && target[last] === value) return false;
  target[last] = value;
  return true;
}

/** A new object under this key. */
function addedTo(target: PlainObject, key: string): PlainObject {
  const added: PlainObject = {};
  target[key] = added;
  return added;
}

/** Removes the value at a dotted path. Returns whether there was one. */
export function deleteProperty(object: object, key: string): boolean {
  if (!key) return false;
  const parts = key.split(".");
  const last = parts.pop() ?? "";
  const target = parts.length ? getProperty(object, parts.join(".")) : object;
  if (!isObjectLike(target) || !(last in target)) return false;
  return delete target[last];
}
