import { isOfKind } from "../../ledger/entry.ts";
import { attackerOn, stillBrings } from "../../ledger/harm/after-defense.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import { text } from "../../view/text.ts";
import { refreshCard } from "../chat/render-card.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { onRoll } from "../documents/on-change.ts";
import { ledgerActor, playsActor } from "../ledger/ledger-documents.ts";
import { onEntryChange } from "../ledger/ledger-store.ts";
import { rollOn } from "../ledger/roll-on.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { templatePath } from "../words/template-path.ts";
import { askTrait } from "./choose-opposer.ts";

/** A defense may bring something to the next attack: the defender rolls it from here. */
export const AFTER_DEFENSE_PART: RollCardPart = {
  template: templatePath("oppose/after-defense.hbs"),
  context: ({ message, now }) => {
    const value = playsActor(message.system.actor) ? offeredAfter(message, now) : 0;
    return value > 0 ? { words: text("NORN.AfterDefense.offer", { value }) } : null;
  },
  actions: { strikeBack: { run: (message) => strikeBack(message) } },
};

/** Ids of the rolls whose bonus this reader was offered. */
const offered = new Set<string>();

function offeredAfter(message: NornChatMessage<"action">, now: RollNow): number {
  const value = attackerOn(now)?.actor ? stillBrings(shownWorld(), now) : 0;
  if (value > 0) offered.add(message.id ?? "");
  return value;
}

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
  if (!attacker || offeredAfter(action, now.value) === 0) return;
  const trait = await askTrait(actor, action, "NORN.AfterDefense.title");
  if (trait === "") return;
  await rollTrait(actor, trait, {
    against: { uuid: attacker.actor, name: attacker.actorName },
    purpose: { madeFor: action.id ?? "" },
    ...(attacker.attack && { attackWith: "", attackIn: attacker.attack.scope }),
  });
}
