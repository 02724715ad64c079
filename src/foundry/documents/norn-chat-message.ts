/** Puts Norn's card into a message core has rendered. */
type CardRenderer = (message: NornChatMessage, html: HTMLElement) => Promise<void>;

/** Travels with a deletion to the hooks of every client. */
export interface FlushOptions {
  /** The whole log is cleared. */
  nornFlush?: boolean;
}

/** A chat message; of Norn's types or the plain one. */
export class NornChatMessage<out SubType extends ChatMessage.SubType = ChatMessage.SubType> extends ChatMessage<SubType> {
  /** Set in `init`: a document knows nothing of its card. */
  static cardRenderer: CardRenderer | null = null;

  /** Whether it stands in the log: what somebody changed by hand is told in the history alone. */
  override get visible(): boolean {
    return super.visible && !isAdjustment(this.system);
  }

  /** Whether this reader may know what it says, wherever it is shown. */
  get isLegible(): boolean {
    return super.visible && (isAdjustment(this.system) || this.isContentVisible);
  }

  /** Marks a clearing of the whole log: core does not tell hooks that it was that. */
  static override deleteDocuments(
    ...[ids, operation]: Parameters<typeof ChatMessage.deleteDocuments>
  ): ReturnType<typeof ChatMessage.deleteDocuments> {
    const marked: FlushOptions = { nornFlush: operation?.deleteAll === true };
    return super.deleteDocuments(ids, { ...operation, ...marked });
  }

  /** Core draws the frame and keeps hidden what is hidden; the card of Norn's types is put inside. */
  override async renderHTML(options?: Parameters<ChatMessage["renderHTML"]>[0]): Promise<HTMLElement> {
    const html = await super.renderHTML(options);
    await NornChatMessage.cardRenderer?.(this, html);
    return html;
  }
}

function isAdjustment(system: object): boolean {
  const { kind, state } = system as { readonly kind?: unknown; readonly state?: unknown };
  return kind === "adjust" && state === "done";
}
