import type { EntryOf } from "../../../ledger/entry.ts";
import { type Payment, PAYMENTS } from "../../../rules/index.ts";
import { type Text, text } from "../../text.ts";
import { isAboutAspect } from "./story-text.ts";

/** What a spend has cost. */
export function entryCost({ kind, request, outcome }: EntryOf<"spend"> | EntryOf<"story">): Text {
  const payment = PAYMENTS.find((id) => id === outcome.payment);
  // The cost is not known until it is settled.
  if (!payment) return text("NORN.Spend.Cost.unknown");
  if (payment === "box" && !(kind === "story" && isAboutAspect(request))) return boxCost(request.aspectName, outcome.points);
  return paymentCost(payment, outcome.points);
}

export function paymentCost(payment: Payment, points: number): Text {
  return payment === "point" ? pointsCost(points) : text(`NORN.Spend.Cost.${payment}`);
}

/** A box of an aspect that counts as one point, and the other points. */
export function boxCost(aspect: string, points: number): Text {
  const box = text("NORN.Spend.Cost.boxOf", { aspect });
  return points === 0 ? box : text("NORN.Spend.Cost.boxOfAnd", { box, points: pointsCost(points) });
}

export function pointsCost(points: number): Text {
  return points === 1 ? text("NORN.Spend.Cost.one") : text("NORN.Spend.Cost.many", { points });
}
