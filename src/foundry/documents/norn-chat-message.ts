import { isGm } from "./is-gm.ts";

/** Renders Norn's card into a message that core has rendered. */
type CardRenderer = (message: NornChatMessage, html: HTMLElement) => Promise<void>;

/** Passed with a deletion to the hooks of every client. */
interface FlushOptions {
  /** The whole log was cleared. */
  nornFlush?: boolean;
}

/** Whether a GM has cleared the log: then histories start again. */
export function isLogCleared(options: object, userId: string): boolean {
  return wasFlushed(options) && isGm(userId);
}

/** Whether a deletion was one of the whole log. */
export function wasFlushed(options: object): boolean {
  return "nornFlush" in options && options.nornFlush === true;
}

/** A chat message, of Norn's types or the plain one. */
export class NornChatMessage<out SubType extends ChatMessage.SubType = ChatMessage.SubType> extends ChatMessage<SubType> {
  /** Set in `init`, so that documents do not import the cards. */
  static cardRenderer: CardRenderer | null = null;

  /** Whether it is shown in the log: manual edits are shown in histories only. */
  override get visible(): boolean {
    return super.visible && !isAdjustment(this.system);
  }

  /** Whether this reader may know its content, wherever it is shown. */
  get isLegible(): boolean {
    return super.visible && (isAdjustment(this.system) || this.isContentVisible);
  }

  /** Marks the clearing of the whole log: core's hooks do not say so. */
  static override deleteDocuments(
    ...[ids, operation]: Parameters<typeof ChatMessage.deleteDocuments>
  ): ReturnType<typeof ChatMessage.deleteDocuments> {
    const marked: FlushOptions = { nornFlush: operation?.deleteAll === true };
    return super.deleteDocuments(ids, { ...operation, ...marked });
  }

  /** Core renders the frame and hides what is hidden; the card of Norn's types goes inside. */
  override async renderHTML(options?: Parameters<ChatMessage["renderHTML"]>[0]): Promise<HTMLElement> {
    const html = await super.renderHTML(options);
    if (!this.visible) return nothing(html);
    await NornChatMessage.cardRenderer?.(this, html);
    return html;
  }
}

/** Core shows the frame of a message that is updated, even to those who must not see it. */
function nothing(html: HTMLElement): HTMLElement {
  html.replaceChildren();
  html.style.display = "none";
  return html;
}

function isAdjustment(system: object): boolean {
  const { kind, state } = system as { readonly kind?: unknown; readonly state?: unknown };
  return kind === "adjust" && state === "done";
}
