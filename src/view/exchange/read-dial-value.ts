import type { ChoiceDial, Dial } from "../../rules/dials/read-dial.ts";
import type { DialValue } from "../../rules/dials/dial-values.ts";
import { isOfList, type ListChange, LONGEST_NAME } from "../../rules/dials/list-dial.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { parseFormula } from "../../rules/dials/formula.ts";
import { isPlainRecord, shown } from "./review-fields.ts";

/** Whether a value of a file has the form of a dial's: what game and lists it chooses can then be asked. */
export function isDialValue(value: unknown): value is DialValue {
  if (typeof value === "number") return Number.isFinite(value);
  if (!isPlainRecord(value)) return typeof value === "string" || typeof value === "boolean";
  return Object.values(value).every((one) => isListChange(one) || (typeof one === "number" && Number.isFinite(one)));
}

function isListChange(value: unknown): value is ListChange {
  if (!isPlainRecord(value)) return false;
  const { name, group, removed } = value;
  return typeof name === "string" && typeof group === "string" && typeof removed === "boolean";
}

/** The value of a dial in a file, if it is within its bounds. `path`: where in the file it is. */
export function readDialValue(dial: Dial, value: unknown, path: string): Result<DialValue> {
  const args = { path, value: shown(value) };
  switch (dial.kind) {
    case "choice":
      if (dial.choices.some((choice) => choice === value) || isOffItsList(dial, value)) return ok(String(value));
      return refuse("field-choice", { ...args, choices: dial.choices.join(", ") });
    case "switch":
      return typeof value === "boolean" ? ok(value) : refuse("field-choice", { ...args, choices: "true, false" });
    case "number":
      return isWhole(value, dial) ? ok(value) : refuse("field-range", { ...args, min: dial.min, max: dial.max });
    case "text":
      return typeof value === "string" && value.length <= dial.longest ? ok(value) : refuse("field-wrong", args);
    case "formula":
      return typeof value === "string" && parseFormula(value, null).ok ? ok(value) : refuse("field-formula", args);
    case "list":
      return readChangedList(value, path);
    case "numbers":
      return readNumbersOf(dial, value, path);
  }
}

/** Something of a list may be chosen and then removed: it is read as what is there instead. */
function isOffItsList({ of }: ChoiceDial<string>, value: unknown): boolean {
  return of !== undefined && typeof value === "string" && ID.test(value) && isOfList(of, value);
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

function isWhole(value: unknown, { min, max }: Bounds): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
}

/** As in `list-dial.ts`, which would leave out what does not fit. */
const ID = /^[a-z0-9][a-z0-9-]{0,39}$/;
const MOST_CHANGES = 120;

function readChangedList(value: unknown, path: string): Result<DialValue> {
  if (!isPlainRecord(value)) return refuse("field-record", { path, value: shown(value) });
  const changes = new Map<string, ListChange>();
  for (const [id, change] of Object.entries(value)) {
    const args = { path: `${path}.${id}`, value: shown(change) };
    if (!ID.test(id)) return refuse("field-key", { path, value: shown(id) });
    if (!isListChange(change) || change.name.length > LONGEST_NAME) return refuse("field-thing", { ...args, most: LONGEST_NAME });
    changes.set(id, change);
  }
  if (changes.size > MOST_CHANGES) return refuse("field-many", { path, most: MOST_CHANGES });
  return ok(Object.fromEntries(changes));
}

function readNumbersOf(bounds: Bounds, value: unknown, path: string): Result<DialValue> {
  if (!isPlainRecord(value)) return refuse("field-record", { path, value: shown(value) });
  const numbers = new Map<string, number>();
  for (const [id, one] of Object.entries(value)) {
    if (!ID.test(id)) return refuse("field-key", { path, value: shown(id) });
    const { min, max } = bounds;
    if (!isWhole(one, bounds)) return refuse("field-range", { path: `${path}.${id}`, value: shown(one), min, max });
    numbers.set(id, one);
  }
  return ok(Object.fromEntries(numbers));
}
