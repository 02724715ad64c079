import type { EntryOf } from "../../ledger/entry.ts";
import type { Purchase } from "../../ledger/roll/purchases.ts";
import { type Text, text } from "../text.ts";

/** What a roll for something that costs money comes to. */
export interface PurchaseView {
  readonly says: Text;
  /** The button with which this reader buys it; null for none. */
  readonly take: Text | null;
  /** Id of the entry that bought it, "" where this reader cannot undo it; and what its button says. */
  readonly undoes: string;
  readonly undo: Text;
}

interface Reading {
  /** Those of this roll that stand. */
  readonly entries: readonly EntryOf<"purchase">[];
  /** The reader plays the buyer. */
  readonly mine: boolean;
  /** The reader may undo this one. */
  readonly undoes: (entry: EntryOf<"purchase">) => boolean;
}

export function purchaseView(purchase: Purchase | null, { entries, mine, undoes }: Reading): PurchaseView {
  const bought = entries.find(({ request }) => request.taken);
  const none = { take: null, undoes: "", undo: text("NORN.Ledger.undo") };
  if (!purchase) return { ...none, says: text("NORN.Purchase.Card.nothing") };
  const { thingName: thing, cost } = purchase.wanted;
  if (bought) {
    const says = text("NORN.Purchase.Card.bought", { thing, cost });
    return { ...none, says, undoes: undoes(bought) ? bought.id : "" };
  }
  if (purchase.margin < 0) return { ...none, says: text("NORN.Purchase.Card.tooDear", { thing, cost, by: -purchase.margin }) };
  const take = mine ? text("NORN.Purchase.Card.take") : null;
  return { ...none, says: text("NORN.Purchase.Card.affordable", { thing, cost }), take };
}
