import { DataModel } from "../abstract/data-model.ts";
import { BooleanField } from "./fields/boolean-field.ts";
import { ColorField } from "./fields/color-field.ts";
import { NumberField } from "./fields/number-field.ts";
import { AlphaField, AngleField } from "./fields/numeric-kinds.ts";
import { type DataSchema, SchemaField } from "./fields/schema-field.ts";
import { StringField } from "./fields/string-field.ts";

const amount = (initial: number, limits: { min?: number; max?: number } = {}): NumberField =>
  new NumberField({ required: true, nullable: false, initial, ...limits });

/** What a light is like: stored, as systems have it of their own too; the Table is never dark (DOC LightData). */
export class LightData extends DataModel {
  static override defineSchema(): DataSchema {
    return {
      negative: new BooleanField(),
      priority: amount(0, { min: 0 }),
      alpha: new AlphaField({ initial: 0.5 }),
      angle: new AngleField({ initial: 360 }),
      bright: amount(0, { min: 0 }),
      color: new ColorField({}),
      coloration: amount(1),
      dim: amount(0, { min: 0 }),
      attenuation: new AlphaField({ initial: 0.5 }),
      luminosity: amount(0.5, { min: 0, max: 1 }),
      saturation: amount(0, { min: -1, max: 1 }),
      contrast: amount(0, { min: -1, max: 1 }),
      shadows: amount(0, { min: 0, max: 1 }),
      animation: new SchemaField({
        type: new StringField({ nullable: true, blank: false, initial: null }),
        speed: amount(5, { min: 0, max: 10 }),
        intensity: amount(5, { min: 1, max: 10 }),
        reverse: new BooleanField(),
      }),
      darkness: new SchemaField({ min: new AlphaField({ initial: 0 }), max: new AlphaField({ initial: 1 }) }),
    };
  }
}
