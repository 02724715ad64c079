import * as ours from "../../ours.ts";
import type { Document } from "../../abstract/document.ts";
import { DOCUMENT_OWNERSHIP_LEVELS } from "../../constants/ownership.ts";
import { BASE_DOCUMENT_TYPE } from "../../constants/document-names.ts";
import { host } from "../../host.ts";
import { isObject, isPlain, type PlainObject } from "../../plain-object.ts";
import type { DataFieldOptions, ValidateOptions } from "./data-field.ts";
import { NumberField } from "./number-field.ts";
import { ObjectField } from "./object-field.ts";
import { DocumentUUIDField } from "./reference-fields.ts";
import { SchemaField } from "./schema-field.ts";
import { DocumentIdField, isDocumentId, StringField, type StringFieldOptions } from "./string-field.ts";

/** A document's possible sub-types: those of its class and those the system declares. */
export function allowedTypes(documentClass: typeof Document): readonly string[] | undefined {
  const declared = host.documentTypes(documentClass.documentName);
  if (declared === undefined) return undefined;
  const core = documentClass.metadata.coreTypes.filter((type) => !declared.includes(type));
  return [...core, ...declared];
}

/** A document's sub-type. An undeclared one makes the document invalid: there is no fallback. */
export class DocumentTypeField extends StringField {
  readonly [ours.documentClass]: typeof Document;

  static override get _defaults(): DataFieldOptions {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      blank: false,
      validationError: "is not a valid type for the document",
    };
  }

  constructor(documentClass: typeof Document, options: StringFieldOptions = {}, context = {}) {
    super(options, context);
    this[ours.documentClass] = documentClass;
  }

  override getInitialValue(source: PlainObject = {}): unknown {
    if (this.initial !== undefined) return super.getInitialValue(source);
    const { coreTypes, hasTypeData } = this[ours.documentClass].metadata;
    return coreTypes.includes(BASE_DOCUMENT_TYPE) || !hasTypeData ? BASE_DOCUMENT_TYPE : coreTypes[0];
  }

  override [ours.fallbackValue](): unknown {
    return undefined;
  }

  override _validateType(value: unknown, options: ValidateOptions): void {
    super._validateType(value, options);
    const allowed = allowedTypes(this[ours.documentClass]);
    if (allowed && !allowed.includes(String(value))) {
      throw new Error(`"${String(value)}" is not a valid type for the ${this[ours.documentClass].documentName} Document class`);
    }
  }
}

/** Permission levels: `default` and user ids → level. */
export class DocumentOwnershipField extends ObjectField {
  static override get _defaults(): DataFieldOptions {
    return {
      ...super._defaults,
      initial: { default: DOCUMENT_OWNERSHIP_LEVELS.NONE },
      validationError: "is not a mapping of user IDs and document permission levels",
      gmOnly: true,
    };
  }

  override _validateType(value: unknown, options: ValidateOptions): void {
    super._validateType(value, options);
    const levels: readonly number[] = Object.values(DOCUMENT_OWNERSHIP_LEVELS);
    for (const [key, level] of Object.entries(isObject(value) ? value : {})) {
      if (key.startsWith("-=") || typeof level === "object") continue;
      if (key !== "default" && !isDocumentId(key)) throw new Error(this.validationError);
      if (typeof level !== "number" || !levels.includes(level)) throw new Error(this.validationError);
    }
  }
}

/** Free data by package id. */
export class DocumentFlagsField extends ObjectField {
  override _validateType(value: unknown, options: ValidateOptions): void {
    super._validateType(value, options);
    for (const [scope, flags] of Object.entries(isObject(value) ? value : {})) {
      if (typeof flags === "object" && !isPlain(flags) && !Array.isArray(flags))
        throw new Error(`the flags of "${scope}" must be plain data`);
    }
  }
}

/** Where a document comes from and who last modified it; the server writes it. */
export class DocumentStatsField extends SchemaField {
  static readonly fields = [
    "coreVersion",
    "systemId",
    "systemVersion",
    "createdTime",
    "modifiedTime",
    "lastModifiedBy",
    "compendiumSource",
    "duplicateSource",
    "exportSource",
  ];
  /** Fields that only the server writes. */
  static readonly managedFields = ["coreVersion", "systemId", "systemVersion", "createdTime", "modifiedTime", "lastModifiedBy"];

  constructor(options: DataFieldOptions = {}, context = {}) {
    const text = (): StringField => new StringField({ required: true, blank: false, nullable: true, initial: null });
    const time = (): NumberField => new NumberField({ required: true, nullable: true, integer: true, initial: null });
    super(
      {
        coreVersion: text(),
        systemId: text(),
        systemVersion: text(),
        createdTime: time(),
        modifiedTime: time(),
        lastModifiedBy: new DocumentIdField({ readonly: false, initial: null }),
        compendiumSource: new DocumentUUIDField(),
        duplicateSource: new DocumentUUIDField(),
        exportSource: new SchemaField(
          { worldId: text(), uuid: new DocumentUUIDField(), coreVersion: text(), systemId: text(), systemVersion: text() },
          { required: true, nullable: true, initial: null },
        ),
      },
      options,
      context,
    );
  }
}
