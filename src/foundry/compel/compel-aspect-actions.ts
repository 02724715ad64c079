import { isInanimate } from "../documents/is-situation.ts";
import { currentRuleset } from "../settings/current-game.ts";
import type { AspectAction } from "../entries/aspect-menu.ts";
import { knowsAspect } from "../documents/known-to.ts";
import { awardCompel } from "./ask-compel.ts";
import { mayCompel } from "./compel-choices.ts";
import { compelByUuid } from "./open-compel.ts";

export const COMPEL_ACTION: AspectAction = {
  id: "compel",
  icon: "fa-bolt",
  offered: (aspect) => mayCompel(currentRuleset()) && knowsAspect(game.user, aspect),
  run: ({ uuid }) => compelByUuid(uuid),
};

/** One click, without an offer. For a situation or a thing, the user must say whom it hit. */
export const AWARD_ACTION: AspectAction = {
  id: "compelAward",
  icon: "fa-coins",
  offered: ({ actor, system }) => {
    const brings = !(currentRuleset().aspects.persistent && system.persistent);
    return game.user.isGM && actor !== null && !isInanimate(actor) && brings;
  },
  run: ({ uuid }) => awardCompel(uuid),
};
