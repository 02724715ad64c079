import { isGeneration13 } from "./generation.ts";

/** One item of a context menu, the same for both generations. `target` is the element the menu was opened on. */
export interface ContextItem {
  /** A key of the language file. */
  readonly label: string;
  /** Markup of the icon: `<i class="fa-solid fa-…"></i>`. */
  readonly icon: string;
  readonly visible: (target: HTMLElement) => boolean;
  readonly onClick: (target: HTMLElement) => void;
}

type CoreItem = foundry.applications.ux.ContextMenu.Entry<HTMLElement>;

/** The item in the form the running generation expects. */
export function contextMenuItem({ label, icon, visible, onClick }: ContextItem): CoreItem {
  if (isGeneration13()) return { name: label, icon, condition: visible, callback: (target: HTMLElement) => onClick(target) };
  // The public types only know generation 13.
  const item = { label, icon, visible, onClick: (_event: Event, target: HTMLElement) => onClick(target) };
  return item as unknown as CoreItem;
}
