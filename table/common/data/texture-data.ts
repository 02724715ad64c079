import { ColorField } from "./fields/color-field.ts";
import { type FileCategory, FilePathField } from "./fields/file-path-field.ts";
import { NumberField } from "./fields/number-field.ts";
import { AlphaField, AngleField } from "./fields/numeric-kinds.ts";
import type { DataFieldOptions } from "./fields/data-field.ts";
import { SchemaField } from "./fields/schema-field.ts";
import { StringField } from "./fields/string-field.ts";
import { TEXTURE_DATA_FIT_MODES } from "../constants/undrawn.ts";

interface SourceOptions {
  readonly categories?: readonly FileCategory[];
  readonly initial?: Readonly<Record<string, unknown>>;
  readonly wildcard?: boolean;
  readonly label?: string;
}

const number = (initial: unknown): NumberField => new NumberField({ nullable: false, initial: Number(initial) });

/** A field: a picture and how it is placed (DOC TextureData). */
export class TextureData extends SchemaField {
  constructor(
    options: DataFieldOptions = {},
    { categories = ["IMAGE", "VIDEO"], initial = {}, wildcard = false, label = "" }: SourceOptions = {},
  ) {
    const { src = null, anchorX = 0, anchorY = 0, offsetX = 0, offsetY = 0, scaleX = 1, scaleY = 1, fit = "fill" } = initial;
    super(
      {
        src: new FilePathField({ categories: [...categories], initial: src, label, wildcard }),
        anchorX: number(anchorX),
        anchorY: number(anchorY),
        offsetX: number(offsetX),
        offsetY: number(offsetY),
        fit: new StringField({ initial: String(fit), choices: [...TEXTURE_DATA_FIT_MODES] }),
        scaleX: number(scaleX),
        scaleY: number(scaleY),
        rotation: new AngleField({ initial: Number(initial["rotation"] ?? 0) }),
        tint: new ColorField({ nullable: false, initial: String(initial["tint"] ?? "#ffffff") }),
        alphaThreshold: new AlphaField({ nullable: false, initial: Number(initial["alphaThreshold"] ?? 0) }),
      },
      options,
    );
  }
}
