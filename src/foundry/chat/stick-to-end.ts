import { isElement } from "../redraw/elements.ts";

/** What core's chat log offers besides what the public types name. */
interface ScrolledLog {
  readonly element: HTMLElement;
  readonly isAtBottom: boolean;
  scrollBottom(): Promise<void>;
}

/**
 * A log that shows its end goes on showing it when a card in it grows. Otherwise the new lines, and the buttons below them, would move
 * out of sight, and a click begun on one of them could end on another.
 */
export function registerStickToEnd(): void {
  Hooks.on("renderChatLog", (log: object) => {
    if (!isScrolledLog(log)) return;
    const list = log.element.querySelector<HTMLElement>(".chat-log");
    if (list && !followed.has(list)) follow(log, list);
  });
}

const followed = new WeakSet<HTMLElement>();

function follow(log: ScrolledLog, list: HTMLElement): void {
  followed.add(list);
  let atEnd = true;
  const noteScroll = (): void => void (atEnd = log.isAtBottom);
  // Scrolling does not bubble, and which element scrolls is core's own business.
  log.element.addEventListener("scroll", noteScroll, { capture: true, passive: true });
  new ResizeObserver(() => {
    if (atEnd) void log.scrollBottom();
  }).observe(list);
}

function isScrolledLog(log: object): log is ScrolledLog {
  return "isAtBottom" in log && "scrollBottom" in log && "element" in log && isElement(log.element);
}
