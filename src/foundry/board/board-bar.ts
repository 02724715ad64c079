import { templatePath } from "../words/template-path.ts";
import { BoardBase } from "./board-base.ts";
import { openBoard } from "./open-board.ts";
import { onTarget } from "../words/on-target.ts";

/** The board's slim form: the aspects of the scene, always in sight at the top. */
export class BoardBar extends BoardBase {
  static override DEFAULT_OPTIONS = {
    id: "norn-board-bar",
    classes: ["norn-board-bar"],
    tag: "section",
    window: { frame: false, positioned: false },
    actions: onTarget({
      fold: () => game.settings.set("norn", "boardFolded", !game.settings.get("norn", "boardFolded")),
      open: () => openBoard(),
    }),
  };

  static override PARTS = {
    bar: { template: templatePath("board/bar.hbs") },
  };

  /** Lets the clicked window redraw first. */
  protected override get delay(): number {
    return 100;
  }

  protected override async _prepareContext(): Promise<object> {
    return { ...this.board({ folded: game.settings.get("norn", "boardFolded"), slim: true }), root: this.id };
  }

  /** In the middle of the top, which both generations leave free; with its own place where there is no such column. */
  protected override _insertElement(element: HTMLElement): void {
    const { ownerDocument: page } = element;
    const top = page.getElementById("ui-top");
    (top ?? page.body).append(element);
    element.classList.toggle("is-alone", !top);
    element.setAttribute("aria-label", game.i18n.localize("NORN.Board.bar"));
  }

  /** It stays in its place, below other windows. */
  override bringToFront(): void {}
}
