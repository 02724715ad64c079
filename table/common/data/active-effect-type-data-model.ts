import { TypeDataModel } from "../abstract/type-data-model.ts";
import { ArrayField } from "./fields/array-field.ts";
import { NumberField } from "./fields/number-field.ts";
import { type DataSchema, SchemaField } from "./fields/schema-field.ts";
import { StringField } from "./fields/string-field.ts";

/** v14: the `system` of an effect, with its changes; a system extends it (DOC ActiveEffectTypeDataModel). */
export class ActiveEffectTypeDataModel extends TypeDataModel {
  static override defineSchema(): DataSchema {
    const change = new SchemaField({
      key: new StringField({ required: true, blank: true }),
      type: new StringField({ required: true, blank: false, initial: "add" }),
      value: new StringField({ required: true }),
      phase: new StringField({ required: true, blank: false, initial: "initial" }),
      priority: new NumberField(),
    });
    return { changes: new ArrayField(change) };
  }
}
