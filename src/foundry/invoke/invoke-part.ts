import { openDice } from "../../ledger/rolls/final-dice.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import { templatePath } from "../template-path.ts";
import { invokerOn } from "./invoker-on.ts";

/** Who plays the actor that rolled may invoke an aspect; where the game allows it, everyone else for their own character. */
export const INVOKE_PART: RollCardPart = {
  template: templatePath("invoke/actions.hbs"),
  context: ({ message, now }) => (openDice(now).ok && invokerOn(message, now.roll.ruleset) ? {} : null),
  actions: { invoke: { run: async (message) => (await import("./invoke-dialog.ts")).InvokeDialog.open(message) } },
};
