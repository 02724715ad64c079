import { DocumentFlagsField, DocumentOwnershipField, DocumentStatsField } from "../data/fields/document-fields.ts";
import { FilePathField } from "../data/fields/file-path-field.ts";
import { IntegerSortField } from "../data/fields/numeric-kinds.ts";
import type { DataSchema } from "../data/fields/schema-field.ts";
import { DocumentIdField, StringField } from "../data/fields/string-field.ts";

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

export function bookkeepingFields(): DataSchema {
  return { flags: new DocumentFlagsField(), _stats: new DocumentStatsField() };
}

/** For documents in directories. */
export function sortingFields(): DataSchema {
  return { sort: new IntegerSortField(), ownership: new DocumentOwnershipField() };
}
