import { elementOf, listenerOf } from "../../core/event-target.ts";
import { Semaphore } from "../../../common/utils/semaphore.ts";
import { isForm } from "../is-form.ts";
import { callAllHooks, localize, notifications } from "../platform.ts";
import type { ContextMenuEntry } from "../ux/context-menu-entries.ts";
import { ContextMenu, type ContextMenuOptions } from "../ux/context-menu.ts";
import { FormDataExtended } from "../ux/form-data-extended.ts";
import { forgetActiveWindow } from "./active-window.ts";
import { listenForActions } from "./application-actions.ts";
import { VIEW } from "./application-core.ts";
import { submitForm } from "./application-forms.ts";
import type {
  ApplicationClosingOptions,
  ApplicationFormConfiguration,
  ApplicationHeaderControlsEntry,
  ApplicationOptions,
  ApplicationRenderContext,
  ApplicationRenderOptions,
} from "./application-types.ts";
import { openApplications } from "./open-applications.ts";
import { PositionedApplication } from "./positioned-application.ts";
import { RENDER_STATES } from "./render-states.ts";
import { themeFrame } from "./theme-frame.ts";
import { listControls } from "./window-controls.ts";
import { dragByHeader, resizeByHandle } from "./window-drag.ts";
import { buildBareElement, buildFrame, fillControls, setWindowIcon } from "./window-frame.ts";
import { windowClosing, windowOpened } from "./window-stack.ts";

interface ApplicationContextMenuOptions extends ContextMenuOptions {
  container?: HTMLElement;
  hookName?: string;
  parentClassHooks?: boolean;
}

export type ApplicationConstructor = typeof ApplicationV2;

/**
 * A piece of user interface with a life cycle: it prepares a context, renders it, listens, and closes.
 * Source: platform.md §4.1 and the public API pages of ApplicationV2.
 */
export class ApplicationV2 extends PositionedApplication {
  static override BASE_APPLICATION: ApplicationConstructor = ApplicationV2;
  static override _appId = 0;
  static override _maxZ = 99;

  static override DEFAULT_OPTIONS: ApplicationOptions = {
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

  readonly #renders = new Semaphore(1);

  /* -- Rendering ------------------------------------------------------------------------------------------------------ */

  /**
   * Renders the application, or renders it again. Renders of one application run one after another.
   * @param options true is short for `{ force: true }`: open it if it is not on the page
   */
  async render(options: boolean | ApplicationRenderOptions = {}, more: ApplicationRenderOptions = {}): Promise<this> {
    const given: ApplicationRenderOptions = typeof options === "boolean" ? { ...more, force: options } : { ...options };
    return this.#renders.add(() => this.#render(given));
  }

  async #render(options: ApplicationRenderOptions): Promise<this> {
    const before = this[VIEW].state;
    options.isFirstRender = before <= RENDER_STATES.NONE;
    if (options.isFirstRender && !options.force) return this;
    this._configureRenderOptions(options);
    if (!this.#isAllowed(options)) return this;
    this[VIEW].state = RENDER_STATES.RENDERING;
    try {
      await this.#renderFully(options);
    } catch (cause) {
      this[VIEW].state = RENDER_STATES.ERROR;
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`Failed to render Application "${this.id}":\n${reason}`, { cause });
    }
    return this;
  }

  #isAllowed(options: ApplicationRenderOptions): boolean {
    try {
      return this._canRender(options) !== false;
    } catch (error) {
      notifications.warn(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  async #renderFully(options: ApplicationRenderOptions): Promise<void> {
    const first = options.isFirstRender === true;
    const focused = document.activeElement;
    const context = await this._prepareContext(options);
    if (first) await this._preFirstRender(context, options);
    await this._preRender(context, options);
    if (first || !this[VIEW].element) {
      this[VIEW].element = await this._renderFrame(options);
      this[VIEW].content = this[VIEW].window.content ?? this[VIEW].element;
      this._attachFrameListeners();
    }
    const result = await this._renderHTML(context, options);
    this._replaceHTML(result, this[VIEW].content ?? this.element, options);
    if (first) {
      this._insertElement(this[VIEW].element);
      openApplications.set(this.id, this);
    } else this._updateFrame(options);
    this[VIEW].state = RENDER_STATES.RENDERED;
    if (first) await this._onFirstRender(context, options);
    await this._onRender(context, options);
    this.#announce("render", this[VIEW].element, context, options);
    if (this.options.window.positioned) this.setPosition({ ...(first ? this.position : {}), ...options.position });
    if (options.force) {
      if (this[VIEW].minimized) await this.maximize();
      this.bringToFront();
    }
    if (first && this.hasFrame) windowOpened(this, focused);
    await this._postRender(context, options);
  }

  protected _configureRenderOptions(options: ApplicationRenderOptions): void {
    options.window = { title: this.title, icon: this.options.window.icon, controls: true, ...options.window };
    if (options.tab) {
      const groups = Object.keys(this.constructor.TABS);
      const chosen = typeof options.tab === "string" ? { [groups[0] ?? "primary"]: options.tab } : options.tab;
      Object.assign(this.tabGroups, chosen);
    }
  }

  /** Whether the application may be rendered now. False, or an error with a message for the user, refuses. */
  protected _canRender(_options: ApplicationRenderOptions): boolean | void {}

  protected async _prepareContext(_options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    const groups = Object.keys(this.constructor.TABS);
    const [only, ...others] = groups;
    return only !== undefined && others.length === 0 ? { tabs: this._prepareTabs(only) } : {};
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
    this[VIEW].window = window;
    fillControls(window, this._headerControlsButtons(), localize);
    themeFrame(frame);
    return frame;
  }

  protected _getHeaderControls(): ApplicationHeaderControlsEntry[] {
    return [...this.options.window.controls];
  }

  /** The visible items of the header's menu, after the `getHeaderControls…` hooks. */
  protected *_headerControlsButtons(): Generator<ApplicationHeaderControlsEntry> {
    const controls = this._getHeaderControls();
    for (const type of this.constructor.inheritanceChain()) callAllHooks(`getHeaderControls${type.name}`, this, controls);
    yield* listControls(this, controls);
  }

  protected _updateFrame(options: ApplicationRenderOptions): void {
    const { title, icon } = this[VIEW].window;
    if (title && options.window?.title !== undefined) title.textContent = options.window.title;
    if (icon && options.window?.icon !== undefined) setWindowIcon(icon, options.window.icon);
    if (options.window?.controls) fillControls(this[VIEW].window, this._headerControlsButtons(), localize);
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

  /** Emits an event and calls its hook for each class of the chain, the most specific first. */
  #announce(event: "render" | "close", ...args: unknown[]): void {
    this.dispatchEvent(new Event(event));
    for (const type of this.constructor.inheritanceChain()) callAllHooks(`${event}${type.name}`, this, ...args);
  }

  /* -- Closing -------------------------------------------------------------------------------------------------------- */

  async close(options: ApplicationClosingOptions = {}): Promise<this> {
    return this.#renders.add(() => this.#close(options));
  }

  async #close(options: ApplicationClosingOptions): Promise<this> {
    const element = this[VIEW].element;
    if (!element || (this[VIEW].state <= RENDER_STATES.CLOSED && this[VIEW].state !== RENDER_STATES.ERROR)) return this;
    this[VIEW].state = RENDER_STATES.CLOSING;
    await this._preClose(options);
    if (this.hasFrame) windowClosing(this);
    this._removeElement(element);
    this[VIEW].state = RENDER_STATES.CLOSED;
    openApplications.delete(this.id);
    forgetActiveWindow(this);
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
    this[VIEW].element = null;
    this[VIEW].content = null;
    this[VIEW].window = {};
    this[VIEW].minimized = false;
  }

  protected _onClose(_options: ApplicationClosingOptions): void {}

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
      form.addEventListener("change", (event) => this._onChangeForm(this.options.form ?? {}, event));
    }
    if (this.hasFrame) this.#attachWindowListeners(frame);
  }

  #attachWindowListeners(frame: HTMLElement): void {
    const { header, resize, controlsDropdown } = this[VIEW].window;
    frame.addEventListener("pointerdown", () => this.bringToFront(), { capture: true });
    controlsDropdown?.addEventListener("click", () => void this.toggleControls(false));
    if (this.options.window.positioned && header) dragByHeader(header, this);
    if (resize) resizeByHandle(resize, this, () => this.setPosition());
    if (this.options.window.minimizable) {
      header?.addEventListener("dblclick", (event) => {
        if (elementOf(event).closest("button")) return;
        void (this[VIEW].minimized ? this.maximize() : this.minimize());
      });
    }
  }

  /**
   * A context menu within the application; `handler` returns its items, hooks may change them.
   * `{}` in the hook's name stands for the name of each class of the chain.
   */
  protected _createContextMenu(
    handler: () => ContextMenuEntry[],
    selector: string,
    { container, hookName = "get{}ContextOptions", parentClassHooks = true, ...options }: ApplicationContextMenuOptions = {},
  ): ContextMenu | null {
    const entries = handler.call(this);
    const chain = [...this.constructor.inheritanceChain()];
    const names = hookName.includes("{}") ? chain.map((type) => hookName.replace("{}", type.name)) : [hookName];
    for (const name of parentClassHooks ? names : names.slice(0, 1)) callAllHooks(name, this, entries);
    return entries.length > 0 ? new ContextMenu.implementation(container ?? this.element, selector, entries, options) : null;
  }

  protected _onClickAction(_event: PointerEvent, _target: HTMLElement): void {}

  protected _onClickTab(event: PointerEvent): void {
    const control = elementOf(event).closest<HTMLElement>("[data-tab]");
    const group = control?.dataset["group"] ?? control?.closest<HTMLElement>("[data-group]")?.dataset["group"];
    if (!control?.dataset["tab"] || !group) return;
    this.changeTab(control.dataset["tab"], group, { event, navElement: control });
  }

  protected async _onSubmitForm(formConfig: ApplicationFormConfiguration, event: Event): Promise<void> {
    event.preventDefault();
    const form = listenerOf(event);
    if (!isForm(form)) throw new Error(`${this.constructor.name}: only a form can be submitted`);
    await submitForm(this, formConfig, form, event);
  }

  protected _onChangeForm(formConfig: ApplicationFormConfiguration, event: Event): void {
    if (formConfig.submitOnChange) void this._onSubmitForm(formConfig, event);
  }

  /**
   * Submits the application's single form.
   * @throws if there is no form or it has no handler
   */
  async submit(submitOptions: Record<string, unknown> = {}): Promise<unknown> {
    const { form } = this;
    const handler = this.options.form?.handler;
    if (!form || !handler)
      throw new Error(`The ${this.constructor.name} Application does not support a single top-level form element`);
    return handler.call(this, new Event("submit", { cancelable: true }), form, new FormDataExtended(form), submitOptions);
  }
}
