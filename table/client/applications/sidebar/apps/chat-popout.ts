import { listenForDice } from "../../../chat/message-clicks.ts";
import type { ChatMessageLike } from "../../../chat/chat-types.ts";
import { ApplicationV2 } from "../../api/application.ts";
import type {
  ApplicationClosingOptions,
  ApplicationOptions,
  ApplicationRenderContext,
  ApplicationRenderOptions,
} from "../../api/application-types.ts";
import { localizeOr } from "../../platform.ts";

export interface ChatPopoutOptions extends ApplicationOptions {
  message: ChatMessageLike;
}

/** A message in a window of its own. */
export class ChatPopout extends ApplicationV2 {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["chat-popout"],
    window: { icon: "fa-solid fa-comment", resizable: true },
    position: { width: 320 },
    actions: {
      async deleteMessage(this: ChatPopout) {
        await this.message.delete();
      },
    },
  };

  readonly message: ChatMessageLike;

  constructor(options: ChatPopoutOptions) {
    const { message, ...rest } = options;
    super({ id: `chat-popout-${message.id}`, ...rest });
    this.message = message;
  }

  override get title(): string {
    return this.message.title || this.message.alias || localizeOr("CHAT.Message", "Message");
  }

  /** A message rerenders and closes the windows in its `apps` when it changes or is deleted. */
  protected override async _onFirstRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    if (this.message.apps) this.message.apps[this.id] = this;
  }

  protected override _onClose(options: ApplicationClosingOptions): void {
    super._onClose(options);
    if (this.message.apps) delete this.message.apps[this.id];
  }

  protected override async _renderHTML(): Promise<HTMLElement> {
    return this.message.renderHTML({ canDelete: false });
  }

  protected override _replaceHTML(result: HTMLElement, content: HTMLElement): void {
    listenForDice(result);
    const list = document.createElement("ol");
    list.className = "chat-log plain";
    list.append(result);
    content.replaceChildren(list);
  }
}
