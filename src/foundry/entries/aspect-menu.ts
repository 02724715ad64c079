import { isItemOfType } from "../documents/of-type.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { CREATED_ASPECT_ACTIONS } from "../created-aspects/aspect-row-actions.ts";
import { ROLL_ASPECT_ACTION } from "../roll/roll-aspect-action.ts";
import type { MenuItem } from "../sheets/rows/row-menu.ts";
import { SPEND_ASPECT_ACTIONS } from "../spend/open-spend.ts";
import { AWARD_ACTION, COMPEL_ACTION } from "../compel/open-compel.ts";

/** An action on an aspect in play, offered on its row of a sheet and on its card in chat. */
export interface AspectAction {
  /** Its label is `NORN.Ledger.Aspect.<id>`. */
  readonly id: string;
  readonly icon: string;
  /** Whether this user may try it now. */
  readonly offered: (aspect: NornItem<"aspect">) => boolean;
  readonly run: (aspect: NornItem<"aspect">) => void | Promise<unknown>;
}

const ASPECT_ACTIONS: readonly AspectAction[] = [
  ROLL_ASPECT_ACTION,
  ...SPEND_ASPECT_ACTIONS,
  COMPEL_ACTION,
  AWARD_ACTION,
  ...CREATED_ASPECT_ACTIONS,
];

export function aspectEntries(item: NornItem): MenuItem[] {
  if (!isItemOfType(item, "aspect") || !item.actor || !item.inPlay) return [];
  return ASPECT_ACTIONS.filter(({ offered }) => offered(item)).map(({ id, icon, run }) => ({
    id,
    icon: `fa-solid ${icon}`,
    label: game.i18n.localize(`NORN.Ledger.Aspect.${id}`),
    run: () => run(item),
  }));
}
