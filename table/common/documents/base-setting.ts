import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import { DocumentStatsField } from "../data/fields/document-fields.ts";
import { ForeignDocumentField } from "../data/fields/reference-fields.ts";
import type { DataSchema } from "../data/fields/schema-field.ts";
import { DocumentIdField, JSONField, StringField } from "../data/fields/string-field.ts";
import { BaseUser } from "./base-user.ts";

/** A stored setting of the world, or (with `user`) of one user. */
export class BaseSetting extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "Setting",
    collection: "settings",
    permissions: { create: maySet, update: maySet, delete: maySet },
  });

  declare key: string;
  declare value: unknown;

  static override defineSchema(): DataSchema {
    return {
      _id: new DocumentIdField(),
      key: new StringField({ required: true, nullable: false, blank: false }),
      value: new JSONField({ required: true, nullable: true, initial: null }),
      user: new ForeignDocumentField(BaseUser, { idOnly: true }),
      _stats: new DocumentStatsField(),
    };
  }

  static override canUserCreate(user: BaseUser): boolean {
    return user.hasPermission("SETTINGS_MODIFY");
  }
}

/** World settings need the permission; a user's own settings are their own (platform.md §3.4). */
function maySet(user: BaseUser, document: Document, data: Record<string, unknown>): boolean {
  const owner = document._source["user"];
  if ("user" in data && (data["user"] ?? null) !== (owner ?? null)) return false;
  return owner ? owner === user.id : user.hasPermission("SETTINGS_MODIFY");
}
