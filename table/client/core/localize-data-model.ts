import type { DataModelClass } from "../../common/abstract/data-model.ts";
import { ArrayField } from "../../common/data/fields/array-field.ts";
import type { DataField } from "../../common/data/fields/data-field.ts";
import { SchemaField } from "../../common/data/fields/schema-field.ts";
import { TypedObjectField } from "../../common/data/fields/typed-object-field.ts";
import { TypedSchemaField } from "../../common/data/fields/typed-schema-field.ts";
import { getGame } from "./globals.ts";

const TEXTS = ["label", "hint", "placeholder"] as const;
const done = new WeakSet<DataModelClass>();

/**
 * Sets the labels of a model's fields: `PREFIX.FIELDS.<path>.label`, `.hint`, `.placeholder` of its prefixes, later ones first.
 */
export function localizeDataModel(
  model: DataModelClass,
  { prefixes = [], prefixPath = "" }: { prefixes?: string[]; prefixPath?: string } = {},
): void {
  if (done.has(model)) return;
  done.add(model);
  localizeSchema(model.schema, [...model.LOCALIZATION_PREFIXES, ...prefixes], { prefixPath });
}

/** Sets the labels of a schema's fields by the same keys. */
export function localizeSchema(
  schema: SchemaField,
  prefixes: readonly string[] = [],
  { prefixPath = "" }: { prefixPath?: string } = {},
): void {
  localizeFields(schema, prefixes, prefixPath.replace(/\.$/, ""));
}

function localizeFields(schema: SchemaField, prefixes: readonly string[], path: string): void {
  for (const [name, field] of schema.entries()) localizeField(field, prefixes, path ? `${path}.${name}` : name);
}

function localizeField(field: DataField, prefixes: readonly string[], path: string): void {
  for (const text of TEXTS) {
    const found = findText(prefixes, path, text);
    if (found !== undefined) field[text] = found;
    else if (field[text]) field[text] = getGame().i18n.localize(field[text]);
  }
  if (field instanceof SchemaField) localizeFields(field, prefixes, path);
  else if (field instanceof TypedSchemaField)
    for (const schema of Object.values(field.types)) localizeFields(schema, prefixes, path);
  else if (field instanceof ArrayField || field instanceof TypedObjectField)
    localizeField(field.element, prefixes, `${path}.element`);
}

function findText(prefixes: readonly string[], path: string, text: string): string | undefined {
  const { i18n } = getGame();
  for (const prefix of prefixes.toReversed()) {
    for (const way of [path, path.replaceAll(".element", "")]) {
      const key = `${prefix}.FIELDS.${way}.${text}`;
      if (i18n.has(key)) return i18n.localize(key);
    }
  }
  return undefined;
}
