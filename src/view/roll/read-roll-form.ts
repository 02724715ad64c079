import { LARGEST_NUMBER, largestDifficulty } from "../../rules/roll/review-request.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import type { CheckModifier, CheckRequest, CheckTrait } from "../../rules/roll/check.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { needsPartner, partnersOf, type RollableTrait } from "./rollable-trait.ts";
import { isOpposable, OPEN_DIFFICULTY, OWN_DIFFICULTY, type RollForm } from "./roll-form.ts";

/** Why the form is no valid roll; the words are `NORN.Roll.Refused.${code}`. */
const ROLL_FORM_REFUSALS = ["notANumber", "tooLarge", "noMethod", "noDifficulty", "noPartner", "noTarget"] as const;
export type RollFormRefusal = (typeof ROLL_FORM_REFUSALS)[number];

/** The check the dialog asks for. `traits` are all the actor can roll; a second trait that is gone is left out. */
export function readRollForm(
  form: RollForm,
  first: RollableTrait,
  traits: readonly RollableTrait[],
  ruleset: Ruleset,
): Result<CheckRequest, RollFormRefusal> {
  const method = ruleset.dice.find(({ id }) => id === form.method);
  if (!method) return refuse("noMethod");
  const modifiers: CheckModifier[] = [];
  for (const [id, row] of Object.entries(form.modifiers)) {
    const value = readWhole(row.value);
    if (!value.ok) return value;
    if (value.value !== 0) modifiers.push({ id, label: row.label.trim(), value: value.value });
  }
  const difficulty = readDifficulty(form, largestDifficulty(method.reading));
  if (!difficulty.ok) return difficulty;
  const seconds = secondTraits(form, first, traits, ruleset);
  if (seconds.length === 0 && needsPartner(first, traits)) return refuse("noPartner", { trait: first.name });
  const parts = {
    method: method.id,
    traits: [asked(first, null), ...seconds],
    modifiers,
    difficulty: difficulty.value,
  };
  const { reading } = method;
  if (reading !== "hits") {
    const bothRoll = difficulty.value === null && isOpposable(form);
    return ok({ reading, ...parts, test: ruleset.asks.test && bothRoll ? "dynamic" : "static" });
  }
  const enhancement = readWhole(form.enhancement);
  if (!enhancement.ok) return enhancement;
  const complication = readWhole(form.complication);
  if (!complication.ok) return complication;
  return ok({
    reading,
    ...parts,
    enhancement: Math.min(Math.max(0, enhancement.value), ruleset.asks.enhancement),
    complication: ruleset.asks.complications.length > 0 ? Math.max(0, complication.value) : 0,
  });
}

/** Accepts typographic minus signs and a leading plus; an empty field is 0. */
function readWhole(typed: string, largest = LARGEST_NUMBER): Result<number, RollFormRefusal> {
  const plain = typed.trim().replace(/^[−–]/, "-");
  if (plain === "") return ok(0);
  if (!/^[+-]?\d+$/.test(plain)) return refuse("notANumber", { typed: typed.trim().slice(0, 40) });
  const value = Number(plain);
  if (Math.abs(value) > largest) return refuse("tooLarge", { largest });
  return ok(value === 0 ? 0 : value);
}

export function readDifficulty(
  { difficulty, typed }: Pick<RollForm, "difficulty" | "typed">,
  largest: number,
): Result<number | null, RollFormRefusal> {
  if (difficulty === "" || difficulty === OPEN_DIFFICULTY) return ok(null);
  if (difficulty !== OWN_DIFFICULTY) return readWhole(difficulty, largest);
  return typed.trim() === "" ? refuse("noDifficulty") : readWhole(typed, largest);
}

function secondTraits(form: RollForm, first: RollableTrait, traits: readonly RollableTrait[], ruleset: Ruleset): CheckTrait[] {
  const { combinations } = ruleset.traits;
  const partners = partnersOf(first, traits);
  const seen = new Set([first.id]);
  return Object.values(form.seconds).flatMap((row) => {
    const trait = partners.find(({ id }) => id === row.trait);
    const joins = combinations.find((id) => id === row.joins) ?? combinations[0];
    if (!trait || !joins || seen.has(trait.id)) return [];
    seen.add(trait.id);
    return [asked(trait, joins)];
  });
}

function asked({ id, name, rank, specialty }: RollableTrait, joins: CheckTrait["joins"]): CheckTrait {
  return { id, name, rank, joins, specialty };
}
