import { deepClone } from "../../utils/deep-clone.ts";
import type { PlainObject } from "../../plain-object.ts";
import { DataField, type CleanOptions } from "./data-field.ts";

/** Accepts anything but a function. */
export class AnyField extends DataField {
  override clean(value: unknown, options: CleanOptions = {}): unknown {
    return value === undefined ? super.clean(value, options) : value;
  }

  override _validateSpecial(): void {}

  override _validateType(value: unknown): void {
    if (typeof value === "function") throw new Error("must not be a function");
  }

  override initialize(value: unknown): unknown {
    return deepClone(value);
  }

  override toObject(value: unknown): unknown {
    return deepClone(value);
  }

  override getInitialValue(source: PlainObject = {}): unknown {
    return super.getInitialValue(source);
  }
}
