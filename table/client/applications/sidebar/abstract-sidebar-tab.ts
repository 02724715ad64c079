import { ApplicationV2 } from "../api/application.ts";
import type {
  ApplicationConfiguration,
  ApplicationOptions,
  ApplicationRenderContext,
  ApplicationRenderOptions,
} from "../api/application-types.ts";
import { localizeOr } from "../platform.ts";
import { pagePart } from "./interface-registry.ts";
import { TAB_WORDS } from "./sidebar-tabs.data.ts";

interface TabHost {
  readonly tabGroups: Record<string, string | null>;
  activateTab(name: string): void;
  expand(): void;
}

/** Notifies a tab that it was activated or deactivated. */
export let tellTab: (tab: AbstractSidebarTab, active: boolean) => void;

/** A tab of the sidebar, which can also be in a window of its own. */
export class AbstractSidebarTab extends ApplicationV2 {
  static {
    tellTab = (tab, active) => (active ? tab._onActivate() : tab._onDeactivate());
  }
  declare ["constructor"]: typeof AbstractSidebarTab;
  /** The name in `ui`, in the sidebar and of the element. */
  static tabName = "";

  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["tab", "sidebar-tab"],
    tag: "section",
    window: { frame: false, positioned: false, resizable: true },
    position: { width: 320, height: 560 },
  };

  #popout: this | null = null;

  protected override _initializeApplicationOptions(options: ApplicationOptions): ApplicationConfiguration {
    const { tabName } = this.constructor;
    const merged = super._initializeApplicationOptions({ id: tabName, uniqueId: tabName, ...options });
    if (merged.id !== tabName) Object.assign(merged.window, { frame: true, positioned: true });
    return merged;
  }

  get tabName(): string {
    return this.constructor.tabName;
  }

  override get title(): string {
    return localizeOr(this.options.window.title || `SIDEBAR.${this.tabName}`, TAB_WORDS[this.tabName] ?? this.tabName);
  }

  get isPopout(): boolean {
    return this.id !== this.tabName;
  }

  /** Whether it is the sidebar's active tab. */
  get active(): boolean {
    return this.#sidebar?.tabGroups["primary"] === this.tabName;
  }

  /** The tab in a window of its own, if it is open. */
  get popout(): this | null {
    return this.#popout?.rendered ? this.#popout : null;
  }

  get #sidebar(): TabHost | null {
    return pagePart("sidebar");
  }

  /** Activates the tab, and expands the sidebar. */
  activate(): void {
    this.#sidebar?.activateTab(this.tabName);
    this.#sidebar?.expand();
  }

  async renderPopout(): Promise<this> {
    if (this.isPopout) return this;
    const Tab: unknown = this.constructor;
    this.#popout ??= new (Tab as new (options: ApplicationOptions) => this)({
      id: `${this.tabName}-popout`,
      classes: ["sidebar-popout"],
    });
    return this.#popout.render({ force: true });
  }

  /** Nothing to bring to the front within the sidebar. */
  override bringToFront(): void {
    if (this.isPopout) super.bringToFront();
  }

  /** Renders the tab, and its window with it. */
  override async render(options: boolean | ApplicationRenderOptions = {}, more: ApplicationRenderOptions = {}): Promise<this> {
    const { popout } = this;
    if (popout) void popout.render(options === true ? {} : options);
    return super.render(options, more);
  }

  protected override async _renderFrame(options: ApplicationRenderOptions): Promise<HTMLElement> {
    const element = await super._renderFrame(options);
    if (this.isPopout) {
      element.classList.remove("tab");
      return element;
    }
    element.dataset["tab"] = this.tabName;
    element.dataset["group"] = "primary";
    element.setAttribute("role", "tabpanel");
    element.setAttribute("aria-label", this.title);
    element.classList.toggle("active", this.active);
    return element;
  }

  protected override _insertElement(element: HTMLElement): void {
    const place = this.isPopout ? null : document.getElementById("sidebar-content");
    if (!place) return super._insertElement(element);
    const present = place.querySelector(`:scope > #${this.tabName}`);
    if (present) present.replaceWith(element);
    else place.append(element);
  }

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    return { ...(await super._prepareContext(options)), isPopout: this.isPopout };
  }

  /** The tab was activated or deactivated. */
  protected _onActivate(): void {}
  protected _onDeactivate(): void {}
}
