/** Pixels between a window and the sidebar. */
const GAP = 4;

export interface Placed extends Pick<foundry.applications.api.ApplicationV2, "element" | "position" | "setPosition"> {
  readonly options: { readonly position: { readonly left?: number | undefined } };
}

/** Moves a window that opens in the middle of the page off the sidebar, where there is room for it: one acts on what is in the chat. */
export function standBesideSidebar(window: Placed): void {
  const { left, width } = window.position;
  const sidebar = window.element.ownerDocument.getElementById("sidebar");
  if (!sidebar || window.options.position.left !== undefined || typeof width !== "number") return;
  const most = leftBeside(sidebar.getBoundingClientRect().left, width);
  if (most !== null && typeof left === "number" && left > most) window.setPosition({ left: most });
}

/** How far to the right a window may begin; null where it is too wide to stand beside the sidebar. */
export function leftBeside(edge: number, width: number): number | null {
  const left = Math.floor(edge - width - GAP);
  return left < 0 ? null : left;
}
