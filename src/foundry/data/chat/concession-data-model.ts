import { messageSchema, type MessageSchema } from "./message-schema.ts";

/** Giving up before being taken out. */
export class ConcessionDataModel extends foundry.abstract.TypeDataModel<MessageSchema, ChatMessage.Implementation> {
  static override defineSchema(): MessageSchema {
    return messageSchema();
  }
}
