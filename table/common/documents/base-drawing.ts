import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import { DOCUMENT_OWNERSHIP_LEVELS } from "../constants/ownership.ts";
import { ArrayField } from "../data/fields/array-field.ts";
import { BooleanField } from "../data/fields/boolean-field.ts";
import { ColorField } from "../data/fields/color-field.ts";
import { NumberField } from "../data/fields/number-field.ts";
import { AlphaField, AngleField, IntegerSortField } from "../data/fields/numeric-kinds.ts";
import { DocumentAuthorField } from "../data/fields/reference-fields.ts";
import { type DataSchema, SchemaField } from "../data/fields/schema-field.ts";
import { StringField } from "../data/fields/string-field.ts";
import type { PlainObject } from "../plain-object.ts";
import { BaseUser } from "./base-user.ts";
import { bookkeepingFields, identityFields } from "./shared-fields.ts";

/** A shape or a label on a scene. */
export class BaseDrawing extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "Drawing",
    collection: "drawings",
    permissions: { create: "DRAWING_CREATE", delete: "OWNER" },
  });

  declare author: BaseUser | null;
  declare shape: { type: string; width: number | null; height: number | null; radius: number | null; points: number[] };
  declare x: number;
  declare y: number;
  declare text: string;
  declare hidden: boolean;
  declare locked: boolean;

  static override defineSchema(): DataSchema {
    const number = (initial: number): NumberField => new NumberField({ required: true, nullable: false, initial });
    return {
      ...identityFields(),
      author: new DocumentAuthorField(BaseUser),
      shape: new SchemaField({
        type: new StringField({ required: true, blank: false, initial: "r", choices: ["r", "e", "p", "c"] }),
        width: new NumberField({ required: true, integer: true, min: 0, initial: null }),
        height: new NumberField({ required: true, integer: true, min: 0, initial: null }),
        radius: new NumberField({ required: true, integer: true, min: 0, initial: null }),
        points: new ArrayField(new NumberField({ nullable: false })),
      }),
      x: number(0),
      y: number(0),
      elevation: number(0),
      sort: new IntegerSortField(),
      rotation: new AngleField(),
      fillType: number(0),
      fillColor: new ColorField({ nullable: false, initial: "#ffffff" }),
      fillAlpha: new AlphaField({ initial: 0.5 }),
      strokeWidth: number(8),
      strokeColor: new ColorField({ nullable: false, initial: "#ffffff" }),
      strokeAlpha: new AlphaField(),
      text: new StringField({ required: true, blank: true }),
      fontFamily: new StringField({ blank: false, initial: "Signika" }),
      fontSize: new NumberField({ required: true, nullable: false, integer: true, min: 8, max: 256, initial: 48 }),
      textColor: new ColorField({ nullable: false, initial: "#ffffff" }),
      textAlpha: new AlphaField(),
      hidden: new BooleanField(),
      locked: new BooleanField(),
      ...bookkeepingFields(),
    };
  }

  /** Something of it must be visible: a fill, a line or words (#7332, #7405). */
  static override validateJoint(data: PlainObject): void {
    super.validateJoint(data);
    const seen = (key: string): boolean => Number(data[key] ?? 0) > 0;
    const fill = seen("fillType") && seen("fillAlpha");
    const line = seen("strokeWidth") && seen("strokeAlpha");
    const words = data["text"] !== undefined && data["text"] !== "" && seen("textAlpha");
    if (!fill && !line && !words) throw new Error("A drawing must have visible text, a visible fill or a visible line.");
  }

  override getUserLevel(user?: BaseUser | null): number {
    return user && this._source["author"] === user.id ? DOCUMENT_OWNERSHIP_LEVELS.OWNER : super.getUserLevel(user);
  }
}
