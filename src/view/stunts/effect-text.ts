import type { Effect, EffectCosts } from "../../rules/stunts/effect.ts";
import { signed } from "../rank.view.ts";
import { type Text, text } from "../text.ts";

/** Names an effect needs: of traits by id or key, and of what the game has. */
export interface EffectNames {
  readonly trait: (trait: string) => Text;
  readonly track: (track: string) => Text;
  readonly row: (track: string, row: string) => Text;
  readonly scope: (scope: string) => Text;
  /** The item with this id, whose uses pay. */
  readonly item: (item: string) => string;
}

/** An effect in one line: "+2 to Guile when you bluff officials; takes a use". */
export function effectText(effect: Effect, names: EffectNames): Text {
  const does = effect.kind === "special" ? specialText(effect) : limited(effect, doesText(effect, names));
  const takes = costsText(effect.costs, names);
  return takes ? text("NORN.Effect.takes", { does, costs: takes }) : does;
}

function specialText({ when }: Effect): Text {
  return when === "" ? text("NORN.Effect.unsaid") : text("NORN.Named", { name: when });
}

function limited({ when }: Effect, does: Text): Text {
  return when === "" ? does : text("NORN.Effect.when", { does, when });
}

/** What it does, without its circumstance and what it takes. */
export function doesText(effect: Effect, names: EffectNames): Text {
  const { kind, amount, track, row } = effect;
  const by = signed(amount);
  switch (kind) {
    case "bonus":
      return text("NORN.Effect.Does.bonus", { by, what: whatText(effect, names) });
    case "success":
      return text("NORN.Effect.Does.success", { by, what: whatText(effect, names) });
    case "ease":
      return text("NORN.Effect.Does.ease", { by: signed(-amount), what: whatText(effect, names) });
    case "substitute":
      return substituteText(effect, names);
    case "track":
      if (track === "") return text("NORN.Effect.unsaid");
      return row === ""
        ? text(Math.abs(amount) === 1 ? "NORN.Effect.Does.oneBox" : "NORN.Effect.Does.boxes", { by, track: names.track(track) })
        : text("NORN.Effect.Does.row", { by, track: names.track(track), row: names.row(track, row) });
    case "overflow":
      return track === ""
        ? text("NORN.Effect.unsaid")
        : text("NORN.Effect.Does.overflow", { by: signed(-amount), track: names.track(track) });
    case "armor":
      return text(effect.stacks > 0 ? "NORN.Effect.Does.armorStacks" : "NORN.Effect.Does.armor", { by, stacks: effect.stacks });
    case "attack":
      return attackText(effect, names);
    case "special":
      return specialText(effect);
  }
}

/** "an attack with Agility, rating +3, up to 2 zones". */
function attackText({ use, amount, range, scope }: Effect, names: EffectNames): Text {
  const how = use === "" ? text("NORN.Effect.Does.attack") : text("NORN.Effect.Does.attackWith", { use: names.trait(use) });
  const rated = amount === 0 ? how : text("NORN.Effect.Does.rated", { what: how, by: signed(amount) });
  const reaching = range === null ? rated : reachingText(rated, range);
  return scope === "" ? reaching : text("NORN.Effect.inScope", { what: reaching, scope: names.scope(scope) });
}

function reachingText(what: Text, range: number): Text {
  const zones = range === 0 ? "none" : range === 1 ? "one" : "many";
  return text(`NORN.Effect.Does.reaching.${zones}`, { what, count: range });
}

function substituteText({ use, traits, roll, scope }: Effect, names: EffectNames): Text {
  if (use === "") return text("NORN.Effect.unsaid");
  const other = traits.length === 0 ? text("NORN.Effect.anyTrait") : alternatives(traits.map(names.trait));
  const does = text("NORN.Effect.Does.substitute", { use: names.trait(use), other });
  const on = roll === "" ? does : text("NORN.Effect.Does.substituteOn", { does, rolls: text(`NORN.Effect.On.${roll}`) });
  return scope === "" ? on : text("NORN.Effect.inScope", { what: on, scope: names.scope(scope) });
}

/** The rolls it is for: "Guile", "attacks", "attacks with Melee or Brawling". */
function whatText({ roll, traits, scope }: Effect, names: EffectNames): Text {
  const of = traits.length === 0 ? null : alternatives(traits.map(names.trait));
  const rolls = text(`NORN.Effect.On.${roll === "" ? "any" : roll}`);
  const what = of === null ? rolls : roll === "" ? of : text("NORN.Effect.with", { rolls, traits: of });
  return scope === "" ? what : text("NORN.Effect.inScope", { what, scope: names.scope(scope) });
}

/** "Melee, Brawling or Archery". */
function alternatives(all: readonly Text[]): Text {
  const [last = text("NORN.Effect.anyTrait"), ...before] = all.toReversed();
  const [first, ...others] = before.toReversed();
  if (!first) return last;
  const listed = others.reduce<Text>((a, b) => text("NORN.Effect.list", { a, b }), first);
  return text("NORN.Effect.or", { a: listed, b: last });
}

/** What using it takes: "a use", "a fate point and a box of Physical", "a use, then a fate point"; null for nothing. */
function costsText(costs: EffectCosts, names: Pick<EffectNames, "track" | "item">): Text | null {
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
