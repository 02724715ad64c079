import { recordOf } from "../is-record.ts";
import type { DialValues } from "./dial-values.ts";
import { evaluateFormula, type Formula, namesIn, parseFormula } from "./formula.ts";
import { type ListDial, type ListedThing, readList } from "./list-dial.ts";

export interface ChoiceDial<C extends string> {
  readonly id: string;
  readonly group: string;
  readonly kind: "choice";
  /** The key of its words, if dials share them, and the name of what it is about. */
  readonly label?: string;
  readonly about?: string;
  readonly initial: C;
  readonly choices: readonly C[];
  /** The list these are from, where a campaign may edit it. */
  readonly of?: ListDial;
}

/** A choice of one thing of a list. */
export type ListedChoice = ChoiceDial<string> & { readonly of: ListDial };

export interface NumberDial {
  readonly id: string;
  readonly group: string;
  readonly kind: "number";
  readonly initial: number;
  readonly min: number;
  readonly max: number;
}

export interface SwitchDial {
  readonly id: string;
  readonly group: string;
  readonly kind: "switch";
  readonly initial: boolean;
}

export interface TextDial {
  readonly id: string;
  readonly group: string;
  readonly kind: "text";
  readonly initial: string;
  /** Maximum number of characters. */
  readonly longest: number;
}

/** A number for each of several things. */
export interface NumbersDial {
  readonly id: string;
  readonly group: string;
  readonly kind: "numbers";
  /** The key of its words, if games share them. */
  readonly label?: string;
  readonly initial: Readonly<Record<string, number>>;
  /** The list of these things, where a campaign may edit it. */
  readonly of?: ListDial;
  /** What a thing that a campaign adds to the list has at first; missing: as much as the one it is like, which is its group. */
  readonly added?: number;
  readonly min: number;
  readonly max: number;
  /** Where the language file has the words of the things, by id. */
  readonly words: string;
}

/** A sum over a character's traits. */
export interface FormulaDial {
  readonly id: string;
  readonly group: string;
  readonly kind: "formula";
  /** The key of its words, if dials share them, and the name of what it is about. */
  readonly label?: string;
  readonly about?: string;
  readonly initial: string;
  /** The names it may use besides the keys of traits. */
  readonly names: readonly string[];
}

/** A campaign option. Values are stored by id; an unknown or invalid value is read as `initial`. */
export type Dial = ChoiceDial<string> | NumberDial | SwitchDial | TextDial | ListDial | NumbersDial | FormulaDial;

/** Declares a choice so that its ids are in its type. The first is the initial one unless another is given. */
export function choiceDial<const C extends string>(
  id: string,
  group: string,
  choices: readonly [C, ...C[]],
  initial: C = choices[0],
): ChoiceDial<C> {
  return { id, group, kind: "choice", initial, choices };
}

/** Declares a choice of one thing of a list. */
export function listedChoice(id: string, group: string, of: ListDial, initial: string): ListedChoice {
  return { id, group, kind: "choice", initial, choices: of.initial.map((thing) => thing.id), of };
}

/** The chosen thing of a list; one that is not on it is read as the initial one, or else the first; of an empty list, the game's. */
export function readListed({ id, of, initial }: ListedChoice, values: DialValues): ListedThing {
  const things = readList(of, values);
  const named = (wanted: unknown): ListedThing | undefined => things.find((thing) => thing.id === wanted);
  const book = { name: "", group: "", ...of.initial.find((thing) => thing.id === initial), id: initial };
  return named(values[id]) ?? named(initial) ?? things[0] ?? book;
}

/** A choice of a list as it is active: what there is to choose from now. */
export function currentChoice(dial: ListedChoice, values: DialValues): ListedChoice {
  const ids = readList(dial.of, values).map(({ id }) => id);
  const initial = readListed({ ...dial, id: "" }, values).id;
  return { ...dial, initial, choices: ids.length > 0 ? ids : [initial] };
}

/** Whether a choice is of a list. */
export function isListed(dial: Dial): dial is ListedChoice {
  return dial.kind === "choice" && dial.of !== undefined;
}

/** A value of a choice; anything else is read as the initial one. */
export function readChoice<C extends string>(dial: ChoiceDial<C>, values: DialValues): C {
  return dial.choices.find((choice) => choice === values[dial.id]) ?? dial.initial;
}

/**
 * A whole number within the dial's bounds: a number outside becomes the nearer bound, anything else is read as the initial one.
 */
export function readNumber(dial: NumberDial, values: DialValues): number {
  const value = values[dial.id];
  if (typeof value !== "number" || !Number.isFinite(value)) return dial.initial;
  return Math.min(dial.max, Math.max(dial.min, Math.round(value)));
}

export function readSwitch(dial: SwitchDial, values: DialValues): boolean {
  const value = values[dial.id];
  return typeof value === "boolean" ? value : dial.initial;
}

/** One line of limited length; an empty one is read as the initial one. */
export function readText(dial: TextDial, values: DialValues): string {
  const value = values[dial.id];
  if (typeof value !== "string") return dial.initial;
  return value.replaceAll(/\s+/g, " ").trim().slice(0, dial.longest) || dial.initial;
}

/** The number of every thing while the campaign has set none: of a list, those that are on it. */
export function initialNumbers({ initial, of, added, min }: NumbersDial, values: DialValues): Readonly<Record<string, number>> {
  if (!of) return initial;
  const own = new Map(Object.entries(initial));
  return Object.fromEntries(
    readList(of, values).map(({ id, group }) => [id, own.get(id) ?? added ?? own.get(group) ?? min] as const),
  );
}

/** The number of every thing; a missing or invalid one is read as the initial one. */
export function readNumbers(dial: NumbersDial, values: DialValues): Readonly<Record<string, number>> {
  const given = storedNumbers(dial, values);
  return Object.fromEntries(
    Object.entries(initialNumbers(dial, values)).map(([id, initial]) => {
      const value = Object.hasOwn(given, id) ? given[id] : undefined;
      const fits = typeof value === "number" && Number.isFinite(value);
      return [id, fits ? Math.min(dial.max, Math.max(dial.min, Math.round(value))) : initial];
    }),
  );
}

/** What is stored for the things of a dial, whatever it is: `null` too is an object of the language. */
export function storedNumbers({ id }: Pick<NumbersDial, "id">, values: DialValues): Readonly<Record<string, unknown>> {
  return recordOf(values[id]);
}

/**
 * A formula as stored, if it can be parsed; else the initial one. A trait that is no longer listed counts as one no actor has.
 */
export function readFormula(dial: FormulaDial, values: DialValues): Formula {
  const stored = values[dial.id];
  const parsed = typeof stored === "string" ? parseFormula(stored, null) : null;
  if (parsed?.ok === true) return parsed.value;
  const initial = parseFormula(dial.initial, null);
  if (!initial.ok) throw new Error(`The formula of ${dial.id} cannot be read: ${initial.code}.`);
  return initial.value;
}

/** The result of a formula; null if it uses traits and none of them applies. `others`: the values of names that are not traits. */
export function askFormula(
  formula: Formula,
  rank: (key: string) => number | null,
  others: Readonly<Record<string, number>>,
): number | null {
  const ranks = namesIn(formula)
    .filter((name) => !Object.hasOwn(others, name))
    .map(rank);
  if (ranks.length > 0 && ranks.every((one) => one === null)) return null;
  return evaluateFormula(formula, (name) => (Object.hasOwn(others, name) ? (others[name] ?? 0) : (rank(name) ?? 0)));
}
