import { pointsText, type BarCharacter, pointsBarView } from "../../view/points-bar/points-bar.view.ts";
import { NornWindow } from "../apps/norn-window.ts";
import { openBreaks } from "../breaks/register-breaks.ts";
import { openCompel } from "../compel/open-compel.ts";
import { openHistory, openPoolHistory } from "../history/open-history.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";
import { activeGame } from "../settings/active-game.ts";
import { listenToDrops } from "./drop-on-points-bar.ts";
import { openPointsBarMenu } from "./points-bar-menu.ts";
import { placePointsBar, pointsBarInput } from "./points-bar-input.ts";
import { templatePath } from "../words/template-path.ts";
import { onTarget } from "../words/on-target.ts";

/** How long a change stays marked, in milliseconds. */
const MARKED = 2600;

/** Everyone's fate points, always in sight. */
export class PointsBar extends NornWindow {
  static override DEFAULT_OPTIONS = {
    id: "norn-strip",
    classes: ["norn", "norn-strip"],
    tag: "aside",
    window: { frame: false, positioned: false },
    actions: onTarget({
      history: ({ actor = "" }) => openHistory(actor),
      pool: () => openPoolHistory(),
      fold: () => game.settings.set("norn", "stripFolded", !game.settings.get("norn", "stripFolded")),
      breaks: () => openBreaks(),
      compel: () => openCompel(),
    }),
  };

  static override PARTS = {
    points: { template: templatePath("points-bar/points-bar.hbs") },
  };

  /** Points as last drawn, and as they were before a change that is still marked; by id. */
  #rendered = new Map<string, number>();
  readonly #before = new Map<string, number>();
  /** What was announced of the last changes. */
  #said = "";

  protected override async _prepareContext(): Promise<object> {
    const played = activeGame();
    const source = pointsBarInput(played, game.settings.get("norn", "stripFolded"), this.#before);
    this.#follow(source.characters);
    return { ...pointsBarView(source, played.ruleset), said: this.#said, root: this.id };
  }

  /** Marks changes since the last redraw for a moment, and announces them. */
  #follow(characters: readonly BarCharacter[]): void {
    const changed = characters.filter(({ id, points }) => (this.#rendered.get(id) ?? points.value) !== points.value);
    for (const { id } of changed) {
      if (this.#before.has(id)) continue;
      this.#before.set(id, this.#rendered.get(id) ?? 0);
      setTimeout(() => {
        this.#before.delete(id);
        this.redraw();
      }, MARKED);
    }
    if (changed.length > 0)
      this.#said = changed.map(({ name, points }) => `${name}: ${putIntoWords(pointsText(points.value))}.`).join(" ");
    this.#rendered = new Map(characters.map(({ id, points }) => [id, points.value]));
  }

  protected override _insertElement(element: HTMLElement): void {
    element.classList.toggle("is-alone", !placePointsBar(element));
    element.setAttribute("aria-label", game.i18n.localize("NORN.Strip.title"));
  }

  protected override async _onFirstRender(...args: Parameters<NornWindow["_onFirstRender"]>): Promise<void> {
    await super._onFirstRender(...args);
    listenToDrops(this.element);
    this.element.addEventListener("contextmenu", (event) => void openPointsBarMenu(event));
  }

  /** It stays in its place, below other windows. */
  override bringToFront(): void {}
}
