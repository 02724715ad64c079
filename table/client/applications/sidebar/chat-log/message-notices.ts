import type { ChatMessageLike } from "../../../chat/chat-types.ts";
import { localizeOr } from "../../platform.ts";

/** How long a new message is shown beside the closed chat, in milliseconds. */
const STAYS = 6_000;
const MOST = 3;

/** Copies of new messages for users whose chat is not visible. They stay while hovered or focused. */
export class MessageNotices {
  readonly #render: (message: ChatMessageLike) => Promise<HTMLElement | null>;

  constructor(render: (message: ChatMessageLike) => Promise<HTMLElement | null>) {
    this.#render = render;
  }

  get #place(): HTMLElement | null {
    return document.getElementById("chat-notifications");
  }

  async show(message: ChatMessageLike): Promise<void> {
    const place = this.#place;
    const element = place ? await this.#render(message) : null;
    if (!place || !element) return;
    const list = place.querySelector(":scope > ol") ?? place.appendChild(newList());
    list.append(element);
    while (list.children.length > MOST) list.firstElementChild?.remove();
    this.#leaveLater(element);
  }

  /** A message was changed or deleted. */
  async replace(message: ChatMessageLike): Promise<void> {
    const present = this.#elementOf(message.id);
    if (!present) return;
    const element = await this.#render(message);
    if (!element) return present.remove();
    present.replaceWith(element);
    this.#leaveLater(element);
  }

  remove(id: string): void {
    this.#elementOf(id)?.remove();
  }

  clear(): void {
    this.#place?.replaceChildren();
  }

  #elementOf(id: string): HTMLElement | null {
    return this.#place?.querySelector<HTMLElement>(`[data-message-id="${CSS.escape(id)}"]`) ?? null;
  }

  #leaveLater(element: HTMLElement): void {
    setTimeout(() => {
      if (element.matches(":hover, :focus-within")) this.#leaveLater(element);
      else element.remove();
    }, STAYS);
  }
}

function newList(): HTMLOListElement {
  const list = document.createElement("ol");
  list.className = "chat-log plain";
  list.setAttribute("aria-label", localizeOr("CHAT.NewMessages", "New messages"));
  return list;
}
