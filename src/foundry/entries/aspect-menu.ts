import type { GameInForce } from "../../rules/index.ts";
import { isItemOfType } from "../documents/of-type.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { CREATED_ASPECT_ACTIONS } from "../created-aspects/aspect-row-actions.ts";
import { ROLL_ASPECT_ACTION } from "../roll/roll-aspect-action.ts";
import type { MenuItem } from "../apps/menu-item.ts";
import { spendAspectActions } from "../spend/open-spend.ts";
import { AWARD_ACTION, COMPEL_ACTION } from "../compel/open-compel.ts";

/** An action on an aspect in play, offered on its row of a sheet and on its card in chat. */
export interface AspectAction {
  readonly id: string;
  /** The key of its label, if not `NORN.Ledger.Aspect.<id>`. */
  readonly label?: string;
  readonly icon: string;
  /** Whether this user may try it now. */
  readonly offered: (aspect: NornItem<"aspect">) => boolean;
  readonly run: (aspect: NornItem<"aspect">) => void | Promise<unknown>;
}

export function aspectItems(played: GameInForce, item: NornItem): MenuItem[] {
  if (!isItemOfType(item, "aspect") || !item.actor || !item.inPlay) return [];
  const actions: readonly AspectAction[] = [
    ROLL_ASPECT_ACTION,
    ...spendAspectActions(played),
    COMPEL_ACTION,
    AWARD_ACTION,
    ...CREATED_ASPECT_ACTIONS,
  ];
  return actions
    .filter(({ offered }) => offered(item))
    .map(({ id, icon, label = `NORN.Ledger.Aspect.${id}`, run }) => ({
      id,
      icon: `fa-solid ${icon}`,
      label: game.i18n.localize(label),
      run: () => run(item),
    }));
}
