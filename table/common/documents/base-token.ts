import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import { BooleanField } from "../data/fields/boolean-field.ts";
import { NumberField } from "../data/fields/number-field.ts";
import { ObjectField } from "../data/fields/object-field.ts";
import { IntegerSortField } from "../data/fields/numeric-kinds.ts";
import type { DataSchema } from "../data/fields/schema-field.ts";
import { DocumentIdField } from "../data/fields/string-field.ts";
import { host } from "../host.ts";
import type { PlainObject } from "../plain-object.ts";
import type { BaseUser } from "./base-user.ts";
import { bookkeepingFields, identityFields } from "./shared-fields.ts";
import { tokenFields } from "./token-fields.ts";
import { readOldToken } from "./old-forms.ts";
import { isTurned } from "../choices.ts";

/** Fields an owner may write without TOKEN_CONFIGURE: a player moves, turns and hurts their token (UNCONFIRMED list). */
const OWNER_FIELDS: readonly string[] = ["_id", "x", "y", "elevation", "rotation", "delta", "flags", "sort"];
/** Where the list is the shorter one (`strict-players`). */
const STRICT_FIELDS: readonly string[] = ["_id", "x", "y", "elevation", "rotation", "delta"];

/** An actor's token on a scene. */
export class BaseToken extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "Token",
    collection: "tokens",
    permissions: {
      create: "TOKEN_CREATE",
      update: (user: BaseUser, document: Document, data: PlainObject) => mayUpdate(user, document, data),
      delete: "TOKEN_DELETE",
    },
  });

  declare name: string;
  declare actorId: string | null;
  declare actorLink: boolean;
  declare delta: PlainObject;
  declare x: number;
  declare y: number;
  declare elevation: number;
  declare width: number;
  declare height: number;
  declare hidden: boolean;
  declare locked: boolean;
  declare disposition: number;
  declare texture: { src: string };
  declare sort: number;

  static override migrateData(source: PlainObject): PlainObject {
    readOldToken(source);
    return super.migrateData(source);
  }

  static override defineSchema(): DataSchema {
    const coordinate = (): NumberField => new NumberField({ required: true, nullable: false, initial: 0 });
    return {
      ...identityFields(),
      ...tokenFields(),
      actorId: new DocumentIdField({ required: true, nullable: true, readonly: false }),
      // Foundry stores an ActorDelta document here. The Table stores the plain difference from the actor.
      delta: new ObjectField(),
      x: coordinate(),
      y: coordinate(),
      elevation: coordinate(),
      sort: new IntegerSortField(),
      locked: new BooleanField(),
      hidden: new BooleanField(),
      ...bookkeepingFields(),
    };
  }

  override getUserLevel(user?: BaseUser | null): number {
    const { actorId } = this._source;
    const actor = typeof actorId === "string" && actorId ? host.worldDocument("Actor", actorId) : null;
    return actor ? actor.getUserLevel(user) : super.getUserLevel(user);
  }
}

function mayUpdate(user: BaseUser, document: Document, data: PlainObject): boolean {
  if (user.isGM) return true;
  if (!document.testUserPermission(user, "OWNER")) return false;
  return user.hasPermission("TOKEN_CONFIGURE") || Object.keys(data).every((key) => fields().includes(key));
}

function fields(): readonly string[] {
  return isTurned("strict-players") ? STRICT_FIELDS : OWNER_FIELDS;
}
