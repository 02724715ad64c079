import { afterDefense } from "../../ledger/after-defense.ts";
import { text } from "../../view/text.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor, playsActor } from "../ledger/ledger-documents.ts";
import { rollOn } from "../ledger/ledger-world.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { templatePath } from "../template-path.ts";
import { askTrait } from "./choose-opposer.ts";

/** A defense may bring something to the next attack: the defender rolls it from here. */
export const AFTER_DEFENSE_PART: RollCardPart = {
  template: templatePath("oppose/after-defense.hbs"),
  context: ({ message, now }) => {
    const value = afterDefense(now);
    return playsActor(message.system.actor) && value > 0 ? { words: text("NORN.AfterDefense.offer", { value }) } : null;
  },
  actions: { strikeBack: { run: (message) => strikeBack(message) } },
};

async function strikeBack(action: NornChatMessage<"action">): Promise<void> {
  const now = rollOn(action);
  const actor = ledgerActor(action.system.actor ?? "");
  if (!now.ok || !actor) return;
  const value = afterDefense(now.value);
  const trait = value > 0 ? await askTrait(actor, action, "NORN.AfterDefense.title") : "";
  if (trait === "") return;
  const attacker = now.value.opposition?.first.roll;
  const against = attacker ? { uuid: attacker.actor, name: attacker.actorName } : null;
  await rollTrait(actor, trait, { against, bonus: { label: game.i18n.localize("NORN.AfterDefense.bonus"), value } });
}
