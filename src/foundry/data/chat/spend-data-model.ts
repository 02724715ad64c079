import { entrySchema, type EntrySchema } from "./entry-schema.ts";

/** A fate point spent: a declaration and the like. */
export class SpendDataModel extends foundry.abstract.TypeDataModel<EntrySchema, ChatMessage.Implementation> {
  static override defineSchema(): EntrySchema {
    return entrySchema();
  }
}
