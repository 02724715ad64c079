/// <reference types="vite/types/importMeta.d.ts" />
import { LONGEST_PHRASE } from "../../rules/created-aspects/create-aspect.ts";
import type { CreationWay } from "../../rules/created-aspects/creation-rules.ts";
import { creationRoll } from "../../ledger/roll/creation-roll.ts";
import {
  destinationValue,
  createRequest,
  createDialogView,
  type CreateForm,
  type CreateInput,
} from "../../view/created-aspects/create-dialog.view.ts";
import type { Lack } from "../../view/lack.ts";
import { text } from "../../view/text.ts";
import { AskWindow } from "../apps/ask-window.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { activeGame } from "../settings/active-game.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { rollOn } from "../ledger/roll-on.ts";
import { actorsInReach, holdersInReach } from "./in-reach.ts";
import { templatePath } from "../words/template-path.ts";
import type { RenderedField } from "../redraw/draft-fields.ts";
import { bundleTemplates } from "../words/bundle-templates.ts";

bundleTemplates(
  import.meta.glob("../../../templates/created-aspects/dialog/*.hbs", { query: "?raw", import: "default", eager: true }),
);

/** Initial choices of the dialog. */
interface ToBegin {
  /** Uuid of the actor it is on. */
  readonly target: string;
  readonly way: CreationWay;
}

/** Asks for the phrase of an aspect created in play, the actor it is on, and who holds its free invocation. */
export class CreateAspectDialog extends AskWindow {
  static override DEFAULT_OPTIONS = {
    id: "norn-create-{id}",
    position: { width: 420 },
    window: { title: "NORN.Create.title", icon: "fa-solid fa-hammer" },
  };

  static override PARTS = {
    phrase: { template: templatePath("created-aspects/dialog/phrase.hbs") },
    fields: {
      template: templatePath("created-aspects/dialog/create.hbs"),
      templates: [templatePath("created-aspects/dialog/choice.hbs")],
      scrollable: [""],
    },
    footer: { template: templatePath("created-aspects/dialog/footer.hbs") },
  };

  /** The phrase field stays while it is being typed. */
  protected override readonly follows = ["fields", "footer"];
  /** The roll that creates it; null if a GM does without one. */
  readonly #action: NornChatMessage<"action"> | null;
  readonly #maker: NornActor | null;
  /** The actor whose sheet it was opened from, if there is no maker. */
  readonly #on: NornActor | null;
  #form: CreateForm;

  constructor(action: NornChatMessage<"action"> | null, maker: NornActor | null, { target, way }: ToBegin) {
    super({});
    this.#action = action;
    this.#maker = maker;
    this.#on = ledgerActor(target);
    const holder = maker?.uuid ?? "";
    this.#form = { phrase: "", target, way, nature: "", holder, about: "", level: "1", quality: "2", hidden: false };
  }

  /** From the card of a roll. Informs the user if nothing can be created. */
  static async fromRoll(action: NornChatMessage<"action">, begin?: ToBegin): Promise<void> {
    const maker = ledgerActor(action.system.actor ?? "");
    if (!maker?.isOwner || !rollOn(action).ok) {
      ui.notifications.warn("NORN.Ledger.Refused.roll-gone", { localize: true });
      return;
    }
    const [first] = actorsInReach(maker, action.system.targets);
    const { situation, zone } = action.system.aim;
    const target = situation ? destinationValue(situation, zone) : (first?.uuid ?? "");
    await new CreateAspectDialog(action, maker, begin ?? { target, way: "" }).render({ force: true });
  }

  /** By a GM without a roll, on an actor. */
  static async onActor(actor: NornActor): Promise<void> {
    await new CreateAspectDialog(null, null, { target: actor.uuid, way: "" }).render({ force: true });
  }

  /** Null if the roll is deleted. */
  #source(): CreateInput | null {
    const now = this.#action && rollOn(this.#action);
    if (now && !now.ok) return null;
    const around = this.#maker ?? this.#on;
    const against = this.#action ? this.#action.system.targets : [];
    return {
      ...activeGame(),
      roll: now ? creationRoll(shownWorld(), now.value) : null,
      maker: this.#maker?.uuid ?? "",
      byGm: game.user.isGM,
      targets: around ? actorsInReach(around, against) : [],
      holders: around ? holdersInReach(around) : [],
    };
  }

  protected override async _prepareContext(): Promise<object> {
    this.#read();
    const source = this.#source();
    if (!source) throw new Error(game.i18n.localize("NORN.Ledger.Refused.roll-unreadable"));
    const longest = LONGEST_PHRASE;
    return {
      id: this.id,
      game: source.ruleset.id,
      phrase: this.#form.phrase,
      longest,
      create: createDialogView(this.#form, source),
    };
  }

  /** The options that depend on a choice are shown at once. */
  protected override changed({ name }: RenderedField): readonly string[] {
    return name === "phrase" ? [] : this.follows;
  }

  #read(): void {
    if (!this.form) return;
    const fields: object = new foundry.applications.ux.FormDataExtended(this.form).object;
    this.#form = { ...this.#form, ...fields };
  }

  protected override lack(): Lack | null {
    this.#read();
    return this.#form.phrase.trim() === "" ? { field: "phrase", words: text("NORN.Ledger.Refused.words-missing") } : null;
  }

  protected override async send(): Promise<void> {
    const source = this.#source();
    if (!source) return;
    const request = createRequest(this.#form, source, this.#action?.id ?? "");
    await this.close();
    await submitEntry({ kind: "create", actor: this.#maker, request, secret: this.#form.hidden });
  }
}
