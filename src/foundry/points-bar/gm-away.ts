import { NornWindow } from "../apps/norn-window.ts";
import { isGmAway, onGmAway } from "../ledger/shown-world.ts";
import { templatePath } from "../words/template-path.ts";
import { placePointsBar } from "./points-bar-input.ts";

/**
 * A line that says, as long as that is so, that no GM is there: above whichever tab of the sidebar is open, else above everyone's fate
 * points. It is always on the page, so that screen readers hear it come.
 */
class GmAway extends NornWindow {
  static override DEFAULT_OPTIONS = {
    id: "norn-gm-away",
    classes: ["norn", "norn-gm-away"],
    window: { frame: false, positioned: false },
  };

  static override PARTS = { line: { template: templatePath("points-bar/gm-away.hbs") } };

  protected override async _prepareContext(): Promise<object> {
    return { away: isGmAway() };
  }

  protected override _insertElement(element: HTMLElement): void {
    const sidebar = ui.sidebar.expanded ? element.ownerDocument.getElementById("sidebar-content") : null;
    sidebar?.prepend(element);
    element.classList.toggle("is-in-sidebar", sidebar !== null);
    element.classList.toggle("is-alone", sidebar === null && !placePointsBar(element));
  }

  /** Moves it to where it is in sight now. */
  follow(): void {
    if (this.rendered) this._insertElement(this.element);
  }

  /** It stays in its place, below other windows. */
  override bringToFront(): void {}
}

/** Called in `init`. */
export function registerGmAway(): void {
  const line = new GmAway();
  Hooks.once("ready", () => void line.render({ force: true }));
  onGmAway(() => line.redraw());
  Hooks.on("collapseSidebar", () => line.follow());
}
