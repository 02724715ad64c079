import { elementOf } from "../../core/event-target.ts";
/** A window that can be moved and resized with the pointer. */
export interface MovableWindow {
  readonly element: HTMLElement | null;
  readonly position: { left: number; top: number; width: number | "auto"; height: number | "auto" };
  readonly minimized: boolean;
  bringToFront(): void;
  setPosition(position: { left?: number; top?: number; width?: number | "auto"; height?: number | "auto" }): unknown;
}

interface Start {
  x: number;
  y: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Lets the header drag the window. Buttons in the header still get their clicks. */
export function dragByHeader(header: HTMLElement, window: MovableWindow): void {
  header.addEventListener("pointerdown", (event) => {
    if (elementOf(event).closest("button, a, input, .header-control")) return;
    follow(
      header,
      event,
      window,
      (start, dx, dy) => window.setPosition({ left: start.left + dx, top: start.top + dy }),
      () => undefined,
    );
  });
}

/** Lets the corner handle resize the window; `onResize` runs once at the end. */
export function resizeByHandle(handle: HTMLElement, window: MovableWindow, onResize: () => void): void {
  handle.addEventListener("pointerdown", (event) => {
    event.stopPropagation();
    follow(
      handle,
      event,
      window,
      (start, dx, dy) => window.setPosition({ width: start.width + dx, height: start.height + dy }),
      onResize,
    );
  });
}

function follow(
  handle: HTMLElement,
  down: PointerEvent,
  window: MovableWindow,
  move: (start: Start, dx: number, dy: number) => void,
  done: () => void,
): void {
  if (down.button !== 0 || !window.element) return;
  window.bringToFront();
  const box = window.element.getBoundingClientRect();
  const start: Start = {
    x: down.clientX,
    y: down.clientY,
    left: window.position.left,
    top: window.position.top,
    width: window.position.width === "auto" ? box.width : window.position.width,
    height: window.position.height === "auto" ? box.height : window.position.height,
  };
  const moves = new AbortController();
  let moved = false;
  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    moved = true;
    move(start, event.clientX - start.x, event.clientY - start.y);
  };
  const onUp = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    moves.abort();
    if (moved) done();
  };
  handle.setPointerCapture?.(down.pointerId);
  handle.addEventListener("pointermove", onMove, { signal: moves.signal });
  handle.addEventListener("pointerup", onUp, { signal: moves.signal });
  handle.addEventListener("pointercancel", onUp, { signal: moves.signal });
}
