/** A chat message; of Norn's types or the plain one. */
export class NornChatMessage<out SubType extends ChatMessage.SubType = ChatMessage.SubType> extends ChatMessage<SubType> {}
