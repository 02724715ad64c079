import type { AspectState, Result, Spend } from "../../../rules/index.ts";
import type { Text } from "../../text.ts";
import { refusalText } from "../refusal.view.ts";
import { boxCost, pointsCost } from "./spend-cost.view.ts";

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
  readonly box: Pick<AspectState, "uuid" | "name"> | null;
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
