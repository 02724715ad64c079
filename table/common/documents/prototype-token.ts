import { DataModel } from "../abstract/data-model.ts";
import { BooleanField } from "../data/fields/boolean-field.ts";
import { DocumentFlagsField } from "../data/fields/document-fields.ts";
import type { DataSchema } from "../data/fields/schema-field.ts";
import { tokenFields } from "./token-fields.ts";

/** The token an actor is placed with. */
export class PrototypeToken extends DataModel {
  declare name: string;
  declare actorLink: boolean;
  declare texture: { src: string };
  declare flags: Record<string, Record<string, unknown>>;

  static override defineSchema(): DataSchema {
    return {
      ...tokenFields(),
      appendNumber: new BooleanField(),
      prependAdjective: new BooleanField(),
      randomImg: new BooleanField(),
      flags: new DocumentFlagsField(),
    };
  }

  get actor(): DataModel | null {
    return this.parent;
  }
}
