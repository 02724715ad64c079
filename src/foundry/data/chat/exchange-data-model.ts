import { entrySchema, type EntrySchema } from "./entry-schema.ts";

/** An attack against a defense, to its end. */
export class ExchangeDataModel extends foundry.abstract.TypeDataModel<EntrySchema, ChatMessage.Implementation> {
  static override defineSchema(): EntrySchema {
    return entrySchema();
  }
}
