import { messageSchema, type MessageSchema } from "./message-schema.ts";

/** Giving up before being taken out. */
export class ConcessionDataModel extends foundry.abstract.TypeDataModel<MessageSchema, ChatMessage.Implementation> {
  static override defineSchema(): MessageSchema {
    return messageSchema();
  }
}

/** An attack and its defense, to the end. */
export class ExchangeDataModel extends foundry.abstract.TypeDataModel<MessageSchema, ChatMessage.Implementation> {
  static override defineSchema(): MessageSchema {
    return messageSchema();
  }
}
