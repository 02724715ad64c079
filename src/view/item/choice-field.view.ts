import { lookUp, RULESET_IDS, RULESETS } from "../../rules/index.ts";
import { EXTRA_KINDS, GEAR_CATEGORIES, PHASE_KINDS } from "../../rules/stored-ids.data.ts";
import { type FieldView, nameOption, selectField, wordOption } from "./field.view.ts";
import { text, type Text } from "../text.ts";

/** A choice among ids of the game. One that another game has, or none, is kept and shown as stored. */
export function choiceField(
  own: Pick<FieldView, "id" | "name" | "label">,
  field: string,
  ids: readonly string[],
  current: string,
  {
    wordOf = (id: string) => choiceWord(field, id),
    none = "NORN.Item.Choice.none",
  }: { readonly wordOf?: (id: string) => Text | null; readonly none?: string } = {},
): FieldView {
  const offered = current === "" || ids.includes(current) ? ids : [...ids, current];
  const options = offered.map((id) => {
    const word = wordOf(id);
    return word ? wordOption(id, word, current) : nameOption(id, id, current);
  });
  return selectField(own, [wordOption("", text(none), current), ...options]);
}

const IDS: Readonly<Record<string, readonly string[]>> = {
  tier: Object.values(RULESETS).flatMap(({ stuntTiers }) => stuntTiers),
  severity: Object.values(RULESETS).flatMap(({ aspects }) => aspects.severities),
  kind: [...EXTRA_KINDS, ...PHASE_KINDS],
  category: GEAR_CATEGORIES,
  powerClass: Object.values(RULESETS).flatMap(({ powerClasses = [] }) => powerClasses),
};

/** The name of an id stored in an item's field; null for an unknown id. */
export function choiceWord(field: string, id: unknown): Text | null {
  return typeof id === "string" && lookUp(IDS, field)?.includes(id) ? text(`NORN.Item.Choice.${field}.${id}`) : null;
}

/** The game an item belongs to. */
export function gameFieldView(current: string): FieldView {
  return selectField(
    { id: "game", name: "system.game", label: text("NORN.ItemSheet.game"), hint: text("NORN.ItemSheet.gameHint") },
    [
      wordOption("", text("NORN.ItemSheet.everyGame"), current),
      ...RULESET_IDS.map((id) => wordOption(id, text(`NORN.Game.Name.${id}`), current)),
    ],
  );
}

/** A stored value as text; "" for what is neither text nor a number. */
export function wordsOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
