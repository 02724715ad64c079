import { showCard } from "../chat/show-card.ts";

/** A chat message; of Norn's types or the plain one. */
export class NornChatMessage<out SubType extends ChatMessage.SubType = ChatMessage.SubType> extends ChatMessage<SubType> {
  /** Core draws the frame and keeps hidden what is hidden; the card of Norn's types is put inside. */
  override async renderHTML(options?: Parameters<ChatMessage["renderHTML"]>[0]): Promise<HTMLElement> {
    const html = await super.renderHTML(options);
    await showCard(this, html);
    return html;
  }
}
