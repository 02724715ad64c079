import { asText } from "../../as-text.ts";
import { Color } from "../../utils/color.ts";
import type { DataFieldOptions, ValidateOptions } from "./data-field.ts";
import { StringField } from "./string-field.ts";

/** A color stored as `#rrggbb`; its live value is a Color. */
export class ColorField extends StringField {
  static override get _defaults(): DataFieldOptions {
    return {
      ...super._defaults,
      blank: false,
      nullable: true,
      initial: null,
      validationError: "is not a valid hexadecimal color string",
    };
  }

  override getInitialValue(source = {}): unknown {
    const initial = super.getInitialValue(source);
    if (initial === undefined || initial === null || initial === "") return initial;
    const color = Color.from(initial);
    if (!color.valid) throw new Error(`Invalid initial value for ColorField: ${asText(initial)}`);
    return color.css;
  }

  override _cast(value: unknown): unknown {
    if (value === "") return value;
    const color = Color.from(value);
    return color.valid ? color.css : String(value);
  }

  override _validateType(value: unknown, options: ValidateOptions): void {
    if (typeof value !== "string" || !/^#[0-9a-f]{6}$/i.test(value)) throw new Error(this.validationError);
    super._validateType(value, options);
  }

  override initialize(value: unknown): unknown {
    return typeof value === "string" ? Color.from(value) : value;
  }

  override toObject(value: unknown): unknown {
    return value instanceof Color ? value.css : value;
  }
}
