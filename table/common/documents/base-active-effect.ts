import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import type { BaseUser } from "./base-user.ts";
import { SetField } from "../data/fields/array-field.ts";
import { BooleanField } from "../data/fields/boolean-field.ts";
import { ColorField } from "../data/fields/color-field.ts";
import { DocumentTypeField } from "../data/fields/document-fields.ts";
import { IntegerSortField } from "../data/fields/numeric-kinds.ts";
import type { DataSchema } from "../data/fields/schema-field.ts";
import { HTMLField, StringField } from "../data/fields/string-field.ts";
import { TypeDataField } from "../data/fields/type-data-field.ts";
import { host } from "../host.ts";
import { effectChangesField, effectDurationField, effectStartField } from "./active-effect-fields.ts";
import { bookkeepingFields, identityFields, imageField, nameField } from "./shared-fields.ts";
import { readOldEffect } from "./old-forms.ts";
import type { PlainObject } from "../plain-object.ts";

/** An effect on an actor or item. */
export class BaseActiveEffect extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "ActiveEffect",
    collection: "effects",
    hasTypeData: true,
    permissions: {
      create: (user: BaseUser, document: Document) => document.parent?.canUserModify(user, "update") ?? user.isGM,
      delete: "OWNER",
    },
  });

  declare name: string;
  declare img: string | null;
  declare type: string;
  declare disabled: boolean;
  declare description: string;
  declare origin: string | null;
  declare statuses: Set<string>;
  declare sort: number;
  declare transfer: boolean;
  declare duration: PlainObject;

  static override migrateData(source: PlainObject): PlainObject {
    readOldEffect(source, host.generation);
    return super.migrateData(source);
  }

  static override defineSchema(): DataSchema {
    return {
      ...identityFields(),
      name: nameField(),
      img: imageField("icons/svg/aura.svg"),
      type: new DocumentTypeField(this, { initial: "base" }),
      system: new TypeDataField(this),
      ...(host.generation < 14 ? { changes: effectChangesField() } : { start: effectStartField() }),
      disabled: new BooleanField(),
      duration: effectDurationField(host.generation),
      description: new HTMLField({ textSearch: true }),
      origin: new StringField({ nullable: true, blank: false, initial: null }),
      tint: new ColorField({ nullable: false, initial: "#ffffff" }),
      transfer: new BooleanField({ initial: true }),
      statuses: new SetField(new StringField({ required: true, blank: false })),
      sort: new IntegerSortField(),
      ...bookkeepingFields(),
    };
  }
}
