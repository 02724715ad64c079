import { isOfKind } from "../../ledger/entry.ts";
import { reviewPurchase } from "../../ledger/kinds/purchase.ts";
import { purchaseBy } from "../../ledger/rolls/purchases.ts";
import { purchaseView, type PurchaseView } from "../../view/ledger/purchase/purchase.view.ts";
import { refusalText } from "../../view/ledger/refusal.view.ts";
import { sayInWords } from "../apps/say-in-words.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import { itemByUuid } from "../documents/document-by-uuid.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { transferItem } from "../drag/transfer-item.ts";
import { ledgerActor, playsActor } from "../ledger/ledger-documents.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { templatePath } from "../template-path.ts";

/** Of a roll for something that costs money: whether it can be bought, and the button that does. */
export const PURCHASE_PART: RollCardPart = {
  template: templatePath("purchase/purchase.hbs"),
  context: (roll) => (roll.inForce && roll.now.roll.buys ? purchaseOn(roll) : null),
  actions: { buyIt: { once: true, run: (message) => buy(message) } },
};

function purchaseOn({ now }: RollOnCard): PurchaseView {
  const entries = now.entries.filter(isOfKind("purchase"));
  return purchaseView(purchaseBy(ledgerWorld(), now), { entries, mine: entries.length > 0 && playsActor(now.roll.actor) });
}

async function buy({ id, system }: NornChatMessage<"action">): Promise<void> {
  const actor = ledgerActor(system.actor ?? "");
  const request = { roll: id ?? "", taken: true };
  if (!actor) return;
  const asking = { author: game.user.id, actor: actor.uuid, actorName: actor.name };
  const wanted = reviewPurchase(ledgerWorld(), asking, request);
  if (!wanted.ok) return sayInWords(refusalText(wanted));
  if (await hand(wanted.value.thing, actor)) await submitEntry({ kind: "purchase", actor, request });
}

/** One more of what the buyer has, or a copy of what is sold elsewhere. */
async function hand(uuid: string, buyer: NornActor): Promise<boolean> {
  const thing = await itemByUuid(uuid);
  if (!isItemOfType(thing, "gear")) {
    ui.notifications.warn("NORN.Drag.gone", { localize: true });
    return false;
  }
  if (thing.actor !== buyer) return (await transferItem(thing, buyer, false)) !== null;
  await thing.update({ system: { quantity: thing.system.quantity + 1 } });
  return true;
}
