import type { PlainObject } from "../plain-object.ts";

/** Gives an object the keys and values of another, keeping its identity. */
export function replaceContents(target: PlainObject, source: PlainObject): void {
  if (target === source) return;
  const next = { ...source };
  for (const key of Object.keys(target)) delete target[key];
  Object.assign(target, next);
}
