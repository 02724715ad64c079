import { DataField, type DataFieldOptions, type ValidateOptions } from "./data-field.ts";

/** True or false; the texts "true" and "false" are accepted. */
export class BooleanField extends DataField {
  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true, initial: false };
  }

  override _cast(value: unknown): unknown {
    if (typeof value === "string") return value === "true";
    if (typeof value === "object") return false;
    return Boolean(value);
  }

  override _validateType(value: unknown, _options: ValidateOptions): void {
    if (typeof value !== "boolean") throw new Error("must be a boolean");
  }
}
