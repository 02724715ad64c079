/// <reference types="vite/types/importMeta.d.ts" />
import type { Attack } from "../../ledger/attack.ts";
import { type CheckRequest, ok, type Result } from "../../rules/index.ts";
import { signed } from "../../view/actor/rank.view.ts";
import { readRollForm } from "../../view/roll/read-roll-form.ts";
import { rollDialogView } from "../../view/roll/roll-dialog.view.ts";
import { againstView, TARGETED } from "../../view/roll/against.view.ts";
import { isOpposable, nextRow, OWN_DIFFICULTY, type RollForm } from "../../view/roll/roll-form.ts";
import { rollOdds } from "../../view/roll/roll-odds.ts";
import { rollOddsView } from "../../view/roll/roll-odds.view.ts";
import type { RollableTrait } from "../../view/roll/rollable-trait.ts";
import { theirChoices, theirTraits, type TheirTrait, withTheirs } from "../../view/roll/their-trait.ts";
import { type Text, text } from "../../view/text.ts";
import { AskWindow } from "../apps/ask-window.ts";
import { MESSAGE_MODES, messageModeLabel, type MessageMode } from "../compat/message-mode.ts";
import { costsBefore } from "../costs/costs-before.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { attackAllowed, attackFields, attackOf, type Defending, modifiersFor } from "../harm/attack-form.ts";
import { type OfferedLine, withModifiers } from "../harm/offered-modifiers.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { type BeforeChosen, type BeforePart, beforeRoll, NOTHING_BEFORE } from "../invoke/before-roll.ts";
import { currentRuleset, gameInForce, showLadderWords } from "../settings/current-game.ts";
import { zonesBetween } from "../board/zones.ts";
import { possibleTargets, type Target, targetedActors } from "./targets.ts";
import { traitName } from "../settings/trait-name.ts";
import { templatePath } from "../template-path.ts";
import { isElement, isInput } from "../redraw/elements.ts";
import { bundleTemplates } from "../registration/bundle-templates.ts";

bundleTemplates(import.meta.glob("../../../templates/roll/dialog/*.hbs", { query: "?raw", import: "default", eager: true }));

/** Initial values of a roll dialog. */
export interface RollSetup {
  readonly actor: NornActor;
  readonly first: RollableTrait;
  readonly traits: readonly RollableTrait[];
  readonly form: RollForm;
  /** The roll it is made to oppose, null for none. */
  readonly opposing: Opposing | null;
  /** The attack it is made to defend against, null for none. */
  readonly defending: Defending | null;
  /** Whom it is against at first; null: the targets. */
  readonly against: Target | null;
}

/** A roll that is to be opposed. */
export interface Opposing {
  readonly roll: string;
  /** Who made it; null if they are gone. */
  readonly against: Target | null;
  /** Both roll against the same difficulty. */
  readonly isContest: boolean;
}

export interface RollAnswer {
  readonly request: CheckRequest;
  readonly mode: MessageMode;
  readonly targets: readonly Target[];
  /** Null: it is no attack. */
  readonly attack: Attack | null;
  /** What was chosen before the roll. */
  readonly before: readonly BeforePart[];
}

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
    actions: {
      step: RollDialog.#step,
      addModifier: RollDialog.#addModifier,
      addSecond: RollDialog.#addSecond,
    },
  };

  static override PARTS = {
    fields: {
      template: templatePath("roll/dialog/fields.hbs"),
      templates: [templatePath("roll/dialog/choices.hbs")],
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
    const { actor, first, traits, opposing } = this.#setup;
    const ruleset = this.#ruleset;
    return {
      id: this.id,
      game: ruleset.id,
      actor: { name: actor.name, img: actor.img },
      trait: first,
      view: rollDialogView(this.#form, first, traits, ruleset, showLadderWords()),
      theirs: theirChoices(this.#form, this.#theirs()),
      attack: opposing ? null : attackFields(this.#inForce, actor, this.#form),
      offered: this.#offered().map((line) => ({ ...line, value: signed(line.value), taken: this.#takes(line) })),
      against: againstView(this.#form.target, this.#targeted, this.#possibleTargets()),
      modes: MESSAGE_MODES.map((mode) => ({
        value: mode,
        label: messageModeLabel(mode),
        icon: MODE_ICONS[mode],
        selected: this.#form.mode === mode,
      })),
      beforeOpen: this.#beforeOpen,
      ...this.#chances(),
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

  #read() {
    const { first, traits } = this.#setup;
    const request = readRollForm(withTheirs(this.#form, this.#theirs()), first, traits, this.#ruleset);
    if (!request.ok) return request;
    const attacks = attackAllowed(this.#inForce, this.#setup.actor, this.#form, this.#targets());
    if (!attacks.ok) return attacks;
    return ok(
      withModifiers(
        request.value,
        this.#offered().filter((line) => this.#takes(line)),
      ),
    );
  }

  /** The modifiers that the rules bring to it as it is now. */
  #offered(): readonly OfferedLine[] {
    const { actor, defending } = this.#setup;
    return modifiersFor(this.#inForce, actor, { attack: attackOf(actor, this.#form), targets: this.#targets(), defending });
  }

  #takes({ id, applies }: OfferedLine): boolean {
    return this.#form.offered[id] ?? applies;
  }

  /** The distance to the target, where both are in zones of the board. */
  #measure(): void {
    const [first] = this.#targets();
    const other = first ? ledgerActor(first.uuid) : null;
    const zones = other && zonesBetween(this.#setup.actor, other);
    if (zones !== null) this.#form = { ...this.#form, distance: String(zones) };
  }

  #targets(): readonly Target[] {
    const { target } = this.#form;
    if (target === TARGETED) return this.#targeted;
    return this.#possibleTargets().filter(({ uuid }) => uuid === target);
  }

  /** The traits of the only one it is against, where one of them may be the difficulty. */
  #theirs(): readonly TheirTrait[] {
    const ruleset = this.#ruleset;
    const [target, ...others] = ruleset.asks.theirTrait ? this.#targets() : [];
    const actor = target && others.length === 0 ? ledgerActor(target.uuid) : null;
    return actor ? theirTraits(ruleset, actor.snapshot(), (key) => traitName(ruleset, key)) : [];
  }

  /** Those on the scene, and the one it opposes. */
  #possibleTargets(): readonly Target[] {
    const { actor, against } = this.#setup;
    const here = possibleTargets(actor);
    return !against || here.some(({ uuid }) => uuid === against.uuid) ? here : [against, ...here];
  }

  #invocations(request: CheckRequest) {
    const targets = this.#targets().map(({ uuid }) => uuid);
    return beforeRoll({ actor: this.#setup.actor, request, targets }, this.#before);
  }

  /** What can be done before the roll, and the chances with what is chosen. */
  #chances(): object {
    const request: Result<CheckRequest> = this.#read();
    if (!request.ok) return { before: null, refusal: text(`NORN.Roll.Refused.${request.code}`, request.args), odds: null };
    const { ruleset, dials } = this.#inForce;
    const { view, modifiers } = this.#invocations(request.value);
    const asked = { ...request.value, modifiers: [...request.value.modifiers, ...modifiers] };
    const odds = rollOdds(ruleset, asked, dials);
    const method = ruleset.dice.find(({ id }) => id === asked.method);
    const onLadder = ruleset.ladder.length > 0 && method?.difficulties === null;
    return {
      before: view,
      refusal: null,
      odds: odds && rollOddsView(odds, ruleset, onLadder, showLadderWords()),
      costs: this.#costs(),
    };
  }

  #costs(): readonly Text[] {
    const { actor, opposing, defending } = this.#setup;
    return costsBefore(actor, { attack: attackOf(actor, this.#form), reacts: opposing !== null || defending !== null });
  }

  #folded(target: EventTarget | null): void {
    if (isElement(target) && "open" in target) this.#beforeOpen = target.open === true;
  }

  /** An aspect or a point is selected or deselected for the roll. */
  async #chose({ dataset, checked }: HTMLInputElement): Promise<void> {
    const { nornBefore: aspect, nornBeforePoint: spend, nornBeforeAgainst: against } = dataset;
    const { aspects, spends, said } = this.#before;
    this.#before = {
      aspects: toggled(aspects, aspect, checked),
      spends: toggled(spends, spend, checked),
      said: against === undefined ? said : { ...said, [against]: checked ? "yes" : "no" },
    };
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
    if (before.target !== this.#form.target) {
      this.#measure();
      void this.#renderBefore();
    }
    const owned = this.#form.difficulty === OWN_DIFFICULTY;
    if (before.method === this.#form.method && this.#asksAlike(before)) {
      void this.render({ parts: ["odds"] });
    } else void this.#renderAndFocus(owned && before.difficulty !== OWN_DIFFICULTY ? "typed" : null);
  }

  /** The fields are the same, and what no difficulty means. */
  #asksAlike(before: RollForm): boolean {
    const ruleset = this.#ruleset;
    const asked = (form: RollForm): string => {
      const theirs = ruleset.asks.theirTrait ? form.target : "";
      const attack = [form.attack, form.weapon, form.distance, form.attack === "" ? "" : form.target];
      return [form.difficulty === OWN_DIFFICULTY, isOpposable(form, ruleset), theirs, ...attack].join();
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
    const request = this.#read();
    if (!request.ok) {
      await this.render({ parts: ["odds"] });
      return;
    }
    const mode = MESSAGE_MODES.find((id) => id === this.#form.mode) ?? "public";
    const before = this.#invocations(request.value).chosen;
    const attack = attackOf(this.#setup.actor, this.#form);
    this.#answer({ request: request.value, mode, targets: this.#targets(), attack, before });
    await this.close();
  }

  static #step(this: RollDialog, _event: PointerEvent, target: HTMLElement): void {
    const input = this.form?.elements.namedItem(target.dataset["field"] ?? "");
    if (!isInput(input)) return;
    const value = Number(input.value.replace(/^[−–]/, "-"));
    input.value = String((Number.isFinite(value) ? value : 0) + Number(target.dataset["by"] ?? 0));
    this.#typed(input);
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

function toggled(list: readonly string[], id: string | undefined, on: boolean): readonly string[] {
  if (id === undefined) return list;
  const others = list.filter((one) => one !== id);
  return on ? [...others, id] : others;
}
