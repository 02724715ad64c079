import type { EntryOf } from "../../ledger/entry.ts";
import { dealtCard } from "../../ledger/kinds/deal.ts";
import { isActive } from "../../ledger/order.ts";
import { rewardCard } from "../../view/rewards/reward-card.view.ts";
import { type CardOrOtherCard, SHOWN_ON_OTHER_CARD, type EntryCard } from "../chat/card-part.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { templatePath } from "../words/template-path.ts";

const TEMPLATE = templatePath("rewards/card.hbs");

/** An index card with what it asks for and what that pays. */
export const REWARD_CARD: EntryCard<"deal"> = {
  render: (deal) => (isActive(ledgerStore(), deal) ? render(deal) : null),
  actions: {
    claimReward: { once: true, run: (_message, { dataset: { entry = "" } }) => answerCard("claim", entry) },
    payReward: { once: true, run: (_message, { dataset: { entry = "" } }) => answerCard("reward", entry) },
  },
};

function render({ id, request }: EntryOf<"deal">): CardOrOtherCard {
  const world = shownWorld();
  const card = dealtCard(world, id);
  if (!card) return SHOWN_ON_OTHER_CARD;
  const { isGM: isGm, id: user } = game.user;
  const plays = ledgerActor(request.target)?.isOwner === true;
  const otherGame = card.deal.game !== world.game.ruleset.id;
  return { template: TEMPLATE, context: rewardCard(card, { isGm, plays, user: user ?? "", otherGame }) };
}

async function answerCard(kind: "claim" | "reward", deal: string): Promise<unknown> {
  const entry = ledgerStore().entry(deal);
  if (entry?.kind !== "deal") return undefined;
  const { target, targetName } = entry.request;
  const actor = kind === "claim" ? ledgerActor(target) : null;
  return submitEntry({ kind, actor, request: { deal, targetName } });
}
