import type { Gain } from "../invoke/invocation-rules.ts";
import type { DicePlan, DiceReading, DieKind } from "../dice/dice-method.ts";
import { DIE_FACES } from "../dice/die-faces.ts";
import { parseFaces } from "../dice/read-faces.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { ActiveGame } from "../ruleset.ts";
import type { CheckModifier } from "./check.ts";
import type { RollState, RollStep } from "./roll-state.ts";

export type GainRefusal = "die-missing" | "die-unfit" | "no-die-fits" | "nothing-to-reroll" | "no-roll-change";

/** What a gain needs before it can change a roll: which dice are rerolled or added, and which die may be chosen. */
export interface GainNeeds {
  readonly die: DieKind;
  /** Dice to throw for it now. */
  readonly throws: number;
  /** Indexes of the dice to choose one from; empty where there is no choice. */
  readonly choices: readonly number[];
}

export interface GainInput {
  readonly gain: Gain;
  /** The chosen die, for gains that affect one die. */
  readonly chosen: number | null;
  /** Faces thrown for it, as many as it needs. */
  readonly thrown: readonly number[];
  /** Id and label of the part of the total it becomes. */
  readonly id: string;
  readonly label: string;
}

/** Source: F3 (and its five alternatives), F11, S3, T3, M3. */
export function gainNeeds(game: ActiveGame, state: RollState, gain: Gain): GainNeeds {
  const { ruleset, dials } = game;
  const plan = ruleset.plan(state.request, dials);
  const reading = parseFaces(plan, state.faces);
  const needs = (throws: number, choices: readonly number[] = []): GainNeeds => ({ die: plan.die, throws, choices });
  switch (gain) {
    case "reroll-all":
      return needs(reading.dice.length);
    case "reroll-misses":
      return needs(misses(reading).length);
    case "reroll-die":
      return needs(1, fitting(gain, plan, reading));
    case "one-die":
    case "two-dice":
      return needs(moreDice(game, state, gainModifier(gain, "", "")));
    default:
      return needs(0, fitting(gain, plan, reading));
  }
}

/** Refused where a gain cannot change this roll, whichever die is chosen. */
export function gainFits(game: ActiveGame, state: RollState, gain: Gain): Result<true, GainRefusal> {
  if (gain === "effect") return ok(true);
  const chosen = gainNeeds(game, state, gain).choices[0] ?? null;
  const tried = gainStep(game, state, { gain, chosen, thrown: [], id: "", label: "" });
  return tried.ok ? ok(true) : tried;
}

/** The step a gain becomes with the faces thrown for it. */
export function gainStep({ ruleset, dials }: ActiveGame, state: RollState, input: GainInput): Result<RollStep, GainRefusal> {
  const { gain, chosen, thrown, id, label } = input;
  const plan = ruleset.plan(state.request, dials);
  const reading = parseFaces(plan, state.faces);
  const modifier = gainModifier(gain, id, label);
  switch (gain) {
    case "plus-two":
    case "minus-two":
    case "plus-one":
      return modifier ? ok({ kind: "modifier", modifier }) : refuse("no-roll-change");
    case "effect":
      return refuse("no-roll-change");
    case "place-die":
      return ok({ kind: "place-die", face: DIE_FACES[plan.die][0]?.face ?? 1 });
    case "one-die":
    case "two-dice":
      return modifier ? ok({ kind: "more-dice", modifier, faces: thrown }) : refuse("no-roll-change");
    case "reroll-all":
      return reroll(allDice(plan, reading, thrown), thrown);
    case "reroll-misses":
      return reroll(misses(reading), thrown);
    default:
      return ofOneDie(gain, chosen, fitting(gain, plan, reading), reading, thrown);
  }
}

/** What a gain adds to a roll, if it adds something and needs no existing die: then it may also be chosen before the roll. */
export function gainModifier(gain: Gain, id: string, label: string): CheckModifier | null {
  switch (gain) {
    case "plus-two":
    case "two-dice":
      return { id, label, value: 2 };
    case "minus-two":
      return { id, label, value: -2 };
    case "plus-one":
      return { id, label, value: 1 };
    case "one-die":
      return { id, label, value: 1, full: true };
    default:
      return null;
  }
}

/** A chance die becomes the first of the dice once there are any, so fewer may be thrown than gained. */
function moreDice({ ruleset, dials }: ActiveGame, { request, faces }: RollState, modifier: CheckModifier | null): number {
  if (!modifier) return 0;
  const after = ruleset.plan({ ...request, modifiers: [...request.modifiers, modifier] }, dials);
  return Math.max(0, after.count - faces.length);
}

/** All dice on the table, placed ones too. Entries of before left those out, and have as many faces. Source: F11. */
function allDice({ count, fixed }: DicePlan, { dice }: DiceReading, thrown: readonly number[]): readonly number[] {
  const from = thrown.length > 0 && thrown.length === count ? fixed.length : 0;
  return dice.map((_, die) => die).slice(from);
}

function misses({ dice }: DiceReading): readonly number[] {
  return dice.flatMap(({ hits }, die) => (hits === 0 ? [die] : []));
}

function reroll(dice: readonly number[], faces: readonly number[]): Result<RollStep, GainRefusal> {
  return dice.length === 0 ? refuse("nothing-to-reroll") : ok({ kind: "reroll", dice, faces });
}

/** Indexes of the dice a gain can affect. Placed dice may be turned, and rerolled only with all others. */
function fitting(gain: Gain, { fixed }: DicePlan, { dice }: DiceReading): readonly number[] {
  const where = (fits: (face: number, die: number) => boolean): readonly number[] =>
    dice.flatMap(({ face }, die) => (fits(face, die) ? [die] : []));
  switch (gain) {
    case "die-to-plus":
    case "raise-die":
      return where((face) => face < 1);
    case "minus-to-plus":
      return where((face) => face === -1);
    case "blank-to-plus":
      return where((face) => face === 0);
    case "die-to-five":
      return where((face) => face < 5);
    case "reroll-die":
      return where((_, die) => die >= fixed.length);
    default:
      return [];
  }
}

function ofOneDie(
  gain: Gain,
  chosen: number | null,
  choices: readonly number[],
  { dice }: DiceReading,
  thrown: readonly number[],
): Result<RollStep, GainRefusal> {
  if (choices.length === 0) return refuse("no-die-fits");
  if (chosen === null) return refuse("die-missing");
  const face = dice[chosen]?.face;
  if (face === undefined || !choices.includes(chosen)) return refuse("die-unfit", { die: chosen + 1 });
  if (gain === "reroll-die") return reroll([chosen], thrown);
  return ok({ kind: "turn", die: chosen, face: gain === "die-to-five" ? 5 : gain === "raise-die" ? face + 1 : 1 });
}
