import { groupText } from "../listed-words.ts";
import { LARGEST_NUMBER } from "../../rules/roll/review-request.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { rankView, signed, unsigned, type RankView } from "../rank.view.ts";
import { text, type Text } from "../text.ts";
import { complicationOptions, difficultyOptions, type LadderOption } from "./ladder-options.view.ts";
import { needsPartner, partnersOf, type RollableTrait } from "./rollable-trait.ts";
import { OPEN_DIFFICULTY, OWN_DIFFICULTY, type RollForm } from "./roll-form.ts";

/** One of several things to choose from. */
export interface Choice {
  readonly value: string;
  readonly label: Text;
  readonly selected: boolean;
}

interface TraitChoice {
  readonly value: string;
  readonly name: string;
  readonly number: string;
  readonly selected: boolean;
}

/** Traits to choose from, of one group. */
export interface TraitGroup {
  readonly label: Text;
  readonly traits: readonly TraitChoice[];
}

interface SecondRow {
  readonly id: string;
  readonly groups: readonly TraitGroup[];
  readonly none: boolean;
  /** What choosing nothing is called. */
  readonly noneLabel: Text;
  /** What the row is called. */
  readonly label: Text;
  /** How it joins; empty where the game has only one way. */
  readonly joins: readonly Choice[];
}

export interface RollDialogView {
  readonly rank: RankView;
  readonly difficulties: readonly Choice[];
  readonly own: boolean;
  readonly typed: string;
  readonly largest: number;
  readonly seconds: readonly SecondRow[];
  /** A second trait may be joined by a third. */
  readonly moreSeconds: boolean;
  readonly modifiers: readonly { readonly id: string; readonly label: string; readonly value: string; readonly last: boolean }[];
  /** Empty where there is nothing to choose. */
  readonly methods: readonly Choice[];
  readonly enhancements: readonly Choice[];
  readonly complications: readonly Choice[];
}

/** Rows of second traits a roll may have. Source: S1 (any number; one +1 and one −1 at most count). */
const MOST_SECONDS = 4;

/** The fields of the roll dialog. */
export function rollDialogView(
  form: RollForm,
  first: RollableTrait,
  traits: readonly RollableTrait[],
  ruleset: Ruleset,
  words: boolean,
): RollDialogView {
  const { combinations } = ruleset.traits;
  const partners = partnersOf(first, traits);
  const seconds = combinations.includes("adds") && partners.length === 0 ? [] : Object.entries(form.seconds);
  const noneLabel = text(needsPartner(first, traits) ? "NORN.Roll.secondChoose" : "NORN.Roll.secondNone");
  const modifiers = Object.entries(form.modifiers);
  return {
    rank: rankView(ruleset, first.rank, words),
    difficulties: difficultyChoices(form, ruleset, words),
    own: form.difficulty === OWN_DIFFICULTY,
    typed: form.typed,
    largest: LARGEST_NUMBER,
    seconds: seconds.map(([id, row]) => ({
      id,
      groups: traitGroups(row.trait, partners, ruleset),
      none: row.trait === "",
      noneLabel,
      label: text(row.joins === "limits" ? "NORN.Roll.limitedBy" : "NORN.Roll.second"),
      joins:
        combinations.length > 1
          ? combinations.map((join) => choice(join, text(`NORN.Combination.${join}`), row.joins === join))
          : [],
    })),
    moreSeconds: combinations.length > 1 && seconds.length < MOST_SECONDS,
    modifiers: modifiers.map(([id, row], index) => ({ id, ...row, last: index === modifiers.length - 1 })),
    methods:
      ruleset.dice.length > 1
        ? ruleset.dice.map(({ id }) => choice(id, text(`NORN.Dice.Method.${ruleset.id}.${id}`), form.method === id))
        : [],
    enhancements: enhancementChoices(form, ruleset.asks.enhancement),
    complications: complicationChoices(form, ruleset),
  };
}

function choice(value: string, label: Text, selected: boolean): Choice {
  return { value, label, selected };
}

/**
 * No difficulty, another side's roll, a typed one, and the rungs of the dice method in use. Against someone it is theirs to roll
 * unless a number is chosen.
 */
function difficultyChoices(form: RollForm, ruleset: Ruleset, words: boolean): Choice[] {
  const method = ruleset.dice.find(({ id }) => id === form.method) ?? ruleset.dice[0];
  const rungs = method ? difficultyOptions(ruleset, method.id, words) : [];
  const { target, difficulty } = form;
  const open = text("NORN.Roll.Difficulty.opposed");
  const isOpen = difficulty === OPEN_DIFFICULTY;
  const none =
    target !== ""
      ? [choice("", open, difficulty === "" || isOpen)]
      : [
          choice("", text("NORN.Roll.Difficulty.none"), difficulty === ""),
          ...(ruleset.asks.test ? [choice(OPEN_DIFFICULTY, open, isOpen)] : []),
        ];
  return [
    ...none,
    choice(OWN_DIFFICULTY, text("NORN.Roll.Difficulty.own"), form.difficulty === OWN_DIFFICULTY),
    ...rungs.map((rung) => ladderChoice(rung, form.difficulty)),
  ];
}

function ladderChoice({ value, number, label }: LadderOption, chosen: string): Choice {
  return choice(String(value), label ?? text("NORN.Roll.number", { number }), chosen === String(value));
}

export function traitGroups(chosen: string, others: readonly RollableTrait[], ruleset: Ruleset): readonly TraitGroup[] {
  const known = ruleset.traits.groups.map(({ id }) => id);
  const groups = [...known, ...new Set(others.map(({ group }) => group).filter((group) => !known.includes(group)))];
  return groups
    .map((group) => ({
      label: known.includes(group) ? groupText(ruleset, group) : text("NORN.Roll.otherTraits"),
      traits: others
        .filter((trait) => trait.group === group)
        .map(({ id, name, rank }) => ({
          value: id,
          name,
          number: ruleset.ladder.length > 0 ? signed(rank) : unsigned(rank),
          selected: id === chosen,
        })),
    }))
    .filter((group) => group.traits.length > 0);
}

/** Source: M2. */
function enhancementChoices(form: RollForm, most: number): Choice[] {
  if (most === 0) return [];
  return Array.from({ length: most + 1 }, (_, value) =>
    choice(String(value), text("NORN.Roll.number", { number: signed(value) }), form.enhancement === String(value)),
  );
}

function complicationChoices(form: RollForm, ruleset: Ruleset): Choice[] {
  const rungs = complicationOptions(ruleset);
  if (rungs.length === 0) return [];
  return [
    choice("0", text("NORN.Roll.Complication.none"), form.complication === "0"),
    ...rungs.map((rung) => ladderChoice(rung, form.complication)),
  ];
}
