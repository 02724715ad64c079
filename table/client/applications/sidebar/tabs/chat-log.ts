import { CHAT_TEMPLATES } from "../../../chat/chat-templates.data.ts";
import { COMMANDS, type ChatCommand, type CommandData, type CommandOptions } from "../../../chat/chat-commands.ts";
import { MESSAGE_PATTERNS } from "../../../chat/chat-patterns.data.ts";
import { chatUser, chatWorld } from "../../../chat/chat-world.ts";
import { listenForDice } from "../../../chat/message-clicks.ts";
import { isListed } from "../../../chat/message-visibility.ts";
import { messageClass } from "../../../chat/message-class.ts";
import { messageModeSetting } from "../../../chat/message-mode.ts";
import { parseCommand, type ParsedCommand } from "../../../chat/parse-command.ts";
import { parseTypedHtml } from "../../../chat/parse-typed.ts";
import type { ChatMessageLike } from "../../../chat/chat-types.ts";
import type {
  ApplicationClosingOptions,
  ApplicationOptions,
  ApplicationRenderContext,
  ApplicationRenderOptions,
} from "../../api/application-types.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../../api/handlebars-application.ts";
import type { HTMLProseMirrorElement } from "../../elements/prose-mirror/prose-mirror-element.ts";
import { timeSince } from "../../handlebars/helpers/text.ts";
import { CORE_TEMPLATES } from "../../handlebars/core-templates.data.ts";
import { host } from "../../../../common/host.ts";
import { askHooks, configured, currentUser, localizeOr, notifications } from "../../platform.ts";
import { AbstractSidebarTab } from "../abstract-sidebar-tab.ts";
import { ChatPopout } from "../apps/chat-popout.ts";
import { ChatInput } from "../chat-log/chat-input.ts";
import { CHAT_LOG_TEMPLATES } from "../chat-log/chat-log-templates.data.ts";
import { MessageList } from "../chat-log/message-list.ts";
import { messageMenu } from "../chat-log/message-menu.ts";
import { chooseMode, modeChoices } from "../chat-log/message-modes.ts";
import { MessageNotices } from "../chat-log/message-notices.ts";
import { moveAmongMessages } from "../chat-log/move-among-messages.ts";
import { inOrderOfCreation } from "../chat-log/order-of-creation.ts";
import { confirmFlush } from "../chat-log/confirm-flush.ts";
import { pagePart } from "../interface-registry.ts";
import { isTurned } from "../../../../common/choices.ts";

Object.assign(CORE_TEMPLATES, CHAT_TEMPLATES, CHAT_LOG_TEMPLATES);

/** The chat: its messages, and the field to write in. Source: platform.md §6. */
export class ChatLog extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  declare ["constructor"]: typeof ChatLog;
  static override tabName = "chat";

  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["chat-sidebar", "flexcol"],
    window: { title: "SIDEBAR.TabChat" },
    actions: {
      deleteMessage(this: ChatLog, _event: PointerEvent, target: HTMLElement) {
        return this.#messageOf(target)?.delete();
      },
      jumpToBottom(this: ChatLog) {
        return this.scrollBottom();
      },
      flush: () => confirmFlush(),
    },
  };

  static override PARTS: Record<string, HandlebarsTemplatePart> = {
    log: { template: "templates/sidebar/chat/log.hbs" },
    jump: { template: "templates/sidebar/chat/jump.hbs" },
    input: { template: "templates/sidebar/chat/input.hbs" },
  };

  /** Generation 13: what a line can be, in the order tried. */
  static MESSAGE_PATTERNS: Record<string, RegExp> = MESSAGE_PATTERNS;

  /** Generation 14: the same with what each command does. The property names of an entry are UNCONFIRMED. */
  static CHAT_COMMANDS: Record<string, { rgx: RegExp; fn: ChatCommand }> = Object.fromEntries(
    Object.entries(MESSAGE_PATTERNS).flatMap(([name, rgx]) => {
      const fn = COMMANDS[name];
      return fn ? [[name, { rgx, fn }]] : [];
    }),
  );

  #list: MessageList | null = null;
  readonly #notices = new MessageNotices((message) => this.#element(message, { canClose: true }));
  readonly #input = new ChatInput((text) => this.#send(text));
  #clock: ReturnType<typeof setInterval> | undefined;

  /** Whether the log is scrolled to its end. */
  get isAtBottom(): boolean {
    return this.#list?.isAtBottom ?? true;
  }

  /** Which command a line is, and its parts. */
  static parse(message: string): ParsedCommand {
    return parseCommand(message, patternsOf(this));
  }

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    return {
      ...(await super._prepareContext(options)),
      isGM: currentUser()?.isGM ?? false,
      modes: modeChoices(),
      modeName: messageModeSetting(),
      controlsId: this.isPopout ? "" : "chat-controls",
      inputId: this.isPopout ? `${this.id}-message` : "chat-message",
      isHtml: host.generation >= 14 && !isTurned("plain-chat-box"),
      inputLabel: localizeOr("CHAT.Input", "Message"),
      inputPlaceholder: localizeOr("CHAT.Placeholder", "Write, or /roll 4dF"),
      logLabel: localizeOr("CHAT.Log", "Chat messages"),
      modeLabel: localizeOr("CHAT.Mode", "Who sees it"),
      flushLabel: localizeOr("CHAT.Flush", "Delete all messages"),
      jumpLabel: localizeOr("CHAT.JumpToBottom", "To the newest message"),
    };
  }

  protected override _configureRenderParts(options: ApplicationRenderOptions): Record<string, HandlebarsTemplatePart> {
    const parts = super._configureRenderParts(options);
    // The log is updated message by message.
    if (!options.isFirstRender) delete parts["log"];
    return parts;
  }

  protected override _attachPartListeners(partId: string, element: HTMLElement, options: ApplicationRenderOptions): void {
    super._attachPartListeners(partId, element, options);
    if (partId === "log") this.#attachLog(element);
    if (partId === "input") this.#attachInput(element);
  }

  #attachLog(scroller: HTMLElement): void {
    const list = scroller.querySelector<HTMLElement>("ol.chat-log");
    if (!list) throw new Error("The template of the chat log must have an ol.chat-log");
    const batch = configured<{ batchSize?: number }>("ChatMessage")?.batchSize ?? 100;
    this.#list = new MessageList({
      list,
      scroller,
      batch,
      messages: shownMessages,
      render: (message) => this.#element(message, {}),
    });
    moveAmongMessages(scroller);
    messageMenu(this, { messageOf: (target) => this.#messageOf(target), popOut: (message) => this.#popOut(message) }, scroller);
    scroller.addEventListener("scroll", () => this.#offerJump(), { passive: true });
    // Images that load late make messages grow.
    list.addEventListener("load", () => this.isAtBottom && void this.scrollBottom(), { capture: true });
  }

  #attachInput(element: HTMLElement): void {
    const field = element.querySelector<HTMLTextAreaElement | HTMLProseMirrorElement>(".chat-input");
    if (field) this.#input.listen(field);
    const modes = element.querySelector("select");
    modes?.addEventListener("change", () => void chooseMode(modes.value));
  }

  protected override async _onFirstRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    await this.#list?.showLatest();
    this.#clock = setInterval(() => this.updateTimestamps(), 30_000);
  }

  protected override _onClose(options: ApplicationClosingOptions): void {
    super._onClose(options);
    clearInterval(this.#clock);
  }

  protected override _onActivate(): void {
    this.#notices.clear();
    pip(false);
    if (this.isAtBottom) void this.scrollBottom();
  }

  #offerJump(): void {
    const jump = this.element?.querySelector<HTMLElement>(".jump-to-bottom");
    if (jump) jump.hidden = this.isAtBottom;
  }

  async #element(message: ChatMessageLike, options: { canClose?: boolean }): Promise<HTMLElement | null> {
    try {
      if (!message.visible) return null;
      const element = await message.renderHTML(options);
      element.dataset["messageId"] ??= message.id;
      listenForDice(element);
      element.querySelector("[data-action=dismissMessage]")?.addEventListener("click", () => element.remove());
      return element;
    } catch (error) {
      // One message that cannot be rendered must not take the others with it.
      console.error(`The chat message ${message.id} cannot be shown`, error);
      return unreadable(message, error);
    }
  }

  /** The message of an element of the log. */
  #messageOf(element: HTMLElement): ChatMessageLike | undefined {
    return chatWorld().messages.get(element.closest<HTMLElement>("[data-message-id]")?.dataset["messageId"] ?? "");
  }

  /* -- Messages are created, changed and deleted ---------------------------------------------------------------------- */

  async postOne(message: ChatMessageLike, { notify = false }: { notify?: boolean } = {}): Promise<void> {
    if (!isListed(message)) return;
    await this.#list?.post(message);
    // One wants to see what one wrote or rolled, also after scrolling up.
    if (message.author?.id === currentUser()?.id) await this.scrollBottom();
    await this.popout?.postOne(message);
    this.#offerJump();
    if (notify) await this.notify(message);
  }

  async updateMessage(message: ChatMessageLike, _notify = false): Promise<void> {
    const isShown = this.#list?.elementOf(message.id);
    if (isShown || (!isListed(message) && host.generation >= 14)) await this.#list?.update(message);
    // 13 adds one that is not visible (#14429); its document says what of it is shown.
    else if (isListed(message)) await this.#list?.post(message);
    else await this.#list?.append(message.id, await message.renderHTML({}));
    await this.#notices.replace(message);
    await this.popout?.updateMessage(message);
  }

  async deleteMessage(messageId: string, _options: object = {}): Promise<void> {
    await this.#list?.remove(messageId);
    this.#notices.remove(messageId);
    await this.popout?.deleteMessage(messageId);
  }

  /** Shows a copy of a message to users whose chat is not visible. */
  async notify(message: ChatMessageLike): Promise<void> {
    const sidebar = pagePart("sidebar");
    if (this.isPopout || this.popout || (this.active && sidebar?.expanded)) return;
    pip(true);
    await this.#notices.show(message);
  }

  async scrollBottom(): Promise<void> {
    await this.#list?.scrollBottom();
    this.#offerJump();
  }

  updateTimestamps(): void {
    for (const stamp of this.element?.querySelectorAll<HTMLTimeElement>("time.message-timestamp[datetime]") ?? []) {
      stamp.textContent = timeSince(stamp.dateTime);
    }
  }

  #popOut(message: ChatMessageLike): Promise<unknown> {
    const Popout = configured<{ popoutClass?: typeof ChatPopout }>("ChatMessage")?.popoutClass ?? ChatPopout;
    return new Popout({ message }).render({ force: true });
  }

  /* -- Writing -------------------------------------------------------------------------------------------------------- */

  /**
   * Processes a line: calls the hook `chatMessage`, then runs its command and creates its message.
   * @throws {Error} with a message for the user
   */
  async processMessage(
    message: string,
    { speaker = messageClass().getSpeaker() }: { speaker?: CommandData["speaker"] } = {},
  ): Promise<unknown> {
    const text = message.trim();
    if (!text) return undefined;
    const user = chatUser();
    if (!askHooks("chatMessage", this, text, { user: user.id, speaker })) return undefined;
    const Log = this.constructor;
    // A macro's text is plain on 14 too.
    const isHtml = host.generation >= 14 && text.startsWith("<");
    const [command, match] = isHtml ? parseTypedHtml(text, (line) => Log.parse(line)) : Log.parse(text);
    const run = (host.generation >= 14 ? Log.CHAT_COMMANDS[command]?.fn : undefined) ?? COMMANDS[command];
    if (!run) throw new Error(`The chat command "${command}" has a pattern and nothing that it does`);
    const chatData: CommandData = { author: user.id, speaker, content: text, style: 0 };
    const createOptions: CommandOptions = { chatBubble: true };
    if ((await run.call(this, command, match, chatData, createOptions)) === false) return undefined;
    return messageClass().create(chatData, createOptions);
  }

  async #send(text: string): Promise<boolean> {
    try {
      await this.processMessage(text);
      await this.scrollBottom();
      return true;
    } catch (error) {
      notifications.error(error instanceof Error ? error.message : String(error));
      return false;
    }
  }
}

/** The patterns of a log, or of a system's own subclass of it. */
function patternsOf(Log: typeof ChatLog): Record<string, RegExp> {
  if (host.generation < 14) return Log.MESSAGE_PATTERNS;
  const commands = Object.entries(Log.CHAT_COMMANDS).map(([name, { rgx }]) => [name, rgx] as const);
  // The catch-all stays last, whatever was added.
  return Object.fromEntries(commands.sort(([a], [b]) => Number(a === "invalid") - Number(b === "invalid")));
}

/** The messages in the log, oldest first. */
function shownMessages(): ChatMessageLike[] {
  return inOrderOfCreation(chatWorld().messages.contents.filter(isListed));
}

function pip(shown: boolean): void {
  const mark = document.querySelector<HTMLElement>("#sidebar [role=tab][data-tab=chat] .notification-pip");
  if (mark) mark.hidden = !shown;
}

function unreadable(message: ChatMessageLike, error: unknown): HTMLElement {
  const element = document.createElement("li");
  element.className = "chat-message message flexcol unreadable";
  element.dataset["messageId"] = message.id;
  const reason = error instanceof Error ? error.message : String(error);
  element.textContent = localizeOr("CHAT.Unreadable", "This message cannot be shown: {reason}", { reason });
  return element;
}
