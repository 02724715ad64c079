import { cleanHTML } from "../../core/clean-html.ts";
import { localize } from "../platform.ts";
import { implementationOf } from "./implementation.ts";

/** Where a tooltip is relative to its element. */
const TOOLTIP_DIRECTIONS = ["UP", "DOWN", "LEFT", "RIGHT", "CENTER"] as const;
export type TooltipDirection = (typeof TOOLTIP_DIRECTIONS)[number];

export interface TooltipOptions {
  text?: string;
  html?: string | HTMLElement;
  direction?: TooltipDirection;
  cssClass?: string;
}

const SELECTOR = "[data-tooltip], [data-tooltip-text], [data-tooltip-html]";

/**
 * Shows a tooltip for the hovered or focused element: `data-tooltip`, or if that is empty, the element's `aria-label`. Source:
 * platform.md §4.4. `foundry.helpers.interaction.TooltipManager`, `game.tooltip`.
 */
export class TooltipManager {
  declare ["constructor"]: typeof TooltipManager;
  /** How long a pointer must rest before a tooltip shows, in milliseconds. */
  static TOOLTIP_ACTIVATION_MS = 500;
  static TOOLTIP_MARGIN_PX = 6;
  static readonly TOOLTIP_DIRECTIONS = Object.fromEntries(TOOLTIP_DIRECTIONS.map((name) => [name, name]));

  /** The class in use: systems put their own into CONFIG.ux. */
  static get implementation(): typeof TooltipManager {
    return implementationOf("TooltipManager", TooltipManager);
  }

  /** The element whose tooltip is shown. */
  element: HTMLElement | null = null;
  readonly tooltip: HTMLElement;
  #pending: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.tooltip = document.createElement("aside");
    this.tooltip.id = "tooltip";
    this.tooltip.setAttribute("role", "tooltip");
    this.tooltip.setAttribute("popover", "manual");
  }

  /** Listens to the whole page. Called once at start. */
  activateEventListeners(): void {
    document.body.append(this.tooltip);
    document.addEventListener("pointerenter", (event) => this.#soon(event.target), { capture: true });
    document.addEventListener("pointerleave", (event) => this.#leave(event.target), { capture: true });
    document.addEventListener("pointerdown", () => this.deactivate(), { capture: true });
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLElement && target.matches(SELECTOR) && target.matches(":focus-visible")) this.activate(target);
    });
    document.addEventListener("focusout", (event) => this.#leave(event.target));
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.element && !this.#pending) this.deactivate();
    });
    document.addEventListener("scroll", () => this.deactivate(), { capture: true, passive: true });
  }

  /** Shows an element's tooltip. */
  activate(element: HTMLElement, { text, html, direction, cssClass }: TooltipOptions = {}): void {
    this.clearPending();
    this.deactivate();
    const content = html ?? element.dataset["tooltipHtml"];
    const words = text ?? element.dataset["tooltipText"] ?? element.dataset["tooltip"] ?? "";
    const shown = words || (content ? "" : (element.getAttribute("aria-label") ?? ""));
    if (!content && !shown) return;
    this.element = element;
    this.tooltip.className = [cssClass ?? element.dataset["tooltipClass"] ?? "", "themed"].filter(Boolean).join(" ");
    this.tooltip.classList.add(document.body.classList.contains("theme-light") ? "theme-light" : "theme-dark");
    if (content instanceof HTMLElement) this.tooltip.replaceChildren(content);
    else if (element.dataset["tooltipText"] !== undefined && !content) this.tooltip.textContent = localize(shown);
    else this.tooltip.innerHTML = cleanHTML(content ?? localize(shown));
    this.tooltip.showPopover?.();
    this.tooltip.classList.add("active");
    this.#place(element, direction ?? inheritedDirection(element));
  }

  deactivate(): void {
    this.clearPending();
    if (!this.element) return;
    this.element = null;
    this.tooltip.classList.remove("active");
    this.tooltip.hidePopover?.();
  }

  clearPending(): void {
    clearTimeout(this.#pending);
    this.#pending = undefined;
  }

  #soon(target: EventTarget | null): void {
    const element = target instanceof Element ? target.closest<HTMLElement>(SELECTOR) : null;
    if (!element || element === this.element || element !== target) return;
    this.clearPending();
    this.#pending = setTimeout(() => {
      if (element.isConnected) this.activate(element);
    }, this.constructor.TOOLTIP_ACTIVATION_MS);
  }

  #leave(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || !target.matches(SELECTOR)) return;
    this.deactivate();
  }

  #place(element: HTMLElement, direction: TooltipDirection): void {
    const box = element.getBoundingClientRect();
    const { width, height } = this.tooltip.getBoundingClientRect();
    const page = document.documentElement;
    const middleX = box.left + (box.width - width) / 2;
    const middleY = box.top + (box.height - height) / 2;
    const below = box.bottom + this.constructor.TOOLTIP_MARGIN_PX + height <= page.clientHeight || direction !== "DOWN";
    const { TOOLTIP_MARGIN_PX: GAP } = this.constructor;
    const places: Record<TooltipDirection, [number, number]> = {
      UP: [middleX, box.top - GAP - height >= 0 ? box.top - GAP - height : box.bottom + GAP],
      DOWN: [middleX, below ? box.bottom + GAP : box.top - GAP - height],
      LEFT: [box.left - GAP - width, middleY],
      RIGHT: [box.right + GAP, middleY],
      CENTER: [middleX, middleY],
    };
    const [x, y] = places[direction];
    this.tooltip.style.left = `${Math.max(0, Math.min(x, page.clientWidth - width))}px`;
    this.tooltip.style.top = `${Math.max(0, Math.min(y, page.clientHeight - height))}px`;
  }
}

function inheritedDirection(element: HTMLElement): TooltipDirection {
  const given = element.closest<HTMLElement>("[data-tooltip-direction]")?.dataset["tooltipDirection"];
  return TOOLTIP_DIRECTIONS.find((direction) => direction === given) ?? "DOWN";
}
