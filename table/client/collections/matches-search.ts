import type { Document } from "../../common/abstract/document.ts";
import type { DataField } from "../../common/data/fields/data-field.ts";
import { StringField } from "../../common/data/fields/string-field.ts";
import { SchemaField } from "../../common/data/fields/schema-field.ts";
import { getProperty } from "../../common/utils/properties.ts";

/** Paths of the text fields included in searches. */
function searchableFields(schema: SchemaField, path = ""): string[] {
  return schema.entries().flatMap(([name, field]: [string, DataField]) => {
    const here = path ? `${path}.${name}` : name;
    if (field instanceof StringField && field.textSearch) return [here];
    return field instanceof SchemaField ? searchableFields(field, here) : [];
  });
}

/** Text without diacritics, in lower case. */
export function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/** Whether a document's searchable fields contain the query. */
export function matchesSearch(document: Document, query: string): boolean {
  const words = plainText(query.trim());
  if (!words) return true;
  return searchableFields(document.schema).some((path) => {
    const text = getProperty(document._source, path);
    return typeof text === "string" && plainText(text).includes(words);
  });
}
