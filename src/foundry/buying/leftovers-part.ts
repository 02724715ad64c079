import { leftoverOf, type Leftover, usesBought } from "../../ledger/roll/bought.ts";
import { timeGiven } from "../../ledger/kinds/time.ts";
import { isTaken } from "../../ledger/harm/defended.ts";
import { onlyOpposes } from "../../ledger/roll/opposed-roll.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import { outcomeNow } from "../../ledger/roll/result-now.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { timeCounted, timeTaken, type TimeTaken } from "../../rules/roll/time-taken.ts";
import { leftoversView } from "../../view/buying/leftovers.view.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import { ledgerActor, playsActor } from "../ledger/ledger-documents.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { templatePath } from "../words/template-path.ts";
import { mayTakeBack } from "../entries/may-take-back.ts";

/** What is left of a result, with what can be bought for it, and the time it took. */
export const LEFTOVERS_PART: RollCardPart = {
  template: templatePath("buying/leftovers.hbs"),
  context: leftoversOn,
  actions: {
    spendLeftover: {
      once: true,
      run: (message, { dataset: { use = "" } }) =>
        submitEntry({
          kind: "spend-leftover",
          actor: ledgerActor(message.system.actor ?? ""),
          request: { roll: message.id ?? "", use },
        }),
    },
  },
};

/** How long what was rolled for usually takes: for who rolled, and for the GM, in games that count it. */
export const TIME_PART: RollCardPart = {
  template: templatePath("buying/time-action.hbs"),
  context: ({ message, now }) => {
    const counts = timeCounted(now.roll.ruleset) !== null && !now.roll.attack && !onlyOpposes(now);
    return counts && playsActor(message.system.actor) && outcomeNow(now) ? {} : null;
  },
  actions: { giveTime: { run: async (message) => (await import("./give-time.ts")).giveTime(message) } },
};

function leftoversOn({ message, now, isOfActiveGame }: RollOnCard): object | null {
  const rules = isOfActiveGame ? ledgerWorld().game : now.roll;
  const leftover = leftoverOf(rules, now);
  return leftoversView(rules, leftover, {
    buys: isOfActiveGame && playsActor(message.system.actor) && !isTaken(now.entries),
    undo: mayTakeBack,
    time: timeOn(rules, now, leftover),
  });
}

function timeOn(rules: ActiveGame, now: RollNow, leftover: Leftover | null): TimeTaken | null {
  const usual = timeGiven(now);
  if (!usual) return null;
  const uses = leftover?.uses ?? [];
  const bought = leftover ? usesBought(leftover).flatMap((id) => uses.find((use) => use.id === id) ?? []) : [];
  return timeTaken(rules, usual, outcomeNow(now), bought);
}
