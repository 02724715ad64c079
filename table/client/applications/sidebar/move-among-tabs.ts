/** Arrow keys, Home and End move among the tabs of a list and activate the one reached. */
export function moveAmongTabs(list: HTMLElement, event: KeyboardEvent): void {
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.findIndex((tab) => tab === event.target);
  const next = targetOf(event.key, at, tabs.length);
  if (at < 0 || next === null) return;
  event.preventDefault();
  tabs[next]?.click();
  tabs[next]?.focus();
}

function targetOf(key: string, at: number, count: number): number | null {
  if (key === "ArrowDown" || key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowUp" || key === "ArrowLeft") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
