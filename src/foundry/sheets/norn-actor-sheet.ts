import { FittedHeight } from "../apps/fitted-height.ts";
import { mayImport } from "../exchange/register-exchange.ts";
import { actorSheetView } from "../../view/actor/actor-sheet.view.ts";
import { isBlank, type SheetTab } from "../../view/actor/sheet-parts.ts";
import { challengesOn } from "../challenges/challenge-sources.ts";
import { mayEnter } from "../npc-pool/may-enter.ts";
import { activeRuleset, activeGame, showLadderWords } from "../settings/active-game.ts";
import { partContext, partsOf } from "./actor-parts.ts";
import { ACTOR_PARTS, LIMITED_PARTS } from "./actor-parts.data.ts";
import { ACTOR_SHEET_ACTIONS } from "./actor-sheet-actions.ts";
import { actorSheetInput } from "./actor-sheet-input.ts";
import type { SheetFields } from "./fields/sheet-fields.ts";
import { writeActorField } from "./fields/write-field.ts";
import { LiveSheet, SHEET_FORM } from "./live-sheet.ts";
import { dropOnSheet } from "./rows/drop-on-sheet.ts";
import { onTarget } from "../words/on-target.ts";
import { listenForRows } from "./rows/listen-for-rows.ts";
import { enrichedItem, enrichedText, storedText } from "./stored-text.ts";
import type { DeepPartial } from "fvtt-types/utils";

type Configuration = foundry.applications.sheets.ActorSheetV2.Configuration;
type Context = foundry.applications.sheets.ActorSheetV2.RenderContext;
type Options = foundry.applications.sheets.ActorSheetV2.RenderOptions;
type Parts = Record<string, foundry.applications.api.HandlebarsApplicationMixin.HandlebarsTemplatePart>;

const { HandlebarsApplicationMixin } = foundry.applications.api;
const Mixed = HandlebarsApplicationMixin(foundry.applications.sheets.ActorSheetV2);

/**
 * The sheet of an actor of any type, in any game: the ruleset decides what its parts show. Each field is saved separately;
 * unchanged parts are not redrawn, and drafts survive the redraw of others.
 */
export class NornActorSheet<
  RenderContext extends Context = Context,
  SheetConfiguration extends Configuration = Configuration,
  RenderOptions extends Options = Options,
> extends Mixed<RenderContext, SheetConfiguration, RenderOptions> {
  static override DEFAULT_OPTIONS: foundry.applications.sheets.ActorSheetV2.DefaultOptions = {
    classes: ["norn", "norn-sheet", "norn-actor"],
    position: { width: 720, height: 800 },
    window: {
      resizable: true,
      controls: [
        { action: "history", icon: "fa-solid fa-clock-rotate-left", label: "NORN.History.open" },
        { action: "createAspect", icon: "fa-solid fa-hammer", label: "NORN.Create.onSheet", visible: () => game.user.isGM },
        { action: "importActor", icon: "fa-solid fa-file-import", label: "NORN.Exchange.import", visible: mayImport },
      ],
    },
    actions: onTarget(ACTOR_SHEET_ACTIONS, ["history", "createAspect", "importActor", "exportActor", "enterScene"]),
    form: SHEET_FORM,
  };

  static override PARTS: Parts = ACTOR_PARTS;

  readonly #live = new LiveSheet(
    (name, value) => writeActorField(activeRuleset(), this.actor, name, value),
    () => void this.render(),
  );
  /** Ids of what is unfolded: items, and parts of the sheet. */
  readonly expanded = new Set<string>();
  tab: SheetTab = "play";
  #editing: boolean | null = null;
  readonly #height = new FittedHeight();
  /** The game last shown. */
  #game = "";
  /** The game for which it was fitted: another needs more room, or less. */
  #fittedFor = "";

  get fields(): SheetFields {
    return this.#live.fields;
  }

  /** The sheet shows its fields. An empty sheet opens like that. */
  get editing(): boolean {
    return this.isEditable && this.#editing === true;
  }

  set editing(editing: boolean) {
    this.#editing = editing;
  }

  protected override _getHeaderControls(): foundry.applications.api.ApplicationV2.HeaderControlsEntry[] {
    const controls = super._getHeaderControls();
    if (this.actor.isOwner) {
      controls.push({ icon: "fa-solid fa-file-export", label: "NORN.Exchange.export", action: "exportActor" });
    }
    if (!mayEnter(activeGame(), this.actor)) return controls;
    const icon = "fa-solid fa-person-walking-arrow-right";
    return [...controls, { icon, label: "NORN.Pool.enterScene", action: "enterScene" }];
  }

  protected override _configureRenderParts(_options: object): Parts {
    if (this.actor.limited) return foundry.utils.deepClone(LIMITED_PARTS);
    return foundry.utils.deepClone(partsOf(this.actor.type));
  }

  protected override async _prepareContext(
    options: DeepPartial<RenderOptions> & { isFirstRender: boolean },
  ): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const played = activeGame();
    const { ruleset, dials } = played;
    const source = actorSheetInput(played, this.actor);
    this.#game = ruleset.id;
    this.#editing ??= isBlank(source, ruleset);
    const flags = {
      editable: this.isEditable,
      editing: this.editing,
      words: showLadderWords(),
      expanded: this.expanded,
      descriptions: await this.#descriptions(),
    };
    const view = actorSheetView(source, ruleset, dials, flags, this.tab);
    const challenges = challengesOn(this.actor, this.editing || this.actor.type === "situation");
    return Object.assign(context, view, { challenges, root: this.id, editable: this.isEditable, notes: await this.#notes() });
  }

  async #descriptions(): Promise<Record<string, string>> {
    const open = [...this.expanded].flatMap((id) => this.actor.items.get(id) ?? []);
    return Object.fromEntries(await Promise.all(open.map(async (item) => [item.id ?? "", await enrichedItem(item)] as const)));
  }

  async #notes(): Promise<object> {
    const source = storedText(this.actor, "system.notes");
    const enriched = await enrichedText(source, this.actor);
    return { editable: this.isEditable, bare: enriched === "", source, uuid: this.actor.uuid, enriched };
  }

  protected override async _renderHTML(
    context: RenderContext,
    options: DeepPartial<RenderOptions>,
  ): Promise<Record<string, HTMLElement>> {
    options.parts = this.#live.outdated(options.parts, (id) => partContext(id, context));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the mixin renders; its type is lost in the generic class
    return (await super._renderHTML(context, options)) as Record<string, HTMLElement>;
  }

  protected override async _preparePartContext(id: string, context: RenderContext): Promise<RenderContext> {
    return partContext(id, context);
  }

  protected override _replaceHTML(
    result: Record<string, HTMLElement>,
    content: HTMLElement,
    options: DeepPartial<RenderOptions>,
  ): void {
    this.#live.removeHidden(this.parts, this._configureRenderParts(options));
    this.#live.replace(result, this.parts, content, () => super._replaceHTML(result, content, options));
  }

  protected override _insertElement(element: HTMLElement): void {
    this.#live.color(element);
    super._insertElement(element);
  }

  protected override async _onFirstRender(
    context: DeepPartial<RenderContext>,
    options: DeepPartial<RenderOptions>,
  ): Promise<void> {
    await super._onFirstRender(context, options);
    listenForRows(this);
  }

  /** The window has its position by now. */
  protected override async _postRender(context: DeepPartial<RenderContext>, options: DeepPartial<RenderOptions>): Promise<void> {
    await super._postRender(context, options);
    this.#live.rendered(this, options.isFirstRender === true);
    if (options.isFirstRender || this.#game !== this.#fittedFor) this.fitHeight();
    this.#fittedFor = this.#game;
  }

  /** Makes the window as high as what it shows. */
  fitHeight(): void {
    this.#height.fit(this);
  }

  protected override async _onRender(context: DeepPartial<RenderContext>, options: DeepPartial<RenderOptions>): Promise<void> {
    await super._onRender(context, options);
    // Without tabs, everything is on one page.
    this.element.dataset["tab"] = this.element.querySelector(".norn-tab") ? this.tab : "all";
  }

  protected override _onClose(options: DeepPartial<RenderOptions>): void {
    super._onClose(options);
    this.#live.leave();
  }

  /** Templates decide which fields are enabled: tabs, folds and menus are for readers too. */
  protected override _toggleDisabled(_disabled: boolean): void {}

  /** Anything may be dropped here; what cannot be accepted is refused in words. */
  protected override _canDragDrop(_selector: string): boolean {
    return true;
  }

  protected override async _onDrop(event: DragEvent): Promise<void> {
    await dropOnSheet(this, event);
  }
}

/** NPCs, vehicles, organizations, units and situations: the same parts, in a smaller window. */
export class PlainActorSheet extends NornActorSheet {
  static override DEFAULT_OPTIONS = { position: { width: 600, height: 640 } };
}
