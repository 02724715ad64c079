/// <reference types="vite/types/importMeta.d.ts" />
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import { askInvoke } from "../../ledger/uses.ts";
import { type Gain, GAINS } from "../../rules/invoke/invocation-rules.ts";
import { gainFits, gainNeeds, type GainNeeds } from "../../rules/roll/gain-step.ts";
import { invoke } from "../../rules/invoke/invoke.ts";
import { dicePictures } from "../../view/roll/die-picture.view.ts";
import { type Chosen, firstChoice, invokeList, NO_CHOICE } from "../../view/invoke/invoke-list.view.ts";
import { againstParent, readAgainst } from "../../view/invoke/against-parent.view.ts";
import { paymentShown, type ReachedAspect } from "../../view/invoke/reach.view.ts";
import { invokedRoll, mayWorsen, previewOf, previewText } from "../../view/invoke/invoked-roll.view.ts";
import { aheadText } from "../../view/entries/pending.view.ts";
import { type Text, text } from "../../view/text.ts";
import { AskWindow } from "../apps/ask-window.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { hasActorData } from "../documents/of-type.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { focusCard } from "../chat/focus-card.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { pointsAhead, shownActor, shownWorld } from "../ledger/shown-world.ts";
import { rollOn } from "../ledger/roll-on.ts";
import { rollName } from "../mappers/stored-request.ts";
import { aspectsInReach } from "./aspects-in-reach.ts";
import { invokerFor } from "./invoke-part.ts";
import { showLadderWords } from "../settings/active-game.ts";
import type { RenderedField } from "../redraw/draft-fields.ts";
import { templatePath } from "../words/template-path.ts";
import { bundleTemplates } from "../words/bundle-templates.ts";

bundleTemplates(import.meta.glob("../../../templates/invoke/dialog/*.hbs", { query: "?raw", import: "default", eager: true }));

/** What is left to pay with; null where none of the aspects costs a point. */
function pointsText({ uuid, system }: NornActor, aspects: readonly ReachedAspect[]): Text | null {
  const costly = aspects.some(({ answers }) =>
    answers.some(({ invoked }) => (invoked.ok ? invoked.value.points > 0 : invoked.code === "points-short")),
  );
  if (!costly || !hasActorData(system)) return null;
  const count = system.fatePoints.value;
  const left = pointsAhead(uuid);
  return left === null
    ? text("NORN.Ledger.Invoke.points", { count })
    : text("NORN.Ledger.Invoke.pointsAhead", { count, ahead: aheadText(left) });
}

/** Lets a user choose an aspect for a roll, what it gives, and the die if one is needed. */
export class InvokeDialog extends AskWindow {
  static override DEFAULT_OPTIONS = {
    id: "norn-invoke-{id}",
    position: { width: 420 },
    window: { title: "NORN.Ledger.Invoke.title", icon: "fa-solid fa-quote-left" },
  };

  static override PARTS = {
    roll: { template: templatePath("invoke/dialog/roll.hbs") },
    fields: {
      template: templatePath("invoke/dialog/invoke.hbs"),
      templates: [templatePath("invoke/reach.hbs"), templatePath("invoke/reach-group.hbs")],
      scrollable: [""],
    },
    gains: {
      template: templatePath("invoke/dialog/gains.hbs"),
      templates: [templatePath("chat/die.hbs"), templatePath("invoke/against.hbs")],
    },
    footer: { template: templatePath("invoke/dialog/footer.hbs") },
  };

  protected override readonly follows = ["roll", "fields", "gains", "footer"];
  readonly #action: NornChatMessage<"action">;
  readonly #actor: NornActor;
  #chosen: Chosen = NO_CHOICE;
  #die: number | null = null;
  /** As last listed: the list follows every change. */
  #listed: readonly ReachedAspect[] = [];

  constructor(action: NornChatMessage<"action">, actor: NornActor, aspect: string) {
    super({});
    this.#action = action;
    this.#actor = actor;
    this.#chosen = { ...NO_CHOICE, aspect };
  }

  /** Opens the list for a roll, with an aspect chosen if its uuid is given. Informs the user if there is nothing to invoke for. */
  static async open(action: NornChatMessage<"action">, aspect = ""): Promise<void> {
    const now = rollOn(action);
    const actor = now.ok ? invokerFor(shownWorld(), now.value) : null;
    if (!actor) {
      ui.notifications.warn("NORN.Ledger.Refused.roll-gone", { localize: true });
      return;
    }
    await new InvokeDialog(action, actor, aspect).render({ force: true });
  }

  /** A roll that is deleted meanwhile leaves nothing to invoke for. */
  protected override _canRender(options: Parameters<AskWindow["_canRender"]>[0]): false | void {
    if (game.messages.has(this.#action.id ?? "") && rollOn(this.#action).ok) return super._canRender(options);
    if (this.rendered) ui.notifications.warn("NORN.Ledger.Refused.roll-gone", { localize: true });
    void this.close();
    return false;
  }

  protected override async _prepareContext(): Promise<object> {
    const now = rollOn(this.#action);
    if (!now.ok) throw new Error(game.i18n.localize("NORN.Ledger.Refused.roll-unreadable"));
    const aspects = this.#reached(now.value);
    this.#listed = aspects;
    const { roll, state } = now.value;
    this.#chosen = firstChoice(aspects, this.#chosen, (gain) => mayWorsen(roll, state, gain));
    const needs = this.#needs(now.value);
    const preview = (gain: Gain): Text | null => {
      const made = previewOf(roll, state, gain, gainNeeds(roll, state, gain).choices[0] ?? null);
      return made && previewText(made);
    };
    return {
      id: this.id,
      game: roll.ruleset.id,
      roll: { ...invokedRoll(roll, state, showLadderWords()), what: rollName(this.#action) },
      points: pointsText(this.#actor, aspects),
      list: invokeList(aspects, this.#chosen, preview),
      dice: needs && needs.choices.length > 0 ? this.#dice(now.value, needs) : null,
      ready: this.#isReady(aspects, needs),
    };
  }

  #reached({ roll, state, entries }: RollNow): ReachedAspect[] {
    const world = shownWorld();
    const { ruleset, dials } = world.game;
    const { request } = state;
    const actor = shownActor(this.#actor);
    if (!actor) return [];
    const ask = askInvoke(world, { actor, moment: "after", request, entries, aboard: roll.actor });
    return aspectsInReach({
      world,
      actor: this.#actor,
      vehicle: roll.pilot === actor.uuid ? ledgerActor(roll.actor) : null,
      targets: this.#action.system.targets.map(({ uuid }) => uuid),
      gains: ruleset.invoking.gains({ method: request.method, moment: "after", request }, dials),
      answer: (aspect, gain) => {
        const fits = gainFits(roll, state, gain);
        return fits.ok ? invoke(world.game, ask(aspect, gain)) : fits;
      },
    });
  }

  #gain(): Gain | null {
    return this.#chosen.gain || null;
  }

  #needs({ roll, state }: RollNow): GainNeeds | null {
    const gain = this.#gain();
    const needs = gain && gain !== "effect" ? gainNeeds(roll, state, gain) : null;
    if (needs?.choices.length === 0 || !needs) this.#die = null;
    else if (this.#die === null || !needs.choices.includes(this.#die)) this.#die = needs.choices[0] ?? null;
    return needs;
  }

  #dice({ roll, state }: RollNow, { choices }: GainNeeds): object[] {
    const { plan, reading } = roll.ruleset.resolve(state.request, state.faces, roll.dials);
    return dicePictures(plan, reading).map((picture, index) => ({
      picture,
      index,
      selected: index === this.#die,
      disabled: !choices.includes(index),
    }));
  }

  #isReady(aspects: readonly ReachedAspect[], needs: GainNeeds | null): boolean {
    const answers = aspects.find(({ uuid }) => uuid === this.#chosen.aspect)?.answers ?? [];
    const allowed = answers.some(({ gain, invoked }) => gain === this.#chosen.gain && invoked.ok);
    return allowed && (needs === null || needs.choices.length === 0 || this.#die !== null);
  }

  protected override changed({ name, value }: RenderedField): readonly string[] {
    const chosen = this.#chosen;
    if (name === "die") this.#die = Number(value);
    else if (name === "aspect") this.#chosen = { ...chosen, aspect: value, against: "" };
    else if (name === "gain") this.#chosen = { ...chosen, gain: GAINS.find((id) => id === value) ?? "" };
    else if (name === "beside") this.#chosen = { ...chosen, beside: value };
    else if (name === "against") this.#chosen = { ...chosen, against: readAgainst(value) };
    return ["gains", "footer"];
  }

  protected override async send(): Promise<void> {
    const gain = this.#gain();
    const { aspect, beside } = this.#chosen;
    const chosen = this.#listed.filter(({ uuid }) => uuid === aspect || uuid === beside);
    const closed = this.close();
    if (gain) await this.#submit(chosen, gain);
    await closed;
  }

  async #submit(chosen: readonly ReachedAspect[], gain: Gain): Promise<void> {
    const { beside, against: yes } = this.#chosen;
    const die = this.#die;
    for (const aspect of chosen.toSorted((a, b) => Number(a.uuid === beside) - Number(b.uuid === beside))) {
      const { uuid, name } = aspect;
      const against = againstParent(aspect, gain, yes)?.yes ?? false;
      const expects = paymentShown(aspect, gain);
      const request = {
        roll: this.#action.id ?? "",
        aspect: uuid,
        aspectName: name,
        gain,
        die,
        moment: "after",
        against,
        expects,
      } as const;
      await submitEntry({ kind: "invoke", actor: this.#actor, request });
    }
  }

  /** The focus returns to the card. */
  protected override _onClose(options: Parameters<AskWindow["_onClose"]>[0]): void {
    super._onClose(options);
    focusCard(this.#action.id ?? "", '[data-action="invoke"]');
  }
}
