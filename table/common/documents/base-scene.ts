import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import type { EmbeddedCollection } from "../abstract/embedded-collection.ts";
import { GRID_MIN_SIZE, GRID_TYPES } from "../constants/grid.ts";
import { BooleanField } from "../data/fields/boolean-field.ts";
import { ColorField } from "../data/fields/color-field.ts";
import { EmbeddedCollectionField } from "../data/fields/embedded-collection-field.ts";
import { FilePathField } from "../data/fields/file-path-field.ts";
import { NumberField } from "../data/fields/number-field.ts";
import { AlphaField, IntegerSortField } from "../data/fields/numeric-kinds.ts";
import { ForeignDocumentField } from "../data/fields/reference-fields.ts";
import { type DataSchema, SchemaField } from "../data/fields/schema-field.ts";
import { DocumentIdField, StringField } from "../data/fields/string-field.ts";
import { host } from "../host.ts";
import { BaseDrawing } from "./base-drawing.ts";
import { BaseFolder } from "./base-folder.ts";
import { BaseJournalEntry } from "./base-journal-entry.ts";
import { BaseNote } from "./base-note.ts";
import { BaseRegion } from "./base-region.ts";
import { BaseToken } from "./base-token.ts";
import { bookkeepingFields, identityFields, nameField, sortingFields } from "./shared-fields.ts";

/** A scene with tokens, labels and regions. Light, sound, walls and levels are not part of the Table. */
export class BaseScene extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "Scene",
    collection: "scenes",
    embedded: { Drawing: "drawings", Note: "notes", Region: "regions", Token: "tokens" },
    indexed: true,
    compendiumIndexFields: ["_id", "name", "thumb", "sort", "folder"],
    preserveOnImport: [...BASE_METADATA.preserveOnImport, "active"],
  });

  declare name: string;
  declare active: boolean;
  declare navigation: boolean;
  declare navName: string;
  declare navOrder: number;
  declare background: { src: string | null };
  declare thumb: string | null;
  declare width: number;
  declare height: number;
  declare padding: number;
  declare grid: { type: number; size: number; distance: number; units: string };
  declare tokens: EmbeddedCollection<BaseToken>;
  declare drawings: EmbeddedCollection<BaseDrawing>;
  declare notes: EmbeddedCollection<BaseNote>;
  declare regions: EmbeddedCollection<BaseRegion>;
  declare folder: BaseFolder | null;
  declare sort: number;
  declare ownership: Record<string, number>;

  static override defineSchema(): DataSchema {
    const size = (initial: number): NumberField =>
      new NumberField({ required: true, nullable: false, integer: true, positive: true, initial });
    return {
      ...identityFields(),
      name: nameField(),
      active: new BooleanField(),
      navigation: new BooleanField({ initial: true }),
      navOrder: new IntegerSortField(),
      navName: new StringField({ required: true, textSearch: true }),
      background: new SchemaField({ src: new FilePathField({ categories: ["IMAGE", "VIDEO"] }) }),
      backgroundColor: new ColorField({ nullable: true, initial: "#999999" }),
      thumb: new FilePathField({ categories: ["IMAGE"], base64: true }),
      width: size(4000),
      height: size(3000),
      padding: new NumberField({ required: true, nullable: false, min: 0, max: 0.5, step: 0.05, initial: 0.25 }),
      grid: new SchemaField({
        type: new NumberField({
          required: true,
          nullable: false,
          choices: Object.values(GRID_TYPES),
          initial: () => host.systemDefaults().grid.type,
        }),
        size: new NumberField({ required: true, nullable: false, integer: true, min: GRID_MIN_SIZE, initial: 100 }),
        style: new StringField({ required: true, blank: false, initial: "solidLines" }),
        color: new ColorField({ required: true, nullable: false, initial: "#000000" }),
        alpha: new AlphaField({ initial: 0.2 }),
        distance: new NumberField({
          required: true,
          nullable: false,
          positive: true,
          initial: () => host.systemDefaults().grid.distance,
        }),
        units: new StringField({ required: true, initial: () => host.systemDefaults().grid.units }),
      }),
      tokens: new EmbeddedCollectionField(BaseToken),
      drawings: new EmbeddedCollectionField(BaseDrawing),
      notes: new EmbeddedCollectionField(BaseNote),
      regions: new EmbeddedCollectionField(BaseRegion),
      journal: new ForeignDocumentField(BaseJournalEntry),
      journalEntryPage: new DocumentIdField({ required: true, nullable: true, readonly: false }),
      folder: new ForeignDocumentField(BaseFolder),
      ...sortingFields(),
      ...bookkeepingFields(),
    };
  }
}
