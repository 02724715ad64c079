import { ApplicationV2 } from "../api/application.ts";
import type { ApplicationOptions } from "../api/application-types.ts";

/** A part of the page without a frame, in the element with the id of `options.place`. */
export class PageApplication extends ApplicationV2 {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    window: { frame: false, positioned: false },
  };

  /** It stays in its place, below windows. */
  override bringToFront(): void {}

  protected override _insertElement(element: HTMLElement): void {
    const name = String(this.options["place"]);
    const place = document.getElementById(name) ?? document.getElementById(`other-${name}`);
    const present = document.getElementById(element.id);
    if (present) present.replaceWith(element);
    else if (place) place.append(element);
    else super._insertElement(element);
  }
}
