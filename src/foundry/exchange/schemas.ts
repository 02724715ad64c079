import type { FieldLike } from "../../view/exchange/review-fields.ts";
import type { Schemas } from "../../view/exchange/read-actor.ts";
import { ACTOR_TYPES, ITEM_TYPES } from "../types/subtypes.ts";

/** The fields that store actors and items, by type. */
export function storedFields(): Schemas {
  const { Actor: actors, Item: items } = CONFIG;
  return {
    actor: Object.fromEntries(ACTOR_TYPES.map((type) => [type, fieldsOf(actors.dataModels[type])])),
    item: Object.fromEntries(ITEM_TYPES.map((type) => [type, fieldsOf(items.dataModels[type])])),
  };
}

function fieldsOf(model: { readonly schema: unknown } | undefined): FieldLike {
  const schema = model?.schema;
  if (!isField(schema)) throw new Error("A type of Norn's has no data model.");
  return schema;
}

function isField(value: unknown): value is FieldLike {
  return typeof value === "object" && value !== null && "validate" in value && "clean" in value && "fields" in value;
}
