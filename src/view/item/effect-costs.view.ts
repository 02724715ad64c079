import type { Effect } from "../../rules/index.ts";
import { text } from "../text.ts";
import { type EffectChoices, ofEffect, optionsOf } from "./effect-choices.view.ts";
import { checkField, type FieldView, nameOption, numberField, selectField, wordOption } from "./field.view.ts";

const COUNT = { min: 0, max: 20 };

/** What using an effect takes. Of boxes it asks for the track only when there are some, and so on. */
export function costFields(effect: Effect, { tracks, pools, isAspect }: EffectChoices): readonly FieldView[] {
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
