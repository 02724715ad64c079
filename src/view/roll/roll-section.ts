import type { Attack } from "../../ledger/harm/attack.ts";
import type { LedgerActor, World } from "../../ledger/world.ts";
import type { CheckModifier, CheckRequest } from "../../rules/roll/check.ts";
import type { Result } from "../../rules/result.ts";
import type { BeforeRoll } from "../invoke/before-section.ts";
import type { NearAspect } from "../invoke/reach.view.ts";
import type { Reader } from "../reader.ts";
import type { EffectNames } from "../stunts/effect-text.ts";
import type { Text } from "../text.ts";
import type { OfferedLine } from "./offered-line.ts";
import type { RollForm } from "./roll-form.ts";
import type { Defending, RollOptions, RollPurpose, Target } from "./roll-options.ts";
import type { RollableTrait } from "./rollable-trait.ts";

/** What the client knows besides the world: who reads it, in which words, and what is around. In tests a plain object. */
export interface RollReader extends Omit<Reader, "mayTakeBack"> {
  /** A text in the reader's language: labels of modifiers are stored as they read. */
  readonly say: (text: Text) => string;
  /** The names an effect of this actor needs. */
  readonly effectNames: (actor: string) => EffectNames;
  /** Everyone the roll could be against. */
  readonly here: readonly Target[];
  /** How many zones apart two actors are; null where that is not known. */
  readonly apart: (one: string, other: string) => number | null;
  /** Aspects in reach of who rolls, against these targets. */
  readonly near: (targets: readonly string[]) => readonly NearAspect[];
  readonly sections: readonly RollSection[];
}

/** What is settled about a roll when its window opens. */
export interface RollSetup {
  readonly actor: LedgerActor;
  /** Who acts aboard, if a vehicle rolls. */
  readonly pilot: LedgerActor | null;
  readonly first: RollableTrait;
  /** All the actor may roll. */
  readonly traits: readonly RollableTrait[];
  readonly purpose: RollPurpose;
  /** Null: it is not made to defend. */
  readonly defending: Defending | null;
  /** Whom it is against at first; null: the targets. */
  readonly against: Target | null;
  /** Whom the user had targeted. */
  readonly targeted: readonly Target[];
  /** What it activates, null for nothing. */
  readonly activates: CheckModifier | null;
}

/** What a draft of a roll is made from. */
export interface RollInput {
  readonly world: World;
  readonly reader: RollReader;
  readonly setup: RollSetup;
  readonly form: RollForm;
}

/** A roll with those it may be against. */
export interface RollAgainst extends RollInput {
  /** Whom it could be against. */
  readonly here: readonly Target[];
  /** Whom it is against. */
  readonly chosen: readonly Target[];
}

/** A roll as it is being put together. */
export interface RollSoFar extends RollAgainst {
  /** Whom it is against, and everyone else whom it hits. */
  readonly targets: readonly Target[];
  /** Null: it is not an attack. */
  readonly attack: Attack | null;
}

/** A roll that begins. */
export interface RollStart {
  readonly world: World;
  readonly actor: LedgerActor;
  /** Id of the trait. */
  readonly trait: string;
  readonly options: RollOptions;
  /** Whom the user has targeted. */
  readonly targeted: readonly Target[];
  readonly reader: RollReader;
  /** Id of the trait that joins at once, "" for none. */
  readonly second: string;
}

/** What one chapter brings to a roll, in its window and without one. */
export interface RollSection {
  /** How the form begins. */
  readonly opening?: (start: RollStart) => Partial<RollForm>;
  /** What follows in the form from what the user has changed in it; `before` is the roll as it was. */
  readonly follows?: (roll: RollAgainst, before: RollAgainst) => Partial<RollForm>;
  /** Whom it hits besides the chosen ones. */
  readonly alsoHits?: (roll: RollAgainst) => readonly Target[];
  readonly attack?: (roll: Omit<RollSoFar, "attack">) => Attack | null;
  /** What its fields in the window show. */
  readonly fields?: (roll: RollSoFar) => object;
  /** The modifiers it offers: each can be chosen, or not. */
  readonly offers?: (roll: RollSoFar) => readonly OfferedLine[];
  /** The modifiers that its own fields have chosen. */
  readonly adds?: (roll: RollSoFar) => readonly OfferedLine[];
  /** Why it cannot be rolled like this. */
  readonly check?: (roll: RollSoFar) => Result<unknown>;
  /** Ids of the blocks it has to overcome. */
  readonly blocks?: (roll: RollSoFar) => readonly string[];
  /** The request, with what it has to reach besides. */
  readonly asks?: (request: CheckRequest, roll: RollSoFar) => CheckRequest;
  /** What the roll will cost by itself. */
  readonly costs?: (roll: RollSoFar) => readonly Text[];
  /** What can be done before it is thrown. */
  readonly before?: (request: CheckRequest, roll: RollSoFar) => BeforeRoll;
}

/** Whether it answers another roll: it neither attacks nor is blocked, and costs no action. */
export function reacts({ purpose, defending }: Pick<RollSetup, "purpose" | "defending">): boolean {
  return purpose.opposes === true || defending !== null;
}
