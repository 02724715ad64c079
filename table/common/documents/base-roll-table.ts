import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import type { EmbeddedCollection } from "../abstract/embedded-collection.ts";
import { TABLE_RESULT_TYPES } from "../constants/content.ts";
import { ArrayField } from "../data/fields/array-field.ts";
import { BooleanField } from "../data/fields/boolean-field.ts";
import { DocumentTypeField } from "../data/fields/document-fields.ts";
import { EmbeddedCollectionField } from "../data/fields/embedded-collection-field.ts";
import { NumberField } from "../data/fields/number-field.ts";
import { DocumentUUIDField, ForeignDocumentField } from "../data/fields/reference-fields.ts";
import type { DataSchema } from "../data/fields/schema-field.ts";
import { HTMLField, StringField } from "../data/fields/string-field.ts";
import { BaseFolder } from "./base-folder.ts";
import { bookkeepingFields, identityFields, imageField, nameField, sortingFields } from "./shared-fields.ts";
import { readOldTableResult } from "./old-forms.ts";
import type { PlainObject } from "../plain-object.ts";

/** One row of a table. */
export class BaseTableResult extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "TableResult",
    collection: "results",
    coreTypes: Object.values(TABLE_RESULT_TYPES),
    permissions: { create: "OWNER", delete: "OWNER" },
  });

  declare type: string;
  declare name: string;
  declare description: string;
  declare img: string | null;
  declare documentUuid: string | null;
  declare range: [number, number];
  declare weight: number;
  declare drawn: boolean;

  static override migrateData(source: PlainObject): PlainObject {
    readOldTableResult(source);
    return super.migrateData(source);
  }

  static override defineSchema(): DataSchema {
    return {
      ...identityFields(),
      type: new DocumentTypeField(this, { initial: TABLE_RESULT_TYPES.TEXT }),
      name: new StringField({ required: true, blank: true, textSearch: true }),
      img: imageField(),
      description: new HTMLField({ textSearch: true }),
      documentUuid: new DocumentUUIDField({ required: false, nullable: true }),
      weight: new NumberField({ required: true, nullable: false, integer: true, positive: true, initial: 1 }),
      range: new ArrayField(new NumberField({ integer: true, nullable: false }), { initial: [1, 1], min: 2, max: 2 }),
      drawn: new BooleanField(),
      ...bookkeepingFields(),
    };
  }
}

/** A rollable table. */
export class BaseRollTable extends Document {
  static DEFAULT_ICON = "icons/svg/d20-grey.svg";

  static override metadata = defineMetadata(BASE_METADATA, {
    name: "RollTable",
    collection: "tables",
    embedded: { TableResult: "results" },
    indexed: true,
    compendiumIndexFields: ["_id", "name", "description", "img", "sort", "folder"],
  });

  declare name: string;
  declare img: string;
  declare description: string;
  declare formula: string;
  declare replacement: boolean;
  declare displayRoll: boolean;
  declare results: EmbeddedCollection<BaseTableResult>;
  declare folder: BaseFolder | null;

  static override defineSchema(): DataSchema {
    return {
      ...identityFields(),
      name: nameField(),
      img: imageField(this.DEFAULT_ICON),
      description: new HTMLField({ textSearch: true }),
      results: new EmbeddedCollectionField(BaseTableResult),
      formula: new StringField({ required: true }),
      replacement: new BooleanField({ initial: true }),
      displayRoll: new BooleanField({ initial: true }),
      folder: new ForeignDocumentField(BaseFolder),
      ...sortingFields(),
      ...bookkeepingFields(),
    };
  }
}
