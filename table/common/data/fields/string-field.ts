import * as ours from "../../ours.ts";
import { asText } from "../../as-text.ts";
import { isObject, isPlain, type PlainObject } from "../../plain-object.ts";
import { fieldForms } from "../field-forms.ts";
import { isNestedWithin } from "../nesting.ts";
import { type Choices, isChoice } from "./choices.ts";
import { type CleanOptions, DataField, type DataFieldOptions, type ValidateOptions } from "./data-field.ts";

export interface StringFieldOptions extends DataFieldOptions {
  blank?: boolean;
  trim?: boolean;
  textSearch?: boolean;
  choices?: Choices;
}

/** Text. Cleaning trims it. */
export class StringField extends DataField {
  declare blank: boolean;
  declare trim: boolean;
  declare textSearch: boolean;
  declare choices: Choices | undefined;

  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, blank: true, trim: true, textSearch: false, choices: undefined };
  }

  constructor(options: StringFieldOptions = {}, context = {}) {
    super(options, context);
    if (this.choices !== undefined && !("blank" in options)) this.blank = false;
  }

  override [ours.initialForType](): unknown {
    return this.blank ? "" : undefined;
  }

  override clean(value: unknown, options: CleanOptions = {}): unknown {
    const cleaned = super.clean(value, options);
    // A blank that is not allowed becomes null if nullable, or undefined if not required (foundryvtt #8740).
    if (cleaned === "" && !this.blank) {
      if (this.nullable) return null;
      if (!this.required) return undefined;
    }
    return cleaned;
  }

  /** A list or an object becomes text as in JavaScript: as JSON, what is quoted in HTML within it would not be quoted any more. */
  override _cast(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this._cast(each)).join();
    return isPlain(value) ? Object.prototype.toString.call(value) : asText(value);
  }

  override _cleanType(value: unknown, _options: CleanOptions): unknown {
    return this.trim && typeof value === "string" ? value.trim() : value;
  }

  /** A blank that is allowed is valid as it is: a custom `validate` is not asked (found with released systems). */
  override _validateSpecial(value: unknown, options: ValidateOptions): boolean | void {
    if (value === "") {
      if (!this.blank) throw new Error("may not be a blank string");
      return true;
    }
    return super._validateSpecial(value, options);
  }

  /** For a subclass that makes its own select: turns `choices` of a configuration into its `options`. */
  static _prepareChoiceConfig(config: PlainObject): void {
    fieldForms().prepareChoices(config);
  }

  _isValidChoice(value: string): boolean {
    return this.choices === undefined || isChoice(this.choices, value);
  }

  override _validateType(value: unknown, _options: ValidateOptions): void {
    if (typeof value !== "string") throw new Error("must be a string");
    if (this.choices !== undefined && !this._isValidChoice(value)) throw new Error(`${value} is not a valid choice`);
  }
}

/** Text with HTML in it. */
export class HTMLField extends StringField {
  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true, blank: true };
  }
}

/** Code; its syntax is only checked when it is run. */
export class JavaScriptField extends StringField {
  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, async: false };
  }
}

/** Reading the text goes down through all its levels. */
const MOST_LEVELS = 200;

/** A value stored as JSON text; its live value is the parsed one. */
export class JSONField extends StringField {
  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, blank: false, trim: true, validationError: "is not a valid JSON string" };
  }

  override _cast(value: unknown): unknown {
    return typeof value === "string" ? value : JSON.stringify(value);
  }

  override clean(value: unknown, options: CleanOptions = {}): unknown {
    return value === "" && !this.blank ? "{}" : super.clean(value, options);
  }

  override _validateType(value: unknown, options: ValidateOptions): void {
    super._validateType(value, options);
    let parsed: unknown;
    try {
      parsed = JSON.parse(String(value));
    } catch {
      throw new Error(this.validationError);
    }
    if (!isNestedWithin(parsed, MOST_LEVELS)) throw new Error("is nested too deeply");
  }

  override initialize(value: unknown): unknown {
    return typeof value === "string" && value !== "" ? JSON.parse(value) : value;
  }

  override toObject(value: unknown): unknown {
    if (value === undefined || (this.nullable && value === null)) return value;
    return JSON.stringify(value);
  }
}

/** An id of 16 letters and digits. */
export class DocumentIdField extends StringField {
  static override get _defaults(): DataFieldOptions {
    return {
      ...super._defaults,
      required: true,
      blank: false,
      nullable: true,
      readonly: true,
      validationError: "is not a valid Document ID string",
    };
  }

  override _cast(value: unknown): unknown {
    const id = isObject(value) ? (value["_id"] ?? value["id"]) : value;
    return typeof id === "string" ? id : String(id);
  }

  override [ours.initialForType](): unknown {
    return null;
  }

  override _validateType(value: unknown, options: ValidateOptions): void {
    if (!isDocumentId(value)) throw new Error(this.validationError);
    super._validateType(value, options);
  }
}

/** Whether this has the form of a document id. */
export function isDocumentId(value: unknown): value is string {
  return typeof value === "string" && /^[a-zA-Z0-9]{16}$/.test(value);
}
