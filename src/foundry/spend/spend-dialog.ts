import { type SpendChosen, spendForm, type SpendForm } from "../../view/ledger/spend/spend-form.view.ts";
import { AskWindow } from "../apps/ask-window.ts";
import { rerenderOnChange } from "../apps/rerender-on-change.ts";
import { listenToSearch } from "../apps/search-list.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { ledgerAspect } from "../ledger/ledger-documents.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { payersFor } from "./people-here.ts";
import { spendSource } from "./spend-source.ts";
import { templatePath } from "../template-path.ts";
import { isInput, isSelect } from "../redraw/elements.ts";

/** What a dialog is opened with, where something is chosen already. */
export interface SpendStart {
  readonly use?: string;
  /** Uuid of an aspect. */
  readonly aspect?: string;
}

/** What is drawn again while somebody writes. */
const ALL_BUT_WORDS = ["fields", "footer"] as const;

/** Lets somebody spend a fate point off a roll: on what, with whom, and what happens. */
export class SpendDialog extends AskWindow {
  static override DEFAULT_OPTIONS = {
    id: "norn-spend-{id}",
    position: { width: 440 },
    window: { title: "NORN.Spend.title", icon: "fa-solid fa-coins" },
    form: { handler: SpendDialog.#submitted },
  };

  static override PARTS = {
    fields: {
      template: templatePath("spend/spend.hbs"),
      templates: [templatePath("invoke/reach.hbs"), templatePath("spend/choice.hbs")],
      scrollable: [""],
    },
    words: { template: templatePath("apps/ask-words.hbs") },
    footer: { template: templatePath("spend/footer.hbs") },
  };

  readonly #first: NornActor;
  #chosen: SpendChosen;

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

  protected override async _onRender(context: object, options: Parameters<AskWindow["_onRender"]>[1]): Promise<void> {
    await super._onRender(context, options);
    if (!options.isFirstRender) return;
    listenToSearch(this.element);
    rerenderOnChange(this, ALL_BUT_WORDS);
    this.element.addEventListener("change", (event) => void this.#changed(event.target));
  }

  async #changed(target: EventTarget | null): Promise<void> {
    if (!(isInput(target) || isSelect(target))) return;
    const { name, value } = target;
    if (!(name in this.#chosen)) return;
    this.#chosen = { ...this.#chosen, [name]: value };
    await this.render({ parts: [...ALL_BUT_WORDS] });
  }

  static async #submitted(this: SpendDialog): Promise<void> {
    const { chosen, cost, aspects, others, asksWound } = this.#form();
    const words = this.form?.elements.namedItem("words");
    if (!cost) return;
    const aspect = aspects ? chosen.aspect : chosen.paid;
    const [track = "", box = ""] = chosen.mark.split("/");
    const actor = this.#payer();
    const request = {
      use: chosen.use,
      aspect,
      aspectName: ledgerAspect(aspect)?.name ?? "",
      target: others ? chosen.target : "",
      words: words && "value" in words ? words.value : "",
      ...(asksWound ? { track, box } : {}),
    };
    await this.close();
    await submitEntry({ kind: "story", actor, request });
  }
}
