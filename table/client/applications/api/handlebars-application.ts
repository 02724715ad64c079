import { objectOf } from "../../../common/plain-object.ts";
import { loadTemplates, renderTemplate } from "../handlebars/templates.ts";
import { notifications } from "../platform.ts";
import type { ApplicationConstructor, ApplicationV2 } from "./application.ts";
import type {
  ApplicationClosingOptions,
  ApplicationFormConfiguration,
  ApplicationRenderContext,
  ApplicationRenderOptions,
} from "./application-types.ts";
import { parsePart } from "./parse-part.ts";
import { notePartState, restorePartState, type PartState } from "./part-state.ts";
import { isTurned } from "../../../common/choices.ts";

/** One template of an application. */
export interface HandlebarsTemplatePart {
  template: string;
  /** Completes the element's id: `<application id>-<id>`. */
  id?: string;
  /** The part's children become the content's children. */
  root?: boolean;
  classes?: string[];
  /** Partials to load first. */
  templates?: string[];
  /** Selectors of elements that keep their scroll position; "" is the part itself. */
  scrollable?: string[];
  forms?: Record<string, ApplicationFormConfiguration>;
}

interface HandlebarsRenderOptions extends ApplicationRenderOptions {
  parts?: string[];
}

interface HandlebarsApplicationStatic {
  PARTS: Record<string, HandlebarsTemplatePart>;
}

/** A class with the mixin's additions. */
export type HandlebarsApplicationClass<T extends ApplicationConstructor> = Omit<T, "prototype"> &
  HandlebarsApplicationStatic &
  (new (...args: ConstructorParameters<T>) => InstanceType<T> & HandlebarsApplicationShape);

/**
 * Lets an application render parts from Handlebars templates, each part separately if asked to.
 * Source: platform.md §4.2.
 */
export function HandlebarsApplicationMixin<T extends ApplicationConstructor>(BaseApplication: T): HandlebarsApplicationClass<T> {
  const Base = BaseApplication as unknown as typeof ApplicationV2;

  class HandlebarsApplication extends Base {
    static PARTS: Record<string, HandlebarsTemplatePart> = {};

    #parts: Record<string, HTMLElement> = {};
    #descriptors: Record<string, HandlebarsTemplatePart> = {};

    get parts(): Record<string, HTMLElement> {
      return isTurned("parts-copied") ? { ...this.#parts } : this.#parts;
    }

    protected override _configureRenderOptions(options: HandlebarsRenderOptions): void {
      super._configureRenderOptions(options);
      this.#descriptors = this._configureRenderParts(options);
      if (options.isFirstRender) options.parts = Object.keys(this.#descriptors);
      else options.parts ??= Object.keys(this.#descriptors);
    }

    protected _configureRenderParts(_options: HandlebarsRenderOptions): Record<string, HandlebarsTemplatePart> {
      return structuredCloneParts((this.constructor as unknown as HandlebarsApplicationStatic).PARTS);
    }

    protected override async _preFirstRender(context: ApplicationRenderContext, options: HandlebarsRenderOptions): Promise<void> {
      await super._preFirstRender(context, options);
      const templates = new Set(Object.values(this.#descriptors).flatMap((part) => [part.template, ...(part.templates ?? [])]));
      await loadTemplates([...templates]);
    }

    protected override async _renderHTML(
      context: ApplicationRenderContext,
      options: HandlebarsRenderOptions,
    ): Promise<Record<string, HTMLElement>> {
      const rendered: Record<string, HTMLElement> = {};
      for (const partId of options.parts ?? []) {
        const part = this.#descriptors[partId];
        if (!part) {
          notifications.warn(`Part "${partId}" is not a supported template part for ${this.constructor.name}`);
          continue;
        }
        const partContext = await this._preparePartContext(partId, { ...context }, options);
        try {
          rendered[partId] = parsePart(this.id, partId, part, await renderTemplate(part.template, partContext));
        } catch (cause) {
          const reason = cause instanceof Error ? cause.message : String(cause);
          throw new Error(`Failed to render template part "${partId}":\n${reason}`, { cause });
        }
      }
      return rendered;
    }

    protected async _preparePartContext(
      partId: string,
      context: ApplicationRenderContext,
      _options: HandlebarsRenderOptions,
    ): Promise<ApplicationRenderContext> {
      context["partId"] = `${this.id}-${partId}`;
      const tabs = objectOf(context["tabs"]);
      if (partId in tabs) context["tab"] = tabs[partId];
      return context;
    }

    protected override _replaceHTML(
      result: Record<string, HTMLElement>,
      content: HTMLElement,
      options: HandlebarsRenderOptions,
    ): void {
      for (const [partId, element] of Object.entries(result)) {
        const prior = this.#parts[partId];
        const part = this.#descriptors[partId];
        const state: PartState = {};
        if (prior) this._preSyncPartState(partId, element, prior, state);
        const placed = part?.root ? this.#placeRoot(content, element) : element;
        if (!part?.root) {
          if (prior && (prior.parentElement || isTurned("parts-copied"))) prior.replaceWith(element);
          else content.append(element);
        }
        this.#parts[partId] = placed;
        if (prior) this._syncPartState(partId, placed, prior, state);
        this._attachPartListeners(partId, placed, options);
      }
    }

    #placeRoot(content: HTMLElement, element: HTMLElement): HTMLElement {
      content.replaceChildren(...element.childNodes);
      content.dataset["applicationPart"] = element.dataset["applicationPart"] ?? "";
      if (element.className) content.classList.add(...element.classList);
      return content;
    }

    protected _preSyncPartState(partId: string, _newElement: HTMLElement, priorElement: HTMLElement, state: PartState): void {
      notePartState(priorElement, this.#descriptors[partId]?.scrollable ?? [], state);
    }

    protected _syncPartState(_partId: string, newElement: HTMLElement, _priorElement: HTMLElement, state: PartState): void {
      restorePartState(newElement, state);
    }

    protected _attachPartListeners(partId: string, htmlElement: HTMLElement, _options: HandlebarsRenderOptions): void {
      for (const [selector, configuration] of Object.entries(this.#descriptors[partId]?.forms ?? {})) {
        const form = htmlElement.matches(selector) ? htmlElement : htmlElement.querySelector(selector);
        form?.addEventListener("submit", (event) => void this._onSubmitForm(configuration, event));
        form?.addEventListener("change", (event) => this._onChangeForm(configuration, event));
      }
    }

    protected override _tearDown(options: ApplicationClosingOptions): void {
      super._tearDown(options);
      this.#parts = {};
    }
  }

  return HandlebarsApplication as unknown as HandlebarsApplicationClass<T>;
}

function structuredCloneParts(parts: Record<string, HandlebarsTemplatePart>): Record<string, HandlebarsTemplatePart> {
  return Object.fromEntries(Object.entries(parts).map(([partId, part]) => [partId, { ...part }]));
}

/** The mixin's class as its users see it. */
declare class HandlebarsApplicationShape extends ApplicationV2 {
  get parts(): Record<string, HTMLElement>;
  protected _configureRenderParts(options: HandlebarsRenderOptions): Record<string, HandlebarsTemplatePart>;
  protected _preparePartContext(
    partId: string,
    context: ApplicationRenderContext,
    options: HandlebarsRenderOptions,
  ): Promise<ApplicationRenderContext>;
  protected _preSyncPartState(partId: string, newElement: HTMLElement, priorElement: HTMLElement, state: PartState): void;
  protected _syncPartState(partId: string, newElement: HTMLElement, priorElement: HTMLElement, state: PartState): void;
  protected _attachPartListeners(partId: string, htmlElement: HTMLElement, options: HandlebarsRenderOptions): void;
}
