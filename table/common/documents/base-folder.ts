import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import { FOLDER_DOCUMENT_TYPES } from "../constants/document-names.ts";
import { ColorField } from "../data/fields/color-field.ts";
import { IntegerSortField } from "../data/fields/numeric-kinds.ts";
import { ForeignDocumentField } from "../data/fields/reference-fields.ts";
import type { DataSchema } from "../data/fields/schema-field.ts";
import { HTMLField, StringField } from "../data/fields/string-field.ts";
import { bookkeepingFields, identityFields, nameField } from "./shared-fields.ts";

/** A folder of a directory. */
export class BaseFolder extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "Folder",
    collection: "folders",
    coreTypes: FOLDER_DOCUMENT_TYPES,
    permissions: { create: "ASSISTANT", update: "ASSISTANT", delete: "ASSISTANT" },
  });

  declare name: string;
  declare type: string;
  declare sorting: "a" | "m";
  declare sort: number;
  declare description: string;

  static override defineSchema(): DataSchema {
    return {
      ...identityFields(),
      name: nameField(),
      type: new StringField({ required: true, blank: false, choices: [...FOLDER_DOCUMENT_TYPES] }),
      description: new HTMLField(),
      folder: new ForeignDocumentField(BaseFolder),
      sorting: new StringField({ required: true, initial: "a", choices: ["a", "m"] }),
      sort: new IntegerSortField(),
      color: new ColorField(),
      ...bookkeepingFields(),
    };
  }

  static override validateJoint(data: Record<string, unknown>): void {
    super.validateJoint(data);
    if (data["folder"] && data["folder"] === data["_id"]) throw new Error("A Folder may not contain itself");
  }
}
