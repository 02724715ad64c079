import { element, iconElement } from "../applications/element.ts";
import { localizeOr } from "../applications/platform.ts";
import type { TooltipDirection, TourStep } from "./tour-config.ts";

/** The part of a tour that its step needs. */
interface ShownTour {
  readonly stepIndex: number;
  readonly steps: readonly TourStep[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  next(): Promise<void>;
  previous(): Promise<void>;
  exit(): void;
}

/** What is on the page while a step is shown. */
export interface ShownStep {
  readonly fade: HTMLElement;
  readonly overlay: HTMLElement;
  remove(): void;
}

/** Shows a step beside its target, or in the middle of the page: the rest is darkened and takes no clicks. */
export function showStep(tour: ShownTour, step: TourStep, target: HTMLElement | null, padding: number): ShownStep {
  const before = document.activeElement;
  const overlay = element("div", { class: "tour-overlay" });
  const fade = element("div", { class: target ? "tour-fade" : "tour-fade tour-fade-all" });
  const box = stepBox(tour, step);
  document.body.append(overlay, fade, box);
  const place = (): void => {
    if (target) surround(fade, target, padding);
    placeBox(box, target, step.tooltipDirection, padding);
  };
  place();
  const view = new AbortController();
  window.addEventListener("resize", place, { signal: view.signal });
  box.addEventListener("keydown", (event) => onKey(event, tour));
  box.querySelector<HTMLElement>(".tour-next")?.focus();
  return {
    fade,
    overlay,
    remove: () => {
      view.abort();
      for (const part of [overlay, fade, box]) part.remove();
      if (before && "focus" in before && typeof before.focus === "function" && before.isConnected) before.focus();
    },
  };
}

function stepBox(tour: ShownTour, step: TourStep): HTMLElement {
  const button = (name: string, icon: string, label: string, press: () => unknown): HTMLElement =>
    element("button", { type: "button", class: `tour-${name}`, onclick: press }, iconElement(`fa-solid ${icon}`), ` ${label}`);
  const content = element("div", { class: "tour-content" });
  content.innerHTML = step.content;
  const progress = localizeOr("TOURS.Progress", "{step} of {count}", { step: tour.stepIndex + 1, count: tour.steps.length });
  return element(
    "div",
    { class: "tour", role: "dialog", "aria-label": step.title },
    element("header", { class: "tour-header" }, element("h2", { class: "tour-title" }, step.title)),
    content,
    element(
      "footer",
      { class: "tour-footer" },
      element("span", { class: "tour-progress" }, progress),
      ...(tour.hasPrevious
        ? [button("previous", "fa-arrow-left", localizeOr("TOURS.Previous", "Back"), () => tour.previous())]
        : []),
      button("exit", "fa-xmark", localizeOr("TOURS.Exit", "Stop"), () => tour.exit()),
      tour.hasNext
        ? button("next", "fa-arrow-right", localizeOr("TOURS.Next", "Next"), () => tour.next())
        : button("next", "fa-check", localizeOr("TOURS.Finish", "Done"), () => tour.next()),
    ),
  );
}

function onKey(event: KeyboardEvent, tour: ShownTour): void {
  const actions: Record<string, () => unknown> = {
    Escape: () => tour.exit(),
    ArrowRight: () => tour.next(),
    ArrowLeft: () => tour.previous(),
  };
  const act = actions[event.key];
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

function surround(fade: HTMLElement, target: HTMLElement, padding: number): void {
  const { left, top, width, height } = target.getBoundingClientRect();
  Object.assign(fade.style, {
    left: `${left - padding}px`,
    top: `${top - padding}px`,
    width: `${width + 2 * padding}px`,
    height: `${height + 2 * padding}px`,
  });
}

/** Beside the target, on the asked side or the one with the most room, and always within the page. */
function placeBox(box: HTMLElement, target: HTMLElement | null, asked: TooltipDirection | undefined, padding: number): void {
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const page = { width: window.innerWidth, height: window.innerHeight };
  const side = target ? (asked ?? roomiest(target, page)) : "CENTER";
  const at = target?.getBoundingClientRect() ?? new DOMRect(page.width / 2, page.height / 2, 0, 0);
  const gap = padding + 8;
  const middle = { x: at.left + (at.width - width) / 2, y: at.top + (at.height - height) / 2 };
  const places: Record<TooltipDirection, { x: number; y: number }> = {
    CENTER: middle,
    LEFT: { x: at.left - gap - width, y: middle.y },
    RIGHT: { x: at.right + gap, y: middle.y },
    UP: { x: middle.x, y: at.top - gap - height },
    DOWN: { x: middle.x, y: at.bottom + gap },
  };
  const { x, y } = places[side];
  box.style.left = `${Math.max(4, Math.min(x, page.width - width - 4))}px`;
  box.style.top = `${Math.max(4, Math.min(y, page.height - height - 4))}px`;
}

function roomiest(target: HTMLElement, page: { readonly width: number; readonly height: number }): TooltipDirection {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const rooms: [TooltipDirection, number][] = [
    ["RIGHT", page.width - right],
    ["LEFT", left],
    ["DOWN", page.height - bottom],
    ["UP", top],
  ];
  return rooms.reduce((best, room) => (room[1] > best[1] ? room : best))[0];
}
