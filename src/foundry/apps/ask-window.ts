import { type DrawnField, isField } from "../redraw/draft-fields.ts";
import { isElement } from "../redraw/elements.ts";
import { NornWindow } from "./norn-window.ts";
import { rerenderOnChange } from "./rerender-on-change.ts";
import { listenToSearch } from "./search-list.ts";
import { keyed } from "../words/action-key.ts";

/**
 * A window that asks for input before something is done. Escape cancels; Enter submits, except on a button or a fold, where it
 * does what these do, and in a search field, where it goes to the first match. Shift and Enter start a new line.
 */
export abstract class AskWindow extends NornWindow {
  static override DEFAULT_OPTIONS: (typeof NornWindow)["DEFAULT_OPTIONS"] = {
    classes: ["norn", "norn-ask"],
    window: { contentTag: "form", contentClasses: ["norn-ask-form"] },
    form: { handler: AskWindow.#submitted, submitOnChange: false, closeOnSubmit: false },
    actions: keyed({ cancel: AskWindow.#cancel }),
  };

  /** Parts that show points, aspects or entries: they are redrawn when those change. */
  protected abstract readonly follows: readonly string[];

  /** Called when the window is submitted. */
  protected abstract send(): Promise<void>;

  /** A field was changed. Returns the parts that show it. */
  protected changed(_field: DrawnField): readonly string[] {
    return [];
  }

  protected override async _onRender(context: object, options: Parameters<NornWindow["_onRender"]>[1]): Promise<void> {
    await super._onRender(context, options);
    if (!options.isFirstRender) return;
    this.element.addEventListener("keydown", (event) => this.#keyPressed(event));
    this.element.addEventListener("change", ({ target }) => this.#fieldChanged(target));
    listenToSearch(this.element);
    rerenderOnChange(this, this.follows);
    this.element.querySelector<HTMLElement>("[autofocus]")?.focus();
  }

  #keyPressed(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      event.stopPropagation();
      void this.close();
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing && sends(event.target)) {
      event.preventDefault();
      void this.submit();
    }
  }

  #fieldChanged(target: EventTarget | null): void {
    if (!isField(target) || target.name === "") return;
    const parts = this.changed(target);
    if (parts.length > 0) void this.render({ parts: [...parts] });
  }

  static async #submitted(this: AskWindow): Promise<void> {
    await this.send();
  }

  static async #cancel(this: AskWindow): Promise<void> {
    await this.close();
  }
}

function sends(target: EventTarget | null): boolean {
  return isElement(target) && !target.closest("button, summary, input[type=search]");
}
