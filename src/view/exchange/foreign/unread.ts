import { isRecord } from "../../../rules/is-record.ts";

/** A value of a file that has no place here. */
export interface LeftValue {
  /** The names on the way to it, readable. */
  readonly what: string;
  readonly value: string;
}

/** More lines than this no one reads; how many more there are is said. */
const MOST_VALUES = 400;
const LONGEST_VALUE = 2000;
/** Characters of all lines together: they fit into the notes of an actor. */
const LONGEST_LIST = 60_000;
/** What Foundry keeps of a document: it says nothing of a character. */
export const OF_DOCUMENTS: readonly string[] = [
  "_id",
  "_stats",
  "effects",
  "flags",
  "folder",
  "img",
  "ownership",
  "permission",
  "prototypeToken",
  "sort",
  "token",
  "type",
];
/** Foundry's names for where a document keeps its data: they say nothing. */
const HOLDERS = ["system", "data"];

/** Reads a file and remembers what was read, so that the rest can be listed. */
export class ReadMarks {
  readonly #read = new WeakMap<object, Set<string>>();

  /** The value of a key, which now counts as read. */
  get(data: unknown, key: string): unknown {
    if (!isRecord(data) || !Object.hasOwn(data, key)) return undefined;
    const keys = this.#read.get(data) ?? new Set();
    this.#read.set(data, keys.add(key));
    return data[key];
  }

  text(data: unknown, key: string): string {
    const value = this.get(data, key);
    if (typeof value === "number") return String(value);
    return typeof value === "string" ? value.trim() : "";
  }

  number(data: unknown, key: string): number | null {
    return numberIn(this.get(data, key));
  }

  /** Objects in a list or in a record. A record of a list may be one too. */
  records(data: unknown, key: string): readonly object[] {
    const value = this.get(data, key);
    return isRecord(value) ? Object.values(value).filter(isRecord) : [];
  }

  /** These keys say how a sheet looks or what a program needs. */
  skip(data: unknown, keys: readonly string[]): void {
    for (const key of keys) this.get(data, key);
  }

  /** Everything that says something and was not read. `ignored`: keys that say nothing anywhere. */
  rest(data: unknown, ignored: readonly string[]): { readonly values: readonly LeftValue[]; readonly more: number } {
    const found: LeftValue[] = [];
    let more = 0;
    let length = 0;
    const visit = (value: unknown, way: readonly string[]): void => {
      if (!isRecord(value)) {
        const words = wordsOf(value);
        if (words === "") return;
        length += words.length;
        if (found.length >= MOST_VALUES || length > LONGEST_LIST) more += 1;
        else found.push({ what: nameOf(way), value: words });
        return;
      }
      const read = this.#read.get(value);
      for (const [key, one] of Object.entries(value)) {
        // What was read may hold more than was asked of it.
        if (ignored.includes(key) || (read?.has(key) === true && !isRecord(one))) continue;
        visit(one, [...way, ...stepOf(value, key)]);
      }
    };
    visit(data, []);
    return { values: found, more };
  }
}

/** In a list the number of a thing, or its name, is how a reader finds it. */
function stepOf(holder: object, key: string): readonly string[] {
  if (HOLDERS.includes(key)) return [];
  const one: unknown = Reflect.get(holder, key);
  const { name, label }: { name?: unknown; label?: unknown } = isRecord(one) ? one : {};
  const called = [name, label].find((word) => typeof word === "string" && word.trim() !== "");
  if (typeof called === "string") return [called.trim().slice(0, 80)];
  return [Array.isArray(holder) ? String(Number(key) + 1) : key];
}

function nameOf(way: readonly string[]): string {
  return (way.length > 1 && ["value", "name"].includes(way.at(-1) ?? "") ? way.slice(0, -1) : way).join(" › ");
}

function wordsOf(value: unknown): string {
  if (typeof value === "string") return value.trim().slice(0, LONGEST_VALUE);
  if (typeof value === "number") return value === 0 ? "" : String(value);
  return value === true ? "✓" : "";
}

/** The picture of the token an actor of Foundry's puts on the scene. */
export function tokenImage(marks: ReadMarks, actor: object): string {
  const token = marks.get(actor, "prototypeToken") ?? marks.get(actor, "token");
  return marks.text(marks.get(token, "texture"), "src") || marks.text(token, "img");
}

/** A whole number in a field that may be text: `+3`, `Good (+3)`. */
export function numberIn(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? Math.round(value) : null;
  const digits = typeof value === "string" ? /[-+−]?\d{1,6}/.exec(value)?.[0] : undefined;
  return digits === undefined ? null : Number(digits.replace("−", "-"));
}
