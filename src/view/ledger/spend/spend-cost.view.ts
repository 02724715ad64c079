import type { EntryOf } from "../../../ledger/entry.ts";
import { type Payment, PAYMENTS } from "../../../rules/index.ts";
import { type Text, text } from "../../text.ts";
import { isAboutAspect } from "./story-text.ts";

/** What a spend has cost. */
export function entryCost({ kind, request, outcome }: EntryOf<"spend"> | EntryOf<"story">): Text {
  const payment = PAYMENTS.find((id) => id === outcome.payment);
  // What it will cost is worked out when it is carried out.
  if (!payment) return text("NORN.Spend.Cost.unknown");
  if (payment === "box" && !(kind === "story" && isAboutAspect(request))) return boxCost(request.aspectName, outcome.points);
  return paymentCost(payment, outcome.points);
}

export function paymentCost(payment: Payment, points: number): Text {
  return payment === "point" ? pointsCost(points) : text(`NORN.Spend.Cost.${payment}`);
}

/** A box of an aspect that stands for one point, and the points besides. */
export function boxCost(aspect: string, points: number): Text {
  const box = text("NORN.Spend.Cost.boxOf", { aspect });
  return points === 0 ? box : text("NORN.Spend.Cost.boxOfAnd", { box, points: pointsCost(points) });
}

export function pointsCost(points: number): Text {
  return points === 1 ? text("NORN.Spend.Cost.one") : text("NORN.Spend.Cost.many", { points });
}
