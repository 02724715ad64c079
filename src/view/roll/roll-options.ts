import type { Attack } from "../../ledger/harm/attack.ts";
import type { WantedThing } from "../../ledger/requests/buying.ts";
import type { NamedWound } from "../../ledger/requests/recovery.ts";
import type { CheckModifier } from "../../rules/roll/check.ts";
import type { Defense } from "../../rules/harm/harm-rules.ts";
import type { RollableTrait } from "./rollable-trait.ts";

/** An actor a roll is against: the uuid of the actor, and the name its token shows. */
export interface Target {
  readonly uuid: string;
  readonly name: string;
}

/** Where an aspect is to be, or a run leads: uuid of a situation, and id of a zone, "" for all of it. */
export interface Aim {
  readonly situation: string;
  readonly zone: string;
}

/** What a roll is made for, as its message stores it. */
export interface RollPurpose {
  /** Id of the roll it opposes or counts with, or of the call it answers. */
  readonly madeFor?: string;
  /** It opposes that roll. */
  readonly opposes?: boolean;
  /** Uuid of the challenge it is made for. */
  readonly challenge?: string;
  /** The wound it is made to treat. */
  readonly treats?: NamedWound;
  /** What it is made to buy. */
  readonly buys?: WantedThing;
  /** Where an aspect it creates is to be. */
  readonly aim?: Aim;
  /** Where it runs to. */
  readonly run?: Aim;
}

/** An attack, and the way in which a roll defends against it. */
export interface Defending {
  readonly attack: Attack;
  readonly defense: Defense;
}

/** What is rolled instead of a trait. */
export type RolledAt = Pick<RollableTrait, "name" | "rank"> & Partial<Pick<RollableTrait, "id" | "pairing" | "specialty">>;

/** How a roll is asked for. */
export interface RollOptions {
  /** Rolls at once as last time, without a difficulty. */
  readonly fast?: boolean;
  /** No dialog opens: what cannot be rolled at once is not rolled. */
  readonly unasked?: boolean;
  /** Absent: it is a plain roll, and may turn out to be an attack. */
  readonly purpose?: RollPurpose;
  /** It is made to defend; whom it is against is the attacker. */
  readonly defending?: Defending;
  /** Whom it is against at first, whatever is targeted. */
  readonly against?: Target | null;
  /** The initial difficulty of the dialog. */
  readonly difficulty?: number;
  /** A modifier it has at first. */
  readonly modifier?: { readonly label: string; readonly value: number };
  /** Id of the trait that joins at first, where ranks add up. */
  readonly second?: string;
  /** It is an attack, with the gear of this id; "" for the weapon that is ready. */
  readonly attackWith?: string;
  /** Id of the scope that attack is in at first; absent: the one its gear serves, or the conflict's. */
  readonly attackIn?: string;
  readonly at?: RolledAt;
  /** It activates a power: named in the breakdown, adding nothing. */
  readonly activates?: CheckModifier;
}
