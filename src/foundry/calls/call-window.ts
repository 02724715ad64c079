/// <reference types="vite/types/importMeta.d.ts" />
import { uuidKey } from "../../rules/links/actor-link.ts";
import { type CallForm, type CallInput, callWindowView, openingCall, readCall } from "../../view/calls/call-window.view.ts";
import type { ReadCheck } from "../../view/calls/read-check.ts";
import type { Lack } from "../../view/lack.ts";
import { AskWindow } from "../apps/ask-window.ts";
import { isPlayerCharacter, peopleInPlay } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { bundleTemplates } from "../words/bundle-templates.ts";
import { showLadderWords } from "../settings/active-game.ts";
import { templatePath } from "../words/template-path.ts";
import { checkWords } from "./call-words.ts";
import { selectedActors, submitCall } from "./submit-call.ts";
import { onTarget } from "../words/on-target.ts";

bundleTemplates(import.meta.glob("../../../templates/calls/dialog/*.hbs", { query: "?raw", import: "default", eager: true }));

const NOTHING_ASKED: ReadCheck = { trait: "", traitName: "", difficulty: null, words: "" };

/** Asks a GM whom to call for which roll, and against what. */
export class CallWindow extends AskWindow {
  static override DEFAULT_OPTIONS = {
    id: "norn-call",
    classes: ["norn-call-window"],
    position: { width: 420 },
    window: { title: "NORN.Call.title", icon: "fa-solid fa-bullhorn" },
    actions: onTarget({ everyone: (_data, window: CallWindow) => window.#everyone() }),
  };

  static override PARTS = {
    fields: { template: templatePath("calls/dialog/fields.hbs"), scrollable: [""] },
    footer: { template: templatePath("calls/dialog/footer.hbs") },
  };

  protected override readonly follows = [];
  /** Those who can be called while it is open. */
  readonly #people: readonly NornActor[];
  #form: CallForm;

  constructor(asked: ReadCheck = NOTHING_ASKED) {
    super({});
    const selected = selectedActors();
    this.#people = [...new Set([...peopleInPlay(), ...selected])];
    this.#form = openingCall(this.#source().people, { ...asked, selected: selected.map(({ uuid }) => uuid) });
  }

  #source(): CallInput {
    const { ruleset, dials } = ledgerWorld().game;
    const people = this.#people.map((actor) => {
      return { uuid: actor.uuid, name: actor.shownName, img: actor.shownImg ?? "", isPlayerCharacter: isPlayerCharacter(actor) };
    });
    return { ruleset, dials, ...checkWords(ruleset), people, words: showLadderWords() };
  }

  protected override async _prepareContext(): Promise<object> {
    this.#read();
    const source = this.#source();
    return {
      id: this.id,
      game: source.ruleset.id,
      form: this.#form,
      several: this.#people.length > 1,
      ...callWindowView(this.#form, source),
    };
  }

  #read(): void {
    if (!this.form) return;
    const fields: object = foundry.utils.expandObject(new foundry.applications.ux.FormDataExtended(this.form).object);
    this.#form = foundry.utils.mergeObject(this.#form, fields, { inplace: false });
  }

  protected override lack(): Lack | null {
    this.#read();
    const read = readCall(this.#form, this.#source());
    return read.ok ? null : read.lack;
  }

  protected override async send(): Promise<void> {
    const read = readCall(this.#form, this.#source());
    if (!read.ok) return;
    await this.close();
    await submitCall(read.value, this.#form);
  }

  /** Checks everyone, or no one if everyone is checked. */
  #everyone(): void {
    const names = new Set(this.#people.map((actor) => `who.${uuidKey(actor.uuid)}`));
    const boxes = [...this.element.querySelectorAll<HTMLInputElement>("input[type=checkbox]")].filter(({ name }) =>
      names.has(name),
    );
    const checked = boxes.some((box) => !box.checked);
    for (const box of boxes) box.checked = checked;
  }
}
