import type { ActiveGame } from "../../rules/ruleset.ts";
import type { MenuItem } from "../apps/menu-item.ts";
import { isItemOfType } from "../documents/of-type.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { type AspectAction, aspectActions } from "./aspect-action.ts";

/** The menu of an aspect, on its row. An aspect that is not in play does nothing yet. */
export function aspectItems(played: ActiveGame, item: NornItem): MenuItem[] {
  return itemsFor(aspectActions().menu(played), item);
}

/** What one does most with an aspect. */
export function aspectBarItems(item: NornItem): MenuItem[] {
  return itemsFor(aspectActions().bar, item);
}

function itemsFor(actions: readonly AspectAction[], item: NornItem): MenuItem[] {
  if (!isItemOfType(item, "aspect") || !item.actor || !item.inPlay) return [];
  return actions
    .filter(({ offered }) => offered(item))
    .map(({ id, icon, label = `NORN.Ledger.Aspect.${id}`, run }) => ({
      id,
      icon: `fa-solid ${icon}`,
      label: typeof label === "string" ? game.i18n.localize(label) : label(),
      run: () => run(item),
    }));
}
