import type { Lack } from "../../view/lack.ts";
import { type RenderedField, isField } from "../redraw/draft-fields.ts";
import { isElement } from "../redraw/elements.ts";
import { onTarget } from "../words/on-target.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";
import { NornWindow } from "./norn-window.ts";
import { rerenderOnChange } from "./rerender-on-change.ts";
import { listenToSearch } from "./search-list.ts";

/**
 * A window that asks for input before something is done. Escape cancels; Enter submits, except where it has a use of its own: on a
 * button, a link, a fold or a file field, and in a search field, where it goes to the first match. Shift and Enter start a new
 * line. The focus begins in the first field.
 */
export abstract class AskWindow extends NornWindow {
  static override DEFAULT_OPTIONS: (typeof NornWindow)["DEFAULT_OPTIONS"] = {
    classes: ["norn", "norn-ask"],
    window: { contentTag: "form", contentClasses: ["norn-ask-form"] },
    form: { handler: AskWindow.#submitted, submitOnChange: false, closeOnSubmit: false },
    actions: onTarget({ cancel: (_data, window: AskWindow) => window.close() }),
  };

  /** Parts that show points, aspects or entries: they are redrawn when those change. */
  protected abstract readonly follows: readonly string[];
  /** An answer is being sent: more clicks do nothing. */
  #busy = false;
  /** What a changed field changes in others. */
  #redrawn: Promise<unknown> = Promise.resolve();
  /** The field that was said to lack something. */
  #lacking: Element | null = null;

  /** Called when the window is submitted. `button`: the one that was pressed, "" for the main one, which Enter presses, too. */
  protected abstract send(button: string): Promise<void>;

  /** What is missing to submit it with a button; null for nothing. It is said in the window, which stays open. */
  protected lack(_button: string): Lack | null {
    return null;
  }

  /** Selector of what the focus begins in, where no template says. */
  protected get firstField(): string {
    return ":is(input, select, textarea, .norn-ask-foot button):enabled";
  }

  /** A field was changed. Returns the parts that show it. */
  protected changed(_field: RenderedField): readonly string[] {
    return [];
  }

  /** Submits it once, however often the button is pressed meanwhile. */
  protected async press(button: string): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      await Promise.allSettled([this.#redrawn]);
      const lack = this.lack(button);
      this.#say(lack);
      if (!lack) await this.send(button);
    } finally {
      this.#busy = false;
    }
  }

  protected override async _onRender(context: object, options: Parameters<NornWindow["_onRender"]>[1]): Promise<void> {
    await super._onRender(context, options);
    if (!options.isFirstRender) return;
    this.form?.lastElementChild?.before(placeForLack(`${this.id}-lack`));
    this.element.addEventListener("keydown", (event) => this.#keyPressed(event));
    this.element.addEventListener("change", ({ target }) => this.#fieldChanged(target));
    listenToSearch(this.element);
    if (this.follows.length > 0) rerenderOnChange(this, this.follows);
    const first =
      this.element.querySelector<HTMLElement>("[autofocus]") ?? this.form?.querySelector<HTMLElement>(this.firstField);
    first?.toggleAttribute("autofocus", true);
    first?.focus();
  }

  #keyPressed(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      void this.close();
    } else if (event.key === "Enter" && !event.shiftKey && sends(event.target)) {
      event.preventDefault();
      void this.submit();
    }
  }

  #fieldChanged(target: EventTarget | null): void {
    if (!isField(target) || target.name === "") return;
    const parts = this.changed(target);
    if (parts.length > 0) this.#redrawn = this.render({ parts: [...parts] });
  }

  #say(lack: Lack | null): void {
    const place = this.element.querySelector(".norn-ask-lack");
    if (place) place.textContent = lack && putIntoWords(lack.words);
    for (const name of ["aria-invalid", "aria-errormessage"]) this.#lacking?.removeAttribute(name);
    const field = lack && this.form?.elements.namedItem(lack.field);
    if (!isField(field)) return;
    this.#lacking = field;
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-errormessage", `${this.id}-lack`);
    field.focus();
  }

  static async #submitted(this: AskWindow): Promise<void> {
    await this.press("");
  }
}

function sends(target: EventTarget | null): boolean {
  return isElement(target) && !target.closest("button, a, summary, input:is([type=search], [type=file])");
}

function placeForLack(id: string): HTMLParagraphElement {
  const place = document.createElement("p");
  place.id = id;
  place.className = "norn-refused norn-ask-lack";
  place.role = "alert";
  return place;
}
