import { getProperty } from "../../../common/utils/properties.ts";
import { requireShort } from "./formula-bounds.ts";

export interface ReplaceOptions {
  /** Replaces missing data; without it the `@name` stays. */
  readonly missing?: string | undefined;
  /** Called once with the missing names. */
  readonly onMissing?: ((names: readonly string[]) => void) | undefined;
}

/** Data may itself contain `@names`; this many rounds are resolved. */
const DEPTH = 8;

/**
 * Replaces every `@path.to.value` by the value in `data`.
 * @throws {FormulaError} if that makes it too long: data that name each other would double it in every round
 */
export function replaceFormulaData(formula: string, data: object, { missing, onMissing }: ReplaceOptions = {}): string {
  const absent = new Set<string>();
  const replaceOnce = (text: string): string => {
    let length = text.length;
    requireShort(text, length);
    return text.replace(/@([a-z.0-9_-]+)/gi, (match, key: string) => {
      const value = wording(getProperty(data, key.replace(/\.+$/, "")));
      if (value === null) absent.add(key);
      const replaced = value ?? missing ?? match;
      length += replaced.length - match.length;
      requireShort(text, length);
      return replaced;
    });
  };
  let result = formula;
  for (let round = 0; round < DEPTH; round++) {
    const next = replaceOnce(result);
    if (next === result) break;
    result = next;
  }
  if (absent.size) onMissing?.([...absent]);
  return result;
}

function wording(value: unknown): string | null {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value === "boolean") return value ? "1" : "0";
  if (typeof value === "string") return value.trim();
  // An object with its own text form (a Roll, a computed value) is allowed; a plain record is not.
  return isWritable(value) ? value.toString() : null;
}

function isWritable(value: unknown): value is { toString(): string } {
  return typeof value === "object" && value !== null && value.toString !== Object.prototype.toString;
}
