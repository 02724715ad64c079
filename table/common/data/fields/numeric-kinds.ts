import { type CleanOptions, type DataFieldOptions } from "./data-field.ts";
import { NumberField } from "./number-field.ts";

/** Opacity, 0..1. */
export class AlphaField extends NumberField {
  static override get _defaults(): DataFieldOptions {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      initial: 1,
      min: 0,
      max: 1,
      validationError: "is not a number between 0 and 1",
    };
  }
}

/** Hue, 0..1, wrapping around. */
export class HueField extends NumberField {
  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true, nullable: false, initial: 0, min: 0, max: 1 };
  }

  override _cast(value: unknown): unknown {
    const number = super._cast(value);
    return typeof number === "number" ? ((number % 1) + 1) % 1 : number;
  }
}

/** Degrees, 0..360, wrapping around. */
export class AngleField extends NumberField {
  declare normalize: boolean;

  static override get _defaults(): DataFieldOptions {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      initial: 0,
      min: 0,
      max: 360,
      normalize: true,
      validationError: "is not a number between 0 and 360",
    };
  }

  override _cleanType(value: unknown, options: CleanOptions): unknown {
    const turned = typeof value === "number" && this.normalize && value !== 360 ? ((value % 360) + 360) % 360 : value;
    return super._cleanType(turned, options);
  }
}

/** The sort value of a document among its siblings. */
export class IntegerSortField extends NumberField {
  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true, nullable: false, integer: true, initial: 0, label: "FOLDER.DocumentSort" };
  }
}
