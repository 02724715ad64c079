import { entrySchema, type EntrySchema } from "./entry-schema.ts";

/** A fate point offered for trouble. */
export class CompelDataModel extends foundry.abstract.TypeDataModel<EntrySchema, ChatMessage.Implementation> {
  static override defineSchema(): EntrySchema {
    return entrySchema();
  }
}
