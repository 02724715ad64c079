import type { Effect, EffectKind } from "../../rules/stunts/effect.ts";
import type { EffectNames } from "../stunts/effect-text.ts";
import { type Text, text } from "../text.ts";
import { nameOption, type OptionView, wordOption } from "../fields/field.view.ts";
import type { LabeledChoice } from "./item-input.ts";

/** What an effect can be about: the traits and tracks of the item's actor, or of the game. */
export interface EffectChoices {
  readonly names: EffectNames;
  readonly traits: readonly LabeledChoice[];
  readonly tracks: readonly (LabeledChoice & { readonly rows: readonly LabeledChoice[] })[];
  readonly scopes: readonly LabeledChoice[];
  /** Kinds of effects the game reckons with. */
  readonly kinds: readonly EffectKind[];
  /** Other items of the actor whose uses are counted. */
  readonly pools: readonly { readonly id: string; readonly name: string }[];
  /** The item may also be an aspect. */
  readonly isAspect: boolean;
}

/** A field of one effect. */
export function ofEffect({ id }: Pick<Effect, "id">, path: string): { id: string; name: string; label: Text } {
  return {
    id: `effect-${id}-${path.replaceAll(".", "-")}`,
    name: `system.effects.${id}.${path}`,
    label: text(`NORN.Effect.Field.${path}`),
  };
}

/** What can be chosen, and what is chosen although it no longer can be. */
export function optionsOf(options: readonly LabeledChoice[], current: string, none: Text): OptionView[] {
  const gone = current !== "" && !options.some(({ id }) => id === current);
  return [
    wordOption("", none, current),
    ...options.map(({ id, label }) => wordOption(id, label, current)),
    ...(gone ? [nameOption(current, current, current)] : []),
  ];
}
