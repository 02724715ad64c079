import { entrySchema, type EntrySchema } from "./entry-schema.ts";

/** Giving up before being taken out. */
export class ConcessionDataModel extends foundry.abstract.TypeDataModel<EntrySchema, ChatMessage.Implementation> {
  static override defineSchema(): EntrySchema {
    return entrySchema();
  }
}
