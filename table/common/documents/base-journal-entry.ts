import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import type { EmbeddedCollection } from "../abstract/embedded-collection.ts";
import { JOURNAL_ENTRY_PAGE_FORMATS } from "../constants/content.ts";
import { DOCUMENT_OWNERSHIP_LEVELS } from "../constants/ownership.ts";
import { BooleanField } from "../data/fields/boolean-field.ts";
import { DocumentOwnershipField, DocumentTypeField } from "../data/fields/document-fields.ts";
import { EmbeddedCollectionField } from "../data/fields/embedded-collection-field.ts";
import { NumberField } from "../data/fields/number-field.ts";
import { IntegerSortField } from "../data/fields/numeric-kinds.ts";
import { ForeignDocumentField } from "../data/fields/reference-fields.ts";
import { type DataSchema, SchemaField } from "../data/fields/schema-field.ts";
import { HTMLField, StringField } from "../data/fields/string-field.ts";
import { TypeDataField } from "../data/fields/type-data-field.ts";
import type { PlainObject } from "../plain-object.ts";
import { BaseFolder } from "./base-folder.ts";
import type { BaseUser } from "./base-user.ts";
import { bookkeepingFields, identityFields, nameField, sortingFields } from "./shared-fields.ts";

/** One page of a journal entry. */
export class BaseJournalEntryPage extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "JournalEntryPage",
    collection: "pages",
    coreTypes: ["text", "image", "pdf", "video"],
    hasTypeData: true,
    indexed: true,
    compendiumIndexFields: ["_id", "name", "type", "sort"],
    // A new page may say that it is anyone's: who owns the entry decides.
    permissions: {
      create: (user: BaseUser, document: Document) => (document.parent ?? document).testUserPermission(user, "OWNER"),
      delete: "OWNER",
    },
  });

  declare name: string;
  declare type: string;
  declare system: PlainObject;
  declare title: { show: boolean; level: number };
  declare text: { content: string | null; format: number; markdown?: string };
  declare src: string | null;
  declare sort: number;
  declare ownership: Record<string, number>;

  static override defineSchema(): DataSchema {
    return {
      ...identityFields(),
      name: nameField(),
      type: new DocumentTypeField(this, { initial: "text" }),
      system: new TypeDataField(this),
      title: new SchemaField({
        show: new BooleanField({ initial: true }),
        level: new NumberField({ required: true, nullable: false, integer: true, initial: 1, min: 1, max: 6 }),
      }),
      image: new SchemaField({ caption: new StringField({ required: false, initial: undefined }) }),
      text: new SchemaField({
        content: new HTMLField({ required: false, initial: undefined, textSearch: true }),
        markdown: new StringField({ required: false, initial: undefined }),
        format: new NumberField({
          required: true,
          nullable: false,
          initial: 1,
          choices: Object.values(JOURNAL_ENTRY_PAGE_FORMATS),
        }),
      }),
      src: new StringField({ required: false, blank: false, nullable: true, initial: null }),
      category: new StringField({ required: false, blank: false, nullable: true, initial: null }),
      sort: new IntegerSortField(),
      ownership: new DocumentOwnershipField({ initial: { default: DOCUMENT_OWNERSHIP_LEVELS.INHERIT } }),
      ...bookkeepingFields(),
    };
  }
}

/** A journal entry with its pages. */
export class BaseJournalEntry extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "JournalEntry",
    collection: "journal",
    embedded: { JournalEntryPage: "pages" },
    indexed: true,
    compendiumIndexFields: ["_id", "name", "sort", "folder"],
    permissions: { create: (user: BaseUser) => user.hasPermission("JOURNAL_CREATE"), delete: "OWNER" },
  });

  declare name: string;
  declare pages: EmbeddedCollection<BaseJournalEntryPage>;
  declare folder: BaseFolder | null;
  declare sort: number;
  declare ownership: Record<string, number>;

  static override defineSchema(): DataSchema {
    return {
      ...identityFields(),
      name: nameField(),
      pages: new EmbeddedCollectionField(BaseJournalEntryPage),
      folder: new ForeignDocumentField(BaseFolder),
      ...sortingFields(),
      ...bookkeepingFields(),
    };
  }

  static override canUserCreate(user: BaseUser): boolean {
    return user.hasPermission("JOURNAL_CREATE");
  }
}
