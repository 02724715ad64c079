/**
 * A log that shows its end goes on showing it when a card in it grows. Otherwise the new lines, and the buttons below them, would move
 * out of sight, and a click begun on one of them could end on another.
 */
export function registerStayAtEnd(): void {
  Hooks.on("renderChatLog", (log) => {
    const list = log.element.querySelector<HTMLElement>(".chat-log");
    if (list && !followed.has(list)) follow(log, list);
  });
}

const followed = new WeakSet<HTMLElement>();

function follow(
  log: Pick<foundry.applications.sidebar.tabs.ChatLog, "element" | "isAtBottom" | "scrollBottom">,
  list: HTMLElement,
): void {
  followed.add(list);
  let atEnd = true;
  const noteScroll = (): void => void (atEnd = log.isAtBottom);
  // Scrolling does not bubble, and which element scrolls is core's own business.
  log.element.addEventListener("scroll", noteScroll, { capture: true, passive: true });
  new ResizeObserver(() => {
    if (atEnd) void log.scrollBottom();
  }).observe(list);
}
