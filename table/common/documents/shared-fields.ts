import type { Document } from "../abstract/document.ts";
import { DocumentFlagsField, DocumentOwnershipField, DocumentStatsField } from "../data/fields/document-fields.ts";
import { FilePathField } from "../data/fields/file-path-field.ts";
import { IntegerSortField } from "../data/fields/numeric-kinds.ts";
import type { DataSchema } from "../data/fields/schema-field.ts";
import { DocumentIdField, StringField } from "../data/fields/string-field.ts";
import { isFunction, objectOf } from "../plain-object.ts";

/** What every document stores. */
export function identityFields(): DataSchema {
  return { _id: new DocumentIdField() };
}

export function nameField(): StringField {
  return new StringField({ required: true, blank: false, textSearch: true });
}

export function imageField(initial: string | null = null): FilePathField {
  return new FilePathField({ categories: ["IMAGE"], initial });
}

/** The picture of an actor or item: as long as nobody chooses one, what the configured class says (`getDefaultArtwork`). */
export function artworkField(cls: typeof Document & { readonly DEFAULT_ICON: string }): FilePathField {
  const initial = (source: unknown): unknown => {
    const own = cls.implementation;
    const make: unknown = Reflect.get(own, "getDefaultArtwork");
    return isFunction(make) ? objectOf(make.call(own, source))["img"] : cls.DEFAULT_ICON;
  };
  return new FilePathField({ categories: ["IMAGE"], initial });
}

export function bookkeepingFields(): DataSchema {
  return { flags: new DocumentFlagsField(), _stats: new DocumentStatsField() };
}

/** For documents in directories. */
export function sortingFields(): DataSchema {
  return { sort: new IntegerSortField(), ownership: new DocumentOwnershipField() };
}
