import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import { SetField } from "../data/fields/array-field.ts";
import { EmbeddedDataField } from "../data/fields/embedded-data-field.ts";
import { ObjectField } from "../data/fields/object-field.ts";
import { IntegerSortField } from "../data/fields/numeric-kinds.ts";
import { ForeignDocumentField } from "../data/fields/reference-fields.ts";
import type { DataSchema } from "../data/fields/schema-field.ts";
import { HTMLField } from "../data/fields/string-field.ts";
import { BaseActor } from "./base-actor.ts";
import { BaseCombat } from "./base-combat.ts";
import { BaseFolder } from "./base-folder.ts";
import { BaseItem } from "./base-item.ts";
import { BaseJournalEntry } from "./base-journal-entry.ts";
import { BaseMacro } from "./base-macro.ts";
import { BaseRollTable } from "./base-roll-table.ts";
import { BaseScene } from "./base-scene.ts";
import { bookkeepingFields, identityFields, imageField, nameField } from "./shared-fields.ts";

/** What an adventure holds, by field; cards and playlists are kept as they are. */
const CONTENT: Readonly<Record<string, typeof Document>> = {
  actors: BaseActor,
  combats: BaseCombat,
  items: BaseItem,
  journal: BaseJournalEntry,
  scenes: BaseScene,
  tables: BaseRollTable,
  macros: BaseMacro,
  folders: BaseFolder,
};
const KEPT = ["cards", "playlists"];

/** Documents of many types that are imported together. Only in compendium packs. */
export class BaseAdventure extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "Adventure",
    collection: "adventures",
    indexed: true,
    compendiumIndexFields: ["_id", "name", "description", "img", "sort", "folder"],
  });

  declare name: string;
  declare img: string | null;
  declare caption: string;
  declare description: string;
  declare folder: BaseFolder | null;
  declare sort: number;

  static override defineSchema(): DataSchema {
    const filled = Object.entries(CONTENT).map(([field, cls]) => [field, new SetField(new EmbeddedDataField(cls))] as const);
    const kept = KEPT.map((field) => [field, new SetField(new ObjectField())] as const);
    return {
      ...identityFields(),
      name: nameField(),
      img: imageField(),
      caption: new HTMLField(),
      description: new HTMLField({ textSearch: true }),
      ...Object.fromEntries([...filled, ...kept]),
      folder: new ForeignDocumentField(BaseFolder),
      sort: new IntegerSortField(),
      ...bookkeepingFields(),
    };
  }

  /** Field → the class of the documents in it. */
  static get contentFields(): Record<string, typeof Document> {
    return Object.fromEntries(Object.entries(CONTENT).map(([field, cls]) => [field, cls.implementation]));
  }
}
