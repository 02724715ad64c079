import { Semaphore } from "../../../common/utils/semaphore.ts";
import { callAllHooks, localize, notifications } from "../platform.ts";
import { FormDataExtended } from "../ux/form-data-extended.ts";
import { listenForActions } from "./application-actions.ts";
import { submitForm } from "./application-forms.ts";
import { prepareTabs, showTab } from "./application-tabs.ts";
import type {
  ApplicationClosingOptions,
  ApplicationConfiguration,
  ApplicationFormConfiguration,
  ApplicationHeaderControlsEntry,
  ApplicationOptions,
  ApplicationPosition,
  ApplicationRenderContext,
  ApplicationRenderOptions,
  ApplicationTab,
  ApplicationTabsConfiguration,
} from "./application-types.ts";
import { openApplications } from "./open-applications.ts";
import { EventEmitter } from "./event-emitter.ts";
import { mergeApplicationOptions } from "./merge-application-options.ts";
import { RENDER_STATES, type RenderState } from "./render-states.ts";
import { themeFrame } from "./theme-frame.ts";
import { listControls, toggleControlsMenu } from "./window-controls.ts";
import { dragByHeader, resizeByHandle } from "./window-drag.ts";
import { buildBareElement, buildFrame, fillControls, setWindowIcon, type ApplicationWindow } from "./window-frame.ts";
import { parseCSSDimensions, placeWindow } from "./window-position.ts";
import { windowClosing, windowOpened } from "./window-stack.ts";

export type ApplicationConstructor = typeof ApplicationV2;

/**
 * A piece of user interface with a life of its own: it prepares a context, renders it, listens, and closes.
 * Source: platform.md §4.1 and the public API pages of ApplicationV2.
 */
export class ApplicationV2 {
  static BASE_APPLICATION: ApplicationConstructor = ApplicationV2;
  static readonly RENDER_STATES = RENDER_STATES;
  static readonly emittedEvents: readonly string[] = Object.freeze(["render", "close", "position"]);
  static TABS: Record<string, ApplicationTabsConfiguration> = {};
  static _appId = 0;
  static _maxZ = 99;

  static DEFAULT_OPTIONS: ApplicationOptions = {
    id: "app-{id}",
    classes: [],
    tag: "div",
    window: {
      frame: true,
      positioned: true,
      title: "",
      icon: "",
      controls: [],
      minimizable: true,
      resizable: false,
      contentTag: "section",
      contentClasses: [],
    },
    actions: {},
    form: { handler: undefined, submitOnChange: false, closeOnSubmit: false },
    position: { width: "auto", height: "auto" },
  };

  readonly options: ApplicationConfiguration;
  tabGroups: Record<string, string | null> = {};
  readonly position: ApplicationPosition;

  #window: ApplicationWindow = {};
  #id: string;
  #element: HTMLElement | null = null;
  #content: HTMLElement | null = null;
  #state: RenderState = RENDER_STATES.NONE;
  #minimized = false;
  readonly #renders = new Semaphore(1);
  readonly #events: EventEmitter;

  constructor(options: ApplicationOptions = {}) {
    this.options = Object.freeze(this._initializeApplicationOptions(options));
    this.#id = this.options.id.replace("{id}", this.options.uniqueId);
    this.#events = new EventEmitter(this.constructor.name, (this.constructor as ApplicationConstructor).emittedEvents);
    this.position = {
      top: NaN,
      left: NaN,
      width: "auto",
      height: "auto",
      scale: 1,
      zIndex: ++ApplicationV2._maxZ,
      ...this.options.position,
    };
    for (const [group, { initial }] of Object.entries((this.constructor as ApplicationConstructor).TABS)) {
      this.tabGroups[group] = initial ?? null;
    }
  }

  /** The class and its ancestors, up to the base application. */
  static *inheritanceChain(): Generator<ApplicationConstructor> {
    let type: ApplicationConstructor | null = this as ApplicationConstructor;
    while (type?.prototype instanceof ApplicationV2 || type === ApplicationV2) {
      yield type;
      if (type === this.BASE_APPLICATION) return;
      type = Object.getPrototypeOf(type) as ApplicationConstructor | null;
    }
  }

  static parseCSSDimensions(style: string | number, parentDimension: number): number | undefined {
    return parseCSSDimensions(style, parentDimension);
  }

  /** Wait until the images in an element have loaded or failed. */
  static async waitForImages(element: HTMLElement): Promise<void> {
    const loading = [...element.querySelectorAll("img")].filter((image) => !image.complete);
    await Promise.all(
      loading.map(
        (image) => new Promise((done) => ["load", "error"].map((type) => image.addEventListener(type, done, { once: true }))),
      ),
    );
  }

  get window(): ApplicationWindow {
    return this.#window;
  }

  get id(): string {
    return this.#id;
  }

  get title(): string {
    return localize(this.options.window.title);
  }

  get element(): HTMLElement {
    // Typed as Foundry types it: before the first render there is none.
    return this.#element as HTMLElement;
  }

  get classList(): DOMTokenList | null {
    return this.#element?.classList ?? null;
  }

  /** The application's one form: the frame or the window's content, when that is a form. */
  get form(): HTMLFormElement | null {
    if (this.#element?.tagName === "FORM") return this.#element as HTMLFormElement;
    return this.#content?.tagName === "FORM" ? (this.#content as HTMLFormElement) : null;
  }

  get hasFrame(): boolean {
    return this.options.window.frame;
  }

  get minimized(): boolean {
    return this.#minimized;
  }

  get rendered(): boolean {
    return this.#state === RENDER_STATES.RENDERED;
  }

  get state(): RenderState {
    return this.#state;
  }

  /* -- Options -------------------------------------------------------------------------------------------------------- */

  protected _initializeApplicationOptions(options: ApplicationOptions): ApplicationConfiguration {
    const type = this.constructor as ApplicationConstructor;
    const classes = [...type.inheritanceChain()].filter((entry) => Object.hasOwn(entry, "DEFAULT_OPTIONS")).toReversed();
    const merged = mergeApplicationOptions([...classes.map((entry) => entry.DEFAULT_OPTIONS), options]);
    merged["uniqueId"] ??= String(++ApplicationV2._appId);
    return merged as unknown as ApplicationConfiguration;
  }

  /* -- Rendering ------------------------------------------------------------------------------------------------------ */

  /**
   * Show the application, or bring what it shows up to date. Renders of one application run one after another.
   * @param options true is short for `{ force: true }`: open it when it is not on the page
   */
  async render(options: boolean | ApplicationRenderOptions = {}, more: ApplicationRenderOptions = {}): Promise<this> {
    const given: ApplicationRenderOptions = typeof options === "boolean" ? { ...more, force: options } : { ...options };
    return this.#renders.add(() => this.#render(given));
  }

  async #render(options: ApplicationRenderOptions): Promise<this> {
    const before = this.#state;
    options.isFirstRender = before <= RENDER_STATES.NONE;
    if (options.isFirstRender && !options.force) return this;
    this._configureRenderOptions(options);
    if (!this.#isAllowed(options)) return this;
    this.#state = RENDER_STATES.RENDERING;
    try {
      await this.#renderFully(options);
    } catch (cause) {
      this.#state = RENDER_STATES.ERROR;
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`Failed to render Application "${this.id}":\n${reason}`, { cause });
    }
    return this;
  }

  #isAllowed(options: ApplicationRenderOptions): boolean {
    try {
      return this._canRender(options) !== false;
    } catch (error) {
      notifications().warn(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  async #renderFully(options: ApplicationRenderOptions): Promise<void> {
    const first = options.isFirstRender === true;
    const focused = document.activeElement;
    const context = await this._prepareContext(options);
    if (first) await this._preFirstRender(context, options);
    await this._preRender(context, options);
    if (first || !this.#element) {
      this.#element = await this._renderFrame(options);
      this.#content = this.#window.content ?? this.#element;
      this._attachFrameListeners();
    }
    const result = await this._renderHTML(context, options);
    this._replaceHTML(result, this.#content as HTMLElement, options);
    if (first) {
      this._insertElement(this.#element);
      openApplications.set(this.id, this);
    } else this._updateFrame(options);
    this.#state = RENDER_STATES.RENDERED;
    if (first) await this._onFirstRender(context, options);
    await this._onRender(context, options);
    this.#announce("render", this.#element, context, options);
    if (this.options.window.positioned) this.setPosition({ ...(first ? this.position : {}), ...options.position });
    if (options.force) {
      if (this.#minimized) await this.maximize();
      this.bringToFront();
    }
    if (first && this.hasFrame) windowOpened(this, focused);
    await this._postRender(context, options);
  }

  protected _configureRenderOptions(options: ApplicationRenderOptions): void {
    options.window = { title: this.title, icon: this.options.window.icon, controls: true, ...options.window };
    if (options.tab) {
      const groups = Object.keys((this.constructor as ApplicationConstructor).TABS);
      const chosen = typeof options.tab === "string" ? { [groups[0] ?? "primary"]: options.tab } : options.tab;
      Object.assign(this.tabGroups, chosen);
    }
  }

  /** May the application be rendered now? False, or an error in words for the person, refuses. */
  protected _canRender(_options: ApplicationRenderOptions): boolean | void {}

  protected async _prepareContext(_options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    const groups = Object.keys((this.constructor as ApplicationConstructor).TABS);
    const [only, ...others] = groups;
    return only !== undefined && others.length === 0 ? { tabs: this._prepareTabs(only) } : {};
  }

  protected _getTabsConfig(group: string): ApplicationTabsConfiguration | null {
    return (this.constructor as ApplicationConstructor).TABS[group] ?? null;
  }

  protected _prepareTabs(group: string): Record<string, ApplicationTab> {
    return prepareTabs(group, this._getTabsConfig(group), this.tabGroups);
  }

  protected async _renderHTML(_context: ApplicationRenderContext, _options: ApplicationRenderOptions): Promise<unknown> {
    throw new Error(
      `The ${this.constructor.name} application does not implement _renderHTML; use the HandlebarsApplicationMixin or write one.`,
    );
  }

  protected _replaceHTML(_result: unknown, _content: HTMLElement, _options: ApplicationRenderOptions): void {
    throw new Error(
      `The ${this.constructor.name} application does not implement _replaceHTML; use the HandlebarsApplicationMixin or write one.`,
    );
  }

  protected async _renderFrame(_options: ApplicationRenderOptions): Promise<HTMLElement> {
    const request = { document, id: this.id, options: this.options, title: this.title };
    if (!this.hasFrame) return buildBareElement(request);
    const { frame, window } = buildFrame(request);
    this.#window = window;
    fillControls(window, this._headerControlButtons(), localize);
    themeFrame(frame);
    return frame;
  }

  protected _getHeaderControls(): ApplicationHeaderControlsEntry[] {
    return [...this.options.window.controls];
  }

  /** The entries of the header's menu that are shown, after the `getHeaderControls…` hooks have had their say. */
  protected *_headerControlButtons(): Generator<ApplicationHeaderControlsEntry> {
    const controls = this._getHeaderControls();
    for (const type of (this.constructor as ApplicationConstructor).inheritanceChain())
      callAllHooks(`getHeaderControls${type.name}`, this, controls);
    yield* listControls(this, controls);
  }

  protected _updateFrame(options: ApplicationRenderOptions): void {
    const { title, icon } = this.#window;
    if (title && options.window?.title !== undefined) title.textContent = options.window.title;
    if (icon && options.window?.icon !== undefined) setWindowIcon(icon, options.window.icon);
    if (options.window?.controls) fillControls(this.#window, this._headerControlButtons(), localize);
  }

  protected _insertElement(element: HTMLElement): void {
    const present = document.getElementById(element.id);
    if (present) present.replaceWith(element);
    else document.body.append(element);
  }

  protected async _preFirstRender(_context: ApplicationRenderContext, _options: ApplicationRenderOptions): Promise<void> {}
  protected async _preRender(_context: ApplicationRenderContext, _options: ApplicationRenderOptions): Promise<void> {}
  protected async _onFirstRender(_context: ApplicationRenderContext, _options: ApplicationRenderOptions): Promise<void> {}
  protected async _onRender(_context: ApplicationRenderContext, _options: ApplicationRenderOptions): Promise<void> {}
  protected async _postRender(_context: ApplicationRenderContext, _options: ApplicationRenderOptions): Promise<void> {}

  /** Emit an event and call its hook for each class of the chain, the most particular first. */
  #announce(event: "render" | "close", ...args: unknown[]): void {
    this.dispatchEvent(new Event(event));
    for (const type of (this.constructor as ApplicationConstructor).inheritanceChain())
      callAllHooks(`${event}${type.name}`, this, ...args);
  }

  /* -- Closing -------------------------------------------------------------------------------------------------------- */

  async close(options: ApplicationClosingOptions = {}): Promise<this> {
    return this.#renders.add(() => this.#close(options));
  }

  async #close(options: ApplicationClosingOptions): Promise<this> {
    const element = this.#element;
    if (!element || (this.#state <= RENDER_STATES.CLOSED && this.#state !== RENDER_STATES.ERROR)) return this;
    this.#state = RENDER_STATES.CLOSING;
    await this._preClose(options);
    if (this.hasFrame) windowClosing(this);
    this._removeElement(element);
    this.#state = RENDER_STATES.CLOSED;
    openApplications.delete(this.id);
    this._tearDown(options);
    this._onClose(options);
    this.#announce("close");
    return this;
  }

  protected async _preClose(_options: ApplicationClosingOptions): Promise<void> {}

  protected _removeElement(element: HTMLElement): void {
    element.remove();
  }

  protected _tearDown(_options: ApplicationClosingOptions): void {
    this.#element = null;
    this.#content = null;
    this.#window = {};
    this.#minimized = false;
  }

  protected _onClose(_options: ApplicationClosingOptions): void {}

  /* -- Standing on the page ------------------------------------------------------------------------------------------- */

  bringToFront(): void {
    const element = this.#element;
    if (!element) return;
    if (this.position.zIndex < ApplicationV2._maxZ) this.position.zIndex = ++ApplicationV2._maxZ;
    element.style.zIndex = String(this.position.zIndex);
  }

  /** Move or size the window. Missing values stay as they are; nothing for applications that are not positioned. */
  setPosition(position: Partial<ApplicationPosition> = {}): ApplicationPosition | void {
    if (!this.#element || !this.options.window.positioned) return;
    const wanted = { ...this.position, ...position };
    this._prePosition(wanted);
    Object.assign(this.position, this._updatePosition(wanted));
    const { style } = this.#element;
    style.left = `${this.position.left}px`;
    style.top = `${this.position.top}px`;
    style.width = this.position.width === "auto" ? "" : `${this.position.width}px`;
    style.height = this.#minimized || this.position.height === "auto" ? "" : `${this.position.height}px`;
    style.transform = this.position.scale === 1 ? "" : `scale(${this.position.scale})`;
    style.zIndex = String(this.position.zIndex);
    this._onPosition(this.position);
    this.dispatchEvent(new Event("position"));
    return this.position;
  }

  protected _updatePosition(position: ApplicationPosition): ApplicationPosition {
    const element = this.element;
    element.style.width = position.width === "auto" ? "" : `${position.width}px`;
    element.style.height = this.#minimized || position.height === "auto" ? "" : `${position.height}px`;
    const page = element.ownerDocument.documentElement;
    const measured = { width: element.offsetWidth, height: element.offsetHeight };
    const placed = placeWindow(this.position, position, this.#minimized ? { ...measured, height: 0 } : measured, {
      width: page.clientWidth,
      height: page.clientHeight,
    });
    return placed;
  }

  protected _prePosition(_position: ApplicationPosition): void {}
  protected _onPosition(_position: ApplicationPosition): void {}

  async minimize(): Promise<void> {
    if (!this.rendered || this.#minimized || !this.hasFrame || !this.options.window.minimizable) return;
    this.#minimized = true;
    this.element.classList.add("minimized");
    this.element.style.height = "";
  }

  async maximize(): Promise<void> {
    if (!this.#minimized) return;
    this.#minimized = false;
    this.element.classList.remove("minimized");
    this.setPosition();
  }

  /** Open or close the header's menu. */
  async toggleControls(expanded?: boolean, _options: { animate?: boolean } = {}): Promise<void> {
    toggleControlsMenu(this.#window, expanded);
  }

  changeTab(
    tab: string,
    group: string,
    {
      force = false,
      updatePosition = true,
    }: { event?: Event; navElement?: HTMLElement; force?: boolean; updatePosition?: boolean } = {},
  ): void {
    if (!tab || !group) throw new Error("You must pass both the tab and tab group identifier");
    if (this.tabGroups[group] === tab && !force) return;
    showTab(this.element, this.hasFrame ? (this.#content as HTMLElement) : this.element, group, tab);
    this.tabGroups[group] = tab;
    if (updatePosition && this.position.height === "auto") this.setPosition();
  }

  /* -- Listening ------------------------------------------------------------------------------------------------------ */

  protected _attachFrameListeners(): void {
    const frame = this.element;
    listenForActions(frame, {
      application: this,
      actions: () => this.options.actions,
      builtIn: {
        tab: (event) => this._onClickTab(event),
        ...(this.hasFrame ? { close: () => this.close(), toggleControls: () => this.toggleControls() } : {}),
      },
      otherwise: (event, target) => this._onClickAction(event, target),
    });
    const form = this.form;
    if (form) {
      form.addEventListener("submit", (event) => void this._onSubmitForm(this.options.form ?? {}, event));
      form.addEventListener("change", (event) => void this._onChangeForm(this.options.form ?? {}, event));
    }
    if (this.hasFrame) this.#attachWindowListeners(frame);
  }

  #attachWindowListeners(frame: HTMLElement): void {
    const { header, resize, controlsDropdown } = this.#window;
    frame.addEventListener("pointerdown", () => this.bringToFront(), { capture: true });
    controlsDropdown?.addEventListener("click", () => void this.toggleControls(false));
    if (this.options.window.positioned && header) dragByHeader(header, this);
    if (resize) resizeByHandle(resize, this, () => this.setPosition());
    if (this.options.window.minimizable) {
      header?.addEventListener("dblclick", (event) => {
        if ((event.target as Element).closest("button")) return;
        void (this.#minimized ? this.maximize() : this.minimize());
      });
    }
  }

  protected _onClickAction(_event: PointerEvent, _target: HTMLElement): void {}

  protected _onClickTab(event: PointerEvent): void {
    const control = (event.target as Element).closest<HTMLElement>("[data-tab]");
    const group = control?.dataset["group"] ?? control?.closest<HTMLElement>("[data-group]")?.dataset["group"];
    if (!control?.dataset["tab"] || !group) return;
    this.changeTab(control.dataset["tab"], group, { event, navElement: control });
  }

  protected async _onSubmitForm(formConfig: ApplicationFormConfiguration, event: Event): Promise<void> {
    event.preventDefault();
    await submitForm(this, formConfig, event.currentTarget as HTMLFormElement, event);
  }

  protected _onChangeForm(formConfig: ApplicationFormConfiguration, event: Event): void {
    if (formConfig.submitOnChange) void this._onSubmitForm(formConfig, event);
  }

  /**
   * Submit the application's one form, whoever asks.
   * @throws when there is no form or it has no handler
   */
  async submit(submitOptions: Record<string, unknown> = {}): Promise<unknown> {
    const { form } = this;
    const handler = this.options.form?.handler;
    if (!form || !handler)
      throw new Error(`The ${this.constructor.name} Application does not support a single top-level form element`);
    return handler.call(this, new Event("submit", { cancelable: true }), form, new FormDataExtended(form), submitOptions);
  }

  addEventListener(type: string, listener: (event: Event) => unknown, options: { once?: boolean } = {}): void {
    this.#events.add(type, listener, options);
  }

  removeEventListener(type: string, listener: (event: Event) => unknown): void {
    this.#events.remove(type, listener);
  }

  dispatchEvent(event: Event): boolean {
    return this.#events.dispatch(event);
  }
}
