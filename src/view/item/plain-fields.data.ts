import type { Ruleset } from "../../rules/ruleset.ts";
import { EXTRA_KINDS, GEAR_CATEGORIES } from "../../rules/stored-ids.data.ts";
import type { ThingType } from "../actor/sheet-source.ts";

/** A stored field by its path: a text, unless it has the limits of a whole number or choices. */
export interface PlainField {
  readonly path: string;
  readonly number?: { readonly min: number; readonly max: number };
  /** A number that may be empty. */
  readonly emptyAllowed?: boolean;
  /** Ids to choose from, named by `NORN.Item.Choice.<path>.<id>`. */
  readonly choices?: (ruleset: Ruleset) => readonly string[];
}

const COUNT = { min: 0, max: 9999 };
const RATING = { min: -20, max: 20 };

/** The fields of each type, in the order of the sheet. */
export const PLAIN_FIELDS: Record<ThingType, readonly PlainField[]> = {
  stunt: [
    { path: "tier", choices: ({ stuntTiers }) => stuntTiers },
    { path: "cost", number: COUNT },
    { path: "activation" },
    { path: "uses.value", number: COUNT },
    { path: "uses.max", number: COUNT },
  ],
  power: [{ path: "source" }, { path: "affinity" }, { path: "activation" }, { path: "difficulty" }],
  extra: [
    { path: "kind", choices: () => EXTRA_KINDS },
    { path: "cost", number: COUNT },
  ],
  gear: [
    { path: "category", choices: () => GEAR_CATEGORIES },
    { path: "weapon", number: RATING },
    { path: "armour", number: RATING },
    { path: "range", number: { min: 0, max: 99 }, emptyAllowed: true },
    { path: "cost", number: COUNT },
    { path: "quantity", number: COUNT },
  ],
  phase: [{ path: "number", number: { min: 1, max: 99 } }],
};
