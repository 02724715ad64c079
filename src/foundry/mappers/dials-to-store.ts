import {
  type Dial,
  type FormulaDial,
  initialNumbers,
  type NumbersDial,
  readNumbers,
  storedNumbers,
} from "../../rules/dials/read-dial.ts";
import type { DialValue, DialValues } from "../../rules/dials/dial-values.ts";
import { editList, isAdded, type ListChanges, type ListDial, readList, type ListedThing } from "../../rules/dials/list-dial.ts";
import { type FormulaName, shownFormula, storedFormula } from "../../rules/dials/formula-names.ts";
import { ok, refuse, type Refused, type Result } from "../../rules/result.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { formulaNames, isNameTaken } from "../../view/apps/campaign-dials.view.ts";
import { readNumber } from "../../view/actor/fields/read-number.ts";
import type { Text } from "../../view/text.ts";

type Form = Readonly<Record<string, unknown>>;

/** A field that could not be accepted as typed: what it stands for stays as it was. */
export interface RefusedField {
  readonly dial: string;
  readonly field: string;
  readonly why: Refused;
}

export interface DialsStored {
  readonly values: DialValues;
  readonly refused: readonly RefusedField[];
}

/** What the fields of a form are read with. */
interface Reading {
  readonly stored: DialValues;
  readonly form: Form;
  readonly words: Words;
  readonly refuseField: (field: string, why: RefusedField["why"]) => void;
}

type Words = (text: Text) => string;

/**
 * The dials of a campaign after a form is submitted. Only values that differ from the initial ones are stored, so that the rest
 * follows the rules; dials the form did not show (another game's) keep their value.
 */
export function dialsToStore(
  ruleset: Pick<Ruleset, "id" | "dials" | "traits">,
  stored: DialValues,
  form: Form,
  words: Words,
): DialsStored {
  const values = new Map(Object.entries(stored));
  const refused: RefusedField[] = [];
  const traits = formulaNames(ruleset, words);
  for (const dial of ruleset.dials) {
    const refuseField: Reading["refuseField"] = (field, why) => refused.push({ dial: dial.id, field, why });
    const reading = { stored, form, words, refuseField };
    const read = dial.kind === "formula" ? readFormulaField(dial, stored, form, traits) : readField(dial, reading);
    if (!read) continue;
    if (!read.ok) refuseField(dial.id, read);
    else if (read.value === null) values.delete(dial.id);
    else values.set(dial.id, read.value);
  }
  return { values: Object.fromEntries(values), refused };
}

/** The form's value for a dial: null if it has none, a value of null if it is the game's default. */
function readField(dial: Exclude<Dial, FormulaDial>, reading: Reading): Result<DialValue | null> | null {
  if (dial.kind === "list") return readListFields(dial, reading);
  if (dial.kind === "numbers") return readNumberFields(dial, reading);
  const given = reading.form[dial.id];
  if (dial.kind === "number") {
    const read = readNumberField(given, dial);
    return read?.ok && read.value === dial.initial ? ok(null) : read;
  }
  if (given === null || given === undefined || typeof given !== typeof dial.initial) return null;
  if (given === dial.initial) return ok(null);
  if (dial.kind === "text" && typeof given === "string") return ok(given.slice(0, dial.longest));
  return typeof given === "string" || typeof given === "number" || typeof given === "boolean" ? ok(given) : null;
}

/** What is shown as it is stored was not typed: it may name what is no longer there. */
function readFormulaField(
  dial: FormulaDial,
  stored: DialValues,
  form: Form,
  traits: readonly FormulaName[],
): Result<string | null> | null {
  const given = form[dial.id];
  const before = stored[dial.id];
  if (typeof given !== "string" || given === shownFormula(typeof before === "string" ? before : dial.initial, traits))
    return null;
  const read = storedFormula(given, { fixed: dial.names, traits });
  return read.ok && read.value === dial.initial ? ok(null) : read;
}

/** Null if the form has no such field. A field of numbers in a form is a number, or null while it is empty. */
function readNumberField(given: unknown, { min, max }: { readonly min: number; readonly max: number }): Result<number> | null {
  if (given !== null && typeof given !== "number") return null;
  const read = readNumber(given === null ? "" : String(given), { min, max, emptyAllowed: false });
  return read.ok ? ok(read.value ?? 0) : read;
}

/** As `editList`, and no two things of a list have one name, be it the game's. */
export function editNamed(
  dial: ListDial,
  values: DialValues,
  thing: ListedThing,
  words: Words,
): ReturnType<typeof editList> | Result<never, "name-taken"> {
  const isNew = readList(dial, values).find(({ id }) => id === thing.id)?.name !== thing.name;
  const isTaken = isNew && isNameTaken(dial, values, thing, words);
  return isTaken ? refuse("name-taken", { name: thing.name.trim() }) : editList(dial, values, thing);
}

function readListFields(dial: ListDial, { stored, form, words, refuseField }: Reading): Result<ListChanges | null> | null {
  let values = stored;
  let changes: ListChanges | null = null;
  for (const thing of readList(dial, stored)) {
    const name = form[`${dial.id}.${thing.id}.name`];
    const group = form[`${dial.id}.${thing.id}.group`];
    if (typeof name !== "string" && typeof group !== "string") continue;
    const typed = {
      id: thing.id,
      name: typeof name === "string" ? name : thing.name,
      group: typeof group === "string" ? group : thing.group,
    };
    const edited = editNamed(dial, values, typed, words);
    if (!edited.ok) {
      refuseField(`${dial.id}.${thing.id}.name`, edited);
      continue;
    }
    values = { ...values, [dial.id]: edited.value };
    changes = edited.value;
  }
  if (!changes) return null;
  return ok(Object.keys(changes).length > 0 ? changes : null);
}

/** Numbers of what is not shown stay, unless it was the campaign's own: then it is gone for good. */
function readNumberFields(
  dial: NumbersDial,
  { stored, form, refuseField }: Reading,
): Result<Record<string, number> | null> | null {
  const now = readNumbers(dial, stored);
  const ids = Object.keys(now);
  if (!ids.some((id) => `${dial.id}.${id}` in form)) return null;
  const given = ids.map((id) => {
    const typed = readNumberField(form[`${dial.id}.${id}`], dial);
    if (typed && !typed.ok) refuseField(`${dial.id}.${id}`, typed);
    return [id, typed?.ok ? typed.value : (now[id] ?? 0)] as const;
  });
  const read = readNumbers(dial, { ...stored, [dial.id]: Object.fromEntries(given) });
  const initial = initialNumbers(dial, stored);
  const turned = Object.entries(read).filter(([id, value]) => value !== initial[id]);
  const hidden = Object.entries(storedNumbers(dial, stored)).flatMap(([id, value]) =>
    typeof value === "number" && !Object.hasOwn(now, id) && !isAdded(id) ? [[id, value] as const] : [],
  );
  const kept = Object.fromEntries([...hidden, ...turned]);
  return ok(Object.keys(kept).length > 0 ? kept : null);
}
