import { isKeyOf } from "../key-of.ts";
import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import { USER_PERMISSIONS, USER_ROLES, type UserRoleName } from "../constants/users.ts";
import { ColorField } from "../data/fields/color-field.ts";
import { DocumentFlagsField, DocumentStatsField } from "../data/fields/document-fields.ts";
import { NumberField } from "../data/fields/number-field.ts";
import { ObjectField } from "../data/fields/object-field.ts";
import { ForeignDocumentField } from "../data/fields/reference-fields.ts";
import type { DataSchema } from "../data/fields/schema-field.ts";
import { DocumentIdField, HTMLField, StringField } from "../data/fields/string-field.ts";
import { host } from "../host.ts";
import { ownValue } from "../own-value.ts";
import type { PlainObject } from "../plain-object.ts";
import { equals } from "../utils/equals.ts";
import type { Color } from "../utils/color.ts";
import { BaseActor } from "./base-actor.ts";
import { imageField, nameField } from "./shared-fields.ts";

const ROLES: readonly number[] = Object.values(USER_ROLES);
/** What users may not change about themselves. */
const GUARDED_FIELDS = ["role", "permissions", "_id", "name", "password", "passwordSalt"] as const;

/** A user of the world. */
export class BaseUser extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "User",
    collection: "users",
    permissions: {
      create: (user, document) => user.isGM && document instanceof BaseUser && user.role >= document.role,
      update: (user, document, data) => document instanceof BaseUser && mayUpdateUser(user, document, data),
      delete: (user, document) => user.isGM && document instanceof BaseUser && user.role > document.role,
    },
  });

  declare name: string;
  declare role: number;
  declare permissions: Record<string, boolean>;
  declare hotbar: Record<string, string>;
  declare pronouns: string;
  declare character: BaseActor | null;
  declare color: Color;
  declare avatar: string | null;

  static override defineSchema(): DataSchema {
    return {
      _id: new DocumentIdField(),
      name: nameField(),
      role: new NumberField({ required: true, nullable: false, initial: USER_ROLES.PLAYER, choices: [...ROLES] }),
      password: new StringField({ required: true, blank: true }),
      passwordSalt: new StringField({ required: false, blank: true }),
      avatar: imageField(),
      character: new ForeignDocumentField(BaseActor),
      color: new ColorField({ required: true, nullable: false, initial: "#7a8ba8" }),
      pronouns: new StringField({ required: true }),
      biography: new HTMLField(),
      hotbar: new ObjectField({ required: true }),
      permissions: new ObjectField({ required: true }),
      flags: new DocumentFlagsField(),
      _stats: new DocumentStatsField(),
    };
  }

  get isGM(): boolean {
    return this.hasRole("ASSISTANT");
  }

  /** Whether the user has this role, or (unless exact) a higher one. */
  hasRole(role: UserRoleName | number, { exact = false }: { exact?: boolean } = {}): boolean {
    const level = typeof role === "string" ? USER_ROLES[role] : role;
    return exact ? this.role === level : this.role >= level;
  }

  /** Whether the user has this permission: as a GM, by their own setting, or by their role. */
  hasPermission(permission: string): boolean {
    if (!isKeyOf(USER_PERMISSIONS, permission)) throw new Error(`"${permission}" is not a user permission`);
    const definition = USER_PERMISSIONS[permission];
    if (this.isGM && !definition.disableGM) return true;
    const own = ownValue(this.permissions, permission);
    if (own !== undefined) return own;
    const roles = host.permissionRoles(permission);
    return roles ? roles.includes(this.role) : this.role >= definition.defaultRole;
  }

  /** Whether the user has a role or a permission, by name. */
  can(action: string): boolean {
    return isKeyOf(USER_PERMISSIONS, action) ? this.hasPermission(action) : isKeyOf(USER_ROLES, action) && this.hasRole(action);
  }

  override getUserLevel(user?: BaseUser | null): number {
    return user?.id === this.id ? 3 : 0;
  }
}

function mayUpdateUser(user: BaseUser, document: BaseUser, data: PlainObject): boolean {
  const own = user.id === document.id;
  if (!own) return user.isGM && (user.hasRole("GAMEMASTER") || user.role > document.role) && !raisesAbove(user, data);
  if (user.hasRole("GAMEMASTER")) return true;
  return !GUARDED_FIELDS.some((field) => field in data && !equals(data[field], document._source[field]));
}

function raisesAbove(user: BaseUser, data: PlainObject): boolean {
  return typeof data["role"] === "number" && data["role"] > user.role;
}
