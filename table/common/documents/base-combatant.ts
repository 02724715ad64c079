import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import { BooleanField } from "../data/fields/boolean-field.ts";
import { DocumentTypeField } from "../data/fields/document-fields.ts";
import { NumberField } from "../data/fields/number-field.ts";
import type { DataSchema } from "../data/fields/schema-field.ts";
import { DocumentIdField, StringField } from "../data/fields/string-field.ts";
import { TypeDataField } from "../data/fields/type-data-field.ts";
import { host } from "../host.ts";
import type { PlainObject } from "../plain-object.ts";
import type { BaseUser } from "./base-user.ts";
import { bookkeepingFields, identityFields, imageField } from "./shared-fields.ts";
import { isTurned } from "../choices.ts";

/** What the owner of a combatant may write (foundryvtt 13.334 #11922; "a few more" is UNCONFIRMED). */
const OWNER_FIELDS: readonly string[] = ["_id", "initiative", "flags", "defeated", "system"];
/** Where the list is the shorter one (`strict-players`). */
const STRICT_FIELDS: readonly string[] = ["_id", "initiative", "system"];

/** A participant in a combat. */
export class BaseCombatant extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "Combatant",
    collection: "combatants",
    hasTypeData: true,
    permissions: {
      create: "OWNER",
      update: (user: BaseUser, document: Document, data: PlainObject) =>
        user.isGM || (document.testUserPermission(user, "OWNER") && Object.keys(data).every((key) => fields().includes(key))),
      delete: "OWNER",
    },
  });

  declare type: string;
  declare system: PlainObject;
  declare actorId: string | null;
  declare tokenId: string | null;
  declare sceneId: string | null;
  declare name: string;
  declare img: string | null;
  declare initiative: number | null;
  declare hidden: boolean;
  declare defeated: boolean;

  static override defineSchema(): DataSchema {
    const id = (): DocumentIdField => new DocumentIdField({ required: false, nullable: true, readonly: false, initial: null });
    return {
      ...identityFields(),
      type: new DocumentTypeField(this, { initial: "base" }),
      system: new TypeDataField(this),
      actorId: id(),
      tokenId: id(),
      sceneId: id(),
      name: new StringField({ required: false, textSearch: true }),
      img: imageField(),
      initiative: new NumberField({ required: true, nullable: true, initial: null }),
      hidden: new BooleanField(),
      defeated: new BooleanField(),
      group: id(),
      ...(host.generation >= 14 ? { roundJoined: new NumberField({ integer: true, min: 0, initial: null }) } : {}),
      ...bookkeepingFields(),
    };
  }

  /** Its actor's level; without an actor, the combat's. */
  override getUserLevel(user?: BaseUser | null): number {
    const { actorId } = this._source;
    const actor = typeof actorId === "string" && actorId ? host.worldDocument("Actor", actorId) : null;
    return actor ? actor.getUserLevel(user) : super.getUserLevel(user);
  }
}

function fields(): readonly string[] {
  return isTurned("strict-players") ? STRICT_FIELDS : OWNER_FIELDS;
}
