import { DataModel } from "../abstract/data-model.ts";
import { ObjectField } from "../data/fields/object-field.ts";
import type { DataSchema } from "../data/fields/schema-field.ts";
import { host } from "../host.ts";
import { objectOf, type PlainObject } from "../plain-object.ts";
import { mergeObject } from "../utils/merge-object.ts";

/**
 * What a world's GM sets for the tokens of all actors (`base`) and of each type, instead of what the prototypes say: the value of the
 * core setting of that name (DOC PrototypeTokenOverrides).
 */
export class PrototypeTokenOverrides extends DataModel {
  static readonly SETTING = "prototypeTokenOverrides";

  static override defineSchema(): DataSchema {
    const types = ["base", ...(host.documentTypes("Actor") ?? []).filter((type) => type !== "base")];
    return Object.fromEntries(types.map((type) => [type, new ObjectField()]));
  }
}

/** What is set for an actor's type: that of all, and its own. */
export function overridesFor(overrides: unknown, type: string): PlainObject {
  if (!(overrides instanceof PrototypeTokenOverrides)) return {};
  const { base, [type]: own } = overrides.toObject();
  return objectOf(mergeObject(objectOf(base), objectOf(own), { inplace: false }));
}
