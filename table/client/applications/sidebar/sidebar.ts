import { elementOf } from "../../core/event-target.ts";
import { ApplicationV2 } from "../api/application.ts";
import type {
  ApplicationOptions,
  ApplicationRenderContext,
  ApplicationRenderOptions,
  SidebarTabDescriptor,
} from "../api/application-types.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../api/handlebars-application.ts";
import { CORE_TEMPLATES } from "../handlebars/core-templates.data.ts";
import { callAllHooks, configured, currentUser, localizeOr } from "../platform.ts";
import { AbstractSidebarTab, tellTab } from "./abstract-sidebar-tab.ts";
import { pagePart } from "./interface-registry.ts";
import { moveAmongTabs } from "./move-among-tabs.ts";
import { SIDEBAR_TABS, TAB_WORDS } from "./sidebar-tabs.data.ts";
import { SIDEBAR_TEMPLATES } from "./sidebar-templates.data.ts";

Object.assign(CORE_TEMPLATES, SIDEBAR_TEMPLATES);

/** Below this width the sidebar covers the scene and starts closed; the style sheet has the same number. */
const NARROW = 800;

/** The column at the right of the page with chat, directories and settings. */
export class Sidebar extends HandlebarsApplicationMixin(ApplicationV2) {
  declare ["constructor"]: typeof Sidebar;
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    id: "sidebar",
    tag: "aside",
    window: { frame: false, positioned: false },
    actions: {
      toggleState(this: Sidebar) {
        this.toggleExpanded();
      },
    },
  };

  /** What a system adds here is shown, once it has put an application of that name into CONFIG.ui. */
  static override TABS: Record<string, SidebarTabDescriptor> = { ...SIDEBAR_TABS };

  static override PARTS: Record<string, HandlebarsTemplatePart> = {
    content: { template: "templates/sidebar/content.hbs" },
    tabs: { template: "templates/sidebar/tabs.hbs" },
  };

  override tabGroups: Record<string, string | null> = { primary: "chat" };

  #expanded = typeof window === "undefined" || window.innerWidth >= NARROW;

  get expanded(): boolean {
    return this.#expanded;
  }

  /** The tabs open in windows of their own, by name. */
  get popouts(): Record<string, AbstractSidebarTab> {
    const tabs = Object.keys(this.constructor.TABS).map((id) => tabNamed(id)?.popout);
    return Object.fromEntries(tabs.flatMap((tab) => (tab ? [[tab.tabName, tab]] : [])));
  }

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    const classes = configured<Record<string, unknown>>("ui") ?? {};
    const isGM = currentUser()?.isGM ?? false;
    const entries = Object.entries(this.constructor.TABS)
      .filter(([id, { gmOnly }]) => id in classes && (isGM || !gmOnly))
      .map(([id, tab]) => ({ id, icon: iconOf(tab), label: labelOf(id, tab), active: this.tabGroups["primary"] === id }));
    return {
      ...(await super._prepareContext(options)),
      entries,
      expanded: this.#expanded,
      navLabel: localizeOr("SIDEBAR.Tabs", "Sidebar"),
      toggleLabel: this.#toggleLabel,
    };
  }

  get #toggleLabel(): string {
    return this.#expanded ? localizeOr("SIDEBAR.Collapse", "Close sidebar") : localizeOr("SIDEBAR.Expand", "Open sidebar");
  }

  protected override _insertElement(element: HTMLElement): void {
    element.setAttribute("aria-label", localizeOr("SIDEBAR.Name", "Sidebar"));
    const place = document.getElementById("ui-right");
    if (place) place.append(element);
    else super._insertElement(element);
  }

  protected override _replaceHTML(
    result: Record<string, HTMLElement>,
    content: HTMLElement,
    options: ApplicationRenderOptions,
  ): void {
    // The content holds the tabs: it is rendered once and stays.
    if (!options.isFirstRender) delete result["content"];
    super._replaceHTML(result, content, options);
  }

  protected override async _onRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onRender(context, options);
    const list = this.element.querySelector<HTMLElement>("[role=tablist]");
    list?.addEventListener("keydown", (event) => moveAmongTabs(list, event));
    list?.addEventListener("contextmenu", (event) => popOut(event));
    this.#showState();
  }

  /** The sidebar stays in its place, below windows. */
  override bringToFront(): void {}

  override changeTab(tab: string, group: string, options: Record<string, unknown> = {}): void {
    const before = this.tabGroups[group];
    const again = before === tab;
    super.changeTab(tab, group, options);
    if (group !== "primary") return;
    for (const control of this.element.querySelectorAll<HTMLElement>("[role=tab]"))
      control.tabIndex = control.dataset["tab"] === tab ? 0 : -1;
    const shown = tabNamed(tab);
    const hidden = before ? tabNamed(before) : null;
    if (!this.#expanded && options["event"]) this.expand();
    if (again) return;
    if (hidden) tellTab(hidden, false);
    if (!shown) return;
    tellTab(shown, true);
    callAllHooks("changeSidebarTab", shown);
  }

  activateTab(tabName: string): void {
    this.changeTab(tabName, "primary");
  }

  expand(): void {
    this.#setExpanded(true);
  }

  collapse(): void {
    this.#setExpanded(false);
  }

  toggleExpanded(expanded = !this.#expanded): void {
    this.#setExpanded(expanded);
  }

  #setExpanded(expanded: boolean): void {
    if (this.#expanded === expanded) return;
    this.#expanded = expanded;
    this.#showState();
    const tab = tabNamed(this.tabGroups["primary"] ?? "");
    if (tab) tellTab(tab, expanded);
    callAllHooks("collapseSidebar", this, !expanded);
  }

  #showState(): void {
    this.element.classList.toggle("expanded", this.#expanded);
    this.element.classList.toggle("collapsed", !this.#expanded);
    document.body.classList.toggle("sidebar-open", this.#expanded);
    const toggle = this.element.querySelector("#sidebar-toggle");
    toggle?.setAttribute("aria-expanded", String(this.#expanded));
    toggle?.setAttribute("aria-label", this.#toggleLabel);
    toggle?.classList.toggle("fa-caret-right", this.#expanded);
    toggle?.classList.toggle("fa-caret-left", !this.#expanded);
  }
}

function iconOf({ icon, documentName }: SidebarTabDescriptor): string {
  return icon ?? (documentName && configured<{ sidebarIcon?: string }>(documentName)?.sidebarIcon) ?? "fa-solid fa-file";
}

function labelOf(id: string, { tooltip, documentName }: SidebarTabDescriptor): string {
  const words = TAB_WORDS[id];
  if (tooltip) return localizeOr(tooltip, words ?? tooltip);
  return words ?? localizeOr(`DOCUMENT.${documentName}s`, id);
}

/** The right mouse button, or the menu key, opens a tab in a window of its own. */
function popOut(event: Event): void {
  const name = elementOf(event).closest<HTMLElement>("[role=tab]")?.dataset["tab"];
  const tab = name ? tabNamed(name) : null;
  if (!tab) return;
  event.preventDefault();
  void tab.renderPopout();
}

function tabNamed(name: string): AbstractSidebarTab | null {
  const part: unknown = pagePart(name);
  return part instanceof AbstractSidebarTab ? part : null;
}
