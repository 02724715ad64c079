/// <reference types="vite/types/importMeta.d.ts" />
import type { BegunRoll } from "../../view/roll/begin-roll.ts";
import { draftRoll, type RollAnswer } from "../../view/roll/draft-roll.ts";
import { type ChangedForm, changedForm, withChosen, withModifierRow, withSecondRow } from "../../view/roll/changed-form.ts";
import { type RollForm, stepped } from "../../view/roll/roll-form.ts";
import type { RollInput, RollSetup } from "../../view/roll/roll-section.ts";
import { followed, traitRolled } from "../../view/roll/roll-targets.ts";
import { AskWindow } from "../apps/ask-window.ts";
import { MESSAGE_MODES, type MessageMode } from "../compat/message-mode.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { isElement, isInput } from "../redraw/elements.ts";
import { activeGameId } from "../settings/active-game.ts";
import { bundleTemplates } from "../words/bundle-templates.ts";
import { onTarget } from "../words/on-target.ts";
import { templatePath } from "../words/template-path.ts";
import { modeChoices } from "./mode-choices.ts";
import { rollReader } from "./roll-reader.ts";
import type { Rollers } from "./sections.ts";

bundleTemplates(import.meta.glob("../../../templates/roll/dialog/*.hbs", { query: "?raw", import: "default", eager: true }));

/** What is rolled, and who sees it. */
interface Asked {
  readonly answer: RollAnswer;
  readonly mode: MessageMode;
}

/** Asks how a trait is rolled, and shows the chances meanwhile. Enter rolls, Escape cancels. */
export class RollDialog extends AskWindow {
  static override DEFAULT_OPTIONS = {
    id: "norn-roll-{id}",
    classes: ["norn-roll"],
    position: { width: 400 },
    window: { icon: "fa-solid fa-dice" },
    actions: onTarget({
      step: ({ field = "", by }, window: RollDialog) => window.#fill(field, (typed) => stepped(typed, Number(by ?? 0))),
      addModifier: (_data, window: RollDialog) => window.#change(withModifierRow(window.#fromFields())),
      addSecond: (_data, window: RollDialog) => window.#change(withSecondRow(window.#fromFields(), shownWorld().game.ruleset)),
      takeSample: (_data, window: RollDialog, { innerText }) => window.#takeSample(innerText.trim()),
      wholeZone: (_data, window: RollDialog) => window.#wholeZone(),
    }),
  };

  static override PARTS = {
    fields: {
      template: templatePath("roll/dialog/fields.hbs"),
      templates: ["choices", "table", "blocks", "attack", "stake", "zone", "effects"].map((name) =>
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
  readonly #rollers: Rollers;
  readonly #setup: RollSetup;
  readonly #asked: (asked: Asked | null) => void;
  readonly #game = activeGameId();
  #form: RollForm;

  constructor(rollers: Rollers, { setup, form }: BegunRoll, asked: (asked: Asked | null) => void) {
    super({});
    this.#rollers = rollers;
    this.#setup = setup;
    this.#form = form;
    this.#asked = asked;
  }

  /** Resolves to the choices; to null if the user cancels. */
  static async ask(rollers: Rollers, begun: BegunRoll): Promise<Asked | null> {
    return new Promise((resolve, reject) => {
      new RollDialog(rollers, begun, resolve).render({ force: true }).catch(reject);
    });
  }

  override get title(): string {
    const { name: trait } = traitRolled(this.#setup, this.#form);
    return game.i18n.format(this.#setup.purpose.opposes ? "NORN.Oppose.rollTitle" : "NORN.Roll.title", { trait });
  }

  /** The roll as it is now. */
  #input(): RollInput {
    const world = shownWorld();
    return { world, reader: rollReader(world, this.#rollers), setup: this.#setup, form: this.#form };
  }

  protected override async _prepareContext(): Promise<object> {
    const { actor } = this.#rollers;
    const { fields, ...draft } = draftRoll(this.#input());
    return {
      ...draft,
      ...fields,
      id: this.id,
      game: this.#game,
      actor: { name: actor.name, img: actor.img },
      modes: modeChoices(this.#form.mode),
      beforeOpen: this.#form.beforeOpen,
    };
  }

  /** A roll belongs to the game in which it was begun. */
  protected override _canRender(options: Parameters<AskWindow["_canRender"]>[0]): false | void {
    if (activeGameId() === this.#game) return super._canRender(options);
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
    this.#asked(null);
  }

  #folded(target: EventTarget | null): void {
    if (isElement(target) && "open" in target) this.#form = { ...this.#form, beforeOpen: target.open === true };
  }

  #typed(target: EventTarget | null): void {
    if (!isInput(target) || target.name !== "") void this.#change(changedForm(this.#form, this.#fromFields(), this.#followed));
    else if (!target.matches("[data-norn-search]")) void this.#change(withChosen(this.#form, target.dataset, target.checked));
  }

  /** The form with what follows from what was changed. */
  readonly #followed = (form: RollForm): RollForm => followed({ ...this.#input(), form }, this.#form);

  #fromFields(): RollForm {
    if (!this.form) return this.#form;
    const typed = foundry.utils.expandObject(new foundry.applications.ux.FormDataExtended(this.form).object);
    return foundry.utils.mergeObject(this.#form, typed, { inplace: false });
  }

  protected override async send(): Promise<void> {
    this.#form = this.#fromFields();
    const { answer } = draftRoll(this.#input());
    if (!answer.ok) {
      await this.render({ parts: ["odds"] });
      return;
    }
    const mode = MESSAGE_MODES.find((id) => id === this.#form.mode) ?? "public";
    this.#asked({ answer: answer.value, mode });
    await this.close();
  }

  /** Changes what is typed in a field, as if the user had. */
  #fill(name: string, value: (typed: string) => string): void {
    const input = this.form?.elements.namedItem(name);
    if (!isInput(input)) return;
    input.value = value(input.value);
    this.#typed(input);
  }

  /** Puts a sample of what may be at stake into its field. */
  #takeSample(sample: string): void {
    this.#focus("stake");
    this.#fill("stake", () => sample);
  }

  /** Everyone is in the zone; or no one else, if everyone was. */
  #wholeZone(): void {
    const boxes = [...this.element.querySelectorAll<HTMLInputElement>('input[name^="zone."]')];
    const checked = boxes.some((box) => !box.checked);
    for (const box of boxes) box.checked = checked;
    this.#typed(boxes[0] ?? null);
  }

  async #change({ form, parts, focus }: ChangedForm): Promise<void> {
    this.#form = form;
    await this.render({ parts: [...parts], window: { title: this.title } });
    if (focus !== null) this.#focus(focus);
  }

  #focus(name: string): void {
    const input = this.form?.elements.namedItem(name);
    if (isElement(input)) input.focus();
  }
}
