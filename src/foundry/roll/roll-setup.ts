import type { Attack } from "../../ledger/harm/attack.ts";
import type { CheckRequest, Defense, Gain, Payment } from "../../rules/index.ts";
import type { RollForm } from "../../view/roll/roll-form.ts";
import type { RollableTrait } from "../../view/roll/rollable-trait.ts";
import type { MessageMode } from "../compat/message-mode.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { OfferedLine } from "./offered-line.ts";
import type { Target } from "./targets.ts";

/** A roll to defend against an attack. */
export interface Defending {
  readonly attack: Attack;
  readonly defense: Defense;
  /** Null if they are gone. */
  readonly attacker: NornActor | null;
}

/** One thing chosen before a roll, as its entry is submitted. */
export interface BeforePart {
  readonly kind: "invoke" | "spend";
  readonly aspect: string;
  readonly aspectName: string;
  readonly use: string;
  readonly gain: Gain;
  /** An aspect works against its carrier. */
  readonly against: boolean;
  /** How an aspect is shown to be paid; null where it cannot be. */
  readonly expects: Payment | null;
}

/** Initial values of a roll dialog. */
export interface RollSetup {
  readonly actor: NornActor;
  /** Who acts aboard, if a vehicle rolls. */
  readonly pilot: NornActor | null;
  readonly first: RollableTrait;
  readonly traits: readonly RollableTrait[];
  readonly form: RollForm;
  /** The roll it is made to oppose, null for none. */
  readonly opposing: Opposing | null;
  /** The attack it is made to defend against, null for none. */
  readonly defending: Defending | null;
  /** Whom it is against at first; null: the targets. */
  readonly against: Target | null;
}

/** Where an aspect is to be, or a run leads: uuid of a situation, and id of a zone, "" for all of it. */
export interface Aim {
  readonly situation: string;
  readonly zone: string;
}

/** A roll that is to be opposed. */
export interface Opposing {
  readonly roll: string;
  /** Who made it; null if they are gone. */
  readonly against: Target | null;
}

export interface RollAnswer {
  readonly request: CheckRequest;
  readonly mode: MessageMode;
  readonly targets: readonly Target[];
  /** Null: it is not an attack. */
  readonly attack: Attack | null;
  /** Ids of the blocks it has to overcome. */
  readonly blocks: readonly string[];
  /** What was chosen before the roll. */
  readonly before: readonly BeforePart[];
  /** All modifiers it was offered: those of them that the request has are used. */
  readonly lines: readonly OfferedLine[];
}
