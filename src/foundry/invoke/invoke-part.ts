import type { RollCardPart } from "../chat/roll-card.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { templatePath } from "../template-path.ts";

/** Who plays the actor that rolled may invoke an aspect. */
export const INVOKE_PART: RollCardPart = {
  template: templatePath("invoke/actions.hbs"),
  context: ({ message }) => (ledgerActor(message.system.actor ?? "")?.isOwner ? {} : null),
  actions: { invoke: { run: async (message) => (await import("./invoke-dialog.ts")).InvokeDialog.open(message) } },
};
