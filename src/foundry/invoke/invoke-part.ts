import { openDice } from "../../ledger/roll/final-dice.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import { templatePath } from "../words/template-path.ts";
import type { Ruleset } from "../../rules/index.ts";
import { ownCharacter } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";

/** Who plays the actor that rolled may invoke an aspect; where the game allows it, everyone else for their own character. */
export const INVOKE_PART: RollCardPart = {
  template: templatePath("invoke/actions.hbs"),
  context: ({ message, now }) => (openDice(now).ok && invokerOn(message, now.roll.ruleset) ? {} : null),
  actions: { invoke: { run: async (message) => (await import("./invoke-dialog.ts")).InvokeDialog.open(message) } },
};

/** The actor for whom this user invokes on a roll: who rolled it or acts aboard the vehicle that did, else, in a game that allows it, their own character. M3. */
export function invokerOn({ system }: NornChatMessage<"action">, { invoking }: Pick<Ruleset, "invoking">): NornActor | null {
  const roller = ledgerActor(system.pilot ?? system.actor ?? "");
  if (roller?.isOwner) return roller;
  return invoking.rolls.includes("others") ? ownCharacter() : null;
}
