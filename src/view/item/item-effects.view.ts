import { isRecord } from "../../rules/is-record.ts";
import { BREAKS } from "../../rules/breaks/break-rules.ts";
import { type Text, text } from "../text.ts";
import { wordsOf } from "../fields/choice-field.view.ts";
import { type EffectChoices, optionsOf } from "./effect-choices.view.ts";
import { type EffectView, effectViews } from "./effects.view.ts";
import { type FieldView, numberField, selectField, textField, wordOption } from "../fields/field.view.ts";

/** One thing that makes a power stronger or weaker, and what that costs. */
interface ModifierView {
  readonly id: string;
  readonly name: FieldView;
  readonly cost: FieldView;
}

/** What an item does in play, and how often. */
export interface ItemEffectsView {
  readonly effects: readonly EffectView[];
  readonly uses: readonly FieldView[];
  /** Its uses on its actor: spent ones are checked. */
  readonly boxes: readonly { readonly name: string; readonly checked: boolean; readonly label: Text }[];
  /** power: the roll that activates it. */
  readonly activation: readonly FieldView[];
  /** It needs that roll. */
  readonly activates: boolean;
  readonly modifiers: readonly ModifierView[] | null;
}

/** `spent`: uses that are spent; null for an item that is on no actor. */
export function itemEffectsView(
  system: Readonly<Record<string, unknown>>,
  choices: EffectChoices,
  { isPower, spent }: { readonly isPower: boolean; readonly spent: ReadonlySet<string> | null },
): ItemEffectsView {
  const { max, at } = isRecord(system["uses"]) ? system["uses"] : {};
  const most = typeof max === "number" ? max : 0;
  return {
    effects: effectViews(system, choices),
    uses: usesFields(most, wordsOf(at)),
    boxes: spent ? useBoxes(most, spent) : [],
    activation: isPower ? activationFields(system["roll"], choices) : [],
    activates: isRecord(system["roll"]) && wordsOf(system["roll"]["trait"]) !== "",
    modifiers: isPower ? modifierViews(system["modifiers"]) : null,
  };
}

const MOST = { min: 0, max: 20 };

function usesFields(most: number, at: string): readonly FieldView[] {
  const breaks = BREAKS.map((one) => wordOption(one, text(`NORN.Effect.At.${one}`), at));
  return [
    numberField(
      { id: "uses-max", name: "system.uses.max", label: text("NORN.Effect.Field.most"), hint: text("NORN.Effect.Hint.most") },
      most,
      MOST,
    ),
    ...(most > 0 || at !== ""
      ? [
          selectField({ id: "uses-at", name: "system.uses.at", label: text("NORN.Effect.Field.at") }, [
            wordOption("", text("NORN.Effect.At.none"), at),
            ...breaks,
          ]),
        ]
      : []),
  ];
}

/** A box more than there are now may be checked: it stays until its use comes back. */
function useBoxes(most: number, spent: ReadonlySet<string>): ItemEffectsView["boxes"] {
  return Array.from({ length: most }, (_, place) => ({
    name: `uses.use-${place}`,
    checked: spent.has(`use-${place}`),
    label: text("NORN.Effect.useBox", { number: place + 1, count: most }),
  }));
}

/** Source: S4. */
function activationFields(stored: unknown, { traits, tracks }: EffectChoices): readonly FieldView[] {
  const roll = isRecord(stored) ? stored : {};
  const { difficulty } = roll;
  const [trait, track] = [wordsOf(roll["trait"]), wordsOf(roll["track"])];
  const own = (path: string): { id: string; name: string; label: Text } => ({
    id: `roll-${path}`,
    name: `system.roll.${path}`,
    label: text(`NORN.Power.Field.${path}`),
  });
  return [
    selectField(own("trait"), optionsOf(traits, trait, text("NORN.Power.noRoll"))),
    ...(trait === ""
      ? []
      : [
          numberField(own("difficulty"), typeof difficulty === "number" ? difficulty : null, {
            min: 0,
            max: 99,
            emptyAllowed: true,
          }),
          selectField(
            { ...own("track"), hint: text("NORN.Power.trackHint") },
            optionsOf(tracks, track, text("NORN.Power.noTrack")),
          ),
        ]),
  ];
}

function modifierViews(stored: unknown): readonly ModifierView[] {
  return Object.entries(isRecord(stored) ? stored : {}).map(([id, one], place) => {
    const { name, cost } = isRecord(one) ? one : { name: "", cost: 0 };
    const label = (path: string): Text => text(`NORN.Power.Modifier.${path}`, { number: place + 1 });
    const own = (path: string) => ({ id: `modifier-${id}-${path}`, name: `system.modifiers.${id}.${path}`, label: label(path) });
    return {
      id,
      name: textField(own("name"), wordsOf(name)),
      cost: numberField(own("cost"), Number(cost), { min: -20, max: 20 }),
    };
  });
}
