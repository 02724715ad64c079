import { ARRAY_METHODS, ARRAY_STATICS } from "./array.ts";
import { DATE_METHODS } from "./date.ts";
import { MATH_STATICS } from "./math.ts";
import { NUMBER_METHODS, NUMBER_STATICS } from "./number.ts";
import { SET_METHODS } from "./set.ts";
import { STRING_METHODS } from "./string.ts";

/**
 * Foundry's additions to JavaScript, which systems use without an import (DOC primitives). Only on the client's page; what
 * JavaScript has under the same name by now stays as it is.
 */
export function installPrimitives(): void {
  add(Array, ARRAY_STATICS);
  add(Array.prototype, ARRAY_METHODS);
  add(Date.prototype, DATE_METHODS);
  add(Math, MATH_STATICS);
  add(Number, NUMBER_STATICS);
  add(Number.prototype, NUMBER_METHODS);
  add(RegExp, { escape: escapeForPattern });
  add(Set.prototype, SET_METHODS);
  add(String.prototype, STRING_METHODS);
}

/** v13 still has it under its older name (since 12, until 14). */
export function installOlderPrimitives(): void {
  add(Math, { clamped: MATH_STATICS.clamp });
}

function add(target: object, members: object): void {
  for (const [name, value] of Object.entries(members)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true, enumerable: false });
  }
}

/** Text as a pattern that matches it alone. */
function escapeForPattern(text: string): string {
  return text.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, String.raw`\$&`);
}
