import { type Entry, isOfKind } from "../../ledger/entry.ts";
import { reviewPurchase } from "../../ledger/kinds/purchase.ts";
import { purchaseBy } from "../../ledger/rolls/purchases.ts";
import { purchaseView, type PurchaseView } from "../../view/ledger/purchase/purchase.view.ts";
import { refusalText } from "../../view/ledger/refusal.view.ts";
import { text } from "../../view/text.ts";
import { sayInWords } from "../apps/say-in-words.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import { itemByUuid } from "../documents/document-by-uuid.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { transferItem } from "../drag/transfer-item.ts";
import { ledgerActor, playsActor } from "../ledger/ledger-documents.ts";
import { ledgerStore, onEntryChange } from "../ledger/ledger-store.ts";
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

/** What this client has asked to buy: the request → whom it hands the thing to. */
const asked = new Map<string, { readonly thing: NornItem<"gear">; readonly buyer: NornActor }>();

/** The purchase is settled before the thing changes hands: of two who click at once, one buys it. */
async function buy({ id, system }: NornChatMessage<"action">): Promise<void> {
  const buyer = ledgerActor(system.actor ?? "");
  const request = { roll: id ?? "", taken: true };
  if (!buyer) return;
  const wanted = reviewPurchase(ledgerWorld(), { author: game.user.id, actor: buyer.uuid, actorName: buyer.name }, request);
  if (!wanted.ok) return sayInWords(refusalText(wanted));
  const thing = await itemByUuid(wanted.value.thing);
  if (!isItemOfType(thing, "gear")) return sayInWords(text("NORN.Drag.gone"));
  const message = await submitEntry({ kind: "purchase", actor: buyer, request: { ...request, ...wanted.value } });
  if (!message?.id) return;
  asked.set(message.id, { thing, buyer });
  await handOver(ledgerStore().entry(message.id));
}

/** Hands over what this client bought once that is settled. Called once the cards' code is fetched. */
export function registerPurchase(): void {
  onEntryChange(({ after }) => void handOver(after));
}

async function handOver(entry: Entry | null): Promise<void> {
  const bought = entry && entry.state !== "pending" ? asked.get(entry.id) : undefined;
  if (!entry || !bought) return;
  asked.delete(entry.id);
  if (entry.state === "done") await hand(bought.thing, bought.buyer);
}

/** One more of what the buyer has, or a copy of what is sold elsewhere. */
async function hand(thing: NornItem<"gear">, buyer: NornActor): Promise<void> {
  if (thing.actor === buyer) await thing.update({ system: { quantity: thing.system.quantity + 1 } });
  else await transferItem(thing, buyer, false);
}
