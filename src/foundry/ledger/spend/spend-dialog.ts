import { type SpendChosen, spendForm, type SpendForm } from "../../../view/ledger/spend/spend-form.view.ts";
import { NornWindow } from "../../apps/norn-window.ts";
import type { NornActor } from "../../documents/norn-actor.ts";
import { askEntry } from "../ask-entry.ts";
import { listenToSearch, searchAgain, searchedFor } from "../invoke/search-reach.ts";
import { ledgerAspect } from "../ledger-documents.ts";
import { currentRuleset } from "../../settings/current-game.ts";
import { payersFor } from "./people-here.ts";
import { spendSource } from "./spend-source.ts";

const FOLDER = "systems/norn/templates/ledger";

/** What a dialog is opened with, where something is chosen already. */
export interface SpendStart {
  readonly use?: string;
  /** Uuid of an aspect. */
  readonly aspect?: string;
}

/** What may change what somebody can pay, while the dialog stands open. */
const CHANGES = ["norn.gameChanged", "updateActor", "createItem", "updateItem", "deleteItem"] as const;

/** Lets somebody spend a fate point off a roll: on what, with whom, and what happens. */
export class SpendDialog extends NornWindow {
  static override DEFAULT_OPTIONS = {
    id: "norn-spend-{id}",
    classes: ["norn", "norn-roll"],
    position: { width: 440 },
    window: { title: "NORN.Spend.title", icon: "fa-solid fa-coins", contentTag: "form", contentClasses: ["norn-roll-form"] },
    form: { handler: SpendDialog.#submitted, submitOnChange: false, closeOnSubmit: false },
    actions: { cancel: SpendDialog.#cancel },
  };

  static override PARTS = {
    fields: {
      template: `${FOLDER}/spend.hbs`,
      templates: [`${FOLDER}/reach.hbs`, `${FOLDER}/spend-choice.hbs`],
      scrollable: [""],
    },
    words: { template: `${FOLDER}/spend-words.hbs` },
    footer: { template: `${FOLDER}/spend-footer.hbs` },
  };

  readonly #first: NornActor;
  #chosen: SpendChosen;
  readonly #again = foundry.utils.debounce(() => void this.#drawAgain(null), 50);
  #hooks: number[] = [];

  constructor(first: NornActor, { use = "", aspect = "" }: SpendStart) {
    super({});
    this.#first = first;
    this.#chosen = { payer: first.uuid, use, aspect, paid: "", target: "", mark: "" };
  }

  protected override async _prepareContext(): Promise<object> {
    return { id: this.id, game: currentRuleset().id, form: this.#form() };
  }

  #payer(): NornActor {
    return payersFor(this.#first).find(({ uuid }) => uuid === this.#chosen.payer) ?? this.#first;
  }

  #form(): SpendForm {
    const chosen = { ...this.#chosen, payer: this.#payer().uuid };
    return spendForm(spendSource(payersFor(this.#first), this.#payer(), chosen), chosen);
  }

  protected override async _onRender(context: object, options: Parameters<NornWindow["_onRender"]>[1]): Promise<void> {
    await super._onRender(context, options);
    if (!options.isFirstRender) return;
    this.#hooks = CHANGES.map((hook) => Hooks.on(hook, this.#again));
    listenToSearch(this.element);
    this.element.addEventListener("change", (event) => void this.#changed(event.target));
    this.element.addEventListener("keydown", (event) => this.#keyPressed(event));
    this.element.querySelector<HTMLElement>("[autofocus]")?.focus();
  }

  protected override _onClose(options: Parameters<NornWindow["_onClose"]>[0]): void {
    super._onClose(options);
    CHANGES.forEach((hook, index) => Hooks.off(hook, this.#hooks[index] ?? 0));
  }

  async #changed(target: EventTarget | null): Promise<void> {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { name, value } = target;
    if (!(name in this.#chosen)) return;
    this.#chosen = { ...this.#chosen, [name]: value };
    await this.#drawAgain(name);
  }

  /** All but the words somebody is writing. */
  async #drawAgain(name: string | null): Promise<void> {
    if (!this.rendered) return;
    const focused = document.activeElement?.id ?? "";
    const searched = searchedFor(this.element);
    await this.render({ parts: ["fields", "footer"] });
    searchAgain(this.element, searched);
    const again = name === null ? null : this.element.querySelector<HTMLElement>(`[name="${name}"]:is(select, :checked)`);
    (again ?? (focused === "" ? null : document.getElementById(focused)))?.focus();
  }

  #keyPressed(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      event.stopPropagation();
      void this.close();
    } else if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      void this.submit();
    }
  }

  static async #submitted(this: SpendDialog): Promise<void> {
    const { chosen, cost, aspects, others, asksWound } = this.#form();
    const words = this.form?.elements.namedItem("words");
    if (!cost) return;
    const aspect = aspects ? chosen.aspect : chosen.paid;
    const [track = "", box = ""] = chosen.mark.split("/");
    const actor = this.#payer();
    const asked = {
      use: chosen.use,
      aspect,
      aspectName: ledgerAspect(aspect)?.name ?? "",
      target: others ? chosen.target : "",
      words: words instanceof HTMLTextAreaElement ? words.value : "",
      details: asksWound ? { track, box } : {},
    };
    await this.close();
    await askEntry({ kind: "spend", actor, asked });
  }

  static async #cancel(this: SpendDialog): Promise<void> {
    await this.close();
  }
}
