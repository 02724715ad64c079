import { host } from "../../host.ts";
import { type Choices, isChoice } from "./choices.ts";
import { type CleanOptions, DataField, type DataFieldOptions, type ValidateOptions } from "./data-field.ts";

export interface NumberFieldOptions extends DataFieldOptions {
  min?: number;
  max?: number;
  step?: number;
  integer?: boolean;
  positive?: boolean;
  choices?: Choices;
}

/** A finite number; nullable by default. Cleaning rounds it and clamps it between min and max. */
export class NumberField extends DataField {
  declare min: number | undefined;
  declare max: number | undefined;
  declare step: number | undefined;
  declare integer: boolean;
  declare positive: boolean;
  declare choices: Choices | undefined;

  static override get _defaults(): DataFieldOptions {
    return {
      ...super._defaults,
      nullable: true,
      min: undefined,
      max: undefined,
      step: undefined,
      integer: false,
      positive: false,
      choices: undefined,
    };
  }

  constructor(options: NumberFieldOptions = {}, context = {}) {
    super(options, context);
    if (this.choices !== undefined && !("nullable" in options)) this.nullable = false;
    for (const bound of ["min", "max"] as const) {
      const value = this[bound];
      if (value !== undefined && !Number.isFinite(value))
        throw new Error(`The ${bound} of a NumberField must be a finite number`);
    }
  }

  override _cast(value: unknown): unknown {
    // An emptied form input is not zero.
    if (typeof value === "string" && value.trim() === "") return this.nullable ? null : this.getInitialValue();
    return Number(value);
  }

  override _castChangeDelta(delta: unknown): unknown {
    const number = this._cast(delta);
    if (!Number.isNaN(number)) return number;
    return host.generation >= 14 ? undefined : this.getInitialValue();
  }

  override _cleanType(value: unknown, _options: CleanOptions): unknown {
    if (typeof value !== "number" || Number.isNaN(value)) return value;
    let number = this.integer ? Math.round(value) : value;
    if (this.step) {
      const base = this.min ?? 0;
      const digits = Math.max(decimals(this.step), decimals(base));
      number = Number((base + Math.round((number - base) / this.step) * this.step).toFixed(digits));
    }
    if (this.min !== undefined) number = Math.max(number, this.min);
    if (this.max !== undefined) number = Math.min(number, this.max);
    return number;
  }

  override _validateType(value: unknown, _options: ValidateOptions): void {
    if (typeof value !== "number" || !Number.isFinite(value)) throw new Error("must be a finite number");
    if (this.integer && !Number.isInteger(value)) throw new Error("must be an integer");
    if (this.positive && value <= 0) throw new Error("must be a positive number");
    if (this.min !== undefined && value < this.min) throw new Error(`must be at least ${this.min}`);
    if (this.max !== undefined && value > this.max) throw new Error(`must be at most ${this.max}`);
    if (this.choices !== undefined && !isChoice(this.choices, value)) throw new Error(`${value} is not a valid choice`);
  }
}

function decimals(value: number): number {
  return String(value).split(".")[1]?.length ?? 0;
}
