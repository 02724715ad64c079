import type { Outcome } from "../../ledger/entry.ts";
import { PAYMENTS } from "../../rules/invoke/invoke.ts";
import { type Text, text } from "../text.ts";

/** How something was paid, null where it was free. */
export function paymentText({ payment: paid }: Pick<Outcome, "payment">): Text | null {
  const payment = PAYMENTS.find((id) => id === paid);
  return payment ? text(`NORN.Ledger.Payment.${payment}`) : null;
}
