import { DataModel } from "./data-model.ts";
import type { SchemaField } from "../data/fields/schema-field.ts";
import type { Document } from "./document.ts";
import type { BaseUser } from "../documents/base-user.ts";
import type { FieldElement } from "../data/field-forms.ts";
import type { PlainObject } from "../plain-object.ts";

/** A document's `system`: data, and its part in the document's life cycle. */
export class TypeDataModel extends DataModel {
  declare readonly parent: Document;
  /** The package that provides the model; null for the core. */
  declare modelProvider: unknown;

  /** Its field paths start at the document: `system.x` (platform.md §4.4). */
  static override get schema(): SchemaField {
    const schema = super.schema;
    schema.name = "system";
    return schema;
  }

  /** Before the document's own prepareBaseData. */
  prepareBaseData(): void {}

  /** Before the document's own prepareDerivedData. */
  prepareDerivedData(): void {}

  /** The embed of a document in a text; null leaves it to the document. Called on the client only. */
  async toEmbed(_config: PlainObject, _options: PlainObject = {}): Promise<FieldElement | null> {
    return null;
  }

  /** Called after it was embedded in a text. */
  onEmbed(_element: FieldElement): void {}

  /** Return false to stop the creation. */
  async _preCreate(_data: PlainObject, _options: PlainObject, _user: BaseUser): Promise<boolean | void> {}
  _onCreate(_data: PlainObject, _options: PlainObject, _userId: string): void {}
  /** Return false to stop the update. */
  async _preUpdate(_changes: PlainObject, _options: PlainObject, _user: BaseUser): Promise<boolean | void> {}
  _onUpdate(_changed: PlainObject, _options: PlainObject, _userId: string): void {}
  /** Return false to stop the deletion. */
  async _preDelete(_options: PlainObject, _user: BaseUser): Promise<boolean | void> {}
  _onDelete(_options: PlainObject, _userId: string): void {}
}
