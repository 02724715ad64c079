import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import { MACRO_SCOPES, MACRO_TYPES } from "../constants/content.ts";
import { DOCUMENT_OWNERSHIP_LEVELS } from "../constants/ownership.ts";
import { DocumentAuthorField, ForeignDocumentField } from "../data/fields/reference-fields.ts";
import type { DataSchema } from "../data/fields/schema-field.ts";
import { StringField } from "../data/fields/string-field.ts";
import type { PlainObject } from "../plain-object.ts";
import { BaseFolder } from "./base-folder.ts";
import { BaseUser } from "./base-user.ts";
import { bookkeepingFields, identityFields, imageField, nameField, sortingFields } from "./shared-fields.ts";

/** A script or a chat line, stored for the hotbar. */
export class BaseMacro extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "Macro",
    collection: "macros",
    coreTypes: Object.values(MACRO_TYPES),
    indexed: true,
    compendiumIndexFields: ["_id", "name", "img", "sort", "folder"],
    permissions: {
      create: (user: BaseUser, document: Document) => mayScript(user, document._source),
      update: (user: BaseUser, document: Document, data: PlainObject) =>
        document.testUserPermission(user, "OWNER") &&
        (!("type" in data || "command" in data) || mayScript(user, { type: document._source["type"], ...data })),
      delete: "OWNER",
    },
  });

  static DEFAULT_ICON = "icons/svg/dice-target.svg";

  declare name: string;
  declare type: string;
  declare img: string;
  declare author: BaseUser | null;
  declare scope: string;
  declare command: string;
  declare folder: BaseFolder | null;
  declare ownership: Record<string, number>;
  declare sort: number;

  static override defineSchema(): DataSchema {
    return {
      ...identityFields(),
      name: nameField(),
      type: new StringField({ required: true, choices: Object.values(MACRO_TYPES), initial: MACRO_TYPES.CHAT }),
      author: new DocumentAuthorField(BaseUser),
      img: imageField(this.DEFAULT_ICON),
      scope: new StringField({ required: true, choices: [...MACRO_SCOPES], initial: MACRO_SCOPES[0] }),
      command: new StringField({ required: true, blank: true }),
      folder: new ForeignDocumentField(BaseFolder),
      ...sortingFields(),
      ...bookkeepingFields(),
    };
  }

  static override canUserCreate(): boolean {
    return true;
  }

  override getUserLevel(user?: BaseUser | null): number {
    return user && this._source["author"] === user.id ? DOCUMENT_OWNERSHIP_LEVELS.OWNER : super.getUserLevel(user);
  }
}

function mayScript(user: BaseUser, data: PlainObject): boolean {
  return data["type"] !== MACRO_TYPES.SCRIPT || user.hasPermission("MACRO_SCRIPT");
}
