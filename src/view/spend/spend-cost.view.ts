import type { EntryOf } from "../../ledger/entry.ts";
import type { Aspect } from "../../rules/aspects/aspect.ts";
import { type Payment, PAYMENTS } from "../../rules/invoke/invoke.ts";
import type { Result } from "../../rules/result.ts";
import type { Spend } from "../../rules/spend/spend.ts";
import { refusalText } from "../entries/refusal.view.ts";
import { storyUse } from "./story-text.ts";
import { type Text, text } from "../text.ts";

/** What a spend has cost. */
export function entryCost(entry: EntryOf<"spend"> | EntryOf<"story">): Text {
  const { request, outcome } = entry;
  const payment = PAYMENTS.find((id) => id === outcome.payment);
  // The cost is not known until it is settled.
  if (!payment) return text("NORN.Spend.Cost.unknown");
  if (payment === "box" && !(entry.kind === "story" && storyUse(entry)?.aspect === true))
    return boxCost(request.aspectName, outcome.points);
  return paymentCost(payment, outcome.points);
}

export function paymentCost(payment: Payment, points: number): Text {
  return payment === "point" ? pointsCost(points) : text(`NORN.Spend.Cost.${payment}`);
}

/** A box of an aspect that counts as one point, and the other points. */
function boxCost(aspect: string, points: number): Text {
  const box = text("NORN.Spend.Cost.boxOf", { aspect });
  return points === 0 ? box : text("NORN.Spend.Cost.boxOfAnd", { box, points: pointsCost(points) });
}

export function pointsCost(points: number): Text {
  return points === 1 ? text("NORN.Spend.Cost.one") : text("NORN.Spend.Cost.many", { points });
}

/** One way to pay: points, or a box that counts as one of them. */
export interface PaidWith {
  /** Uuid of the aspect whose box it is, "" for points. */
  readonly value: string;
  readonly label: Text;
  readonly disabled: boolean;
  readonly refusal: Text | null;
  /** The first possible one. */
  readonly selected: boolean;
}

export interface Payable {
  readonly box: Pick<Aspect, "uuid" | "name"> | null;
  /** In points. */
  readonly cost: number;
  readonly spent: Result<Spend>;
}

export function paidWith(ways: readonly Payable[], chosen = ""): PaidWith[] {
  const wanted = ways.find(({ box, spent }) => spent.ok && (box?.uuid ?? "") === chosen) ?? ways.find(({ spent }) => spent.ok);
  return ways.map((way) => ({
    value: way.box?.uuid ?? "",
    label: labelOf(way),
    disabled: !way.spent.ok,
    refusal: way.spent.ok ? null : refusalText(way.spent),
    selected: way === wanted,
  }));
}

function labelOf({ box, cost }: Payable): Text {
  return box ? boxCost(box.name, cost - 1) : pointsCost(cost);
}
