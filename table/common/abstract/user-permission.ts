import { isKeyOf } from "../key-of.ts";
import { DOCUMENT_OWNERSHIP_LEVELS, type OwnershipLevelName } from "../constants/ownership.ts";
import { USER_PERMISSIONS, USER_ROLES } from "../constants/users.ts";
import type { BaseUser } from "../documents/base-user.ts";
import type { PlainObject } from "../plain-object.ts";
import type { Document } from "./document.ts";
import type { PermissionRule } from "./document-metadata.ts";

/** Whether a rule of the permission table allows the user to act (platform.md §3.4). */
export function passesRule(rule: PermissionRule, user: BaseUser, document: Document, data: PlainObject): boolean {
  if (typeof rule === "function") return rule(user, document, data);
  if (rule in USER_PERMISSIONS) return user.hasPermission(rule);
  if (isKeyOf(USER_ROLES, rule)) return user.hasRole(rule);
  if (isKeyOf(DOCUMENT_OWNERSHIP_LEVELS, rule)) return document.testUserPermission(user, rule);
  throw new Error(`"${rule}" is neither a role, an ownership level nor a permission`);
}

/** The numeric level of an ownership level given as name or number. */
export function ownershipLevel(level: OwnershipLevelName | number): number {
  if (typeof level === "number") return level;
  if (!isKeyOf(DOCUMENT_OWNERSHIP_LEVELS, level)) throw new Error(`"${String(level)}" is not an ownership level`);
  return DOCUMENT_OWNERSHIP_LEVELS[level];
}
