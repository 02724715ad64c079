import { type Effect, EFFECT_KINDS, EFFECT_ROLLS, type EffectKind, isForRolls } from "../../rules/stunts/effect.ts";
import { parseEffects } from "../../rules/stunts/read-effect.ts";
import { effectText } from "../stunts/effect-text.ts";
import { type Text, text } from "../text.ts";
import { type EffectChoices, ofEffect, optionsOf } from "./effect-choices.view.ts";
import { checkField, type FieldView, nameOption, numberField, selectField, textField, wordOption } from "../fields/field.view.ts";

export interface EffectView {
  readonly id: string;
  readonly words: Text;
  readonly fields: readonly FieldView[];
  /** The traits it is for, each ticked; unticking one takes it off. */
  readonly traits: { readonly legend: Text; readonly chosen: readonly FieldView[]; readonly add: FieldView } | null;
  readonly costs: readonly FieldView[];
}

/** What an item does: each effect in a line, with the fields it is made of. */
export function effectViews(system: Readonly<Record<string, unknown>>, choices: EffectChoices): readonly EffectView[] {
  return parseEffects(system["effects"]).map((effect) => ({
    id: effect.id,
    words: effectText(effect, choices.names),
    fields: [...kindFields(effect, choices), ...whenField(effect)],
    traits: isForRolls(effect) ? traitFields(effect, choices) : null,
    costs: effect.kind === "track" || effect.kind === "overflow" ? [] : costFields(effect, choices),
  }));
}

const AMOUNT = { min: -20, max: 20 };

function kindFields(effect: Effect, choices: EffectChoices): FieldView[] {
  const known = EFFECT_KINDS.filter((kind) => kind === effect.kind || choices.kinds.includes(kind));
  const kinds = known.map((kind) => wordOption(kind, text(`NORN.Effect.Kind.${kind}`), effect.kind));
  const kind = selectField(ofEffect(effect, "kind"), kinds);
  return [kind, ...FIELDS[effect.kind](effect, choices)];
}

const FIELDS: Readonly<Record<EffectKind, (effect: Effect, choices: EffectChoices) => FieldView[]>> = {
  bonus: (effect, choices) => [amountField(effect), ...rollFields(effect, choices)],
  success: (effect, choices) => [amountField(effect), ...rollFields(effect, choices)],
  ease: (effect, choices) => [amountField(effect), ...rollFields(effect, choices)],
  substitute: (effect, choices) => [
    selectField(ofEffect(effect, "use"), optionsOf(choices.traits, effect.use, text("NORN.Effect.choose"))),
    ...rollFields(effect, choices),
  ],
  track: (effect, { tracks }) => {
    const rows = tracks.find(({ id }) => id === effect.track)?.rows ?? [];
    return [
      amountField(effect),
      selectField(ofEffect(effect, "track"), optionsOf(tracks, effect.track, text("NORN.Effect.choose"))),
      ...(rows.length > 1 || effect.row !== ""
        ? [selectField(ofEffect(effect, "row"), optionsOf(rows, effect.row, text("NORN.Effect.allRows")))]
        : []),
    ];
  },
  overflow: (effect, { tracks }) => [
    amountField(effect),
    selectField(ofEffect(effect, "track"), optionsOf(tracks, effect.track, text("NORN.Effect.choose"))),
  ],
  armor: (effect) => [
    { ...amountField(effect), hint: text("NORN.Effect.Hint.armor") },
    {
      ...numberField(ofEffect(effect, "stacks"), effect.stacks, { min: 0, max: AMOUNT.max }),
      hint: text("NORN.Effect.Hint.stacks"),
    },
  ],
  attack: (effect, choices) => [
    { ...amountField(effect), label: text("NORN.Effect.Field.rating") },
    {
      ...selectField(ofEffect(effect, "use"), optionsOf(choices.traits, effect.use, text("NORN.Effect.byTheBook"))),
      label: text("NORN.Effect.Field.ability"),
    },
    {
      ...numberField(ofEffect(effect, "range"), effect.range, { min: 0, max: 99, emptyAllowed: true }),
      hint: text("NORN.Effect.Hint.range"),
    },
    ...scopeField(effect, choices, usualScope(choices)),
  ],
  special: () => [],
};

function amountField(effect: Effect): FieldView {
  return numberField(ofEffect(effect, "amount"), effect.amount, AMOUNT);
}

function rollFields(effect: Effect, choices: EffectChoices): FieldView[] {
  const rolls = EFFECT_ROLLS.map((roll) => wordOption(roll, text(`NORN.Effect.On.${roll}`), effect.roll));
  const inConflict = effect.roll === "attack" || effect.roll === "defend" || effect.scope !== "";
  return [
    selectField(ofEffect(effect, "roll"), [wordOption("", text("NORN.Effect.On.any"), effect.roll), ...rolls]),
    ...(inConflict ? scopeField(effect, choices, text("NORN.Effect.anyScope")) : []),
  ];
}

/** What an attack without a scope is in: the game's first, as with gear. */
function usualScope({ scopes: [first] }: EffectChoices): Text {
  return first ? text("NORN.Effect.usualScope", { scope: first.label }) : text("NORN.Effect.anyScope");
}

function scopeField(effect: Effect, { scopes }: EffectChoices, none: Text): FieldView[] {
  const field = selectField(ofEffect(effect, "scope"), optionsOf(scopes, effect.scope, none));
  return scopes.length > 1 ? [field] : [];
}

function whenField(effect: Effect): FieldView[] {
  if (effect.kind === "track" || effect.kind === "overflow" || effect.kind === "armor") return [];
  const special = effect.kind === "special" ? "does" : "when";
  const hint = { hint: text(`NORN.Effect.Hint.${special}`) };
  return [textField({ ...ofEffect(effect, "when"), label: text(`NORN.Effect.Field.${special}`), ...hint }, effect.when)];
}

function traitFields(effect: Effect, { traits, names }: EffectChoices): EffectView["traits"] {
  const left = traits.filter(({ id }) => !effect.traits.includes(id));
  const add = [wordOption("", text("NORN.Effect.addTrait"), ""), ...left.map(({ id, label }) => wordOption(id, label, ""))];
  return {
    legend: text(effect.kind === "substitute" ? "NORN.Effect.Field.replaces" : "NORN.Effect.Field.traits"),
    chosen: effect.traits.map((trait) => ({
      ...checkField(ofEffect(effect, `traits.${trait}`), true),
      label: names.trait(trait),
    })),
    add: selectField({ ...ofEffect(effect, "addTrait"), name: `addTrait.${effect.id}` }, add),
  };
}

const COUNT = { min: 0, max: 20 };

/** What using an effect takes. Of boxes it asks for the track only when there are some, and so on. */
function costFields(effect: Effect, { tracks, pools, isAspect }: EffectChoices): readonly FieldView[] {
  const { costs } = effect;
  const number = (what: "points" | "uses" | "boxes" | "aspectBoxes"): FieldView =>
    numberField(ofEffect(effect, `costs.${what}`), costs[what], COUNT);
  const others = costs.points > 0 || costs.boxes > 0;
  return [
    number("points"),
    number("uses"),
    ...(costs.uses > 0 && (pools.length > 0 || costs.from !== "") ? [fromField(effect, pools)] : []),
    number("boxes"),
    ...(costs.boxes > 0 || costs.track !== ""
      ? [selectField(ofEffect(effect, "costs.track"), optionsOf(tracks, costs.track, text("NORN.Effect.choose")))]
      : []),
    ...(isAspect || costs.aspectBoxes > 0 ? [number("aspectBoxes")] : []),
    ...((costs.uses > 0 && others) || costs.usesFirst ? [checkField(ofEffect(effect, "costs.usesFirst"), costs.usesFirst)] : []),
  ];
}

function fromField(effect: Effect, pools: EffectChoices["pools"]): FieldView {
  const { from } = effect.costs;
  const gone = from !== "" && !pools.some(({ id }) => id === from);
  return selectField(ofEffect(effect, "costs.from"), [
    wordOption("", text("NORN.Effect.ownUses"), from),
    ...pools.map(({ id, name }) => nameOption(id, name, from)),
    ...(gone ? [wordOption(from, text("NORN.Effect.gone"), from)] : []),
  ]);
}
