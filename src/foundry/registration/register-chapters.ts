import { AWARD_ACTION, COMPEL_ACTION } from "../compel/open-compel.ts";
import { CREATED_ASPECT_ACTIONS } from "../created-aspects/aspect-row-actions.ts";
import { passDropped } from "../created-aspects/pass-free.ts";
import { FREE_DRAG } from "../drag/free-drag.ts";
import { registerOwnDrop } from "../drag/own-drops.ts";
import { setAspectActions } from "../entries/aspect-action.ts";
import { registerNpcDefenses } from "../harm/npc-defenses.ts";
import { INVOKE_ACTION } from "../invoke/open-roll.ts";
import { ROLL_ASPECT_ACTION } from "../roll/roll-aspect-action.ts";
import { setRoller } from "../roll/roll-trait.ts";
import { spendAspectActions } from "../spend/open-spend.ts";

/** Gives the folders below the chapters what they show of them. Called in `init`. */
export function registerChapters(): void {
  setRoller(async (...asked) => (await import("../roll-window/make-roll.ts")).makeRoll(...asked));
  registerNpcDefenses();
  registerOwnDrop(FREE_DRAG, passDropped);
  setAspectActions({
    menu: (played) => [ROLL_ASPECT_ACTION, ...spendAspectActions(played), COMPEL_ACTION, AWARD_ACTION, ...CREATED_ASPECT_ACTIONS],
    bar: [INVOKE_ACTION, COMPEL_ACTION],
  });
}
