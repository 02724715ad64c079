import type { EffectCosts } from "../../rules/index.ts";
import { type Text, text } from "../text.ts";
import type { EffectNames } from "./effect-text.ts";

/** What using it takes: "a use", "a fate point and a box of Physical", "a use, then a fate point"; null for nothing. */
export function costsText(costs: EffectCosts, names: Pick<EffectNames, "track" | "item">): Text | null {
  const { uses, from, usesFirst } = costs;
  const use = counted("use", uses);
  const spent = use && (from === "" ? use : text("NORN.Effect.Cost.of", { cost: use, item: names.item(from) }));
  const others = [counted("point", costs.points), boxes(costs, names), counted("aspectBox", costs.aspectBoxes)];
  const rest = both(others.flatMap((one) => one ?? []));
  if (!spent || !rest) return spent ?? rest;
  return text(usesFirst ? "NORN.Effect.Cost.first" : "NORN.Effect.Cost.and", { a: spent, b: rest });
}

function counted(what: string, count: number): Text | null {
  if (count === 0) return null;
  return count === 1 ? text(`NORN.Effect.Cost.${what}.one`) : text(`NORN.Effect.Cost.${what}.many`, { count });
}

function boxes({ boxes: count, track }: EffectCosts, names: Pick<EffectNames, "track">): Text | null {
  const of = { count, track: names.track(track) };
  return count === 0 ? null : text(count === 1 ? "NORN.Effect.Cost.box.one" : "NORN.Effect.Cost.box.many", of);
}

function both(all: readonly Text[]): Text | null {
  const [first, ...others] = all;
  return first ? others.reduce<Text>((a, b) => text("NORN.Effect.Cost.and", { a, b }), first) : null;
}
