import { Document } from "../abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../abstract/document-metadata.ts";
import type { EmbeddedCollection } from "../abstract/embedded-collection.ts";
import { BooleanField } from "../data/fields/boolean-field.ts";
import { DocumentTypeField } from "../data/fields/document-fields.ts";
import { EmbeddedCollectionField } from "../data/fields/embedded-collection-field.ts";
import { NumberField } from "../data/fields/number-field.ts";
import { IntegerSortField } from "../data/fields/numeric-kinds.ts";
import { ForeignDocumentField } from "../data/fields/reference-fields.ts";
import type { DataSchema } from "../data/fields/schema-field.ts";
import { StringField } from "../data/fields/string-field.ts";
import { TypeDataField } from "../data/fields/type-data-field.ts";
import { host } from "../host.ts";
import type { PlainObject } from "../plain-object.ts";
import { BaseCombatant } from "./base-combatant.ts";
import { BaseCombatantGroup } from "./base-combatant-group.ts";
import { BaseScene } from "./base-scene.ts";
import type { BaseUser } from "./base-user.ts";
import { bookkeepingFields, identityFields } from "./shared-fields.ts";
import { isTurned } from "../choices.ts";

/** What players may write: the current turn (platform.md §3.4; the precise list is UNCONFIRMED). */
const PLAYER_FIELDS: readonly string[] = ["_id", "round", "turn", "combatants"];
/** Where the list is the shorter one (`strict-players`). */
const STRICT_FIELDS: readonly string[] = ["_id", "round", "turn"];

/** A combat with its order. */
export class BaseCombat extends Document {
  static override metadata = defineMetadata(BASE_METADATA, {
    name: "Combat",
    collection: "combats",
    embedded: { Combatant: "combatants", CombatantGroup: "groups" },
    hasTypeData: true,
    permissions: {
      create: "ASSISTANT",
      update: (user: BaseUser, _document: Document, data: PlainObject) =>
        user.isGM || Object.keys(data).every((key) => fields().includes(key)),
      delete: "ASSISTANT",
    },
  });

  declare type: string;
  declare system: PlainObject;
  declare groups: EmbeddedCollection<BaseCombatantGroup>;
  declare combatants: EmbeddedCollection<BaseCombatant>;
  declare scene: BaseScene | null;
  declare active: boolean;
  declare round: number;
  declare turn: number | null;
  declare sort: number;

  static override defineSchema(): DataSchema {
    return {
      ...identityFields(),
      ...(host.generation >= 14 ? { name: new StringField({ required: true, blank: true }) } : {}),
      type: new DocumentTypeField(this, { initial: "base" }),
      system: new TypeDataField(this),
      scene: new ForeignDocumentField(BaseScene),
      groups: new EmbeddedCollectionField(BaseCombatantGroup),
      combatants: new EmbeddedCollectionField(BaseCombatant),
      active: new BooleanField(),
      round: new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 0 }),
      turn: new NumberField({ required: true, nullable: true, integer: true, min: 0, initial: null }),
      sort: new IntegerSortField(),
      ...bookkeepingFields(),
    };
  }
}

function fields(): readonly string[] {
  return isTurned("strict-players") ? STRICT_FIELDS : PLAYER_FIELDS;
}
