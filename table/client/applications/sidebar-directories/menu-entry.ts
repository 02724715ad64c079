import { host } from "../../../common/host.ts";
import type { ContextMenuEntry } from "../ux/context-menu-entries.ts";

interface MenuEntryPlan {
  readonly label: string;
  readonly icon: string;
  readonly visible: (target: HTMLElement) => boolean;
  readonly run: (target: HTMLElement) => unknown;
}

/** A context menu item with the keys of the running generation, so that hooks find what they know (platform.md §1.2). */
export const menuEntry = ({ label, icon, visible, run }: MenuEntryPlan): ContextMenuEntry =>
  host.generation >= 14
    ? { label, icon, visible, onClick: (_event, target) => run(target) }
    : { name: label, icon: `<i class="${icon}"></i>`, condition: visible, callback: run };
