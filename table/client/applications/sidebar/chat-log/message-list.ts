import { Semaphore } from "../../../../common/utils/semaphore.ts";
import type { ChatMessageLike } from "../../../chat/chat-types.ts";

export interface MessageListOptions {
  /** The list element, and its scrolling container. */
  list: HTMLElement;
  scroller: HTMLElement;
  /** All messages that may be shown, oldest first. */
  messages: () => readonly ChatMessageLike[];
  render: (message: ChatMessageLike) => Promise<HTMLElement | null>;
  /** How many are added at a time; at most four times as many are on the page. */
  batch: number;
}

/** How near to an end, in pixels, more messages are added. */
const NEAR = 300;
const BATCHES = 4;

/**
 * The range of messages on the page. It grows when the user scrolls beyond either end and is cut at the other, so that a thousand
 * messages cost no more than a few hundred.
 */
export class MessageList {
  readonly #options: MessageListOptions;
  readonly #queue = new Semaphore(1);
  /** Ids on the page, oldest first. */
  #shown: string[] = [];
  /** Ids of messages that are about to be added. */
  readonly #coming = new Set<string>();
  #following = true;

  constructor(options: MessageListOptions) {
    this.#options = options;
    options.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
  }

  /** Whether the list is scrolled to its end, so that it follows new messages. */
  get isAtBottom(): boolean {
    return this.#following;
  }

  get size(): number {
    return this.#shown.length;
  }

  /** Shows the newest messages and scrolls to the end. */
  showLatest(): Promise<void> {
    return this.#queue.add(() => this.#drawLatest());
  }

  async #drawLatest(): Promise<void> {
    const latest = this.#options.messages().slice(-this.#options.batch);
    const rendered = await this.#renderAll(latest);
    // While a page loads, a message may be deleted before anyone hears of it here.
    const present = new Set(this.#options.messages().map(({ id }) => id));
    const elements = rendered.filter((element) => present.has(idOf(element)));
    this.#options.list.replaceChildren(...elements);
    this.#shown = elements.map(idOf);
    this.#followEnd();
  }

  /** Adds a message in its place. If the user has scrolled far up, it is only added to the page later. */
  post(message: ChatMessageLike): Promise<void> {
    this.#coming.add(message.id);
    return this.#queue.add(async () => {
      this.#coming.delete(message.id);
      if (this.#shown.includes(message.id) || !this.#reachesEnd(message)) return;
      const element = await this.#options.render(message);
      if (!element) return;
      this.#insert(message, element);
      if (!this.#following) return;
      this.#cut("start");
      this.#followEnd();
    });
  }

  update(message: ChatMessageLike): Promise<void> {
    return this.#queue.add(async () => {
      const present = this.elementOf(message.id);
      if (!present) return;
      const element = await this.#options.render(message);
      const focused = present.contains(document.activeElement) ? pathOf(document.activeElement) : null;
      if (element) present.replaceWith(element);
      else this.#drop(present);
      if (element && focused) element.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
      if (this.#following) this.#followEnd();
    });
  }

  /** Adds an element at the end, whether or not its message is among those that may be shown. */
  append(id: string, element: HTMLElement): Promise<void> {
    return this.#queue.add(async () => {
      element.dataset["messageId"] ??= id;
      this.#options.list.append(element);
    });
  }

  remove(id: string): Promise<void> {
    return this.#queue.add(async () => {
      const present = this.elementOf(id);
      if (present) this.#drop(present);
    });
  }

  /**
   * Scrolls to the end and follows it. For messages that are about to be added the others stay as they are; some of those are on
   * the page already if the newest have been drawn since.
   */
  scrollBottom(): Promise<void> {
    return this.#queue.add(async () => {
      const all = this.#options.messages();
      const newest = all.findLastIndex(({ id }) => !this.#coming.has(id));
      const last = all.findLastIndex(({ id }) => this.#shown.includes(id));
      if (last < newest) await this.#drawLatest();
      else this.#followEnd();
    });
  }

  elementOf(id: string): HTMLElement | null {
    return this.#options.list.querySelector<HTMLElement>(`:scope > [data-message-id="${CSS.escape(id)}"]`);
  }

  /** Shows the messages before the first one on the page. */
  older(): Promise<void> {
    return this.#queue.add(async () => {
      const all = this.#options.messages();
      const first = all.findIndex(({ id }) => id === this.#shown[0]);
      if (first <= 0) return;
      const elements = await this.#renderAll(this.#missing(all.slice(Math.max(0, first - this.#options.batch), first)));
      this.#keepingPlace(() => {
        this.#options.list.prepend(...elements);
        this.#shown.unshift(...elements.map(idOf));
      });
      this.#cut("end");
    });
  }

  /** Shows the messages after the last one on the page. */
  newer(): Promise<void> {
    return this.#queue.add(async () => {
      const all = this.#options.messages();
      const last = all.findIndex(({ id }) => id === this.#shown.at(-1));
      if (last < 0 || last === all.length - 1) return;
      const elements = await this.#renderAll(this.#missing(all.slice(last + 1, last + 1 + this.#options.batch)));
      this.#options.list.append(...elements);
      this.#shown.push(...elements.map(idOf));
      this.#keepingPlace(() => this.#cut("start"));
    });
  }

  /** A message whose place among the others has changed is on the page already. */
  #missing(messages: readonly ChatMessageLike[]): readonly ChatMessageLike[] {
    const shown = new Set(this.#shown);
    return messages.filter(({ id }) => !shown.has(id));
  }

  async #renderAll(messages: readonly ChatMessageLike[]): Promise<HTMLElement[]> {
    const elements = await Promise.all(messages.map((message) => this.#options.render(message)));
    return elements.filter((element) => element !== null);
  }

  /** Whether everything visible after this message is on the page. */
  #reachesEnd(message: ChatMessageLike): boolean {
    const all = this.#options.messages();
    const at = all.findIndex(({ id }) => id === message.id);
    if (at < 0) return false;
    const before = all[at - 1];
    return !before || this.#shown.length === 0 || this.#shown.includes(before.id);
  }

  #insert(message: ChatMessageLike, element: HTMLElement): void {
    const all = this.#options.messages();
    const next = all.slice(all.findIndex(({ id }) => id === message.id) + 1).find(({ id }) => this.#shown.includes(id));
    const present = next ? this.elementOf(next.id) : null;
    if (present && next) {
      present.before(element);
      this.#shown.splice(this.#shown.indexOf(next.id), 0, message.id);
    } else {
      this.#options.list.append(element);
      this.#shown.push(message.id);
    }
  }

  #drop(element: HTMLElement): void {
    this.#shown = this.#shown.filter((id) => id !== idOf(element));
    element.remove();
  }

  #cut(end: "start" | "end"): void {
    const surplus = this.#shown.length - this.#options.batch * BATCHES;
    if (surplus <= 0) return;
    const gone = end === "start" ? this.#shown.splice(0, surplus) : this.#shown.splice(-surplus);
    for (const id of gone) this.elementOf(id)?.remove();
  }

  /** Changes the list above the visible part without moving the visible part. */
  #keepingPlace(change: () => void): void {
    const { scroller } = this.#options;
    const fromEnd = scroller.scrollHeight - scroller.scrollTop;
    change();
    scroller.scrollTop = scroller.scrollHeight - fromEnd;
  }

  #followEnd(): void {
    const { scroller } = this.#options;
    this.#following = true;
    scroller.scrollTop = scroller.scrollHeight;
  }

  #scrolled(): void {
    const { scroller } = this.#options;
    const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    const atNewest = this.#shown.at(-1) === this.#options.messages().at(-1)?.id;
    this.#following = below < 20 && atNewest;
    if (scroller.scrollTop < NEAR) void this.older();
    else if (below < NEAR && !atNewest) void this.newer();
  }
}

function idOf(element: HTMLElement): string {
  return element.dataset["messageId"] ?? "";
}

/** A selector that finds the focused control again in a new rendering of the message. */
function pathOf(element: Element | null): string | null {
  if (!(element instanceof HTMLElement)) return null;
  if (element.id) return `#${CSS.escape(element.id)}`;
  const { action } = element.dataset;
  return action ? `[data-action="${CSS.escape(action)}"]` : null;
}
