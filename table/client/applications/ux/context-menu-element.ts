import { localize } from "../platform.ts";
import type { ShownEntry } from "./context-menu-entries.ts";

/** The menu's element: `nav#context-menu > ol.context-items > li.context-item`. */
export function contextMenuElement(
  entries: readonly ShownEntry[],
  choose: (entry: ShownEntry, event: PointerEvent) => void,
): HTMLElement {
  const menu = document.createElement("nav");
  menu.id = "context-menu";
  menu.className = "themed";
  menu.setAttribute("popover", "manual");
  const list = document.createElement("ol");
  list.className = "context-items";
  list.setAttribute("role", "menu");
  let group = entries[0]?.group;
  for (const entry of entries) {
    if (entry.group !== group) list.append(separator());
    group = entry.group;
    list.append(item(entry, choose));
  }
  menu.append(list);
  menu.addEventListener("keydown", (event) => walk(menu, event));
  return menu;
}

function separator(): HTMLLIElement {
  const line = document.createElement("li");
  line.className = "separator";
  line.setAttribute("role", "separator");
  return line;
}

function item(entry: ShownEntry, choose: (entry: ShownEntry, event: PointerEvent) => void): HTMLLIElement {
  const element = document.createElement("li");
  element.className = ["context-item", entry.classes].filter(Boolean).join(" ");
  element.setAttribute("role", "menuitem");
  element.tabIndex = -1;
  element.append(...iconOf(entry.icon));
  const label = document.createElement("span");
  label.textContent = localize(entry.label);
  element.append(label);
  element.addEventListener("click", (event) => choose(entry, event));
  return element;
}

/** Icons come as markup (`<i class="…"></i>`) or as class names. */
function iconOf(icon: string): Node[] {
  if (!icon) return [];
  const template = document.createElement("template");
  template.innerHTML = icon.trimStart().startsWith("<") ? icon : "<i></i>";
  const element = template.content.firstElementChild;
  if (!element) return [];
  if (!icon.trimStart().startsWith("<")) element.className = icon;
  element.classList.add("fa-fw");
  element.setAttribute("inert", "");
  return [element];
}

function walk(menu: HTMLElement, event: KeyboardEvent): void {
  const items = [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const at = items.findIndex((item) => item === menu.ownerDocument.activeElement);
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
  const to = steps[event.key];
  if (to !== undefined) items.at(to % items.length)?.focus();
  else if (event.key === "Enter" || event.key === " ") items[at]?.click();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
