import { rolledAspects } from "../../rules/aspects/rolled-aspects.ts";
import type { AspectAction } from "../entries/aspect-action.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { rollTrait } from "./roll-trait.ts";

/** Rolls an aspect like a skill, in games that roll aspects. */
export const ROLL_ASPECT_ACTION: AspectAction = {
  id: "roll",
  icon: "fa-dice",
  offered: ({ actor, id }) => {
    if (!actor?.isOwner) return false;
    return rolledAspects(ledgerWorld().game.ruleset, actor.snapshot()).some((aspect) => aspect.id === id);
  },
  run: async ({ actor, id }) => {
    if (actor) await rollTrait(actor, id ?? "");
  },
};
