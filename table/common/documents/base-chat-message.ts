import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import { CHAT_MESSAGE_STYLES } from "../constants/chat.ts";
import { DOCUMENT_OWNERSHIP_LEVELS } from "../constants/ownership.ts";
import { ArrayField } from "../data/fields/array-field.ts";
import { BooleanField } from "../data/fields/boolean-field.ts";
import { DocumentTypeField } from "../data/fields/document-fields.ts";
import { FilePathField } from "../data/fields/file-path-field.ts";
import { NumberField } from "../data/fields/number-field.ts";
import { DocumentAuthorField, ForeignDocumentField } from "../data/fields/reference-fields.ts";
import { type DataSchema, SchemaField } from "../data/fields/schema-field.ts";
import { DocumentIdField, HTMLField, JSONField, StringField } from "../data/fields/string-field.ts";
import { TypeDataField } from "../data/fields/type-data-field.ts";
import { listOf, type PlainObject } from "../plain-object.ts";
import { BaseUser } from "./base-user.ts";
import { bookkeepingFields, identityFields } from "./shared-fields.ts";
import { readOldMessage } from "./old-forms.ts";

/** A message in the chat log. Its author and GMs own it. */
export class BaseChatMessage extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "ChatMessage",
    collection: "messages",
    hasTypeData: true,
    permissions: {
      create: (user: BaseUser, document: Document) => user.isGM || authorOf(document) === user.id,
      update: "OWNER",
      delete: "OWNER",
    },
  });

  declare type: string;
  declare system: PlainObject;
  declare style: number;
  declare author: BaseUser | null;
  declare timestamp: number;
  declare flavor: string;
  declare title: string;
  declare content: string;
  declare speaker: { scene: string | null; actor: string | null; token: string | null; alias: string | undefined };
  declare whisper: string[];
  declare blind: boolean;
  declare sound: string | null;
  declare emote: boolean;

  static override migrateData(source: PlainObject): PlainObject {
    readOldMessage(source);
    return super.migrateData(source);
  }

  static override defineSchema(): DataSchema {
    return {
      ...identityFields(),
      type: new DocumentTypeField(this, { initial: "base" }),
      system: new TypeDataField(this),
      style: new NumberField({
        required: true,
        nullable: false,
        choices: Object.values(CHAT_MESSAGE_STYLES),
        initial: CHAT_MESSAGE_STYLES.OTHER,
        validationError: "must be a value in CONST.CHAT_MESSAGE_STYLES",
      }),
      author: new DocumentAuthorField(BaseUser),
      timestamp: new NumberField({ required: true, nullable: false, initial: Date.now }),
      title: new StringField({ required: true, blank: true }),
      flavor: new HTMLField(),
      content: new HTMLField({ textSearch: true }),
      speaker: new SchemaField({
        scene: reference(),
        actor: reference(),
        token: reference(),
        alias: new StringField(),
      }),
      whisper: new ArrayField(new ForeignDocumentField(BaseUser, { idOnly: true })),
      blind: new BooleanField(),
      rolls: new ArrayField(new JSONField({ validationError: "is not a valid serialized Roll" })),
      sound: new FilePathField({ categories: ["AUDIO"] }),
      emote: new BooleanField(),
      ...bookkeepingFields(),
    };
  }

  static override canUserCreate(): boolean {
    return true;
  }

  override getUserLevel(user?: BaseUser | null): number {
    const levels = DOCUMENT_OWNERSHIP_LEVELS;
    const whisper = listOf(this._source["whisper"]);
    if (user && authorOf(this) === user.id) return levels.OWNER;
    if (whisper.length && !(user?.id && whisper.includes(user.id))) return levels.NONE;
    return levels.OBSERVER;
  }
}

function authorOf(document: Document): unknown {
  return document._source["author"];
}

function reference(): DocumentIdField {
  return new DocumentIdField({ required: true, nullable: true, readonly: false });
}
