import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import type { EmbeddedCollection } from "../abstract/embedded-collection.ts";
import { DocumentTypeField } from "../data/fields/document-fields.ts";
import { EmbeddedCollectionField } from "../data/fields/embedded-collection-field.ts";
import { ForeignDocumentField } from "../data/fields/reference-fields.ts";
import type { DataSchema } from "../data/fields/schema-field.ts";
import { TypeDataField } from "../data/fields/type-data-field.ts";
import type { PlainObject } from "../plain-object.ts";
import { BaseActiveEffect } from "./base-active-effect.ts";
import { BaseFolder } from "./base-folder.ts";
import type { BaseUser } from "./base-user.ts";
import { bookkeepingFields, identityFields, artworkField, nameField, sortingFields } from "./shared-fields.ts";

/** An item, in the world or on an actor. */
export class BaseItem extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "Item",
    collection: "items",
    coreTypes: [],
    embedded: { ActiveEffect: "effects" },
    hasTypeData: true,
    indexed: true,
    compendiumIndexFields: ["_id", "name", "img", "type", "sort", "folder"],
    permissions: {
      create: (user: BaseUser, document: Document) =>
        document.parent?.canUserModify(user, "update") ?? user.hasPermission("ITEM_CREATE"),
      update: "OWNER",
      delete: "OWNER",
    },
  });

  static DEFAULT_ICON = "icons/svg/item-bag.svg";

  declare name: string;
  declare type: string;
  declare img: string;
  declare system: PlainObject;
  declare effects: EmbeddedCollection<BaseActiveEffect>;
  declare folder: BaseFolder | null;
  declare sort: number;
  declare ownership: Record<string, number>;

  static override defineSchema(): DataSchema {
    return {
      ...identityFields(),
      name: nameField(),
      type: new DocumentTypeField(this),
      img: artworkField(this),
      system: new TypeDataField(this),
      effects: new EmbeddedCollectionField(BaseActiveEffect),
      folder: new ForeignDocumentField(BaseFolder),
      ...sortingFields(),
      ...bookkeepingFields(),
    };
  }

  static getDefaultArtwork(_itemData: object = {}): { img: string } {
    return { img: this.DEFAULT_ICON };
  }

  static override canUserCreate(user: BaseUser): boolean {
    return user.hasPermission("ITEM_CREATE");
  }

  /** An embedded item has its actor's ownership, whatever its own is. */
  override getUserLevel(user?: BaseUser | null): number {
    return this.parent ? this.parent.getUserLevel(user) : super.getUserLevel(user);
  }
}
