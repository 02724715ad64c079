import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import { BooleanField } from "../data/fields/boolean-field.ts";
import { ColorField } from "../data/fields/color-field.ts";
import { FilePathField } from "../data/fields/file-path-field.ts";
import { NumberField } from "../data/fields/number-field.ts";
import { IntegerSortField } from "../data/fields/numeric-kinds.ts";
import { DocumentAuthorField } from "../data/fields/reference-fields.ts";
import { type DataSchema, SchemaField } from "../data/fields/schema-field.ts";
import { DocumentIdField, StringField } from "../data/fields/string-field.ts";
import { host } from "../host.ts";
import { BaseUser } from "./base-user.ts";
import { bookkeepingFields, identityFields } from "./shared-fields.ts";

/** A pin on a scene, linked to a journal page. v14 stores its author. */
export class BaseNote extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "Note",
    collection: "notes",
    permissions: { create: "NOTE_CREATE", delete: "OWNER" },
  });

  declare x: number;
  declare y: number;
  declare text: string;
  declare entryId: string | null;
  declare pageId: string | null;

  static override defineSchema(): DataSchema {
    const number = (initial: number): NumberField => new NumberField({ required: true, nullable: false, initial });
    return {
      ...identityFields(),
      ...(host.generation >= 14 ? { author: new DocumentAuthorField(BaseUser) } : {}),
      entryId: new DocumentIdField({ required: true, nullable: true, readonly: false }),
      pageId: new DocumentIdField({ required: true, nullable: true, readonly: false }),
      x: number(0),
      y: number(0),
      elevation: number(0),
      sort: new IntegerSortField(),
      texture: new SchemaField({
        src: new FilePathField({ categories: ["IMAGE"], initial: "icons/svg/book.svg" }),
        tint: new ColorField({ nullable: false, initial: "#ffffff" }),
      }),
      iconSize: new NumberField({ required: true, nullable: false, integer: true, min: 32, initial: 40 }),
      text: new StringField({ required: true, blank: true, textSearch: true }),
      fontSize: new NumberField({ required: true, nullable: false, integer: true, min: 8, max: 128, initial: 32 }),
      textAnchor: number(1),
      textColor: new ColorField({ nullable: false, initial: "#ffffff" }),
      global: new BooleanField(),
      ...bookkeepingFields(),
    };
  }
}
