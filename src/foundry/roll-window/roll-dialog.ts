/// <reference types="vite/types/importMeta.d.ts" />
import { type CheckRequest, ok, type Result } from "../../rules/index.ts";
import { signed } from "../../view/rank.view.ts";
import { readRollForm } from "../../view/roll/read-roll-form.ts";
import { rollDialogView } from "../../view/roll/roll-dialog.view.ts";
import { againstView, TARGETED } from "../../view/roll/against.view.ts";
import { isOpposable, nextRow, OWN_DIFFICULTY, type RollForm } from "../../view/roll/roll-form.ts";
import { rollOdds } from "../../view/roll/roll-odds.ts";
import { rollOddsView } from "../../view/roll/roll-odds.view.ts";
import { targetTraitChoices, targetTraits, type TargetTrait, withTargetTrait } from "../../view/roll/target-trait.ts";
import { tableOf, withTable } from "../../view/roll/difficulty-table.view.ts";
import { text } from "../../view/text.ts";
import { AskWindow } from "../apps/ask-window.ts";
import { MESSAGE_MODES, messageModeLabel, type MessageMode } from "../compat/message-mode.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { type BeforeChosen, beforeRoll, choosing, NOTHING_BEFORE } from "../invoke/before-roll.ts";
import { currentRuleset, gameInForce, showLadderWords } from "../settings/current-game.ts";
import { withModifiers } from "../roll/offered-line.ts";
import type { RollDraft } from "../roll/roll-section.ts";
import type { RollAnswer, RollSetup } from "../roll/roll-setup.ts";
import { possibleTargets, type Target, targetedActors } from "../roll/targets.ts";
import { apartFrom, zonesBetween } from "../roll/zones-apart.ts";
import { answersOf, checkOf, costsOf, draftOf, fieldsOf, isTaken, modifiersOn, offeredOn, requestOf } from "./sections.ts";
import { traitName } from "../settings/trait-name.ts";
import { templatePath } from "../words/template-path.ts";
import { isElement, isInput } from "../redraw/elements.ts";
import { bundleTemplates } from "../words/bundle-templates.ts";
import { keyed } from "../words/action-key.ts";

bundleTemplates(import.meta.glob("../../../templates/roll/dialog/*.hbs", { query: "?raw", import: "default", eager: true }));

const MODE_ICONS: Readonly<Record<MessageMode, string>> = {
  public: "fa-globe",
  gm: "fa-user-secret",
  blind: "fa-eye-slash",
  self: "fa-user",
};

/** Asks how a trait is rolled, and shows the chances meanwhile. Enter rolls, Escape cancels. */
export class RollDialog extends AskWindow {
  static override DEFAULT_OPTIONS = {
    id: "norn-roll-{id}",
    classes: ["norn-roll"],
    position: { width: 400 },
    window: { icon: "fa-solid fa-dice" },
    actions: keyed({
      step: RollDialog.#step,
      addModifier: RollDialog.#addModifier,
      addSecond: RollDialog.#addSecond,
      takeSample: RollDialog.#takeSample,
      wholeZone: RollDialog.#wholeZone,
    }),
  };

  static override PARTS = {
    fields: {
      template: templatePath("roll/dialog/fields.hbs"),
      templates: ["choices", "table", "blocks", "stake", "zone", "effects"].map((name) =>
        templatePath(`roll/dialog/${name}.hbs`),
      ),
      scrollable: [""],
    },
    before: {
      template: templatePath("invoke/before.hbs"),
      templates: [templatePath("invoke/reach.hbs"), templatePath("invoke/reach-group.hbs")],
      scrollable: [".norn-before-list"],
    },
    odds: { template: templatePath("roll/dialog/odds.hbs") },
    footer: { template: templatePath("roll/dialog/footer.hbs") },
  };

  protected override readonly follows = ["before", "odds"];
  readonly #setup: RollSetup;
  readonly #answer: (answer: RollAnswer | null) => void;
  readonly #game = currentRuleset().id;
  /** The targeted actors when the dialog opens. */
  readonly #targeted = targetedActors();
  #form: RollForm;
  #before: BeforeChosen = NOTHING_BEFORE;
  #beforeOpen = false;

  constructor(setup: RollSetup, answer: (answer: RollAnswer | null) => void) {
    super({});
    this.#setup = setup;
    const { form, opposing, against } = setup;
    const target = against?.uuid ?? (this.#targeted.length > 0 && !opposing ? TARGETED : "");
    this.#form = { ...form, target };
    this.#measure();
    this.#answer = answer;
  }

  /** Resolves to the choices; to null if the user cancels. */
  static async ask(setup: RollSetup): Promise<RollAnswer | null> {
    return new Promise((resolve, reject) => {
      new RollDialog(setup, resolve).render({ force: true }).catch(reject);
    });
  }

  override get title(): string {
    const { first, opposing } = this.#setup;
    return game.i18n.format(opposing ? "NORN.Oppose.rollTitle" : "NORN.Roll.title", { trait: first.name });
  }

  protected override async _prepareContext(): Promise<object> {
    const { actor, first, traits } = this.#setup;
    const ruleset = this.#ruleset;
    const draft = this.#draft();
    return {
      id: this.id,
      game: ruleset.id,
      actor: { name: actor.name, img: actor.img },
      trait: first,
      view: rollDialogView(this.#form, first, traits, ruleset, showLadderWords()),
      theirs: targetTraitChoices(this.#form, this.#theirs(draft)),
      ...fieldsOf(draft),
      ...this.#modifiers(draft),
      against: againstView({
        ...{ chosen: this.#form.target, targeted: this.#targeted, here: draft.here },
        apart: apartFrom(this.#setup.actor),
      }),
      modes: MESSAGE_MODES.map((mode) => ({
        value: mode,
        label: messageModeLabel(mode),
        icon: MODE_ICONS[mode],
        selected: this.#form.mode === mode,
      })),
      beforeOpen: this.#beforeOpen,
      ...this.#chances(draft),
    };
  }

  /** A roll belongs to the game in which it was begun. */
  protected override _canRender(options: Parameters<AskWindow["_canRender"]>[0]): false | void {
    if (currentRuleset().id === this.#game) return super._canRender(options);
    void this.close();
    return false;
  }

  protected override async _onRender(context: object, options: Parameters<AskWindow["_onRender"]>[1]): Promise<void> {
    await super._onRender(context, options);
    if (!options.isFirstRender) return;
    this.element.addEventListener("input", ({ target }) => this.#typed(target));
    this.element.addEventListener("toggle", ({ target }) => this.#folded(target), { capture: true });
  }

  protected override _onClose(options: Parameters<AskWindow["_onClose"]>[0]): void {
    super._onClose(options);
    this.#answer(null);
  }

  get #inForce() {
    return gameInForce();
  }

  get #ruleset() {
    return this.#inForce.ruleset;
  }

  /** The roll as the form has it now. */
  #draft(): RollDraft {
    const here = this.#possibleTargets();
    const draft = { inForce: this.#inForce, setup: this.#setup, form: this.#form, here, chosen: this.#chosen(here) };
    return draftOf(draft);
  }

  #read(draft: RollDraft): Result<CheckRequest> {
    const { first, traits } = this.#setup;
    const form = withTable(this.#inForce, withTargetTrait(this.#form, this.#theirs(draft)));
    const request = readRollForm(form, first, traits, this.#ruleset);
    if (!request.ok) return request;
    const checked = checkOf(draft);
    return checked.ok ? ok(withModifiers(requestOf(request.value, draft), modifiersOn(draft))) : checked;
  }

  /** The lines of the dialog: modifiers of the rules, and apart from them what the actor has. */
  #modifiers(draft: RollDraft): object {
    const lines = offeredOn(draft).map((line) => ({
      ...line,
      value: signed(line.value),
      taken: isTaken(this.#form, line),
    }));
    return { offered: lines.filter(({ offer }) => !offer), effects: lines.filter(({ offer }) => offer) };
  }

  /** The distance to the target, where both are in zones of the board; and who is in its zone is open again. */
  #measure(): void {
    const [first] = this.#draft().targets;
    const other = first ? ledgerActor(first.uuid) : null;
    const zones = other && zonesBetween(this.#setup.actor, other);
    this.#form = { ...this.#form, zone: {}, ...(zones !== null && { distance: String(zones) }) };
  }

  #chosen(here: readonly Target[]): readonly Target[] {
    const { target } = this.#form;
    return target === TARGETED ? this.#targeted : here.filter(({ uuid }) => uuid === target);
  }

  /** The traits of the only one it is against, where one of them may be the difficulty. */
  #theirs({ targets }: RollDraft): readonly TargetTrait[] {
    const ruleset = this.#ruleset;
    const [target, ...others] = ruleset.asks.theirTrait ? targets : [];
    const actor = target && others.length === 0 ? ledgerActor(target.uuid) : null;
    return actor ? targetTraits(ruleset, actor.snapshot(), (key) => traitName(ruleset, key)) : [];
  }

  /** Those on the scene, and the one it opposes. */
  #possibleTargets(): readonly Target[] {
    const { actor, against } = this.#setup;
    const here = possibleTargets(actor);
    return !against || here.some(({ uuid }) => uuid === against.uuid) ? here : [against, ...here];
  }

  #invocations(request: CheckRequest, draft: RollDraft) {
    const targets = draft.targets.map(({ uuid }) => uuid);
    const { actor, pilot } = this.#setup;
    return beforeRoll({ actor, pilot, request, targets }, this.#before);
  }

  /** What can be done before the roll, and the chances with what is chosen. */
  #chances(draft: RollDraft): object {
    const request = this.#read(draft);
    if (!request.ok) return { before: null, refusal: text(`NORN.Roll.Refused.${request.code}`, request.args), odds: null };
    const { ruleset, dials } = this.#inForce;
    const { view, modifiers } = this.#invocations(request.value, draft);
    const asked = { ...request.value, modifiers: [...request.value.modifiers, ...modifiers] };
    const odds = rollOdds(ruleset, asked, dials);
    const method = ruleset.dice.find(({ id }) => id === asked.method);
    const summed = tableOf(this.#inForce, this.#form) !== null || asked.modifiers.some(({ eases }) => eases);
    const onLadder = ruleset.ladder.length > 0 && method?.difficulties === null;
    return {
      before: view,
      refusal: null,
      odds: odds && rollOddsView(odds, ruleset, { ladder: onLadder, words: showLadderWords(), summed }),
      costs: costsOf(draft),
    };
  }

  #folded(target: EventTarget | null): void {
    if (isElement(target) && "open" in target) this.#beforeOpen = target.open === true;
  }

  /** An aspect or a point is selected or deselected for the roll. */
  async #chose({ dataset, checked }: HTMLInputElement): Promise<void> {
    this.#before = choosing(this.#before, dataset, checked);
    await this.#renderBefore();
  }

  async #renderBefore(): Promise<void> {
    await this.render({ parts: ["before", "odds"] });
  }

  /** Only what follows is redrawn while the user types; the fields only if other fields are needed. */
  #typed(target: EventTarget | null): void {
    if (isInput(target) && target.name === "") {
      if (!target.matches("[data-norn-search]")) void this.#chose(target);
      return;
    }
    const before = this.#form;
    this.#form = this.#fromFields();
    if (before.target !== this.#form.target) this.#measure();
    const against = ({ target: whom, zone }: RollForm): string => JSON.stringify([whom, zone]);
    if (against(before) !== against(this.#form)) void this.#renderBefore();
    const owned = this.#form.difficulty === OWN_DIFFICULTY;
    if (before.method === this.#form.method && this.#asksAlike(before)) {
      void this.render({ parts: ["odds"] });
    } else void this.#renderAndFocus(owned && before.difficulty !== OWN_DIFFICULTY ? "typed" : null);
  }

  /** Whether the same fields are shown. */
  #asksAlike(before: RollForm): boolean {
    const asked = (form: RollForm): string => {
      const attack = [form.attack, form.weapon, form.distance, form.stake.trim() === ""];
      const seconds = Object.values(form.seconds).map(({ trait }) => trait);
      const table = tableOf(this.#inForce, form)?.id;
      return [form.difficulty === OWN_DIFFICULTY, table, isOpposable(form), form.target, ...attack, ...seconds].join();
    };
    return asked(before) === asked(this.#form);
  }

  #fromFields(): RollForm {
    if (!this.form) return this.#form;
    const typed = foundry.utils.expandObject(new foundry.applications.ux.FormDataExtended(this.form).object);
    return foundry.utils.mergeObject(this.#form, typed, { inplace: false });
  }

  protected override async send(): Promise<void> {
    this.#form = this.#fromFields();
    const draft = this.#draft();
    const request = this.#read(draft);
    if (!request.ok) {
      await this.render({ parts: ["odds"] });
      return;
    }
    const mode = MESSAGE_MODES.find((id) => id === this.#form.mode) ?? "public";
    const before = this.#invocations(request.value, draft).chosen;
    this.#answer({ request: request.value, mode, targets: draft.targets, before, ...answersOf(draft) });
    await this.close();
  }

  static #step(this: RollDialog, _event: PointerEvent, target: HTMLElement): void {
    const input = this.form?.elements.namedItem(target.dataset["field"] ?? "");
    if (!isInput(input)) return;
    const value = Number(input.value.replace(/^[−–]/, "-"));
    input.value = String((Number.isFinite(value) ? value : 0) + Number(target.dataset["by"] ?? 0));
    this.#typed(input);
  }

  /** Puts a sample of what may be at stake into its field. */
  static #takeSample(this: RollDialog, _event: PointerEvent, { innerText }: HTMLElement): void {
    const input = this.form?.elements.namedItem("stake");
    if (!isInput(input)) return;
    input.value = innerText.trim();
    input.focus();
    this.#typed(input);
  }

  /** Everyone is in the zone; or no one else, if everyone was. */
  static #wholeZone(this: RollDialog): void {
    const boxes = [...this.element.querySelectorAll<HTMLInputElement>('input[name^="zone."]')];
    const checked = boxes.some((box) => !box.checked);
    for (const box of boxes) box.checked = checked;
    this.#typed(boxes[0] ?? null);
  }

  static async #addModifier(this: RollDialog): Promise<void> {
    this.#form = this.#fromFields();
    const id = nextRow(this.#form.modifiers);
    this.#form = { ...this.#form, modifiers: { ...this.#form.modifiers, [id]: { label: "", value: "" } } };
    await this.#renderAndFocus(`modifiers.${id}.value`);
  }

  static async #addSecond(this: RollDialog): Promise<void> {
    this.#form = this.#fromFields();
    const id = nextRow(this.#form.seconds);
    const joins = this.#ruleset.traits.combinations[0] ?? "";
    this.#form = { ...this.#form, seconds: { ...this.#form.seconds, [id]: { trait: "", joins } } };
    await this.#renderAndFocus(`seconds.${id}.trait`);
  }

  /** Redraws the fields and focuses `field`; null: the same one as before. */
  async #renderAndFocus(field: string | null): Promise<void> {
    await this.render({ parts: ["fields", "before", "odds"] });
    const input = field === null ? null : this.form?.elements.namedItem(field);
    if (isElement(input)) input.focus();
  }
}
