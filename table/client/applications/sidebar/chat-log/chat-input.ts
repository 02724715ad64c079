import { replaceWritten, type HTMLProseMirrorElement } from "../../elements/prose-mirror/prose-mirror-element.ts";

type ChatField = HTMLTextAreaElement | HTMLProseMirrorElement;

/** How many messages sent from this client are remembered; the arrow keys bring them back. */
const MOST_REMEMBERED = 30;

/** The field of the chat, a text area on 13 and HTML on 14: Enter sends, Shift and Enter begin a new line, up and down walk through what was sent. */
export class ChatInput {
  readonly #send: (text: string) => Promise<boolean>;
  readonly #sent: string[] = [];
  #at = -1;

  /** @param send resolves to whether the text may leave the field */
  constructor(send: (text: string) => Promise<boolean>) {
    this.#send = send;
  }

  listen(field: ChatField): void {
    // Before the editor takes the key.
    const element: HTMLElement = field;
    element.addEventListener("keydown", (event) => this.#key(field, event), { capture: true });
    element.addEventListener("input", () => grow(field));
  }

  #key(field: ChatField, event: KeyboardEvent): void {
    if (event.isComposing || event.defaultPrevented) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      event.stopPropagation();
      void this.#sendFrom(field);
    } else if (event.key === "ArrowUp" && (field.value === "" || this.#at >= 0)) this.#recall(field, event, this.#at + 1);
    else if (event.key === "ArrowDown" && this.#at >= 0) this.#recall(field, event, this.#at - 1);
  }

  async #sendFrom(field: ChatField): Promise<void> {
    const text = field.value;
    if (!text.trim()) return;
    write(field, "");
    this.#at = -1;
    if (await this.#send(text.trim())) {
      if (this.#sent.at(-1) !== text) this.#sent.push(text);
      if (this.#sent.length > MOST_REMEMBERED) this.#sent.shift();
      // A refused text is put back, unless something new was typed meanwhile.
    } else if (!field.value) write(field, text);
  }

  /** @param back how many messages ago, from 0; −1 is the empty field */
  #recall(field: ChatField, event: KeyboardEvent, back: number): void {
    if (back >= this.#sent.length) return;
    event.preventDefault();
    this.#at = back;
    write(field, back < 0 ? "" : (this.#sent.at(-1 - back) ?? ""));
  }
}

function write(field: ChatField, text: string): void {
  if (field instanceof HTMLTextAreaElement) field.value = text;
  else replaceWritten(field, text);
  grow(field);
}

function grow(field: ChatField): void {
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.style.height = "";
  field.style.height = `${Math.min(field.scrollHeight + 2, 160)}px`;
}
