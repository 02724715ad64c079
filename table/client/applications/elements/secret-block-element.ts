import { element } from "../element.ts";
import { localizeOr } from "../platform.ts";

/**
 * A passage that only owners read until it is revealed. The button asks for the change with a `secret` event; who shows the
 * text writes it. The name of that event is UNCONFIRMED.
 */
export class SecretBlockElement extends HTMLElement {
  static readonly tagName = "secret-block";

  get secret(): HTMLElement | null {
    return this.querySelector("section.secret");
  }

  get revealed(): boolean {
    return this.secret?.classList.contains("revealed") ?? false;
  }

  connectedCallback(): void {
    if (this.querySelector(":scope > button.reveal") || !this.secret) return;
    const label = this.revealed ? localizeOr("EDITOR.Hide", "Hide") : localizeOr("EDITOR.Reveal", "Reveal");
    this.prepend(element("button", { type: "button", class: "reveal", onclick: () => this.#ask() }, label));
  }

  #ask(): void {
    const detail = { id: this.secret?.id ?? "", revealed: !this.revealed };
    this.dispatchEvent(new CustomEvent("secret", { bubbles: true, detail }));
  }
}
