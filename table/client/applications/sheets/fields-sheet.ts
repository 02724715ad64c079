import type { DataField } from "../../../common/data/fields/data-field.ts";
import { BooleanField } from "../../../common/data/fields/boolean-field.ts";
import { getProperty } from "../../../common/utils/properties.ts";
import type { SchemaField } from "../../../common/data/fields/schema-field.ts";
import { CORE_TEMPLATES } from "../handlebars/core-templates.data.ts";

Object.assign(CORE_TEMPLATES, {
  "templates/sheets/table-fields.hbs": `<div class="standard-form">{{#each fields}}{{formGroup field name=name value=value label=label localize=true rootId=../rootId}}{{/each}}</div>`,
  "templates/generic/form-footer.hbs": `<footer class="form-footer">{{#each buttons}}<button type="{{type}}"{{#if action}} data-action="{{action}}"{{/if}}><i class="{{icon}}" inert></i> {{localize label}}</button>{{/each}}</footer>`,
});

/** The template of a tab of a plain form. */
export const fieldsOfTab = (tab: string): string =>
  `<section class="tab standard-form{{#if tab.active}} active{{/if}}" data-group="sheet" data-tab="${tab}">
{{#each rows}}{{formGroup field name=name value=value label=label localize=true rootId=../rootId}}{{/each}}
</section>`;

/** One row of a plain form. */
interface FieldRow {
  field: DataField;
  name: string;
  value: unknown;
  label: string;
}

/** The rows of a plain form: the fields at these paths that the schema has. */
export function fieldRows(schema: SchemaField, source: object, paths: readonly string[]): FieldRow[] {
  return paths.flatMap((name) => {
    const field = schema.getField(name);
    if (!field) return [];
    const last = name.split(".").at(-1) ?? name;
    const value = getProperty(source, name) ?? (field instanceof BooleanField ? false : undefined);
    return [{ field, name, value, label: field.label || last.charAt(0).toUpperCase() + last.slice(1) }];
  });
}
