import { gameName } from "../game-name.ts";
import { lookUp } from "../../rules/look-up.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { RULESET_IDS } from "../../rules/rulesets/ruleset-by-id.ts";
import { EXTRA_KINDS, GEAR_CATEGORIES, PHASE_KINDS } from "../../rules/stored-ids.data.ts";
import { gamesFrom } from "../listed-words.ts";
import { type FieldView, nameOption, selectField, wordOption } from "./field.view.ts";
import { text, type Text } from "../text.ts";

/** A choice among ids of the game. One that another game has, or none, is kept and shown as stored. */
export function choiceField(
  own: Pick<FieldView, "id" | "name" | "label">,
  field: string,
  ids: readonly string[],
  current: string,
  {
    game = "",
    wordOf = (id: string) => choiceWord(game, field, id),
    none = "NORN.Item.Choice.none",
  }: { readonly game?: string; readonly wordOf?: (id: string) => Text | null; readonly none?: string } = {},
): FieldView {
  const offered = current === "" || ids.includes(current) ? ids : [...ids, current];
  const options = offered.map((id) => {
    const word = wordOf(id);
    return word ? wordOption(id, word, current) : nameOption(id, id, current);
  });
  return selectField(own, [wordOption("", text(none), current), ...options]);
}

/** Ids that every game has. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  kind: [...EXTRA_KINDS, ...PHASE_KINDS],
  category: GEAR_CATEGORIES,
};

/** Ids that each game lists for itself. */
const OF_GAME: Readonly<Record<string, (ruleset: Ruleset) => readonly string[]>> = {
  tier: ({ stuntTiers }) => stuntTiers,
  severity: ({ aspects }) => aspects.severities,
  powerClass: ({ powerClasses }) => powerClasses,
};

/** The name of an id stored in an item's field: that of this game, else of another; null for an unknown id. */
export function choiceWord(game: string, field: string, id: unknown): Text | null {
  if (typeof id !== "string") return null;
  if (lookUp(SHARED, field)?.includes(id)) return text(`NORN.Item.Choice.${field}.${id}`);
  const listed = lookUp(OF_GAME, field);
  const home = listed && gamesFrom(game).find((ruleset) => listed(ruleset).includes(id));
  return home ? text(`NORN.Item.Choice.${field}.${home.id}.${id}`) : null;
}

/** A severity in the words of a game; a campaign's own goes by its id. */
export function severityText(game: string, severity: string): Text {
  return choiceWord(game, "severity", severity) ?? text("NORN.Named", { name: severity });
}

/** The game an item belongs to. */
export function gameFieldView(current: string): FieldView {
  return selectField(
    { id: "game", name: "system.game", label: text("NORN.ItemSheet.game"), hint: text("NORN.ItemSheet.gameHint") },
    [
      wordOption("", text("NORN.ItemSheet.everyGame"), current),
      ...RULESET_IDS.map((id) => wordOption(id, gameName(id), current)),
    ],
  );
}

/** A stored value as text; "" for what is neither text nor a number. */
export function wordsOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
