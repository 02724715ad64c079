import { Document } from "../../../common/abstract/document.ts";
import { BASE_METADATA, defineMetadata } from "../../../common/abstract/document-metadata.ts";
import { HTMLField, NumberField, StringField } from "../../../common/data/fields/index.ts";
import { DocumentFlagsField, DocumentOwnershipField } from "../../../common/data/fields/document-fields.ts";
import type { DataSchema } from "../../../common/data/fields/schema-field.ts";
import { DocumentIdField } from "../../../common/data/fields/string-field.ts";

interface Window {
  render(): unknown;
}

/** A document that is not stored: an update takes effect at once, and its windows show it. */
export class FakeDocument extends Document {
  static override metadata = defineMetadata(BASE_METADATA, { name: "Item", collection: "items" });
  readonly apps: Record<string, Window> = {};
  readonly updates: object[] = [];

  static override defineSchema(): DataSchema {
    return {
      _id: new DocumentIdField(),
      name: new StringField({ required: true, blank: false }),
      size: new NumberField({ integer: true, initial: 0 }),
      notes: new HTMLField(),
      img: new StringField({ initial: "icons/svg/item-bag.svg" }),
      ownership: new DocumentOwnershipField(),
      flags: new DocumentFlagsField(),
    };
  }

  override async update(changes: object): Promise<this> {
    this.updates.push(changes);
    this.updateSource(changes);
    for (const app of Object.values(this.apps)) app.render();
    return this;
  }
}
