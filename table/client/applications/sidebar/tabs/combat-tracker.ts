import { elementOf } from "../../../core/event-target.ts";
import { TextEditor } from "../../ux/text-editor/text-editor.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../../api/application-types.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../../api/handlebars-application.ts";
import { CORE_TEMPLATES } from "../../handlebars/core-templates.data.ts";
import { currentGame, currentUser, localizeOr, notifications } from "../../platform.ts";
import { address } from "../../ui/scene/token-element.ts";
import { AbstractSidebarTab } from "../abstract-sidebar-tab.ts";
import { addToCombat, COMBAT_ACTIONS, combatantOf, trackedCombats } from "../combat/combat-actions.ts";
import { COMBAT_TEMPLATES } from "../combat/combat-templates.data.ts";
import type { TrackedCombat, TrackedCombatant } from "../combat/combat-types.ts";

Object.assign(CORE_TEMPLATES, COMBAT_TEMPLATES);

/** Combats: who takes part, in which order, whose turn it is. Source: platform.md §7. */
export class CombatTracker extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  static override tabName = "combat";

  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["combat-sidebar", "flexcol"],
    window: { title: "SIDEBAR.TabCombat" },
    actions: COMBAT_ACTIONS,
  };

  static override PARTS: Record<string, HandlebarsTemplatePart> = {
    header: { template: "templates/sidebar/tabs/combat/header.hbs" },
    tracker: { template: "templates/sidebar/tabs/combat/tracker.hbs", scrollable: [""] },
    footer: { template: "templates/sidebar/tabs/combat/footer.hbs" },
  };

  /** The combats of the world. */
  get combats(): TrackedCombat[] {
    return trackedCombats()?.contents ?? [];
  }

  /** The viewed combat. */
  get viewed(): TrackedCombat | null {
    return trackedCombats()?.viewed ?? null;
  }

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    const combat = this.viewed;
    const isGM = currentUser()?.isGM ?? false;
    const actors =
      currentGame<{ actors?: { contents: { id: string; name: string; visible: boolean }[] } }>()?.actors?.contents ?? [];
    return {
      ...(await super._prepareContext(options)),
      combat,
      isGM,
      started: combat?.started ?? false,
      many: this.combats.length > 1,
      combats: this.combats.map((each, index) => ({ id: each.id, name: nameOf(each, index), viewed: each === combat })),
      title: titleOf(combat),
      turns: (combat?.turns ?? []).flatMap((combatant, index) => this._prepareTurn(combatant, combat, index)),
      myTurn: combat?.started === true && combat.combatant?.isOwner === true,
      actors: actors.filter((actor) => actor.visible),
      offerAdd: isGM && combat !== null && actors.length > 0,
      chooseLabel: localizeOr("COMBAT.Choose", "Conflict"),
      labels: labels(),
    };
  }

  /** One line of the order, or null for those hidden from this user. */
  protected _prepareTurn(combatant: TrackedCombatant, combat: TrackedCombat | null, index: number): object[] {
    if (combatant.hidden && !combatant.isOwner && !currentUser()?.isGM) return [];
    const active = combat?.started === true && combat.turn === index;
    const defeated = combatant.isDefeated ?? combatant.defeated ?? false;
    const name = { name: combatant.name };
    return [
      {
        id: combatant.id,
        name: combatant.name,
        img: address(combatant.img || combatant.actor?.img || "icons/svg/mystery-man.svg"),
        initiative: combatant.initiative ?? "",
        hasRolled: combatant.initiative !== null,
        editable: combatant.isOwner,
        hidden: combatant.hidden,
        defeated,
        active,
        cssClass: [active ? "active" : "", combatant.hidden ? "hide" : "", defeated ? "defeated" : ""].filter(Boolean).join(" "),
        initiativeLabel: localizeOr("COMBAT.InitiativeOf", "Initiative of {name}", name),
        rollLabel: localizeOr("COMBAT.RollFor", "Roll initiative for {name}", name),
        hideLabel: localizeOr("COMBAT.Hide", "Hide {name}", name),
        defeatLabel: localizeOr("COMBAT.Defeated", "{name} is out", name),
        removeLabel: localizeOr("COMBAT.Remove", "Remove {name}", name),
      },
    ];
  }

  protected override async _onFirstRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("change", (event) => void this.#change(elementOf(event)));
    this.element.addEventListener("dragover", (event) => event.preventDefault());
    this.element.addEventListener("drop", (event) => void this.#drop(event));
  }

  async #change(field: HTMLElement): Promise<void> {
    const combats = trackedCombats();
    if (field instanceof HTMLSelectElement && field.name === "combat" && combats) {
      combats.viewed = combats.get(field.value) ?? null;
      await this.render();
    }
    const combatant = combatantOf(field);
    if (!(field instanceof HTMLInputElement) || field.name !== "initiative" || !combatant) return;
    await combatant.update({ initiative: field.value.trim() === "" ? null : field.valueAsNumber });
  }

  async #drop(event: DragEvent): Promise<void> {
    const data = TextEditor.implementation.getDragEventData(event);
    const uuid = String(data["uuid"]);
    if (data["type"] !== "Actor" || !/^Actor\.\w+$/.test(uuid)) return;
    if (!this.viewed) return notifications.warn(localizeOr("COMBAT.NoneToJoin", "Create a conflict first"));
    await addToCombat(uuid.slice("Actor.".length));
  }
}

function nameOf(combat: TrackedCombat, index: number): string {
  return combat.name || localizeOr("COMBAT.Numbered", "Conflict {number}", { number: String(index + 1) });
}

function titleOf(combat: TrackedCombat | null): string {
  if (!combat) return localizeOr("COMBAT.None", "No conflict");
  if (!combat.started) return localizeOr("COMBAT.NotStarted", "Not begun");
  return localizeOr("COMBAT.Round", "Round {round}", { round: String(combat.round) });
}

function labels(): Record<string, string> {
  return {
    create: localizeOr("COMBAT.Create", "New conflict"),
    rollAll: localizeOr("COMBAT.RollAll", "Roll initiative for everyone"),
    resetAll: localizeOr("COMBAT.InitiativeReset", "Clear initiative"),
    none: localizeOr("COMBAT.NoneHint", "Nobody is fighting, racing or arguing just now."),
    order: localizeOr("COMBAT.Order", "Order of turns"),
    who: localizeOr("COMBAT.Who", "Who joins"),
    add: localizeOr("COMBAT.Add", "Add"),
    begin: localizeOr("COMBAT.Begin", "Begin"),
    end: localizeOr("COMBAT.End", "End"),
    delete: localizeOr("COMBAT.Delete", "Delete"),
    endTurn: localizeOr("COMBAT.TurnEnd", "End my turn"),
    nextTurn: localizeOr("COMBAT.TurnNext", "Next turn"),
    previousTurn: localizeOr("COMBAT.TurnPrev", "Previous turn"),
    nextRound: localizeOr("COMBAT.RoundNext", "Next round"),
    previousRound: localizeOr("COMBAT.RoundPrev", "Previous round"),
  };
}
