import { localize } from "../platform.ts";
import { prepareTabs } from "./application-tabs.ts";
import type {
  ApplicationConfiguration,
  ApplicationOptions,
  ApplicationPosition,
  ApplicationTab,
  ApplicationTabsConfiguration,
} from "./application-types.ts";
import type { ApplicationConstructor } from "./application.ts";
import { EventEmitter } from "./event-emitter.ts";
import { mergeApplicationOptions } from "./merge-application-options.ts";
import { RENDER_STATES, type RenderState } from "./render-states.ts";
import type { ApplicationWindow } from "./window-frame.ts";
import { parseCSSDimensions } from "./window-position.ts";

/** What an application has on the page at the moment. */
export interface ApplicationView {
  window: ApplicationWindow;
  element: HTMLElement | null;
  /** Where the rendered parts go: the window's content, or the element itself when there is no frame. */
  content: HTMLElement | null;
  state: RenderState;
  minimized: boolean;
}

/** The key of an application's view: out of the way of the names that systems give. */
export const VIEW = Symbol("view");

/** What every application is before it is shown: options merged along its classes, an identity, events, tabs. */
export class ApplicationCore {
  declare ["constructor"]: ApplicationConstructor;
  declare static BASE_APPLICATION: ApplicationConstructor;
  static readonly RENDER_STATES = RENDER_STATES;
  static readonly emittedEvents: readonly string[] = Object.freeze(["render", "close", "position"]);
  static TABS: Record<string, ApplicationTabsConfiguration> = {};
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
    for (const [group, { initial }] of Object.entries(type.TABS)) this.tabGroups[group] = initial ?? null;
  }

  /** The class and its ancestors, up to the base application. */
  static *inheritanceChain(): Generator<ApplicationConstructor> {
    let type: ApplicationConstructor | null = this as unknown as ApplicationConstructor;
    while (type?.prototype instanceof ApplicationCore) {
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
    return this[VIEW].window;
  }

  get id(): string {
    return this.#id;
  }

  get title(): string {
    return localize(this.options.window.title);
  }

  get element(): HTMLElement {
    // Typed as Foundry types it: before the first render there is none.
    return this[VIEW].element as HTMLElement;
  }

  get classList(): DOMTokenList | null {
    return this[VIEW].element?.classList ?? null;
  }

  /** The application's one form: the frame or the window's content, when that is a form. */
  get form(): HTMLFormElement | null {
    if (this[VIEW].element?.tagName === "FORM") return this[VIEW].element as HTMLFormElement;
    return this[VIEW].content?.tagName === "FORM" ? (this[VIEW].content as HTMLFormElement) : null;
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
    return this.constructor.TABS[group] ?? null;
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
