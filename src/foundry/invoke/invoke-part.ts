import { openDice } from "../../ledger/roll/final-dice.ts";
import { invokerOn } from "../../ledger/roll/invoker.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import type { World } from "../../ledger/world.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import { templatePath } from "../words/template-path.ts";
import { ownCharacter } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownWorld } from "../ledger/shown-world.ts";

/** Who plays the actor that rolled may invoke an aspect; where the game allows it, everyone else for their own character. */
export const INVOKE_PART: RollCardPart = {
  template: templatePath("invoke/actions.hbs"),
  context: ({ now }) => (openDice(now).ok && invokerFor(shownWorld(), now) ? {} : null),
  actions: { invoke: { run: async (message) => (await import("./invoke-dialog.ts")).InvokeDialog.open(message) } },
};

/** The actor for whom this user invokes on a roll; null for none. */
export function invokerFor(world: World, { roll }: RollNow): NornActor | null {
  return ledgerActor(invokerOn(world, roll, { user: game.user.id ?? "", own: ownCharacter()?.uuid ?? "" }));
}
