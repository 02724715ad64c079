import { isMadeInPlay } from "../../rules/index.ts";
import { ownCharacter } from "../documents/played-actors.ts";
import { currentRuleset } from "../settings/current-game.ts";
import type { AspectAction } from "../ledger/aspect-menu.ts";
import { askPass, passable } from "./ask-pass.ts";
import { askRemove } from "./ask-remove.ts";
import { mayRemove } from "./plan-remove.ts";
import { rollToRemove } from "./roll-to-remove.ts";

/** What can be done with an aspect made in play, from its row. */
export const CREATE_ASPECT_ACTIONS: readonly AspectAction[] = [
  { id: "pass", icon: "fa-gift", offered: (aspect) => passable(aspect).length > 0, run: askPass },
  {
    id: "remove",
    icon: "fa-eraser",
    offered: (aspect) => isMadeInPlay(aspect.system) && mayRemove(game.user, aspect),
    run: askRemove,
  },
  {
    id: "removeByRoll",
    icon: "fa-dice",
    offered: (aspect) =>
      isMadeInPlay(aspect.system) &&
      !mayRemove(game.user, aspect) &&
      currentRuleset().making.removes !== undefined &&
      ownCharacter() !== null,
    run: rollToRemove,
  },
];
