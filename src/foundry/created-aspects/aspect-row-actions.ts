import { isCreatedInPlay } from "../../rules/aspects/aspect-kind.ts";
import { ownCharacter } from "../documents/actors-in-play.ts";
import { mayRemove } from "../../ledger/kinds/remove.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { activeRuleset } from "../settings/active-game.ts";
import type { AspectAction } from "../entries/aspect-action.ts";
import { askPass, passable } from "./pass-free.ts";

/** Actions on an aspect created in play, from its row. */
export const CREATED_ASPECT_ACTIONS: readonly AspectAction[] = [
  { id: "pass", icon: "fa-gift", offered: (aspect) => passable(aspect).length > 0, run: askPass },
  {
    id: "remove",
    icon: "fa-eraser",
    offered: (aspect) => isCreatedInPlay(aspect.system) && mayRemove(shownWorld(), game.user.id, aspect.system),
    run: async (aspect) => (await import("./remove-aspect.ts")).askRemove(aspect),
  },
  {
    id: "removeByRoll",
    icon: "fa-dice",
    offered: (aspect) =>
      isCreatedInPlay(aspect.system) &&
      !mayRemove(shownWorld(), game.user.id, aspect.system) &&
      activeRuleset().creating.removes !== null &&
      ownCharacter() !== null,
    run: async (aspect) => (await import("./remove-aspect.ts")).rollToRemove(aspect),
  },
];
