import { isGeneration13 } from "./generation.ts";

/** One entry of a context menu, said once for both generations. `target` is the element the menu was opened on. */
export interface MenuEntry {
  /** A key of the language file. */
  readonly label: string;
  /** Markup of the icon: `<i class="fa-solid fa-…"></i>`. */
  readonly icon: string;
  readonly visible: (target: HTMLElement) => boolean;
  readonly onClick: (target: HTMLElement) => void;
}

type CoreEntry = foundry.applications.ux.ContextMenu.Entry<HTMLElement>;

/** The entry as the running generation wants it. */
export function contextMenuEntry({ label, icon, visible, onClick }: MenuEntry): CoreEntry {
  if (isGeneration13()) return { name: label, icon, condition: visible, callback: (target: HTMLElement) => onClick(target) };
  // The public types know generation 13 only.
  const entry = { label, icon, visible, onClick: (_event: Event, target: HTMLElement) => onClick(target) };
  return entry as unknown as CoreEntry;
}
