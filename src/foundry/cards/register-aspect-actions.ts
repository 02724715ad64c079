import { AWARD_ACTION, COMPEL_ACTION } from "../compel/open-compel.ts";
import { CREATED_ASPECT_ACTIONS } from "../created-aspects/aspect-row-actions.ts";
import { setAspectActions } from "../entries/aspect-action.ts";
import { INVOKE_ACTION } from "../invoke/open-roll.ts";
import { ROLL_ASPECT_ACTION } from "../roll/roll-aspect-action.ts";
import { spendAspectActions } from "../spend/open-spend.ts";

/** What can be done with an aspect, from everywhere it is named. Called in `init`. */
export function registerAspectActions(): void {
  setAspectActions({
    menu: (played) => [
      ROLL_ASPECT_ACTION,
      ...spendAspectActions(played),
      COMPEL_ACTION,
      AWARD_ACTION,
      ...CREATED_ASPECT_ACTIONS,
    ],
    bar: [INVOKE_ACTION, COMPEL_ACTION],
  });
}
