import { currentGame, currentUser, localize } from "../applications/platform.ts";
import type { ClientSettings } from "../core/client-settings.ts";
import { objectOf } from "../../common/plain-object.ts";
import type { TourConfig, TourStep } from "./tour-config.ts";
import { showStep, type ShownStep } from "./tour-step-element.ts";

const UNSTARTED = -1;

/**
 * A tour: steps that each highlight an element and say something about it. Names and meanings are those of the public API pages of
 * `foundry.nue.Tour`. UNCONFIRMED: the elements a step is made of, and which keys move on.
 */
export class Tour {
  static STATUS = { UNSTARTED: "unstarted", IN_PROGRESS: "in-progress", COMPLETED: "completed" } as const;
  static HIGHLIGHT_PADDING = 10;
  static #active: Tour | null = null;

  readonly config: TourConfig;
  targetElement: HTMLElement | null = null;
  fadeElement: HTMLElement | null = null;
  overlayElement: HTMLElement | null = null;

  #id: string;
  #namespace: string;
  #stepIndex: number | null = null;
  #shown: ShownStep | null = null;

  constructor(config: TourConfig, { id, namespace }: { id?: string; namespace?: string } = {}) {
    this.config = structuredClone(config);
    this.#id = id ?? config.id;
    this.#namespace = namespace ?? config.namespace;
  }

  /** The tour that is being shown. */
  static get activeTour(): Tour | null {
    return Tour.#active;
  }

  static get tourInProgress(): boolean {
    return Tour.#active !== null;
  }

  get id(): string {
    return this.#id;
  }

  set id(value: string) {
    this.#id = value;
  }

  get namespace(): string {
    return this.#namespace;
  }

  set namespace(value: string) {
    this.#namespace = value;
  }

  get key(): string {
    return `${this.namespace}.${this.id}`;
  }

  get title(): string {
    return localize(this.config.title);
  }

  get description(): string {
    return localize(this.config.description ?? "");
  }

  /** The steps this user sees. */
  get steps(): TourStep[] {
    const isGM = currentUser()?.isGM ?? false;
    return this.config.steps.filter(({ restricted }) => isGM || !restricted);
  }

  /** −1 before the tour has been started; the number of steps once it is complete. */
  get stepIndex(): number {
    return (this.#stepIndex ??= storedProgress(this.namespace, this.id));
  }

  get currentStep(): TourStep | null {
    return this.steps[this.stepIndex] ?? null;
  }

  get hasNext(): boolean {
    return this.stepIndex < this.steps.length - 1;
  }

  get hasPrevious(): boolean {
    return this.stepIndex > 0;
  }

  /** For subclasses that cannot always be started. */
  get canStart(): boolean {
    return true;
  }

  get status(): "unstarted" | "in-progress" | "completed" {
    if (this.stepIndex === UNSTARTED) return Tour.STATUS.UNSTARTED;
    return this.stepIndex < this.steps.length ? Tour.STATUS.IN_PROGRESS : Tour.STATUS.COMPLETED;
  }

  /** Shows the current step, or the first one where there is none, or where the tour cannot be resumed. */
  async start(): Promise<void> {
    const resumed = this.config.canBeResumed === true && this.status === Tour.STATUS.IN_PROGRESS;
    await this.progress(resumed ? this.stepIndex : 0);
  }

  async next(): Promise<void> {
    if (this.hasNext) await this.progress(this.stepIndex + 1);
    else await this.complete();
  }

  async previous(): Promise<void> {
    if (this.hasPrevious) await this.progress(this.stepIndex - 1);
  }

  async complete(): Promise<void> {
    await this.progress(this.steps.length);
  }

  /** Hides the tour; where it was is kept. */
  exit(): void {
    if (this.currentStep && this.#shown) void this._postStep();
    Tour.#active = null;
  }

  async reset(): Promise<void> {
    await this.progress(UNSTARTED);
  }

  /** Goes to a step. Beyond the last one the tour is complete, before the first one it has not been started. */
  async progress(stepIndex: number): Promise<void> {
    if (Tour.#active && Tour.#active !== this) Tour.#active.exit();
    if (this.#shown) await this._postStep();
    this.#stepIndex = Math.max(UNSTARTED, Math.min(stepIndex, this.steps.length));
    await this._saveProgress();
    if (!this.currentStep) {
      Tour.#active = null;
      return;
    }
    Tour.#active = this;
    await this._preStep();
    if (Tour.#active === this) await this._renderStep();
  }

  /** What a subclass does before a step is shown, such as opening a window. */
  protected async _preStep(): Promise<void> {}

  /** Takes away what the step has shown. */
  protected async _postStep(): Promise<void> {
    this.#shown?.remove();
    this.#shown = null;
    this.targetElement = this.fadeElement = this.overlayElement = null;
  }

  protected _getTargetElement(selector: string): HTMLElement | null {
    return document.querySelector<HTMLElement>(selector);
  }

  protected async _renderStep(): Promise<void> {
    const step = this.currentStep;
    if (!step) return;
    this.targetElement = step.selector ? this._getTargetElement(step.selector) : null;
    this.targetElement?.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.#shown = showStep(this, step, this.targetElement, Tour.HIGHLIGHT_PADDING);
    this.fadeElement = this.#shown.fade;
    this.overlayElement = this.#shown.overlay;
  }

  /** UNCONFIRMED: kept for the user in `core.tourProgress`, by namespace and id. */
  protected async _saveProgress(): Promise<void> {
    const settings = tourSettings();
    if (!settings) return;
    const all = objectOf(settings.get("core", "tourProgress"));
    const own = { ...objectOf(all[this.namespace]), [this.id]: this.#stepIndex };
    await settings.set("core", "tourProgress", { ...all, [this.namespace]: own });
  }
}

function tourSettings(): ClientSettings | undefined {
  return currentGame<{ settings: ClientSettings }>()?.settings;
}

function storedProgress(namespace: string, id: string): number {
  const stored = objectOf(objectOf(tourSettings()?.get("core", "tourProgress"))[namespace])[id];
  return typeof stored === "number" ? stored : UNSTARTED;
}
