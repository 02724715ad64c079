/** A passage only owners see until it is revealed, which edits the text. */
export class SecretBlockElement extends HTMLElement {
  static readonly tagName = "secret-block";

  get secret(): HTMLElement | null {
    return this.querySelector("section.secret");
  }

  get revealed(): boolean {
    return this.secret?.classList.contains("revealed") ?? false;
  }
}
