import { type Text, text } from "../text.ts";
import type { SheetTab } from "./sheet-parts.ts";
import type { SheetInput } from "./sheet-input.ts";

const ICONS: Record<SheetTab, string> = {
  play: "fa-solid fa-id-card",
  things: "fa-solid fa-box-open",
  notes: "fa-solid fa-feather-pointed",
};

export interface TabView {
  readonly id: SheetTab;
  readonly icon: string;
  readonly label: Text;
  readonly active: boolean;
  /** "true" or "false", as the attribute needs it. */
  readonly selected: string;
  /** How many items the tab has; 0 is not shown. */
  readonly count: number;
}

export function tabsView(source: SheetInput, tabs: readonly SheetTab[], active: SheetTab): TabView[] {
  return tabs.map((id) => ({
    id,
    icon: ICONS[id],
    label: text(`NORN.Sheet.Tabs.${id}`),
    active: id === active,
    selected: String(id === active),
    count: id === "things" ? source.things.length : 0,
  }));
}
