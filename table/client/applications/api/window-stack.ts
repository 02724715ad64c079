/** A window as the stack sees it. */
export interface StackedWindow {
  readonly element: HTMLElement | null;
  readonly rendered: boolean;
  readonly hasFrame: boolean;
  readonly position: { zIndex: number };
  close(options?: { closeKey?: boolean }): Promise<unknown>;
}

interface Origin {
  focused: Element | null;
}

const open = new Map<StackedWindow, Origin>();
const watched = new WeakSet<Document>();

/** Fields a user can type into. */
const TEXT_FIELDS =
  "input:not([type=checkbox], [type=radio], [type=button], [type=range]), textarea, select, [contenteditable=true]";
const FOCUSABLE =
  "button:not(:disabled), [href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']";
/** For this long after a key press, a window that opens by itself does not take the focus. Milliseconds. */
const TYPING_PAUSE = 1000;
let lastTyped = -Infinity;

/** The topmost open framed window. */
export function topWindow(): StackedWindow | undefined {
  let top: StackedWindow | undefined;
  for (const window of open.keys()) {
    if (window.rendered && window.hasFrame && (!top || window.position.zIndex > top.position.zIndex)) top = window;
  }
  return top;
}

/** Registers an opened window: remembers the focus before it, moves the focus in, listens for Escape. */
export function windowOpened(window: StackedWindow, focused: Element | null): void {
  const element = window.element;
  if (!element) return;
  watch(element.ownerDocument);
  open.set(window, { focused });
  if (!isTyping(element.ownerDocument)) focusWindow(element);
}

/** Unregisters a window about to close, and restores the focus from before. */
export function windowClosing(window: StackedWindow): void {
  const element = window.element;
  const origin = open.get(window);
  open.delete(window);
  if (!element || !origin) return;
  const active = element.ownerDocument.activeElement;
  const focusIsLost = !active || active === element.ownerDocument.body || element.contains(active);
  if (!focusIsLost) return;
  const target =
    origin.focused?.isConnected && origin.focused !== element.ownerDocument.body ? origin.focused : topWindow()?.element;
  // Null for a browser window of its own that is gone.
  const view = element.ownerDocument.defaultView;
  if (view && target instanceof view.HTMLElement) target.focus({ preventScroll: true });
}

/** Moves the focus into a window: to its autofocus element, else to the window itself, so that its name is read out. */
function focusWindow(element: HTMLElement): void {
  const target = element.querySelector<HTMLElement>("[autofocus]");
  if (target) return target.focus();
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function isTyping(document: Document): boolean {
  return performance.now() - lastTyped < TYPING_PAUSE && document.activeElement?.matches(TEXT_FIELDS) === true;
}

function watch(document: Document): void {
  if (watched.has(document)) return;
  watched.add(document);
  document.addEventListener("keydown", noteTyping, { capture: true, passive: true });
  document.addEventListener("keydown", closeByEscape);
}

function noteTyping(event: KeyboardEvent): void {
  if (event.key.length === 1 || event.key === "Backspace" || event.key === "Delete") lastTyped = performance.now();
  else if (event.key === "Enter") lastTyped = -Infinity;
}

/**
 * Escape first leaves the field being typed in, so that nothing typed is lost. In a dialog it then closes that dialog; everywhere
 * else all framed windows at once (#9752, #14694; without one: #9875).
 */
function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
  const top = topWindow();
  if (!top?.element) return;
  const active = top.element.ownerDocument.activeElement;
  if (active && !top.element.contains(active) && active.matches(TEXT_FIELDS)) return;
  event.preventDefault();
  if (active && top.element.contains(active) && active.matches(TEXT_FIELDS)) focusWindow(top.element);
  else if (active?.closest("dialog")) void top.close({ closeKey: true });
  else for (const window of framedWindows()) void window.close({ closeKey: true });
}

function framedWindows(): StackedWindow[] {
  return [...open.keys()].filter((window) => window.rendered && window.hasFrame);
}
