import type { ThingType } from "../actor/sheet-source.ts";

/** A stored field by its path; words, unless it has limits of a whole number. */
export interface PlainField {
  readonly path: string;
  readonly number?: { readonly min: number; readonly max: number };
}

const COUNT = { min: 0, max: 9999 };
const RATING = { min: -20, max: 20 };

/** The fields of each type in the order of the sheet. Effects and modifiers are data for rolls: nobody types them. */
export const PLAIN_FIELDS: Record<ThingType, readonly PlainField[]> = {
  stunt: [
    { path: "tier" },
    { path: "cost", number: COUNT },
    { path: "activation" },
    { path: "uses.value", number: COUNT },
    { path: "uses.max", number: COUNT },
  ],
  power: [{ path: "source" }, { path: "affinity" }, { path: "activation" }, { path: "difficulty" }],
  extra: [{ path: "nature" }, { path: "cost", number: COUNT }],
  gear: [
    { path: "category" },
    { path: "weapon", number: RATING },
    { path: "armour", number: RATING },
    { path: "range" },
    { path: "cost", number: COUNT },
    { path: "quantity", number: COUNT },
  ],
  phase: [{ path: "number", number: { min: 1, max: 99 } }],
};
