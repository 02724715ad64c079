import { isRecord } from "../../rules/is-record.ts";
import { TURN_STEPS } from "../../rules/conflict/take-step.ts";
import { isSituation } from "../documents/actors-in-play.ts";
import type { NornCombat } from "../documents/norn-combat.ts";
import { isCombatOfType } from "../documents/of-type.ts";
import { showRendered } from "../redraw/draft-fields.ts";
import { withdraw } from "../entries/withdraw.ts";
import { closestTo, dataAround, isElement, isInput, isSelect } from "../redraw/elements.ts";
import { LiveParts } from "../redraw/live-parts.ts";
import { activeGame } from "../settings/active-game.ts";
import { templatePath } from "../words/template-path.ts";
import { onTarget } from "../words/on-target.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { trackerHead } from "../../view/conflict/tracker-head.view.ts";
import { trackerRows } from "../../view/conflict/tracker.view.ts";
import { addToConflict, changeConflict, changeParticipant, takeTurnStep } from "./conflict-actions.ts";
import { namesOf, trackerInput } from "./tracker-input.ts";

const { CombatTracker } = foundry.applications.sidebar.tabs;

/** Core's tracker, with the rows of a game of Norn's. Its elements keep core's classes, for modules. */
export class ConflictTracker extends CombatTracker {
  static override DEFAULT_OPTIONS = {
    actions: onTarget({
      nornStep: ({ step = "", who = "", next = "" }, tracker: ConflictTracker) => tracker.#step(step, { who, next }),
      nornWithdraw: ({ entry = "" }) => withdraw(entry),
      nornSheet: (_data, tracker: ConflictTracker, button) => tracker.#combatant(button)?.actor?.sheet?.render(true),
      nornAdd: (_data, tracker: ConflictTracker, button) => tracker.#add(button),
      nornOut: (_data, tracker: ConflictTracker, button) => {
        const combatant = tracker.#combatant(button);
        return combatant?.update({ defeated: !combatant.defeated });
      },
      nornRemove: (_data, tracker: ConflictTracker, button) => tracker.#combatant(button)?.delete(),
      nornRollAll: (_data, tracker: ConflictTracker) => tracker.#combat?.rollAll(),
      nornBegin: (_data, tracker: ConflictTracker) => tracker.#combat?.startCombat(),
      nornNextRound: (_data, tracker: ConflictTracker) => tracker.#combat?.nextRound(),
      nornEnd: (_data, tracker: ConflictTracker) => tracker.#combat?.endCombat(),
    }),
  };

  static override PARTS = {
    header: { template: templatePath("conflict/header.hbs") },
    tracker: { template: templatePath("conflict/tracker.hbs"), scrollable: [""] },
    footer: { template: templatePath("conflict/footer.hbs") },
  };

  readonly #live = new LiveParts({ choices: "kept", orElse: ":is(input, select, button):enabled" }, () => void this.render());

  protected override async _prepareContext(
    ...args: Parameters<InstanceType<typeof CombatTracker>["_prepareContext"]>
  ): ReturnType<InstanceType<typeof CombatTracker>["_prepareContext"]> {
    return Object.assign(await super._prepareContext(...args), { norn: this.#context() });
  }

  #context(): object {
    const played = activeGame();
    const combat = this.viewed;
    const conflict = combat && shownWorld().conflict(combat.id ?? "");
    const leads = game.user.isGM;
    const shown = { root: `norn-${this.id}`, game: played.ruleset.id, leads, several: this.#several() };
    if (!combat || !conflict || !isCombatOfType(combat, "conflict")) return { ...shown, rows: [], head: null, actors: [] };
    const { pace, scope, stakes, openly } = combat.system;
    return {
      ...shown,
      head: trackerHead(played, { conflict, pace, scope, stakes, openly, nameOf: namesOf(played) }),
      rows: trackerRows(trackerInput(combat, conflict, played)),
      actors: leads ? actorsToAdd(combat) : [],
    };
  }

  #several(): object[] {
    const { combats } = this;
    if (combats.length < 2) return [];
    return combats.map((combat, place) => ({
      id: combat.id,
      name: (isCombatOfType(combat, "conflict") && combat.system.stakes) || String(place + 1),
      chosen: combat === this.viewed,
    }));
  }

  protected override _replaceHTML(...args: Parameters<InstanceType<typeof CombatTracker>["_replaceHTML"]>): void {
    const [parts] = args;
    if (areElements(parts)) this.#live.redraw(parts, this.parts);
    super._replaceHTML(...args);
  }

  protected override async _onFirstRender(
    ...args: Parameters<InstanceType<typeof CombatTracker>["_onFirstRender"]>
  ): Promise<void> {
    await super._onFirstRender(...args);
    this.#live.listen(this.element);
    this.element.addEventListener("change", ({ target }) => void this.#changed(target));
  }

  async #changed(target: EventTarget | null): Promise<void> {
    const combat = this.viewed;
    const field = closestTo(target, "[data-norn-field], [data-norn-one]");
    if (!combat || !(isInput(field) || isSelect(field))) return;
    const { nornField, nornOne } = field.dataset;
    const value = isInput(field) && field.type === "checkbox" ? field.checked : field.value;
    try {
      if (nornField) await changeConflict(combat, nornField, value);
      else if (nornOne) await changeParticipant(combat, dataAround(field, "combatantId"), nornOne, String(value));
    } catch (error) {
      showRendered(field);
      throw error;
    }
  }

  get #combat(): NornCombat | null {
    return this.viewed;
  }

  #combatant(button: HTMLElement) {
    return this.#combat?.combatants.get(dataAround(button, "combatantId"));
  }

  async #step(name: string, of: { readonly who: string; readonly next: string }): Promise<void> {
    const step = TURN_STEPS.find((known) => known === name);
    if (this.#combat && step) await takeTurnStep(this.#combat, { step, ...of });
  }

  async #add(button: HTMLElement): Promise<void> {
    const who = button.closest(".norn-conflict-add")?.querySelector("select");
    if (!this.#combat || !who) return;
    await addToConflict(this.#combat, who.value);
    // Reset the select.
    showRendered(who);
  }
}

/** What core has rendered, by part. */
function areElements(parts: unknown): parts is Record<string, HTMLElement> {
  return isRecord(parts) && Object.values(parts).every((part) => isElement(part));
}

/** Everyone a GM may add, those who do not take part yet first. */
function actorsToAdd({ combatants }: NornCombat): readonly { readonly id: string | null; readonly name: string }[] {
  const present = new Set(combatants.map(({ actorId }) => actorId));
  return game.actors
    .filter((actor) => !isSituation(actor))
    .map(({ id, name }) => ({ id, name }))
    .toSorted((a, b) => Number(present.has(a.id)) - Number(present.has(b.id)) || a.name.localeCompare(b.name));
}
