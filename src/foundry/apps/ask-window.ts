import { isElement } from "../redraw/elements.ts";
import { NornWindow } from "./norn-window.ts";

/**
 * The ground of the windows that ask something before it is done. Escape leaves; Enter sends, but on a button or a fold, which do what
 * they are for, and in a search field, which goes on to what it found. Shift and Enter begin a new line.
 */
export abstract class AskWindow extends NornWindow {
  static override DEFAULT_OPTIONS: (typeof NornWindow)["DEFAULT_OPTIONS"] = {
    classes: ["norn", "norn-roll"],
    window: { contentTag: "form", contentClasses: ["norn-roll-form"] },
    form: { submitOnChange: false, closeOnSubmit: false },
    actions: { cancel: AskWindow.#cancel },
  };

  protected override async _onRender(context: object, options: Parameters<NornWindow["_onRender"]>[1]): Promise<void> {
    await super._onRender(context, options);
    if (!options.isFirstRender) return;
    this.element.addEventListener("keydown", (event) => this.#keyPressed(event));
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

  static async #cancel(this: AskWindow): Promise<void> {
    await this.close();
  }
}

function sends(target: EventTarget | null): boolean {
  return isElement(target) && !target.closest("button, summary, input[type=search]");
}
