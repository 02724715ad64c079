import { stripView, type StripEntry } from "../../view/strip/strip.view.ts";
import { NornWindow } from "../apps/norn-window.ts";
import { openBreaks } from "../ledger/breaks/open-breaks.ts";
import { openCompel } from "../ledger/compel/open-compel.ts";
import { openHistory, openPoolHistory } from "../ledger/history/open-history.ts";
import { putIntoWords } from "../registration/handlebars-helpers.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { redrawInPlace } from "../sheets/redraw-in-place.ts";
import { putStrip } from "./strip-place.ts";
import { stripSource } from "./strip-source.ts";

const FOLDER = "systems/norn/templates/strip";
/** As long as a change stays marked, in milliseconds. */
const MARKED = 2600;

/** Everyone's fate points, always in sight. */
export class FateStrip extends NornWindow {
  static override DEFAULT_OPTIONS = {
    id: "norn-strip",
    classes: ["norn", "norn-strip"],
    tag: "aside",
    window: { frame: false, positioned: false },
    actions: {
      history: FateStrip.#history,
      pool: FateStrip.#pool,
      fold: FateStrip.#fold,
      breaks: FateStrip.#breaks,
      compel: FateStrip.#compel,
    },
  };

  static override PARTS = {
    points: { template: `${FOLDER}/strip.hbs`, templates: [`${FOLDER}/strip-entry.hbs`] },
  };

  /** Points as they were drawn last, by id: what a change is measured against. */
  #drawn = new Map<string, number>();
  readonly #soon = foundry.utils.debounce(() => void (this.rendered && this.render()), 20);

  /** Draws it again, once, however many changes come together. */
  redraw(): void {
    this.#soon();
  }

  protected override async _prepareContext(): Promise<object> {
    return { ...stripView(stripSource(game.settings.get("norn", "stripFolded")), currentRuleset()), root: this.id };
  }

  protected override _insertElement(element: HTMLElement): void {
    element.classList.toggle("is-alone", !putStrip(element));
    element.setAttribute("aria-label", game.i18n.localize("NORN.Strip.title"));
  }

  /** It has its place; windows lie over it. */
  override bringToFront(): void {}

  /** Only what differs is replaced: the others keep the focus and their marks. */
  protected override _replaceHTML(
    result: Record<string, HTMLElement>,
    content: HTMLElement,
    options: Parameters<NornWindow["_replaceHTML"]>[2],
  ): void {
    const prior = this.parts["points"];
    const drawn = result["points"];
    if (prior?.isConnected && drawn && redrawInPlace(prior, drawn)) delete result["points"];
    super._replaceHTML(result, content, options);
  }

  protected override async _onRender(context: object, options: Parameters<NornWindow["_onRender"]>[1]): Promise<void> {
    await super._onRender(context, options);
    const { entries } = context as { readonly entries: readonly StripEntry[] };
    const changed = entries.filter(({ id, value }) => this.#drawn.has(id) && this.#drawn.get(id) !== value);
    for (const { id, value } of changed) this.#mark(id, value - (this.#drawn.get(id) ?? 0));
    this.#drawn = new Map(entries.map(({ id, value }) => [id, value]));
    if (changed.length > 0) this.#say(changed);
  }

  /** Shows by how much, for a moment. */
  #mark(id: string, by: number): void {
    const mark = this.element.querySelector<HTMLElement>(`[data-strip-entry="${id}"] .norn-strip-change`);
    if (!mark) return;
    mark.textContent = by > 0 ? `+${by}` : `−${-by}`;
    mark.dataset["turn"] = by > 0 ? "up" : "down";
    setTimeout(() => {
      mark.textContent = "";
      delete mark.dataset["turn"];
    }, MARKED);
  }

  #say(changed: readonly StripEntry[]): void {
    const said = this.element.querySelector<HTMLElement>(".norn-strip-said");
    if (said) said.textContent = changed.map(({ name, points }) => `${name}: ${putIntoWords(points)}.`).join(" ");
  }

  static async #history(this: FateStrip, _event: PointerEvent, target: HTMLElement): Promise<void> {
    await openHistory(target.dataset["actor"] ?? "");
  }

  static async #pool(this: FateStrip): Promise<void> {
    await openPoolHistory();
  }

  static async #compel(this: FateStrip): Promise<void> {
    await openCompel();
  }

  static async #breaks(this: FateStrip): Promise<void> {
    await openBreaks();
  }

  static async #fold(this: FateStrip): Promise<void> {
    await game.settings.set("norn", "stripFolded", !game.settings.get("norn", "stripFolded"));
  }
}
