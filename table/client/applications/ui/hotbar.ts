import * as ours from "../../../common/ours.ts";
import { elementOf } from "../../core/event-target.ts";
import { clientState } from "../../core/client-state.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../api/handlebars-application.ts";
import { CORE_TEMPLATES } from "../handlebars/core-templates.data.ts";
import { askHooks, localizeOr } from "../platform.ts";
import { ContextMenu } from "../ux/context-menu.ts";
import { TextEditor } from "../ux/text-editor/text-editor.ts";
import { address } from "./scene/token-element.ts";
import { hotbarMenu } from "./hotbar/hotbar-menu.ts";
import { type HotbarMacro, type HotbarUser, hotbarUser } from "./hotbar/hotbar-user.ts";
import { listenToHotbarKeys } from "./hotbar/listen-to-hotbar-keys.ts";
import { macroOfDrop, showSheet } from "./hotbar/macro-of-drop.ts";
import { PageApplication } from "./page-application.ts";
import { UI_TEMPLATES } from "./ui-templates.data.ts";

Object.assign(CORE_TEMPLATES, UI_TEMPLATES);

const PAGES = 5;

/** A slot of the hotbar in its template. */
interface HotbarSlot {
  slot: number;
  key: number;
  macro: HotbarMacro | null;
  img: string | null;
  cssClass: string;
  tooltip: string | null;
  ariaLabel: string;
}

/** Ten macros on each of five pages. Source: platform.md §8, knowledge base "Macros". */
export class Hotbar extends HandlebarsApplicationMixin(PageApplication) {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    id: "hotbar",
    tag: "nav",
    place: "ui-bottom",
    actions: {
      execute(this: Hotbar, event: PointerEvent, target: HTMLElement) {
        return this[ours.execute](slotOf(target), event);
      },
      cyclePage(this: Hotbar, _event: PointerEvent, target: HTMLElement) {
        return this.cyclePage(target.dataset["direction"] === "up" ? -1 : 1);
      },
    },
  };

  static override PARTS: Record<string, HandlebarsTemplatePart> = {
    hotbar: { root: true, classes: ["hotbar-content"], template: "templates/ui/hotbar.hbs" },
  };

  #page = 1;

  get page(): number {
    return this.#page;
  }

  get slots(): HotbarSlot[] {
    return (this.#user?.getHotbarMacros(this.#page) ?? []).map(asSlot);
  }

  get #user(): HotbarUser | null {
    return hotbarUser();
  }

  static async toggleDocumentSheet(uuid: string): Promise<void> {
    await showSheet(uuid);
  }

  async changePage(page: number): Promise<void> {
    this.#page = Math.min(PAGES, Math.max(1, page));
    await this.render();
  }

  async cyclePage(direction: number): Promise<void> {
    await this.changePage(((this.#page - 1 + Math.sign(direction) + PAGES) % PAGES) + 1);
  }

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    return {
      ...(await super._prepareContext(options)),
      slots: this.slots,
      page: this.#page,
      label: localizeOr("HOTBAR.Name", "Macros"),
      upLabel: localizeOr("HOTBAR.PreviousPage", "Previous page"),
      downLabel: localizeOr("HOTBAR.NextPage", "Next page"),
      pageLabel: localizeOr("HOTBAR.Page", "Page {page}", { page: String(this.#page) }),
    };
  }

  protected override async _onFirstRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    const { element } = this;
    element.setAttribute("aria-label", localizeOr("HOTBAR.Name", "Macros"));
    element.addEventListener("dragover", (event) => event.preventDefault());
    element.addEventListener("drop", (event) => void this._onDrop(event));
    element.addEventListener("dragstart", (event) => this.#startDrag(event));
    new ContextMenu.implementation(element, ".slot.full", hotbarMenu(), { fixed: true });
    listenToHotbarKeys(element.ownerDocument, (key) => this.#executeKey(key));
    element.addEventListener("keydown", (event) => {
      if (event.key === "Delete") void this.#user?.assignHotbarMacro(null, slotOf(elementOf(event)));
    });
  }

  protected override async _onRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onRender(context, options);
    for (const slot of this.element.querySelectorAll<HTMLElement>(".slot.full")) slot.draggable = true;
  }

  #executeKey(key: number): void {
    const found = this.slots.find((slot) => slot.key === key);
    if (found?.macro) void this[ours.execute](found.slot);
  }

  /** Runs a slot's macro; an empty slot offers to create one. */
  protected async [ours.execute](slot: number, event?: Event): Promise<unknown> {
    const macro = this.slots.find((entry) => entry.slot === slot)?.macro;
    if (macro) return macro.execute(event ? { event } : {});
    const made = await newMacro();
    return made && this.#user?.assignHotbarMacro(made, slot);
  }

  /** A drop on a slot: the hook `hotbarDrop` may handle it (by returning false at once), else core makes a macro of it. */
  protected async _onDrop(event: DragEvent): Promise<void> {
    event.preventDefault();
    const slot = slotOf(elementOf(event));
    if (!slot) return;
    const data = TextEditor.implementation.getDragEventData(event);
    if (!Object.keys(data).length || !askHooks("hotbarDrop", this, data, slot)) return;
    const macro = await macroOfDrop(data);
    const fromSlot = typeof data["slot"] === "number" ? { fromSlot: data["slot"] } : {};
    if (macro) await this.#user?.assignHotbarMacro(macro, slot, fromSlot);
  }

  #startDrag(event: DragEvent): void {
    const slot = slotOf(elementOf(event));
    const macro = this.slots.find((entry) => entry.slot === slot)?.macro;
    if (macro) event.dataTransfer?.setData("text/plain", JSON.stringify({ type: "Macro", uuid: macro.uuid, slot }));
  }
}

function slotOf(element: Element): number {
  return Number(element.closest<HTMLElement>("[data-slot]")?.dataset["slot"] ?? 0);
}

function asSlot({ slot, key, macro }: { slot: number; key: number; macro: HotbarMacro | null }): HotbarSlot {
  const empty = localizeOr("HOTBAR.Empty", "Slot {key}: empty", { key: String(key) });
  return {
    slot,
    key,
    macro,
    img: macro?.img ? address(macro.img) : null,
    cssClass: macro ? "full" : "open",
    tooltip: macro?.name ?? null,
    ariaLabel: macro ? localizeOr("HOTBAR.Slot", "Slot {key}: {name}", { key: String(key), name: macro.name }) : empty,
  };
}

async function newMacro(): Promise<HotbarMacro | null> {
  const Macro = (clientState.config?.["Macro"] as { documentClass?: { createDialog(): Promise<unknown> } } | undefined)
    ?.documentClass;
  const made = (await Macro?.createDialog()) as HotbarMacro | null | undefined;
  await made?.sheet?.render({ force: true });
  return made ?? null;
}
