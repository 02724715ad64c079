import { treatmentBy } from "../../ledger/recovery/recovery.ts";
import { treatmentOnRoll } from "../../view/recovery/treatment-on-roll.view.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { seenOn, seenRoll } from "../entries/current-reader.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { templatePath } from "../words/template-path.ts";
import { healWound } from "./heal-wound.ts";

/** Of a roll that treats a wound: what it means, and the button that heals. */
export const TREATMENT_PART: RollCardPart = {
  template: templatePath("recovery/treatment.hbs"),
  context: ({ now }) => treatmentOnRoll(seenRoll(now)),
  actions: { heal: { once: true, run: (message) => healBy(message) } },
};

async function healBy(message: NornChatMessage<"action">): Promise<void> {
  const seen = seenOn(message);
  const treatment = seen && treatmentBy(seen.world, seen.now);
  const roll = message.id ?? "";
  if (treatment) await healWound(treatment.named, { roll, healer: ledgerActor(message.system.actor ?? "") });
}
