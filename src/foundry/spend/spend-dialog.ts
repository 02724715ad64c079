/// <reference types="vite/types/importMeta.d.ts" />
import { type SpendChosen, spendForm, type SpendForm } from "../../view/spend/spend-form.view.ts";
import { AskWindow } from "../apps/ask-window.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { ledgerAspect } from "../ledger/ledger-documents.ts";
import { activeRuleset } from "../settings/active-game.ts";
import { payersFor } from "./open-spend.ts";
import { spendInput } from "./spend-input.ts";
import { templatePath } from "../words/template-path.ts";
import type { RenderedField } from "../redraw/draft-fields.ts";
import { bundleTemplates } from "../words/bundle-templates.ts";

bundleTemplates(import.meta.glob("../../../templates/spend/dialog/*.hbs", { query: "?raw", import: "default", eager: true }));

/** Initial choices of the dialog. */
export interface SpendStart {
  readonly use?: string;
  /** Uuid of an aspect. */
  readonly aspect?: string;
}

/** Lets a user spend a fate point without a roll: on what, with whom, and what happens. */
export class SpendDialog extends AskWindow {
  static override DEFAULT_OPTIONS = {
    id: "norn-spend-{id}",
    position: { width: 440 },
    window: { title: "NORN.Spend.title", icon: "fa-solid fa-coins" },
  };

  static override PARTS = {
    fields: {
      template: templatePath("spend/dialog/spend.hbs"),
      templates: [
        templatePath("invoke/reach.hbs"),
        templatePath("invoke/reach-group.hbs"),
        templatePath("invoke/against.hbs"),
        templatePath("spend/dialog/choice.hbs"),
      ],
      scrollable: [""],
    },
    words: { template: templatePath("apps/ask-words.hbs") },
    footer: { template: templatePath("spend/dialog/footer.hbs") },
  };

  /** The text field stays while it is being typed. */
  protected override readonly follows = ["fields", "footer"];
  readonly #first: NornActor;
  #chosen: SpendChosen;

  constructor(first: NornActor, { use = "", aspect = "" }: SpendStart) {
    super({});
    this.#first = first;
    this.#chosen = { payer: first.uuid, use, aspect, against: "", paid: "", target: "", box: "" };
  }

  protected override async _prepareContext(): Promise<object> {
    return { id: this.id, game: activeRuleset().id, form: this.#form() };
  }

  #payer(): NornActor {
    return payersFor(this.#first).find(({ uuid }) => uuid === this.#chosen.payer) ?? this.#first;
  }

  #form(): SpendForm {
    const chosen = { ...this.#chosen, payer: this.#payer().uuid };
    return spendForm(spendInput(shownWorld(), { payers: payersFor(this.#first), actor: this.#payer() }, chosen), chosen);
  }

  protected override changed({ name, value }: RenderedField): readonly string[] {
    if (!(name in this.#chosen)) return [];
    const against = name === "aspect" ? "" : this.#chosen.against;
    this.#chosen = { ...this.#chosen, against, [name]: value };
    return this.follows;
  }

  protected override async send(): Promise<void> {
    const { chosen, cost, aspects, against, expects, others, asksWound } = this.#form();
    const words = this.form?.elements.namedItem("words");
    if (!cost) return;
    const aspect = aspects ? chosen.aspect : chosen.paid;
    const [track = "", box = ""] = chosen.box.split("/");
    const actor = this.#payer();
    const request = {
      use: chosen.use,
      aspect,
      aspectName: ledgerAspect(aspect)?.name ?? "",
      against: against?.yes ?? false,
      expects,
      target: others ? chosen.target : "",
      words: words && "value" in words ? words.value : "",
      track: asksWound ? track : "",
      box: asksWound ? box : "",
    };
    await this.close();
    await submitEntry({ kind: "story", actor, request });
  }
}
