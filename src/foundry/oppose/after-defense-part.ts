import { isOfKind } from "../../ledger/entry.ts";
import { attackerOn, offeredAfter } from "../../ledger/harm/after-defense.ts";
import { text } from "../../view/text.ts";
import { refreshCard } from "../chat/render-card.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { onRoll } from "../documents/on-change.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { onEntryChange } from "../ledger/ledger-store.ts";
import { rollOn } from "../ledger/roll-on.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { templatePath } from "../words/template-path.ts";
import { askTrait } from "./choose-opposer.ts";

/** A defense may bring something to the next attack: the defender rolls it from here. */
export const AFTER_DEFENSE_PART: RollCardPart = {
  template: templatePath("oppose/after-defense.hbs"),
  context: ({ now }) => {
    const value = offeredAfter(shownWorld(), game.user.id ?? "", now);
    if (value > 0) offered.add(now.roll.id);
    return value > 0 ? { words: text("NORN.AfterDefense.offer", { value }) } : null;
  },
  actions: { strikeBack: { run: (message) => strikeBack(message) } },
};

/** Ids of the rolls whose bonus this reader was offered. */
const offered = new Set<string>();

/** Redraws the cards that offer it: what happens next may use it up, or give it back. Called in `init`. */
export function registerAfterDefense(): void {
  const refresh = (): void => offered.forEach((id) => refreshCard(id));
  onRoll(["created", "deleted"], refresh);
  onEntryChange(({ entries }) => {
    if (entries.some(isOfKind("break"))) refresh();
  });
}

async function strikeBack(action: NornChatMessage<"action">): Promise<void> {
  const now = rollOn(action);
  const actor = ledgerActor(action.system.actor ?? "");
  if (!now.ok || !actor) return;
  const attacker = attackerOn(now.value);
  if (!attacker || offeredAfter(shownWorld(), game.user.id ?? "", now.value) === 0) return;
  const trait = await askTrait(actor, action, "NORN.AfterDefense.title");
  if (trait === "") return;
  await rollTrait(actor, trait, {
    against: { uuid: attacker.actor, name: attacker.actorName },
    purpose: { madeFor: action.id ?? "" },
    ...(attacker.attack && { attackWith: "", attackIn: attacker.attack.scope }),
  });
}
