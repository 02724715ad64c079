import { usesTrack } from "../../../rules/stunts/effect.ts";
import type { Ruleset } from "../../../rules/ruleset.ts";
import { choiceWord } from "../../fields/choice-field.view.ts";
import { type Text, text } from "../../text.ts";
import { type ForeignFold, foreignItemsView } from "./foreign-items.view.ts";
import type { SheetParts } from "../sheet-parts.ts";
import { THING_TYPES, type SheetFlags, type SheetInput, type ThingInput, type ThingType } from "../sheet-input.ts";
import { shortName } from "../../short-name.ts";

interface ThingRow {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly short: string;
  readonly img: string;
  /** "Cost 2", "Weapon 3" … */
  readonly facts: readonly Text[];
  readonly foldable: boolean;
  readonly expanded: boolean;
  readonly description: string;
  readonly editable: boolean;
  readonly editing: boolean;
  /** Weapons and armor: ready or not. */
  readonly ready: { readonly pressed: boolean; readonly label: Text } | null;
  /** What one can attack with: its profiles. */
  readonly attacks: readonly { readonly id: string; readonly label: Text }[];
  /** Its ammunition can be filled up; null where there is none, or all of it. */
  readonly reload: Text | null;
  readonly labels: { readonly menu: Text };
  /** What it does, each effect in a line; with what button it is used. */
  readonly does: readonly Text[];
  readonly usable: readonly { readonly effect: string; readonly label: Text }[];
  readonly activate: Text | null;
  /** Its uses: spent ones are checked. */
  readonly uses: readonly { readonly name: string; readonly checked: boolean; readonly label: Text }[];
}

export interface ThingsView {
  /** There is nothing to show, and nothing to do on a page that shows everything at once. */
  readonly hidden: boolean;
  readonly sections: readonly { readonly type: ThingType; readonly heading: Text; readonly rows: readonly ThingRow[] }[];
  readonly add: readonly { readonly type: ThingType; readonly label: Text }[];
  readonly empty: Text | null;
  readonly elsewhere: readonly ForeignFold[];
}

/** Facts worth showing, in order; a fact that is empty or 0 is not shown. */
const SHOWN: Record<ThingType, readonly string[]> = {
  stunt: ["tier", "cost", "price", "activation", "own", "uses"],
  power: ["cost", "price", "powerClass", "source", "affinity", "activation", "difficulty", "time", "duration", "own", "uses"],
  extra: ["kind", "ranks", "minions", "servant", "own", "uses"],
  gear: ["category", "weapon", "armor", "range", "ammunition", "own", "cost", "quantity"],
  phase: ["number", "kind", "gained"],
};

export function thingsView(source: SheetInput, ruleset: Ruleset, flags: SheetFlags, parts: SheetParts): ThingsView {
  const sections = THING_TYPES.map((type) => ({
    type,
    heading: text(`NORN.Sheet.Things.many.${type}`),
    rows: source.things.filter((thing) => thing.type === type).map((thing) => thingRow(thing, flags, ruleset)),
  })).filter((section) => section.rows.length > 0);
  const elsewhere = foreignItemsView(source, "things", ruleset, flags);
  const bare = sections.length + elsewhere.length === 0;
  const addable = parts.tabs.length > 0 ? flags.editable : flags.editing;
  return {
    hidden: bare && parts.tabs.length === 0 && !(flags.editing && parts.things.length > 0),
    sections,
    add: addable ? parts.things.map((type) => ({ type, label: text(`NORN.Sheet.Things.add.${type}`) })) : [],
    empty: sections.length > 0 ? null : text(flags.editable ? "NORN.Sheet.Things.empty" : "NORN.Sheet.Things.none"),
    elsewhere,
  };
}

/** Gear one wears, or has ready. */
const WORN: readonly unknown[] = ["weapon", "armor"];

function usesOf({ id, uses }: ThingInput, name: string): ThingRow["uses"] {
  return uses.map((checked, place) => ({
    name: `tracks.${usesTrack(id)}.use-${place}`,
    checked,
    label: text("NORN.Use.box", { name, number: place + 1, count: uses.length }),
  }));
}

/** Of several attacks with one thing each says which it is. */
function attackLabel({ attacks }: ThingInput, name: string, words: Text | null): Text {
  return words && attacks.length > 1 ? text("NORN.Harm.Gear.attackBy", { name, words }) : text("NORN.Harm.Gear.attack", { name });
}

function thingRow(thing: ThingInput, flags: SheetFlags, { id: game, harm }: Ruleset): ThingRow {
  const fights = harm !== null;
  const expanded = flags.expanded.has(thing.id);
  const short = shortName(thing.name);
  const { equipped } = thing;
  return {
    id: thing.id,
    uuid: thing.uuid,
    name: thing.name,
    short,
    img: thing.img,
    facts: SHOWN[thing.type].flatMap((fact) => {
      const value = thing.facts[fact];
      return value === undefined || value === "" || value === 0 ? [] : [factText(game, fact, value)];
    }),
    foldable: thing.described,
    expanded,
    description: expanded ? (flags.descriptions[thing.id] ?? "") : "",
    editable: flags.editable,
    editing: flags.editing,
    ready:
      equipped !== null && WORN.includes(thing.facts["category"]) && flags.editable
        ? { pressed: equipped, label: text("NORN.Harm.Gear.ready", { name: short }) }
        : null,
    attacks:
      flags.editable && fights ? thing.attacks.map(({ id, words }) => ({ id, label: attackLabel(thing, short, words) })) : [],
    reload: isSpent(thing.facts["ammunition"]) && flags.editable ? text("NORN.Cost.reload", { name: short }) : null,
    labels: { menu: text("NORN.Sheet.Row.menu", { name: short }) },
    does: thing.does,
    usable: flags.editable
      ? thing.usable.map(({ effect, words }) => ({ effect, label: text("NORN.Use.button", { name: short, words }) }))
      : [],
    activate: thing.activates && flags.editable ? text("NORN.Power.activate", { name: short }) : null,
    uses: usesOf(thing, short),
  };
}

/** S4-R7: what costs less than nothing brings points. */
function factText(game: string, fact: string, value: string | number): Text {
  if (fact === "cost" && typeof value === "number" && value < 0) return text("NORN.Sheet.Things.fact.gives", { value: -value });
  return text(`NORN.Sheet.Things.fact.${fact}`, { value: choiceWord(game, fact, value) ?? value });
}

/** "2/6": some of it is used. */
function isSpent(ammunition: string | number | undefined): boolean {
  const [left, holds] = String(ammunition ?? "").split("/");
  return holds !== undefined && Number(left) < Number(holds);
}
