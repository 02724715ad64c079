/// <reference types="vite/types/importMeta.d.ts" />
import { type Proposal, reviewProposal } from "../../ledger/kinds/compel.ts";
import { gmAgrees } from "../../ledger/compel/replay-compel.ts";
import { COMPEL_EFFECTS, type CompelEffect } from "../../rules/compel/compel-rules.ts";
import { ok, type Result, refuse } from "../../rules/result.ts";
import { proposeCompel } from "../../rules/compel/compel.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { termsText } from "../../view/compel/points.view.ts";
import { refusalText } from "../../view/entries/refusal.view.ts";
import { type Text, text } from "../../view/text.ts";
import { AskWindow } from "../apps/ask-window.ts";
import { isInanimate, isPlayerCharacter, ownCharacter } from "../documents/actors-in-play.ts";
import { activeRuleset } from "../settings/active-game.ts";
import { ledgerAspect } from "../ledger/ledger-documents.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { askCompel, type CompelDraft, proposedBy } from "./ask-compel.ts";
import {
  type CompelGroup,
  compelGroups,
  compelPeople,
  compelProposers,
  compelTargets,
  type NamedActor,
} from "./compel-choices.ts";
import { lastRollOf } from "./roll-for-compel.ts";
import { rollName } from "../mappers/stored-request.ts";
import { templatePath } from "../words/template-path.ts";
import type { RenderedField } from "../redraw/draft-fields.ts";
import { isInput } from "../redraw/elements.ts";
import { bundleTemplates } from "../words/bundle-templates.ts";
import { onTarget } from "../words/on-target.ts";

bundleTemplates(import.meta.glob("../../../templates/compel/dialog/*.hbs", { query: "?raw", import: "default", eager: true }));

/** Lets a user choose whom to compel and with which aspect, shows what that costs and brings, and submits it. */
export class CompelDialog extends AskWindow {
  static override DEFAULT_OPTIONS = {
    id: "norn-compel-{id}",
    classes: ["norn-compel-window"],
    position: { width: 440 },
    window: { title: "NORN.Compel.title", icon: "fa-solid fa-bolt" },
    actions: onTarget({ award: (_data, window: CompelDialog) => window.#propose(true) }),
  };

  static override PARTS = {
    chosen: { template: templatePath("compel/dialog/chosen.hbs") },
    list: {
      template: templatePath("compel/dialog/list.hbs"),
      templates: [templatePath("compel/dialog/group.hbs")],
      scrollable: [".norn-compel-list"],
    },
    ask: { template: templatePath("compel/dialog/ask.hbs") },
    words: { template: templatePath("apps/ask-words.hbs") },
    foot: { template: templatePath("compel/dialog/foot.hbs") },
  };

  protected override readonly follows = ["chosen", "list", "ask", "foot"];
  /** Uuid of the one whose troubles are listed, "" for everyone's. */
  #whom: string;
  #draft: CompelDraft;

  constructor(aspect: string, whom: string) {
    super({});
    this.#whom = whom;
    const proposer = usualProposer(aspect);
    this.#draft = { aspect, target: "", proposer, effect: "event", conditions: [], roll: "", words: "", passive: false };
  }

  protected override async _prepareContext(): Promise<object> {
    const ruleset = activeRuleset();
    const { aspect: uuid, effect } = this.#draft;
    const aspect = ledgerAspect(uuid);
    const { effects } = ruleset.compelling;
    const proposal = this.#review(false);
    return {
      id: this.id,
      game: ruleset.id,
      aspect: aspect && { name: aspect.name, parent: aspect.actor?.shownName },
      open: !aspect,
      ...this.#list(),
      proposers: this.#proposers(ruleset),
      targets: aspect?.actor && isInanimate(aspect.actor) ? marked(compelTargets(), this.#draft.target) : null,
      effects: effects.length > 1 ? effects.map((one) => effectChoice(one, effect)) : null,
      rolls: effect === "event" ? null : this.#rolls(),
      conditions: game.user.isGM ? conditionChoices(ruleset, this.#draft) : [],
      terms: proposal.ok ? termsOf(proposal.value, ruleset) : [],
      refusal: aspect && !proposal.ok ? refusalText(proposal) : null,
      ready: proposal.ok,
      award: game.user.isGM ? { ready: this.#review(true).ok } : null,
    };
  }

  #list(): object {
    const { heroes, others } = compelPeople();
    const { near, rest } = compelGroups(this.#whom);
    const chosen = (groups: readonly CompelGroup[]): object[] =>
      groups.map(({ label, aspects }) => ({ label, aspects: marked(aspects, this.#draft.aspect) }));
    return {
      heroes: marked(heroes, this.#whom),
      others: marked(others, this.#whom),
      anyone: this.#whom === "",
      groups: chosen(near),
      rest: chosen(rest),
    };
  }

  /** A compel as it would be proposed now, and whether it could be paid. */
  #review(passive: boolean): Result<Proposal> {
    const world = shownWorld();
    const proposal = reviewProposal(world, proposedBy(this.#now(passive), world.game.ruleset.id));
    if (!proposal.ok) return proposal;
    const { terms, sides, facts, aspect } = proposal.value;
    if (passive) return terms.accept.gain > 0 ? proposal : refuse("nothing-to-award", { aspect: aspect.name });
    const paid = facts.bidding ? ok([]) : proposeCompel(terms, sides);
    return paid.ok ? proposal : paid;
  }

  #now(passive: boolean): CompelDraft {
    const words = this.element?.querySelector<HTMLTextAreaElement>('textarea[name="words"]')?.value.trim() ?? "";
    return { ...this.#draft, words, passive };
  }

  #proposers(ruleset: Ruleset): object[] | null {
    const actors = compelProposers(ruleset);
    if (!game.user.isGM) return actors.length > 1 ? marked(actors, this.#draft.proposer) : null;
    const gm = { uuid: "", name: game.i18n.localize("NORN.Compel.gm") };
    return actors.length > 0 ? marked([gm, ...actors], this.#draft.proposer) : null;
  }

  #rolls(): object[] {
    const target = ledgerAspect(this.#draft.aspect)?.actor;
    const last = lastRollOf(target && !isInanimate(target) ? target.uuid : this.#draft.target);
    const next = { uuid: "", name: game.i18n.localize("NORN.Compel.Dialog.nextRoll") };
    if (last?.id !== this.#draft.roll) this.#draft = { ...this.#draft, roll: "" };
    return marked(last?.id ? [next, { uuid: last.id, name: rollName(last) }] : [next], this.#draft.roll);
  }

  protected override get firstField(): string {
    return this.#draft.aspect === "" ? "[data-norn-search]" : 'textarea[name="words"]';
  }

  protected override changed(field: RenderedField): readonly string[] {
    const { name, value } = field;
    if (name === "whom") return this.#choose(value);
    if (name === "aspect") this.#draft = { ...this.#draft, aspect: value, ...this.#usual(value) };
    else if (name === "target") this.#draft = { ...this.#draft, target: value, roll: "" };
    else if (name === "proposer" || name === "roll") this.#draft = { ...this.#draft, [name]: value };
    else if (name === "effect") this.#draft = { ...this.#draft, effect: COMPEL_EFFECTS.find((id) => id === value) ?? "event" };
    else if (name === "condition" && isInput(field)) this.#draft = { ...this.#draft, ...withCondition(this.#draft, field) };
    else return [];
    return ["chosen", "ask", "foot"];
  }

  /** A person, and what can trouble them; an aspect of someone else is no longer chosen. */
  #choose(whom: string): readonly string[] {
    this.#whom = whom;
    const listed = compelGroups(whom).near.flatMap(({ aspects }) => aspects.map(({ uuid }) => uuid));
    const aspect = listed.includes(this.#draft.aspect) ? this.#draft.aspect : "";
    this.#draft = { ...this.#draft, aspect, ...this.#usual(aspect) };
    return ["chosen", "list", "ask", "foot"];
  }

  /** Trouble from a situation or a thing hits the person chosen. */
  #usual(aspect: string): Pick<CompelDraft, "roll" | "proposer" | "target"> {
    const parent = ledgerAspect(aspect)?.actor;
    const target = parent && isInanimate(parent) ? this.#whom : "";
    return { roll: "", proposer: usualProposer(aspect), target };
  }

  async #propose(passive: boolean): Promise<void> {
    const proposal = this.#review(passive);
    if (!proposal.ok) return;
    const draft = this.#now(passive);
    await this.close();
    await askCompel(draft, proposal.value.facts.free);
  }

  protected override async send(): Promise<void> {
    await this.#propose(false);
  }
}

function termsOf({ terms, facts }: Proposal, ruleset: Ruleset): Text[] {
  return termsText(terms, { ...facts, passive: false }, gmAgrees(ruleset, facts));
}

/** A GM proposes as no one in particular; a player as their own character, for a self-compel if the aspect is its own. */
function usualProposer(aspect: string): string {
  if (game.user.isGM) return "";
  const parent = ledgerAspect(aspect)?.actor;
  const own = parent?.isOwner && isPlayerCharacter(parent) ? parent : ownCharacter();
  return own?.uuid ?? "";
}

function marked(actors: readonly NamedActor[], chosen: string): object[] {
  return actors.map((actor) => ({ ...actor, selected: actor.uuid === chosen }));
}

function conditionChoices({ id: played, compelling }: Ruleset, { conditions }: CompelDraft): object[] {
  return compelling.conditions.map((id) => ({
    id,
    label: text(`NORN.Compel.Condition.${played}.${id}.hint`),
    on: conditions.includes(id),
  }));
}

function withCondition(
  { conditions }: CompelDraft,
  { value, checked }: Pick<HTMLInputElement, "value" | "checked">,
): Pick<CompelDraft, "conditions"> {
  const others = conditions.filter((id) => id !== value);
  return { conditions: checked ? [...others, value] : others };
}

function effectChoice(effect: CompelEffect, chosen: CompelEffect): object {
  return { effect, label: text(`NORN.Compel.Effect.${effect}`), selected: effect === chosen };
}
