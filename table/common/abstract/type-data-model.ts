import { DataModel } from "./data-model.ts";
import type { SchemaField } from "../data/fields/schema-field.ts";
import type { Document } from "./document.ts";
import type { BaseUser } from "../documents/base-user.ts";
import type { FieldElement } from "../data/field-forms.ts";
import type { PlainObject } from "../plain-object.ts";

/** The `system` of a document: data, and what it does in the document's life. */
export class TypeDataModel extends DataModel {
  declare readonly parent: Document;
  /** The package that provides the model; null for the core. */
  declare modelProvider: unknown;

  /** Its fields are addressed from the document they belong to: `system.x` (platform.md §4.4). */
  static override get schema(): SchemaField {
    return Object.assign(super.schema, { name: "system" });
  }

  /** Before the document's own prepareBaseData. */
  prepareBaseData(): void {}

  /** Before the document's own prepareDerivedData. */
  prepareDerivedData(): void {}

  /** What a text shows in the place of an embedded document; null leaves it to the document. The client alone asks. */
  async toEmbed(_config: PlainObject, _options: PlainObject = {}): Promise<FieldElement | null> {
    return null;
  }

  /** After it has been put into a text. */
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
