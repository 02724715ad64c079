import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import type { EmbeddedCollection } from "../abstract/embedded-collection.ts";
import { DEFAULT_TOKEN } from "../constants/document-names.ts";
import { DocumentTypeField } from "../data/fields/document-fields.ts";
import { EmbeddedCollectionField } from "../data/fields/embedded-collection-field.ts";
import { EmbeddedDataField } from "../data/fields/embedded-data-field.ts";
import { ForeignDocumentField } from "../data/fields/reference-fields.ts";
import type { DataSchema } from "../data/fields/schema-field.ts";
import { TypeDataField } from "../data/fields/type-data-field.ts";
import type { PlainObject } from "../plain-object.ts";
import { BaseActiveEffect } from "./base-active-effect.ts";
import { BaseFolder } from "./base-folder.ts";
import { BaseItem } from "./base-item.ts";
import type { BaseUser } from "./base-user.ts";
import { PrototypeToken } from "./prototype-token.ts";
import { bookkeepingFields, identityFields, artworkField, nameField, sortingFields } from "./shared-fields.ts";

/** An actor with its items and effects. */
export class BaseActor extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "Actor",
    collection: "actors",
    coreTypes: [],
    embedded: { ActiveEffect: "effects", Item: "items" },
    hasTypeData: true,
    indexed: true,
    compendiumIndexFields: ["_id", "name", "img", "type", "sort", "folder"],
    permissions: {
      create: (user: BaseUser) => user.hasPermission("ACTOR_CREATE"),
      update: (user: BaseUser, document: Document) => document.testUserPermission(user, "OWNER"),
      delete: "ASSISTANT",
    },
  });

  static DEFAULT_ICON: string = DEFAULT_TOKEN;

  declare name: string;
  declare type: string;
  declare img: string;
  declare system: PlainObject;
  declare prototypeToken: PrototypeToken;
  declare items: EmbeddedCollection<BaseItem>;
  declare effects: EmbeddedCollection<BaseActiveEffect>;
  declare folder: BaseFolder | null;
  declare sort: number;
  declare ownership: Record<string, number>;

  static override defineSchema(): DataSchema {
    return {
      ...identityFields(),
      name: nameField(),
      img: artworkField(this),
      type: new DocumentTypeField(this),
      system: new TypeDataField(this),
      prototypeToken: new EmbeddedDataField(PrototypeToken),
      items: new EmbeddedCollectionField(BaseItem),
      effects: new EmbeddedCollectionField(BaseActiveEffect),
      folder: new ForeignDocumentField(BaseFolder),
      ...sortingFields(),
      ...bookkeepingFields(),
    };
  }

  static getDefaultArtwork(_actorData: object = {}): { img: string; texture: { src: string } } {
    return { img: this.DEFAULT_ICON, texture: { src: this.DEFAULT_ICON } };
  }

  static override canUserCreate(user: BaseUser): boolean {
    return user.hasPermission("ACTOR_CREATE");
  }
}
