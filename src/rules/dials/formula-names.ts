import { ok, refuse, type Result } from "../result.ts";
import { CALLED, type FormulaRefusal, parseFormula } from "./formula.ts";

/** A trait a formula may use. It is stored by its key. */
export interface FormulaName {
  readonly key: string;
  /** The campaign's name for it, "" for the game's. */
  readonly name: string;
  /** The game's word for it, as the user reads it; "" for none. */
  readonly word: string;
}

interface KnownNames {
  /** Names that are not traits. */
  readonly fixed: readonly string[];
  readonly traits: readonly FormulaName[];
}

/** Bounds what is searched for names: these may be longer than the keys that are stored. */
export const LONGEST_TYPED = 1000;

const NAMES = /\[([^[\]]*)\]|[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*/gi;
const BARE = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/i;
/** What is shown for a trait the campaign has deleted. */
const GONE = "[?]";

/** A name as it can stand in brackets. */
function inBrackets(name: string): string {
  return name.replaceAll(/[[\]]/g, "").replaceAll(/\s+/g, " ").trim();
}

function isCalled(name: string, one: string): boolean {
  return name !== "" && inBrackets(name).toLowerCase() === inBrackets(one).toLowerCase();
}

function asKey(key: string): string {
  return BARE.test(key) ? key : `[${key}]`;
}

/** A stored formula with the campaign's names for its traits, in brackets. The game's own are shown by their keys. */
export function shownFormula(stored: string, traits: readonly FormulaName[]): string {
  return stored.replaceAll(NAMES, (token: string, inner: string | undefined) => {
    const key = inner ?? token;
    const trait = traits.find((one) => one.key === key);
    if (!trait) return key.startsWith("own-") ? GONE : token;
    return shownName(trait, traits);
  });
}

/** How a trait is written in a formula: two of one name by their keys. */
export function shownName({ key, name }: FormulaName, traits: readonly FormulaName[]): string {
  const isOnly = traits.filter((one) => isCalled(one.name, name)).length === 1;
  return isOnly && inBrackets(name) !== "" ? `[${inBrackets(name)}]` : asKey(key);
}

/** A formula as a user typed it, with keys for names; refused if it cannot be read. */
export function storedFormula(typed: string, known: KnownNames): Result<string, FormulaRefusal> {
  if (typed.length > LONGEST_TYPED) return refuse("formula-long", { most: LONGEST_TYPED });
  if (/[[\]]/.test(typed.replaceAll(NAMES, ""))) return refuse("formula-bracket");
  let fault: Result<never, FormulaRefusal> | null = null;
  const stored = typed.trim().replaceAll(NAMES, (token: string, inner: string | undefined, at: number, whole: string) => {
    const isCall = CALLED.some((one) => one === token.toLowerCase()) && /^\s*\(/.test(whole.slice(at + token.length));
    if (isCall) return token;
    const key = inner === undefined ? keyOfBare(token, known) : keyInBrackets(inner, known);
    if (key.ok) return asKey(key.value);
    fault ??= key;
    return token;
  });
  if (fault) return fault;
  const parsed = parseFormula(stored, null);
  return parsed.ok ? ok(stored) : parsed;
}

/** Without brackets, what is shown without them comes first; then the campaign's names, then keys and the game's words in any case. */
function keyOfBare(token: string, known: KnownNames): Result<string, FormulaRefusal> {
  const { fixed, traits } = known;
  if (fixed.includes(token) || traits.some(({ key, name }) => key === token && name === "")) return ok(token);
  return keyCalled(token, traits) ?? keyInAnyCase(token, known) ?? keyOf(token, traits);
}

function keyInAnyCase(token: string, { fixed, traits }: KnownNames): Result<string, FormulaRefusal> | null {
  const word = traits.find((trait) => isCalled(trait.word, token));
  const key = word?.key ?? [...fixed, ...traits.map((trait) => trait.key)].find((one) => isCalled(one, token));
  return key === undefined ? null : ok(key);
}

function keyInBrackets(inner: string, { fixed, traits }: KnownNames): Result<string, FormulaRefusal> {
  const word = traits.find((trait) => isCalled(trait.word, inner));
  const known = fixed.find((name) => isCalled(name, inner));
  return keyCalled(inner, traits) ?? (word ? ok(word.key) : known === undefined ? keyOf(inner.trim(), traits) : ok(known));
}

/** The trait the campaign calls so; null for none. */
function keyCalled(name: string, traits: readonly FormulaName[]): Result<string, FormulaRefusal> | null {
  const [first, second] = traits.filter((trait) => isCalled(trait.name, name));
  if (second) return refuse("formula-two", { name: inBrackets(name) });
  return first ? ok(first.key) : null;
}

function keyOf(name: string, traits: readonly FormulaName[]): Result<string, FormulaRefusal> {
  return traits.some(({ key }) => key === name) ? ok(name) : refuse("formula-name", { name });
}
