import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { DiceMethodId } from "../../rules/dice/dice-method.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { type BeforeChosen, NOTHING_BEFORE } from "./before-chosen.ts";
import type { RollableTrait } from "./rollable-trait.ts";

/** Rows of the dialog by id; the ids are only names of fields. */
export type Rows<Row> = Readonly<Record<string, Row>>;

/** The fields of the roll dialog, as typed. */
export interface RollForm {
  readonly method: string;
  /** Id of the trait that is rolled. */
  readonly trait: string;
  /** The user has chosen for the attack what it is rolled with: no weapon changes that. */
  readonly ownTrait: boolean;
  readonly seconds: Rows<{ readonly trait: string; readonly joins: string }>;
  readonly modifiers: Rows<{ readonly label: string; readonly value: string }>;
  /** "" for none, "own" for the number in `typed`, "open" for another side's roll, else the number of a rung. */
  readonly difficulty: string;
  readonly typed: string;
  /** What is chosen in a table of difficulties, by the id of its line; and the id of what is spent on it, "" for nothing. */
  readonly table: Readonly<Record<string, string>>;
  readonly spent: string;
  readonly enhancement: string;
  readonly complication: string;
  /** Scope of an attack, "" for none; the id of its weapon, "" for none; zones as typed. */
  readonly attack: string;
  readonly weapon: string;
  readonly distance: string;
  /** What the exchange awards the attack, as typed. */
  readonly awarded: string;
  /** What happens instead of harm if the attack works, as typed. */
  readonly stake: string;
  /** The outcome which that takes, "" for the usual one. */
  readonly takes: string;
  /** Who else is in the zone, by `zoneKey`. */
  readonly zone: Readonly<Record<string, boolean>>;
  /** Blocks that stand in its way, by the id of the entry. */
  readonly blocks: Readonly<Record<string, boolean>>;
  /** Modifiers of the rules by id: taken in, or struck out; others apply as the rules say. */
  readonly offered: Readonly<Record<string, boolean>>;
  /** "" for none, `TARGETED` for the targeted tokens, else the uuid of an actor. */
  readonly target: string;
  readonly mode: string;
  readonly before: BeforeChosen;
  /** What can be done before the roll is unfolded. */
  readonly beforeOpen: boolean;
}

/** The difficulty that opens a field for a number. */
export const OWN_DIFFICULTY = "own";
/** The difficulty that is whatever another side rolls. */
export const OPEN_DIFFICULTY = "open";

/** What is remembered from one roll to the next on the same client. Difficulty and modifiers belong to one roll only. */
export interface LastChoices {
  /** The trait that joined last, by the trait it joined. */
  readonly seconds?: Readonly<Record<string, string>>;
}

/**
 * The trait that joined `trait` last time: its id, "" if none joined, null if it was never rolled here or the other trait is
 * gone.
 */
export function keptSecond(kept: LastChoices, trait: string, traits: readonly RollableTrait[]): string | null {
  const second = kept.seconds?.[trait];
  if (second === undefined || second === "") return second ?? null;
  return traits.some(({ id }) => id === second) ? second : null;
}

/** Traits are remembered by their id on the actor; beyond this number the oldest are forgotten. */
const MOST_TRAITS = 60;

/** What is remembered once a trait was rolled together with `second`, "" for none. */
export function choicesAfter({ seconds = {} }: LastChoices, trait: string, second: string): LastChoices {
  const { [trait]: _before, ...others } = seconds;
  return { seconds: Object.fromEntries([...Object.entries(others), [trait, second]].slice(-MOST_TRAITS)) };
}

/** The campaign's dice: a dial that chooses among the game's methods, else the first of them. */
export function campaignMethod({ dice, dials }: Ruleset, values: DialValues): DiceMethodId | undefined {
  const dial = dials.find(
    (each) => each.kind === "choice" && each.choices.every((id) => dice.some((method) => method.id === id)),
  );
  const chosen = dial && dice.find(({ id }) => id === values[dial.id]);
  return (chosen ?? dice[0])?.id;
}

/** How a dialog opens. `second` is the trait that joins at once where ranks add up, "" for none. */
export interface Opening {
  readonly dials: DialValues;
  readonly second: string;
  readonly mode: string;
}

/** The dialog as it opens for a trait. */
export function openingForm(ruleset: Ruleset, { dials, second, mode }: Opening): RollForm {
  const joins = ruleset.traits.combinations[0] ?? "";
  return {
    method: campaignMethod(ruleset, dials) ?? "",
    trait: "",
    ownTrait: false,
    seconds: joins === "" ? {} : { a: { trait: joins === "adds" ? second : "", joins } },
    modifiers: { a: { label: "", value: "" } },
    difficulty: "",
    typed: "",
    table: {},
    spent: "",
    enhancement: "0",
    complication: "0",
    attack: "",
    weapon: "",
    distance: "0",
    awarded: "",
    stake: "",
    takes: "",
    zone: {},
    blocks: {},
    offered: {},
    target: "",
    mode,
    before: NOTHING_BEFORE,
    beforeOpen: false,
  };
}

/** Whether another side may roll against it: without a difficulty it waits for that. Source: F2 (dynamic tests), S1, T1, M2. */
export function isOpposable({ target, difficulty }: Pick<RollForm, "target" | "difficulty">): boolean {
  return target !== "" || difficulty === OPEN_DIFFICULTY;
}

/** A typed number, so much more or less; what is no number counts as 0. */
export function stepped(typed: string, by: number): string {
  const value = Number(typed.replace(/^[−–]/, "-"));
  return String((Number.isFinite(value) ? value : 0) + by);
}
