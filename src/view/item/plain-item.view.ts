import { isRecord } from "../../rules/is-record.ts";
import { scopesAgainst } from "../../rules/harm/scopes-against.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { BuyingRules, Ruleset } from "../../rules/ruleset.ts";
import { EXTRA_KINDS, GEAR_CATEGORIES, type Modification, MODIFICATIONS, PHASE_KINDS } from "../../rules/stored-ids.data.ts";
import type { ThingType } from "../actor/sheet-input.ts";
import { choiceField, gameFieldView, wordsOf } from "../fields/choice-field.view.ts";
import { optionsOf } from "./effect-choices.view.ts";
import { checkField, type FieldView, nameOption, numberField, selectField, textField, wordOption } from "../fields/field.view.ts";
import type { ItemSource, NamedChoice } from "./item-input.ts";
import { servantSkills } from "../npc/servant.ts";
import { type Text, text } from "../text.ts";

interface RankRow {
  readonly id: string;
  readonly trait: FieldView;
  readonly rank: FieldView;
}

/** An aspect that comes with the item. `persistent`: null where the game has no such aspects. */
interface BroughtView {
  readonly id: string;
  readonly name: FieldView;
  readonly persistent: FieldView | null;
}

export interface PlainItemView {
  readonly fields: readonly FieldView[];
  /** phase: the ranks it gave. */
  readonly ranks: { readonly rows: readonly RankRow[] } | null;
  /** extra: the actor it is linked to. */
  readonly link: { readonly name: string; readonly gone: boolean } | null;
  /** On an actor it may have aspects of its own, and which. F7-R2: a servant's are on its own sheet. */
  readonly bearsAspects: boolean;
  readonly aspects: readonly NamedChoice[];
  readonly aspectsEmpty: Text;
  /** On no actor: it may bring aspects to one, and which. */
  readonly bringing: boolean;
  readonly brings: readonly BroughtView[];
  /** gear: what was added to it; null where the game does not say what that costs. */
  readonly modifications: ModificationsView | null;
  /** It can be bought with a roll. */
  readonly sold: boolean;
  /** A servant that has no sheet of its own yet can be made one. Source: F7. */
  readonly makes: boolean;
}

/** One thing that was added. `points`: of an advantage. */
interface ModificationView {
  readonly id: string;
  readonly name: FieldView;
  readonly kind: FieldView;
  readonly points: FieldView | null;
}

interface ModificationsView {
  readonly rows: readonly ModificationView[];
  readonly price: Text;
  /** An advantage has more points than the campaign's tech level allows; null for none. */
  readonly over: Text | null;
}

/** Every stored field of a stunt, power, extra, piece of gear or phase that a user can edit. */
export function plainItemView(source: ItemSource, type: ThingType, ruleset: Ruleset, dials: DialValues = {}): PlainItemView {
  const { system } = source;
  const link = system["link"];
  const advantagesSold = isAdvantage(type) && ruleset.buying?.advantages(dials) === true;
  const bearing = type !== "phase" && system["kind"] !== "servant";
  return {
    fields: [
      ...shownFields(type, system, ruleset).map((field) => fieldOf(field, type, system, ruleset)),
      ...armsFields(type, system, ruleset),
      ...usedWith(type, source, ruleset),
      ...boughtField(type, system, advantagesSold),
      ...alsoAnAspect(type, source),
      ...aspectGained(type, source),
      gameFieldView(wordsOf(system["game"])),
    ],
    bearsAspects: bearing && source.aspects !== undefined,
    aspects: (source.aspects ?? []).filter(({ thing }) => thing === source.id),
    aspectsEmpty: text(type === "extra" ? "NORN.Extra.empty" : "NORN.Extra.emptyOf"),
    bringing: bearing && source.aspects === undefined,
    brings: broughtViews(system["brings"], ruleset),
    ranks: type === "phase" ? { rows: ranksOf(source) } : null,
    modifications: type === "gear" && ruleset.buying ? modificationsView(system, ruleset.buying, dials) : null,
    sold: source.forSale === true,
    makes: !link && type === "extra" && system["kind"] === "servant" && servantSkills(ruleset, Number(system["cost"])) !== null,
    link: typeof link === "string" && link !== "" ? { name: source.linked, gone: source.linked === "" } : null,
  };
}

function fieldOf(field: PlainField, type: ThingType, system: Readonly<Record<string, unknown>>, ruleset: Ruleset): FieldView {
  const own = {
    id: field.path.replaceAll(".", "-"),
    name: `system.${field.path}`,
    label: text(`NORN.Item.${DOCUMENT[type]}.FIELDS.${field.path}.label`),
  };
  const value = valueAt(system, field.path);
  const { choices, none } = field;
  if (choices) {
    const words = { game: ruleset.id, ...(none !== undefined && { none }) };
    return choiceField(own, field.path, choices(ruleset), wordsOf(value), words);
  }
  if (!field.number) return textField(own, wordsOf(value));
  const { emptyAllowed = false } = field;
  const zeroSaid = Boolean(field.outOf && valueAt(system, field.outOf));
  return numberField(own, emptyAllowed && value === null ? null : Number(value ?? 0), {
    ...field.number,
    emptyAllowed,
    zeroSaid,
  });
}

function broughtViews(brings: unknown, { aspects }: Ruleset): BroughtView[] {
  return Object.entries(isRecord(brings) ? brings : {}).map(([id, stored], index) => {
    const { name, persistent } = isRecord(stored) ? stored : { name: "", persistent: false };
    const own = (path: string) => ({
      id: `brings-${id}-${path}`,
      name: `system.brings.${id}.${path}`,
      label: text(`NORN.Extra.Brings.${path}`, { number: index + 1 }),
    });
    return {
      id,
      name: textField(own("name"), wordsOf(name)),
      persistent: aspects.persistent ? checkField(own("persistent"), persistent === true) : null,
    };
  });
}

/** What each does to the price, and what it costs in all. Source: S7. */
function modificationsView(
  { modifications, cost }: Readonly<Record<string, unknown>>,
  { price, mostPoints }: BuyingRules,
  dials: DialValues,
): ModificationsView {
  const stored = Object.entries(isRecord(modifications) ? modifications : {}).map(([id, one]) => {
    const { name, kind, points } = isRecord(one) ? one : { name: "", kind: "", points: 0 };
    const known = MODIFICATIONS.find((each) => each === kind) ?? "aspect";
    return { id, name: wordsOf(name), kind: known, points: Number(points) };
  });
  const most = mostPoints(dials);
  const over = stored.find(({ kind, points }) => kind === "advantage" && points > most);
  return {
    rows: stored.map(modificationView),
    price: text("NORN.Purchase.Modification.price", { price: price({ cost: Number(cost ?? 0), modifications: stored }) }),
    over: over ? text("NORN.Purchase.Modification.over", { name: over.name, points: over.points, most }) : null,
  };
}

function modificationView(
  {
    id,
    name,
    kind,
    points,
  }: { readonly id: string; readonly name: string; readonly kind: Modification; readonly points: number },
  place: number,
): ModificationView {
  const own = (path: string) => ({
    id: `modification-${id}-${path}`,
    name: `system.modifications.${id}.${path}`,
    label: text(`NORN.Purchase.Modification.Field.${path}`, { number: place + 1 }),
  });
  const kinds = MODIFICATIONS.map((each) => wordOption(each, text(`NORN.Purchase.Modification.Kind.${each}`), kind));
  return {
    id,
    name: textField(own("name"), name),
    kind: selectField(own("kind"), kinds),
    points: kind === "advantage" ? numberField(own("points"), points, { min: 0, max: 20 }) : null,
  };
}

function valueAt(system: Readonly<Record<string, unknown>>, path: string): unknown {
  return path.split(".").reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), system);
}

/** Fields of gear that only one category has. */
const OF_CATEGORY: ReadonlyMap<string, string> = new Map([
  ["weapon", "weapon"],
  ["range", "weapon"],
  ["explosive", "weapon"],
  ["ammunition.value", "weapon"],
  ["ammunition.max", "weapon"],
  ["armor", "armor"],
  ["boxes", "armor"],
]);

/** Gear shows what its category has, and whatever is stored on it. */
function shownFields(type: ThingType, system: Readonly<Record<string, unknown>>, ruleset: Ruleset): readonly PlainField[] {
  const category = wordsOf(system["category"]);
  if (type === "power") return PLAIN_FIELDS.power.filter(({ path }) => path !== "powerClass" || ruleset.powerClasses.length > 0);
  if (type !== "gear" || category === "") return PLAIN_FIELDS[type];
  return PLAIN_FIELDS.gear.filter(({ path }) => {
    const only = OF_CATEGORY.get(path);
    return only === undefined || only === category || Boolean(valueAt(system, path));
  });
}

const isAdvantage = (type: ThingType): boolean => type === "stunt" || type === "power";

/** The trait a power or a weapon is used with. Source: S4 (affinity), S6, M4. */
function usedWith(type: ThingType, item: ItemSource, ruleset: Ruleset): readonly FieldView[] {
  const { system, traitChoices } = item;
  if (type === "gear") return weaponAbility(item, ruleset);
  if (type !== "power") return [];
  const own = { id: "affinity", name: "system.affinity", label: text("NORN.Item.Power.FIELDS.affinity.label") };
  return [selectField(own, optionsOf(traitChoices, wordsOf(system["affinity"]), text("NORN.Power.noTraitUsed")))];
}

/** A weapon is used with what the book has for it, a pair of the game, or a trait of one's choice. */
function weaponAbility({ system, traitChoices }: ItemSource, { id, harm }: Ruleset): readonly FieldView[] {
  const current = wordsOf(system["ability"]);
  if (!harm || (wordsOf(system["category"]) !== "weapon" && current === "")) return [];
  const own = { id: "ability", name: "system.ability", label: text("NORN.Item.Gear.FIELDS.ability.label") };
  const pairs = harm.scopes({}).flatMap(({ pairs = [] }) => pairs);
  const choices = [...pairs.map((pair) => ({ id: pair.id, label: text(`NORN.Attack.${id}.${pair.id}`) })), ...traitChoices];
  return [selectField(own, optionsOf(choices, current, text("NORN.Effect.byTheBook")))];
}

/** Whether an advantage was paid for with money. Source: S4. */
function boughtField(type: ThingType, { bought }: Readonly<Record<string, unknown>>, sold: boolean): readonly FieldView[] {
  if (!isAdvantage(type) || (!sold && bought !== true)) return [];
  const label = text(`NORN.Item.${DOCUMENT[type]}.FIELDS.bought.label`);
  return [checkField({ id: "bought", name: "system.bought", label }, bought === true)];
}

/** An extra may also be an aspect of its owner, and using it may take a box of that. Source: F7. */
function alsoAnAspect(type: ThingType, { id, system, aspects }: ItemSource): readonly FieldView[] {
  if (type !== "extra" || !aspects) return [];
  const others = aspects.filter(({ thing }) => thing !== id);
  const which = aspectField("Extra", others, wordsOf(system["aspect"]), "NORN.Extra.noAspect");
  const limited = { id: "limited", name: "system.limited", label: text("NORN.Item.Extra.FIELDS.limited.label") };
  return wordsOf(system["aspect"]) === "" ? [which] : [which, checkField(limited, system["limited"] === true)];
}

/** Each phase gives an aspect, or raises one: any but those of extras, which are bought with ranks. Source: F5, F7-R2. */
function aspectGained(type: ThingType, { system, aspects }: ItemSource): readonly FieldView[] {
  if (type !== "phase" || !aspects) return [];
  const gained = aspects.filter(({ thing }) => thing === "");
  return [aspectField("Phase", gained, wordsOf(system["aspect"]), "NORN.Phase.noAspect")];
}

function aspectField(document: string, aspects: readonly NamedChoice[], current: string, none: string): FieldView {
  const gone = current !== "" && !aspects.some(({ id }) => id === current);
  return selectField({ id: "aspect", name: "system.aspect", label: text(`NORN.Item.${document}.FIELDS.aspect.label`) }, [
    wordOption("", text(none), current),
    ...aspects.map(({ id, name }) => nameOption(id, name, current)),
    ...(gone ? [wordOption(current, text("NORN.Effect.gone"), current)] : []),
  ]);
}

/** What the arms of a game may be besides: the type of an armor, the qualities of a weapon. */
function armsFields(type: ThingType, system: Readonly<Record<string, unknown>>, { id, harm }: Ruleset): readonly FieldView[] {
  if (type !== "gear" || !harm) return [];
  const category = wordsOf(system["category"]);
  const fights = category === "" || category === "weapon" || category === "armor";
  const armorTypes = category === "" || category === "armor" ? harm.armorTypes : [];
  const qualities = category === "" || category === "weapon" ? harm.qualities : [];
  const chosen = wordsOf(system["armorType"]);
  const own = { id: "armorType", name: "system.armorType", label: text("NORN.Item.Gear.FIELDS.armorType.label") };
  const scopes = scopesAgainst(harm.scopes({}), null).map((scope) => scope.id);
  const serves = { id: "scope", name: "system.scope", label: text("NORN.Item.Gear.FIELDS.scope.label") };
  const scopeField = choiceField(serves, "scope", scopes, wordsOf(system["scope"]), {
    wordOf: (one) => (scopes.includes(one) ? text(`NORN.Scope.${id}.${one}`) : null),
  });
  const has = isRecord(system["qualities"]) ? system["qualities"] : {};
  return [
    ...((fights && scopes.length > 1) || wordsOf(system["scope"]) !== "" ? [scopeField] : []),
    ...(armorTypes.length > 0 || chosen !== ""
      ? [
          choiceField(own, "armorType", armorTypes, chosen, {
            wordOf: (one) => (armorTypes.includes(one) ? text(`NORN.ArmorType.${id}.${one}`) : null),
          }),
        ]
      : []),
    ...qualities.map((one) =>
      numberField(
        { id: `quality-${one}`, name: `system.qualities.${one}`, label: text(`NORN.Quality.${id}.${one}`) },
        Number(has[one] ?? 0),
        QUALITY,
      ),
    ),
  ];
}

/** The names of the data models in the language file. */
const DOCUMENT: Record<ThingType, string> = { stunt: "Stunt", power: "Power", extra: "Extra", gear: "Gear", phase: "Phase" };

function ranksOf({ system: { ranks }, traitChoices }: ItemSource): RankRow[] {
  const entries = isRecord(ranks) ? Object.entries(ranks) : [];
  return entries.map(([id, stored], index) => {
    const { trait, rank } = isRecord(stored) ? stored : { trait: "", rank: 0 };
    const label = (key: string): Text => text(key, { number: index + 1 });
    return {
      id,
      trait: selectField(
        { id: `rank-${id}-trait`, name: `system.ranks.${id}.trait`, label: label("NORN.ItemSheet.rankTrait") },
        optionsOf(traitChoices, wordsOf(trait), text("NORN.Effect.choose")),
      ),
      rank: numberField(
        { id: `rank-${id}-rank`, name: `system.ranks.${id}.rank`, label: label("NORN.ItemSheet.rankCount") },
        Number(rank),
        { min: 0, max: 20 },
      ),
    };
  });
}

/** A stored field by its path: a text, unless it has the limits of a whole number or choices. */
interface PlainField {
  readonly path: string;
  readonly number?: { readonly min: number; readonly max: number };
  /** A number that may be empty. */
  readonly emptyAllowed?: boolean;
  /** The path of what it is counted from: where there is any, none left is worth saying. */
  readonly outOf?: string;
  /** Ids to choose from, named by `NORN.Item.Choice.<path>.<id>`. */
  readonly choices?: (ruleset: Ruleset) => readonly string[];
  /** The key of what none of them is called. */
  readonly none?: string;
}

/** How often a weapon may have a quality. Source: F8. */
const QUALITY = { min: 0, max: 2 };
const COUNT = { min: 0, max: 9999 };
/** What someone is weaker by brings points. */
const PRICE = { min: -20, max: 9999 };
const RATING = { min: -20, max: 20 };

/** The fields of each type, in the order of the sheet. */
const PLAIN_FIELDS: Record<ThingType, readonly PlainField[]> = {
  stunt: [{ path: "tier", choices: ({ stuntTiers }) => stuntTiers }, { path: "cost", number: PRICE }, { path: "activation" }],
  power: [
    { path: "cost", number: PRICE },
    { path: "powerClass", choices: ({ powerClasses }) => powerClasses, none: "NORN.Power.usualClass" },
    { path: "source" },
    { path: "activation" },
    { path: "difficulty" },
    { path: "time" },
    { path: "duration" },
    { path: "range" },
  ],
  extra: [
    { path: "kind", choices: () => EXTRA_KINDS },
    { path: "cost", number: COUNT },
  ],
  gear: [
    { path: "category", choices: () => GEAR_CATEGORIES },
    { path: "weapon", number: RATING },
    { path: "armor", number: RATING },
    { path: "range", number: { min: 0, max: 99 }, emptyAllowed: true },
    { path: "boxes", number: { min: 0, max: 20 } },
    { path: "explosive", number: { min: 0, max: 20 } },
    { path: "ammunition.value", number: COUNT, outOf: "ammunition.max" },
    { path: "ammunition.max", number: COUNT },
    { path: "cost", number: COUNT },
    { path: "quantity", number: COUNT },
  ],
  phase: [
    { path: "number", number: { min: 1, max: 99 } },
    { path: "kind", choices: () => PHASE_KINDS, none: "NORN.Phase.usual" },
  ],
};
