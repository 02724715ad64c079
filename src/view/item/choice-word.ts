import { RULESETS } from "../../rules/index.ts";
import { EXTRA_KINDS, GEAR_CATEGORIES } from "../../rules/stored-ids.data.ts";
import { type Text, text } from "../text.ts";

const IDS: Readonly<Record<string, readonly string[]>> = {
  tier: Object.values(RULESETS).flatMap(({ stuntTiers }) => stuntTiers),
  severity: Object.values(RULESETS).flatMap(({ aspects }) => aspects.severities),
  kind: EXTRA_KINDS,
  category: GEAR_CATEGORIES,
};

/** The name of an id stored in an item's field; null for an unknown id. */
export function choiceWord(field: string, id: unknown): Text | null {
  return typeof id === "string" && IDS[field]?.includes(id) ? text(`NORN.Item.Choice.${field}.${id}`) : null;
}
