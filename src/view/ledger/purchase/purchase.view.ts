import type { EntryOf } from "../../../ledger/entry.ts";
import type { Purchase } from "../../../ledger/rolls/purchases.ts";
import { type Text, text } from "../../text.ts";

/** What a roll for something that costs money comes to. */
export interface PurchaseView {
  readonly says: Text;
  /** The button with which this reader buys it; null for none. */
  readonly take: Text | null;
}

/** `entries`: those of this roll that stand. */
export function purchaseView(
  purchase: Purchase | null,
  { entries, mine }: { readonly entries: readonly EntryOf<"purchase">[]; readonly mine: boolean },
): PurchaseView {
  if (!purchase) return { says: text("NORN.Purchase.Card.nothing"), take: null };
  const { thingName: thing, cost } = purchase.wanted;
  if (entries.some(({ request }) => request.taken))
    return { says: text("NORN.Purchase.Card.bought", { thing, cost }), take: null };
  if (purchase.margin < 0) return { says: text("NORN.Purchase.Card.tooDear", { thing, cost, by: -purchase.margin }), take: null };
  return { says: text("NORN.Purchase.Card.affordable", { thing, cost }), take: mine ? text("NORN.Purchase.Card.take") : null };
}
