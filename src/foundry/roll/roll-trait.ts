import type { NamedWound } from "../../ledger/requests/recovery.ts";
import type { WantedThing } from "../../ledger/requests/buying.ts";
import type { CheckModifier } from "../../rules/index.ts";
import type { RollableTrait } from "../../view/roll/rollable-trait.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { Aim, Defending, Opposing } from "./roll-setup.ts";
import type { Target } from "./targets.ts";

export interface RollOptions {
  /** Rolls at once as last time, without a difficulty. */
  readonly fast?: boolean;
  /** No dialog opens: what cannot be rolled at once is not rolled. */
  readonly unasked?: boolean;
  /** The initial difficulty of the dialog. */
  readonly difficulty?: number;
  /** It is made to oppose another roll. */
  readonly opposing?: Opposing;
  /** Id of the roll it is made to count with, or of the call it answers. */
  readonly madeFor?: string;
  /** The wound it is made to treat. */
  readonly treats?: NamedWound;
  /** What it is made to buy. */
  readonly buys?: WantedThing;
  /** It waits for no opposition: the GM may have a difficulty in mind. */
  readonly static?: boolean;
  /** Uuid of the challenge it is made for. */
  readonly challenge?: string;
  /** Where an aspect it creates is to be. */
  readonly aim?: Aim;
  /** Where it runs to. */
  readonly run?: Aim;
  /** Rolled at this rank instead of a trait. */
  readonly at?: Pick<RollableTrait, "name" | "rank"> & Partial<Pick<RollableTrait, "id" | "pairing" | "specialty">>;
  /** Who acts aboard the vehicle that rolls. */
  readonly pilot?: NornActor | null;
  /** Id of the trait that joins at first, where ranks add up. */
  readonly second?: string;
  /** Id of the trait that modifies it at first, "" for none. */
  readonly joins?: string;
  /** It is an attack, with the gear of this id; "" for the weapon that is ready. */
  readonly attackWith?: string;
  /** Id of the scope that attack is in at first; absent: the one its gear serves, or the conflict's. */
  readonly attackIn?: string;
  /** It is made to defend against an attack. */
  readonly defending?: Defending;
  /** Whom it is against at first, whatever is targeted. */
  readonly against?: Target | null;
  /** It activates a power: named in the breakdown, adding nothing. */
  readonly activates?: CheckModifier;
}

/**
 * Rolls a trait of an actor: asks how, rolls, and sends the card. `traitId` is the id of a skill item, `key:<key>` for a
 * listed trait that is not written on the actor, or the id of an aspect where the game rolls aspects.
 * Resolves to the message; to undefined if the user cancels or may not roll (which they are informed of).
 */
export type RollTrait = (
  actor: NornActor,
  traitId: string,
  options?: RollOptions,
) => Promise<ChatMessage.Implementation | undefined>;

let roller: RollTrait | null = null;

/** Sets what rolls a trait: it knows the chapters that have a part in a roll, and stands above them. Called in `init`. */
export function setRoller(roll: RollTrait): void {
  roller = roll;
}

/** See `RollTrait`. */
export const rollTrait: RollTrait = async (actor, traitId, options) => {
  if (!roller) throw new Error("A trait was rolled before Norn had started.");
  return roller(actor, traitId, options);
};
