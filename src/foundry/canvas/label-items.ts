import { currentScene } from "../documents/actors-in-play.ts";
import type { NornItem } from "../documents/norn-item.ts";
import type { MenuItem } from "../apps/menu-item.ts";

/** A GM puts an aspect on the scene from its menu, where dragging it is not possible: in the middle, to be moved from there. */
export function labelItems(aspect: NornItem<"aspect">): MenuItem[] {
  if (!game.user.isGM || !currentScene()) return [];
  const run = async (): Promise<void> => (await import("./labels.ts")).placeLabel(aspect, null);
  return [{ id: "label", icon: "fa-solid fa-tag", label: game.i18n.localize("NORN.Canvas.label"), run }];
}
