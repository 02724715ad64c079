import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import { REGION_VISIBILITY } from "../constants/scene.ts";
import { ArrayField } from "../data/fields/array-field.ts";
import { BooleanField } from "../data/fields/boolean-field.ts";
import { ColorField } from "../data/fields/color-field.ts";
import { DocumentOwnershipField } from "../data/fields/document-fields.ts";
import { NumberField } from "../data/fields/number-field.ts";
import { type DataSchema, SchemaField } from "../data/fields/schema-field.ts";
import { TypedSchemaField } from "../data/fields/typed-schema-field.ts";
import { host } from "../host.ts";
import type { BaseUser } from "./base-user.ts";
import { bookkeepingFields, identityFields, nameField } from "./shared-fields.ts";

/** An area of a scene. Its behaviors are not part of the Table. */
export class BaseRegion extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "Region",
    collection: "regions",
    permissions: {
      create: (user: BaseUser) => (host.generation >= 14 ? user.hasPermission("REGION_CREATE") : user.isGM),
      update: (user: BaseUser, document: Document) =>
        host.generation >= 14 ? document.testUserPermission(user, "OWNER") : user.isGM,
      delete: (user: BaseUser, document: Document) =>
        host.generation >= 14 ? document.testUserPermission(user, "OWNER") : user.isGM,
    },
  });

  declare name: string;
  declare shapes: Record<string, unknown>[];
  declare visibility: number;
  declare locked: boolean;

  static override defineSchema(): DataSchema {
    return {
      ...identityFields(),
      name: nameField(),
      color: new ColorField({ required: true, nullable: false, initial: "#4a90a4" }),
      shapes: new ArrayField(new TypedSchemaField(shapeTypes())),
      elevation: new SchemaField({
        bottom: new NumberField({ required: true, initial: null }),
        top: new NumberField({ required: true, initial: null }),
      }),
      visibility: new NumberField({
        required: true,
        nullable: false,
        initial: host.generation >= 14 ? REGION_VISIBILITY.LAYER_UNLOCKED : REGION_VISIBILITY.LAYER,
        choices: Object.values(REGION_VISIBILITY),
      }),
      locked: new BooleanField(),
      ...(host.generation >= 14 ? { hidden: new BooleanField(), ownership: new DocumentOwnershipField() } : {}),
      ...bookkeepingFields(),
    };
  }
}

function shapeTypes(): Record<string, DataSchema> {
  const number = (): NumberField => new NumberField({ required: true, nullable: false, initial: 0 });
  const size = (): NumberField => new NumberField({ required: true, nullable: false, positive: true, initial: 1 });
  const hole = (): DataSchema => ({ hole: new BooleanField() });
  return {
    rectangle: { x: number(), y: number(), width: size(), height: size(), rotation: number(), ...hole() },
    circle: { x: number(), y: number(), radius: size(), ...hole() },
    ellipse: { x: number(), y: number(), radiusX: size(), radiusY: size(), rotation: number(), ...hole() },
    polygon: { points: new ArrayField(new NumberField({ nullable: false })), ...hole() },
  };
}
