/** What was sent from this client, newest last; the arrow keys bring it back. */
const MOST_REMEMBERED = 30;

/** The text field of the chat: Enter sends, Shift and Enter begin a new line, up and down walk through what was sent. */
export class ChatInput {
  readonly #send: (text: string) => Promise<boolean>;
  readonly #sent: string[] = [];
  #at = -1;

  /** @param send answers whether the text may leave the field */
  constructor(send: (text: string) => Promise<boolean>) {
    this.#send = send;
  }

  listen(field: HTMLTextAreaElement): void {
    field.addEventListener("keydown", (event) => this.#key(field, event));
    field.addEventListener("input", () => grow(field));
  }

  #key(field: HTMLTextAreaElement, event: KeyboardEvent): void {
    if (event.isComposing || event.defaultPrevented) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      void this.#sendFrom(field);
    } else if (event.key === "ArrowUp" && (field.value === "" || this.#at >= 0)) this.#recall(field, event, this.#at + 1);
    else if (event.key === "ArrowDown" && this.#at >= 0) this.#recall(field, event, this.#at - 1);
  }

  async #sendFrom(field: HTMLTextAreaElement): Promise<void> {
    const text = field.value;
    if (!text.trim()) return;
    field.value = "";
    grow(field);
    this.#at = -1;
    if (await this.#send(text.trim())) {
      if (this.#sent.at(-1) !== text) this.#sent.push(text);
      if (this.#sent.length > MOST_REMEMBERED) this.#sent.shift();
      // What was refused comes back, unless something new was begun meanwhile.
    } else if (!field.value) field.value = text;
    grow(field);
  }

  /** @param back how many messages ago, from 0; −1 is the empty field */
  #recall(field: HTMLTextAreaElement, event: KeyboardEvent, back: number): void {
    if (back >= this.#sent.length) return;
    event.preventDefault();
    this.#at = back;
    field.value = back < 0 ? "" : (this.#sent.at(-1 - back) ?? "");
    grow(field);
  }
}

function grow(field: HTMLTextAreaElement): void {
  field.style.height = "";
  field.style.height = `${Math.min(field.scrollHeight + 2, 160)}px`;
}
