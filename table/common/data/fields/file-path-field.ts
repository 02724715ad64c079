import { FILE_CATEGORIES } from "../../constants/content.ts";
import type { DataFieldOptions, ValidateOptions } from "./data-field.ts";
import { StringField, type StringFieldOptions } from "./string-field.ts";

export type FileCategory = keyof typeof FILE_CATEGORIES;

export interface FilePathFieldOptions extends StringFieldOptions {
  categories?: FileCategory[];
  base64?: boolean;
  wildcard?: boolean;
  virtual?: boolean;
}

/** The path of a file of one of the given categories. */
export class FilePathField extends StringField {
  declare categories: FileCategory[];
  declare base64: boolean;
  declare wildcard: boolean;
  declare virtual: boolean;

  static override get _defaults(): DataFieldOptions {
    return {
      ...super._defaults,
      categories: [],
      base64: false,
      wildcard: false,
      virtual: false,
      nullable: true,
      blank: false,
      initial: null,
    };
  }

  constructor(options: FilePathFieldOptions = {}, context = {}) {
    super(options, context);
    if (!this.categories.length) throw new Error("The categories of a FilePathField must be specified");
    for (const category of this.categories) {
      if (!(category in FILE_CATEGORIES)) throw new Error(`"${category}" is not a file category in CONST.FILE_CATEGORIES`);
    }
  }

  override _validateType(value: unknown, options: ValidateOptions): void {
    if (value === "" && this.blank) return;
    super._validateType(value, options);
    const path = String(value);
    if (this.wildcard && path.includes("*")) return;
    if (this.virtual && path.startsWith("#")) return;
    if (path.startsWith("data:")) {
      if (!this.base64) throw new Error("does not allow base64 data");
      return;
    }
    const extension = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(path)?.[1]?.toLowerCase();
    const known = this.categories.some((category) => extension !== undefined && extension in FILE_CATEGORIES[category]);
    if (!known) throw new Error(`does not have a valid file extension for ${this.categories.join(", ")}`);
  }
}
