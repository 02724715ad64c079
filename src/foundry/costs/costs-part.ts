import { isOfKind } from "../../ledger/entry.ts";
import { type CostsView, costsView } from "../../view/costs/costs.view.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import { ledgerActor, playsActor } from "../ledger/ledger-documents.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { templatePath } from "../words/template-path.ts";
import { payCost } from "./pay-costs.ts";
import { mayTakeBack } from "../entries/may-take-back.ts";

/** What a roll has cost by itself: ammunition, and points for acting. */
export const COSTS_PART: RollCardPart = {
  template: templatePath("costs/costs.hbs"),
  context: costsOn,
  actions: {
    runOut: {
      once: true,
      run: async ({ id, system }) => {
        const actor = ledgerActor(system.actor ?? "");
        if (actor) await payCost(id ?? "", actor, "ammunition");
      },
    },
  },
};

function costsOn({ now: { roll, entries }, isOfActiveGame }: RollOnCard): CostsView | null {
  const costs = entries.filter(isOfKind("cost"));
  const world = shownWorld();
  const { ruleset, dials } = world.game;
  const rule = (isOfActiveGame && ruleset.harm?.ammunition(dials)) || null;
  return costsView({
    costs,
    weapon: world.gear(roll.attack?.gear ?? ""),
    rule,
    mine: playsActor(roll.actor),
    undoes: (entry) => isOfActiveGame && mayTakeBack(entry),
  });
}
