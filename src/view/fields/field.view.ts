import type { Text } from "../text.ts";

/** One option of a list. Either `label` (a key of the language file) or `name` (a name someone gave) is its text. */
export interface OptionView {
  readonly value: string;
  readonly label: Text | null;
  readonly name: string;
  readonly selected: boolean;
}

/** One field of an item's sheet; exactly one of `select`, `check` and `input` says how it is drawn. */
export interface FieldView {
  readonly id: string;
  readonly name: string;
  readonly label: Text;
  readonly hint: Text | null;
  readonly select: readonly OptionView[] | null;
  readonly check: boolean;
  readonly checked: boolean;
  readonly input: boolean;
  /** How a typed value is parsed: `text`, `integer`, `rank`. */
  readonly kind: string;
  readonly value: string;
  readonly min: number;
  readonly max: number;
  readonly numeric: boolean;
  /** An empty number has a meaning: the game's default, or not applicable. */
  readonly emptyAllowed: boolean;
  /** The ladder's word for a number. */
  readonly word: Text | null;
  /** What a reader sees in its place; null where it says nothing: no text, no choice, a zero that stands for none. */
  readonly said: Said | null;
}

interface Said {
  readonly words: Text | null;
  readonly value: string;
}

type Own = Pick<FieldView, "id" | "name" | "label"> & Partial<Pick<FieldView, "hint">>;

const PLAIN = {
  hint: null,
  select: null,
  check: false,
  checked: false,
  input: false,
  kind: "text",
  value: "",
  min: 0,
  max: 0,
  numeric: false,
  emptyAllowed: false,
  word: null,
  said: null,
} as const;

export function textField(own: Own, value: string): FieldView {
  return { ...PLAIN, ...own, input: true, value, said: value === "" ? null : { words: null, value } };
}

export function checkField(own: Own, checked: boolean): FieldView {
  return { ...PLAIN, ...own, check: true, checked, said: checked ? { words: null, value: "" } : null };
}

export function selectField(own: Own, select: readonly OptionView[]): FieldView {
  const chosen = select.find(({ selected, value }) => selected && value !== "");
  return { ...PLAIN, ...own, select, said: chosen ? { words: chosen.label, value: chosen.name } : null };
}

export function numberField(
  own: Own,
  value: number | null,
  reading: {
    readonly min: number;
    readonly max: number;
    readonly kind?: "integer" | "rank";
    readonly emptyAllowed?: boolean;
    readonly word?: Text | null;
    /** A zero is worth saying here, as it always is for a rank, and where a number may be left out. */
    readonly zeroSaid?: boolean;
  },
): FieldView {
  const { min, max, kind = "integer", emptyAllowed = false, word = null, zeroSaid = false } = reading;
  const says = value !== null && (value !== 0 || zeroSaid || emptyAllowed || kind === "rank");
  return {
    ...PLAIN,
    ...own,
    input: true,
    numeric: true,
    value: value === null ? "" : String(value),
    min,
    max,
    kind,
    emptyAllowed,
    word,
    said: says ? { words: word, value: String(value) } : null,
  };
}

/** An option with a translated label. */
export function wordOption(value: string, label: Text, current: string): OptionView {
  return { value, label, name: "", selected: value === current };
}

/** An option labelled with a name. */
export function nameOption(value: string, name: string, current: string): OptionView {
  return { value, label: null, name, selected: value === current };
}
