import { DEFAULT_TOKEN } from "../../../../common/constants/document-names.ts";
import { elementOf } from "../../../core/event-target.ts";
import type { ContextMenuEntry } from "../../ux/context-menu-entries.ts";
import { TextEditor } from "../../ux/text-editor/text-editor.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../../api/application-types.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../../api/handlebars-application.ts";
import { CORE_TEMPLATES } from "../../handlebars/core-templates.data.ts";
import { currentGame, currentUser, localizeOr, notifications } from "../../platform.ts";
import { address } from "../../ui/scene/token-element.ts";
import { AbstractSidebarTab } from "../abstract-sidebar-tab.ts";
import { addToCombat, COMBAT_ACTIONS, combatantOf, createCombat, trackedCombats } from "../combat/combat-actions.ts";
import { COMBAT_TEMPLATES } from "../combat/combat-templates.data.ts";
import { combatantEntries, combatEntries } from "../combat/combat-menus.ts";
import type { TrackedCombat, TrackedCombatant } from "../combat/combat-types.ts";

Object.assign(CORE_TEMPLATES, COMBAT_TEMPLATES);

/** Combats: who takes part, in which order, whose turn it is. Source: platform.md §7. */
export class CombatTracker extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  static override tabName = "combat";

  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["combat-sidebar", "flexcol"],
    window: { title: "SIDEBAR.TabCombat" },
    actions: {
      ...COMBAT_ACTIONS,
      createCombat(this: CombatTracker, event: PointerEvent, target: HTMLElement) {
        return this._onCombatCreate(event, target);
      },
      rollInitiative(this: CombatTracker, _event: PointerEvent, target: HTMLElement) {
        const combatant = combatantOf(target);
        return combatant && this._onRollInitiative(combatant);
      },
      toggleHidden(this: CombatTracker, _event: PointerEvent, target: HTMLElement) {
        const combatant = combatantOf(target);
        return combatant && this._onToggleHidden(combatant);
      },
      toggleDefeated(this: CombatTracker, _event: PointerEvent, target: HTMLElement) {
        const combatant = combatantOf(target);
        return combatant && this._onToggleDefeatedStatus(combatant);
      },
    },
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

  protected override async _preparePartContext(
    partId: string,
    context: ApplicationRenderContext,
    options: ApplicationRenderOptions,
  ): Promise<ApplicationRenderContext> {
    const prepared = await super._preparePartContext(partId, context, options);
    prepared["labels"] = labels();
    if (partId === "tracker") await this._prepareTrackerContext(prepared, options);
    else await this._prepareCombatContext(prepared, options);
    return prepared;
  }

  /** What header and footer show (DOC CombatTracker). */
  protected async _prepareCombatContext(context: ApplicationRenderContext, _options: ApplicationRenderOptions): Promise<void> {
    const combat = this.viewed;
    Object.assign(context, {
      combat,
      hasCombat: combat !== null,
      isGM: currentUser()?.isGM ?? false,
      started: combat?.started ?? false,
      many: this.combats.length > 1,
      combats: this.combats.map((each, index) => ({ id: each.id, name: nameOf(each, index), viewed: each === combat })),
      title: titleOf(combat),
      myTurn: combat?.started === true && combat.combatant?.isOwner === true,
      chooseLabel: localizeOr("COMBAT.Choose", "Conflict"),
    });
  }

  /** What the order of turns shows. */
  protected async _prepareTrackerContext(context: ApplicationRenderContext, _options: ApplicationRenderOptions): Promise<void> {
    const combat = this.viewed;
    const isGM = currentUser()?.isGM ?? false;
    const actors = currentGame<{ actors?: { contents: TrackedActor[] } }>()?.actors?.contents ?? [];
    const turns: object[] = [];
    for (const [index, combatant] of (combat?.turns ?? []).entries())
      if (combat && isSeen(combatant)) turns.push(await this._prepareTurnContext(combat, combatant, index));
    Object.assign(context, {
      combat,
      hasCombat: combat !== null,
      isGM,
      turns,
      actors: actors.filter((actor) => actor.visible),
      offerAdd: isGM && combat !== null && actors.length > 0,
    });
  }

  /** One line of the order. */
  protected async _prepareTurnContext(combat: TrackedCombat, combatant: TrackedCombatant, index: number): Promise<object> {
    const active = combat.started && combat.turn === index;
    const isDefeated = combatant.isDefeated ?? combatant.defeated ?? false;
    const effects = (combatant.actor?.temporaryEffects ?? []).filter(({ img }) => img);
    const css = [active ? "active" : "", combatant.hidden ? "hide" : "", isDefeated ? "defeated" : ""].filter(Boolean).join(" ");
    const name = { name: combatant.name };
    return {
      id: combatant.id,
      name: combatant.name,
      img: address(await this._getCombatantThumbnail(combatant)),
      initiative: combatant.initiative ?? "",
      hasRolled: combatant.initiative !== null,
      hasDecimals: combatant.initiative !== null && !Number.isInteger(combatant.initiative),
      resource: combatant.resource ?? null,
      canPing: false,
      effects: {
        icons: effects.map(({ img, name: label }) => ({ img, name: label })),
        tooltip: this._formatEffectsTooltip(effects),
      },
      isOwner: combatant.isOwner,
      editable: combatant.isOwner,
      hidden: combatant.hidden,
      isDefeated,
      active,
      css,
      initiativeLabel: localizeOr("COMBAT.InitiativeOf", "Initiative of {name}", name),
      rollLabel: localizeOr("COMBAT.RollFor", "Roll initiative for {name}", name),
      hideLabel: localizeOr("COMBAT.Hide", "Hide {name}", name),
      defeatLabel: localizeOr("COMBAT.Defeated", "{name} is out", name),
      removeLabel: localizeOr("COMBAT.Remove", "Remove {name}", name),
    };
  }

  protected async _getCombatantThumbnail(combatant: TrackedCombatant): Promise<string> {
    return combatant.img || combatant.actor?.img || DEFAULT_TOKEN;
  }

  /** The names of effects, one under the other. */
  protected _formatEffectsTooltip(effects: readonly { readonly name: string }[]): string {
    if (effects.length === 0) return "";
    const list = document.createElement("ul");
    list.className = "effects-tooltip plain";
    for (const { name } of effects) list.append(Object.assign(document.createElement("li"), { textContent: name }));
    return list.outerHTML;
  }

  /** What the menu of the combat offers. */
  protected _getCombatContextOptions(): ContextMenuEntry[] {
    return combatEntries(() => this.viewed);
  }

  /** What the menu of a combatant offers. */
  protected _getEntryContextOptions(): ContextMenuEntry[] {
    return combatantEntries();
  }

  /** Whether a combatant's token may be pointed at: none is drawn. */
  protected _isTokenVisible(_token: unknown): boolean {
    return false;
  }

  protected async _onCombatCreate(_event: Event, _target: HTMLElement): Promise<void> {
    await createCombat();
  }

  protected async _onRollInitiative(combatant: TrackedCombatant): Promise<unknown> {
    return combatant.id ? this.viewed?.rollInitiative([combatant.id]) : undefined;
  }

  protected async _onToggleDefeatedStatus(combatant: TrackedCombatant): Promise<unknown> {
    return combatant.update({ defeated: !(combatant.isDefeated ?? combatant.defeated) });
  }

  protected async _onToggleHidden(combatant: TrackedCombatant): Promise<unknown> {
    return combatant.update({ hidden: !combatant.hidden });
  }

  /** Sets the viewed combat; without one, that of the world. */
  initialize({ combat = null, render = true }: { combat?: TrackedCombat | null; render?: boolean } = {}): void {
    const combats = trackedCombats();
    if (combats && combat) combats.viewed = combat;
    if (render && this.rendered) void this.render();
  }

  /** Brings the line whose turn it is into view. */
  scrollToTurn(): void {
    this.element.querySelector(".combatant.active")?.scrollIntoView({ block: "center" });
  }

  protected override async _onFirstRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("change", (event) => void this.#change(elementOf(event)));
    const menu = { parentClassHooks: false, fixed: true };
    const entries = (): ContextMenuEntry[] => this._getEntryContextOptions();
    this._createContextMenu(entries, ".combatant", { ...menu, hookName: "getCombatantContextOptions" });
    const combat = (): ContextMenuEntry[] => this._getCombatContextOptions();
    this._createContextMenu(combat, ".encounter-title", { ...menu, hookName: "getCombatContextOptions" });
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

interface TrackedActor {
  readonly id: string;
  readonly name: string;
  readonly visible: boolean;
}

/** A hidden combatant is a GM's and its owner's. */
function isSeen(combatant: TrackedCombatant): boolean {
  return !combatant.hidden || combatant.isOwner || (currentUser()?.isGM ?? false);
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
