import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import { DocumentOwnershipField, DocumentTypeField } from "../data/fields/document-fields.ts";
import { NumberField } from "../data/fields/number-field.ts";
import type { DataSchema } from "../data/fields/schema-field.ts";
import { StringField } from "../data/fields/string-field.ts";
import { TypeDataField } from "../data/fields/type-data-field.ts";
import { bookkeepingFields, identityFields, imageField } from "./shared-fields.ts";

/** Combatants that share an initiative. */
export class BaseCombatantGroup extends Document {
  static override metadata = defineMetadata(BASE_METADATA, { name: "CombatantGroup", collection: "groups", hasTypeData: true });

  declare type: string;
  declare name: string;
  declare img: string | null;
  declare initiative: number | null;

  static override defineSchema(): DataSchema {
    return {
      ...identityFields(),
      type: new DocumentTypeField(this, { initial: "base" }),
      system: new TypeDataField(this),
      name: new StringField({ textSearch: true }),
      img: imageField(),
      initiative: new NumberField({ required: true, nullable: true, initial: null }),
      ownership: new DocumentOwnershipField(),
      ...bookkeepingFields(),
    };
  }
}
