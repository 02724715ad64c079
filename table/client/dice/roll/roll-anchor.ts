import type { Roll } from "./roll.ts";

export interface RollAnchorOptions {
  attrs?: Record<string, string>;
  dataset?: Record<string, string>;
  classes?: string[];
  label?: string;
  icon?: string;
}

/** An inline result: a button with the roll's total that shows its dice. It carries the roll's data. */
export function rollAnchor(
  roll: Roll,
  { attrs = {}, dataset = {}, classes = [], label, icon }: RollAnchorOptions = {},
): HTMLAnchorElement {
  const anchor = document.createElement("a");
  anchor.classList.add("inline-roll", "inline-result", ...classes);
  for (const [name, value] of Object.entries({ role: "button", tabindex: "0", "aria-expanded": "false", ...attrs })) {
    anchor.setAttribute(name, value);
  }
  Object.assign(anchor.dataset, { roll: encodeURIComponent(JSON.stringify(roll)), tooltip: roll.formula }, dataset);
  const mark = document.createElement("i");
  mark.className = icon ?? "fa-solid fa-dice-d20";
  mark.setAttribute("inert", "");
  anchor.append(mark, label ? `${label}: ${roll.total}` : String(roll.total ?? ""));
  return anchor;
}

/** Shows the dice of an inline result below it. */
export async function expandInlineResult(anchor: HTMLAnchorElement, revive: (json: string) => Roll): Promise<void> {
  if (anchor.classList.contains("expanded") || !anchor.dataset["roll"]) return;
  const roll = revive(decodeURIComponent(anchor.dataset["roll"]));
  const tooltip = document.createElement("div");
  tooltip.innerHTML = await roll.getTooltip();
  const shown = tooltip.firstElementChild ?? tooltip;
  shown.classList.add("inline-tooltip");
  anchor.append(shown);
  anchor.classList.add("expanded");
  anchor.setAttribute("aria-expanded", "true");
}

export function collapseInlineResult(anchor: HTMLAnchorElement): void {
  if (!anchor.classList.contains("expanded")) return;
  anchor.querySelector(".inline-tooltip")?.remove();
  anchor.classList.remove("expanded");
  anchor.setAttribute("aria-expanded", "false");
}
