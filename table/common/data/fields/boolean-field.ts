import type { DataModel } from "../../abstract/data-model.ts";
import { DataField, type DataFieldOptions, type FieldChange, type ValidateOptions } from "./data-field.ts";

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

  override _applyChangeAdd(value: unknown, delta: unknown, _model: DataModel, _change: FieldChange): unknown {
    return Boolean(value) || Boolean(delta);
  }

  override _applyChangeSubtract(value: unknown, delta: unknown, _model: DataModel, _change: FieldChange): unknown {
    return Boolean(value) && !delta;
  }

  override _applyChangeMultiply(value: unknown, delta: unknown, _model: DataModel, _change: FieldChange): unknown {
    return Boolean(value) && Boolean(delta);
  }
}
