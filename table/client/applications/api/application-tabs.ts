import { localize } from "../platform.ts";
import type { ApplicationTab, ApplicationTabsConfiguration } from "./application-types.ts";

/** The tabs of one group for the templates. A group without an active tab takes its initial one. */
export function prepareTabs(
  group: string,
  configuration: ApplicationTabsConfiguration | null,
  chosen: Record<string, string | null>,
): Record<string, ApplicationTab> {
  if (!configuration) return {};
  chosen[group] ??= configuration.initial ?? null;
  const tabs: Record<string, ApplicationTab> = {};
  for (const entry of configuration.tabs) {
    const active = chosen[group] === entry.id;
    const label = configuration.labelPrefix ? `${configuration.labelPrefix}.${entry.id}` : entry.label;
    const tab: ApplicationTab = {
      ...entry,
      group,
      active,
      cssClass: [entry.cssClass, active ? "active" : ""].filter(Boolean).join(" "),
    };
    if (label !== undefined) tab.label = localize(label);
    tabs[entry.id] = tab;
  }
  return tabs;
}

/**
 * Shows one tab of a group and hides the others, in the navigation and in the content.
 * @throws if the navigation has no such tab
 */
export function showTab(root: HTMLElement, content: HTMLElement, group: string, tab: string): void {
  const isOf = (element: HTMLElement): boolean => element.dataset["group"] === group;
  const controls = [...root.querySelectorAll<HTMLElement>(".tabs [data-group]")].filter(isOf);
  const sections = [...content.querySelectorAll<HTMLElement>(".tab[data-group]")].filter(isOf);
  if (![...controls, ...sections].some((element) => element.dataset["tab"] === tab)) {
    throw new Error(`No matching tab element found for group "${group}" and tab "${tab}"`);
  }
  for (const control of controls) {
    const active = control.dataset["tab"] === tab;
    control.classList.toggle("active", active);
    if (control.getAttribute("role") === "tab") control.setAttribute("aria-selected", String(active));
    else if (control instanceof HTMLButtonElement) control.setAttribute("aria-pressed", String(active));
  }
  for (const section of sections) section.classList.toggle("active", section.dataset["tab"] === tab);
}
