import { isForm } from "../is-form.ts";
import { localize } from "../platform.ts";
import { prepareTabs } from "./application-tabs.ts";
import type {
  ApplicationConfiguration,
  ApplicationOptions,
  ApplicationPosition,
  ApplicationTab,
  ApplicationTabsConfiguration,
  SidebarTabDescriptor,
} from "./application-types.ts";
import type { ApplicationConstructor } from "./application.ts";
import { EventEmitter } from "./event-emitter.ts";
import { mergeApplicationOptions } from "./merge-application-options.ts";
import { RENDER_STATES, type RenderState } from "./render-states.ts";
import type { ApplicationWindow } from "./window-frame.ts";
import { parseCSSDimensions } from "./window-position.ts";

/** An application's elements while it is on the page. */
export interface ApplicationView {
  window: ApplicationWindow;
  element: HTMLElement | null;
  /** Where the rendered parts go: the window's content, or the element itself when there is no frame. */
  content: HTMLElement | null;
  state: RenderState;
  minimized: boolean;
}

/** The key of an application's view, so that it cannot clash with names of systems. */
export const VIEW = Symbol("view");

/** What every application has before it is rendered: options merged along its classes, an identity, events, tabs. */
export class ApplicationCore {
  declare ["constructor"]: ApplicationConstructor;
  declare static BASE_APPLICATION: ApplicationConstructor;
  static readonly RENDER_STATES = RENDER_STATES;
  static readonly emittedEvents: readonly string[] = Object.freeze(["render", "close", "position"]);
  /** Groups of tabs by name; the sidebar has its tabs there. */
  static TABS: Record<string, ApplicationTabsConfiguration | SidebarTabDescriptor> = {};
  declare static DEFAULT_OPTIONS: ApplicationOptions;
  declare static _appId: number;
  declare static _maxZ: number;

  readonly options: ApplicationConfiguration;
  tabGroups: Record<string, string | null> = {};
  readonly position: ApplicationPosition;

  protected readonly [VIEW]: ApplicationView = {
    window: {},
    element: null,
    content: null,
    state: RENDER_STATES.NONE,
    minimized: false,
  };
  #id: string;
  readonly #events: EventEmitter;

  constructor(options: ApplicationOptions = {}) {
    const type = this.constructor;
    this.options = Object.freeze(this._initializeApplicationOptions(options));
    this.#id = this.options.id.replace("{id}", this.options.uniqueId);
    this.#events = new EventEmitter(type.name, type.emittedEvents);
    const anywhere = { top: NaN, left: NaN, width: "auto", height: "auto", scale: 1 } as const;
    this.position = { ...anywhere, zIndex: ++type.BASE_APPLICATION._maxZ, ...this.options.position };
    for (const [group, config] of Object.entries(type.TABS))
      this.tabGroups[group] = ("initial" in config ? config.initial : null) ?? null;
  }

  /** The class and its ancestors, up to the base application. */
  static *inheritanceChain(): Generator<ApplicationConstructor> {
    yield* applicationClasses(this, this.BASE_APPLICATION);
  }

  static parseCSSDimensions(style: string | number, parentDimension: number): number | undefined {
    return parseCSSDimensions(style, parentDimension);
  }

  /** Waits until the images in an element have loaded or failed. */
  static async waitForImages(element: HTMLElement): Promise<void> {
    const loading = [...element.querySelectorAll("img")].filter((image) => !image.complete);
    await Promise.all(
      loading.map(
        (image) => new Promise((done) => ["load", "error"].map((type) => image.addEventListener(type, done, { once: true }))),
      ),
    );
  }

  get window(): ApplicationWindow {
    return this[VIEW].window;
  }

  get id(): string {
    return this.#id;
  }

  get title(): string {
    return localize(this.options.window.title);
  }

  get element(): HTMLElement {
    // Typed as in Foundry: before the first render it is undefined.
    return this[VIEW].element as HTMLElement;
  }

  get classList(): DOMTokenList | null {
    return this[VIEW].element?.classList ?? null;
  }

  /** The application's single form: the frame or the window's content, if that is a form. */
  get form(): HTMLFormElement | null {
    const { element, content } = this[VIEW];
    if (isForm(element)) return element;
    return isForm(content) ? content : null;
  }

  get hasFrame(): boolean {
    return this.options.window.frame;
  }

  get minimized(): boolean {
    return this[VIEW].minimized;
  }

  get rendered(): boolean {
    return this[VIEW].state === RENDER_STATES.RENDERED;
  }

  get state(): RenderState {
    return this[VIEW].state;
  }

  protected _initializeApplicationOptions(options: ApplicationOptions): ApplicationConfiguration {
    const type = this.constructor;
    const classes = [...type.inheritanceChain()].filter((entry) => Object.hasOwn(entry, "DEFAULT_OPTIONS")).toReversed();
    const merged = mergeApplicationOptions([...classes.map((entry) => entry.DEFAULT_OPTIONS), options]);
    merged["uniqueId"] ??= String(++type.BASE_APPLICATION._appId);
    return merged as unknown as ApplicationConfiguration;
  }

  protected _getTabsConfig(group: string): ApplicationTabsConfiguration | null {
    const config = this.constructor.TABS[group];
    return config && "tabs" in config ? config : null;
  }

  protected _prepareTabs(group: string): Record<string, ApplicationTab> {
    return prepareTabs(group, this._getTabsConfig(group), this.tabGroups);
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

function* applicationClasses(type: unknown, last: unknown): Generator<ApplicationConstructor> {
  if (!isApplicationClass(type)) return;
  yield type;
  if (type !== last) yield* applicationClasses(Object.getPrototypeOf(type), last);
}

function isApplicationClass(type: unknown): type is ApplicationConstructor {
  return typeof type === "function" && type.prototype instanceof ApplicationCore;
}
