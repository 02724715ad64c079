import type { RollOptions } from "../../view/roll/roll-options.ts";
import type { NornActor } from "../documents/norn-actor.ts";

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
