import { isOfKind } from "../../ledger/entry.ts";
import { reviewPurchase } from "../../ledger/kinds/purchase.ts";
import { purchaseBy } from "../../ledger/roll/purchases.ts";
import { purchaseView, type PurchaseView } from "../../view/buying/purchase.view.ts";
import { refusalText } from "../../view/entries/refusal.view.ts";
import { text } from "../../view/text.ts";
import { notifyText } from "../words/notify-text.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import { itemByUuid } from "../documents/document-by-uuid.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { copyOf } from "../drag/transfer-item.ts";
import { canBeBought, ledgerActor, playsActor } from "../ledger/ledger-documents.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { templatePath } from "../words/template-path.ts";
import { mayTakeBack } from "../entries/may-take-back.ts";

/** Of a roll for something that costs money: whether it can be bought, and the button that does. */
export const PURCHASE_PART: RollCardPart = {
  template: templatePath("buying/purchase.hbs"),
  context: (roll) => (roll.isOfActiveGame && roll.now.roll.buys ? purchaseOn(roll) : null),
  actions: { buyIt: { once: true, run: (message) => buy(message) } },
};

function purchaseOn({ now }: RollOnCard): PurchaseView {
  const entries = now.entries.filter(isOfKind("purchase"));
  return purchaseView(purchaseBy(shownWorld(), now), {
    entries,
    mine: entries.length > 0 && playsActor(now.roll.actor),
    undoes: mayTakeBack,
  });
}

async function buy({ id, system }: NornChatMessage<"action">): Promise<void> {
  const buyer = ledgerActor(system.actor ?? "");
  const request = { roll: id ?? "", taken: true };
  if (!buyer) return;
  const world = shownWorld();
  const wanted = reviewPurchase(world, { author: game.user.id, actor: buyer.uuid, actorName: buyer.name }, request);
  if (!wanted.ok) return notifyText(refusalText(wanted));
  const thing = await itemByUuid(wanted.value.thing);
  if (!canBeBought(thing)) return notifyText(text("NORN.Drag.gone"));
  const copy = thing.actor === buyer && isItemOfType(thing, "gear") ? null : copyOf(world.game.ruleset, thing, false);
  await submitEntry({ kind: "purchase", actor: buyer, request: { ...request, ...wanted.value, copy } });
}
