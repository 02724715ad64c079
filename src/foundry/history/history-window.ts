import { POOL } from "../../ledger/balances.ts";
import { concernsSubject, type EntryChange } from "../../ledger/entry-store.ts";
import { HISTORY_FILTERS, type HistoryFilter, historyView } from "../../view/history/history.view.ts";
import { openAspectBarOn } from "../entries/aspect-bar.ts";
import { NornWindow } from "../apps/norn-window.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { withdraw } from "../entries/withdraw.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { takeBack } from "../ledger/submit-entry.ts";
import { balanceOf, historyFacts } from "./history-facts.ts";
import { templatePath } from "../words/template-path.ts";
import { onTarget } from "../words/on-target.ts";

/** How many entries are drawn at first, and more with each click on "more". */
const PAGE = 50;

/** The history of an actor's fate points, or of the GM's pool: every entry, newest first, with undo and redo. */
export class HistoryWindow extends NornWindow {
  static override DEFAULT_OPTIONS = {
    classes: ["norn", "norn-history"],
    position: { width: 460, height: "auto" as const },
    window: { icon: "fa-solid fa-clock-rotate-left", resizable: true },
    actions: onTarget({
      filter: ({ filter = "" }, window: HistoryWindow) => window.#filter(filter),
      more: (_data, window: HistoryWindow) => window.#more(),
      take: (data, window: HistoryWindow) => window.#take(data),
      aspectBar: ({ aspect = "" }, { element }: HistoryWindow, button) =>
        openAspectBarOn(element, aspect, { button, point: null }),
    }),
  };

  static override PARTS = {
    sums: { template: templatePath("history/sums.hbs") },
    entries: {
      template: templatePath("history/entries.hbs"),
      templates: [templatePath("history/row.hbs")],
      scrollable: [""],
    },
  };

  static readonly #open = new Map<string, HistoryWindow>();

  readonly #subject: string;
  #chosen: HistoryFilter = "all";
  #most = PAGE;
  /** The undo requested last, by the entry it undoes or redoes. */
  readonly #asked = new Map<string, string>();

  private constructor(subject: string) {
    super({ id: `norn-history-${subject.replaceAll(/[^\w-]/g, "-")}` });
    this.#subject = subject;
  }

  /** Opens a history, or brings its open window to the front. */
  static async show(subject: string): Promise<void> {
    const open = HistoryWindow.#open.get(subject) ?? new HistoryWindow(subject);
    HistoryWindow.#open.set(subject, open);
    await open.render({ force: true });
    open.bringToFront();
  }

  /** Redraws the histories that a change concerns. */
  static follow(change: EntryChange): void {
    for (const [subject, window] of HistoryWindow.#open) if (concernsSubject(ledgerStore(), change, subject)) window.redraw();
  }

  override get title(): string {
    const name = this.#subject === POOL ? game.i18n.localize("NORN.Strip.pool") : (this.#actor?.name ?? "");
    return game.i18n.format("NORN.History.title", { name });
  }

  get #actor(): NornActor | null {
    return ledgerActor(this.#subject);
  }

  protected override async _prepareContext(): Promise<object> {
    const world = shownWorld();
    const { ruleset } = world.game;
    const view = historyView(balanceOf(ruleset, this.#subject), { filter: this.#chosen, most: this.#most }, (entry) =>
      historyFacts(world, entry),
    );
    return { ...view, game: ruleset.id, root: this.id };
  }

  protected override _onClose(options: Parameters<NornWindow["_onClose"]>[0]): void {
    super._onClose(options);
    HistoryWindow.#open.delete(this.#subject);
  }

  /** One click, one entry: nothing is requested again while it is pending. */
  async #askOnce(take: "undo" | "redo", entry: string): Promise<void> {
    const asked = this.#asked.get(entry);
    if (asked === "" || ledgerStore().entry(asked ?? "")?.state === "pending") return;
    this.#asked.set(entry, "");
    const message = await takeBack(take, entry);
    if (message?.id) this.#asked.set(entry, message.id);
    else this.#asked.delete(entry);
  }

  async #filter(chosen: string): Promise<void> {
    this.#chosen = HISTORY_FILTERS.find((id) => id === chosen) ?? "all";
    this.#most = PAGE;
    await this.render();
  }

  async #more(): Promise<void> {
    this.#most += PAGE;
    await this.render();
  }

  async #take({ take, entry = "", refusal }: DOMStringMap): Promise<void> {
    if (refusal) ui.notifications.warn(foundry.utils.escapeHTML(refusal));
    else if (take === "undo" || take === "redo") await this.#askOnce(take, entry);
    else if (take === "withdraw") await withdraw(entry);
  }
}
