import { COSTS_SECTION } from "../../view/costs/costs-section.ts";
import { ATTACK_SECTION } from "../../view/harm/attack-section.ts";
import { BEFORE_SECTION } from "../../view/invoke/before-section.ts";
import { BLOCKS_SECTION } from "../../view/oppose/blocks-section.ts";
import type { RollAnswer } from "../../view/roll/draft-roll.ts";
import type { RollSection } from "../../view/roll/roll-section.ts";
import { TABLE_SECTION } from "../../view/roll/table-section.ts";
import { EFFECTS_SECTION } from "../../view/stunts/effects-section.ts";
import { payCosts } from "../costs/pay-costs.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { askBefore } from "../invoke/ask-before.ts";
import { payForEffects } from "../stunts/pay-for-effects.ts";

/** What a roll is put together from. */
export const SECTIONS: readonly RollSection[] = [
  ATTACK_SECTION,
  BLOCKS_SECTION,
  TABLE_SECTION,
  COSTS_SECTION,
  BEFORE_SECTION,
  EFFECTS_SECTION,
];

/** Who makes a roll, and aboard a vehicle who acts. */
export interface Rollers {
  readonly actor: NornActor;
  readonly pilot: NornActor | null;
}

/** What follows a roll once its message exists, in this order. */
export async function afterRoll(
  message: ChatMessage.Implementation,
  { actor, pilot }: Rollers,
  { before, uses }: RollAnswer,
): Promise<void> {
  await payCosts(message, actor, pilot);
  await askBefore(message, pilot ?? actor, before);
  await payForEffects(message, uses);
}
