import { cardsLeft } from "../../ledger/kinds/deal.ts";
import type { RewardCard } from "../../rules/rewards/reward-cards.ts";
import { AT_RANDOM, chosenOf, dealForm } from "../../view/rewards/deal-form.view.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import { playerCharacters } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { activeGame } from "../settings/active-game.ts";
import { cardsOf } from "./may-deal.ts";

/** Asks which card goes to whom, and deals it. */
export async function dealCard(actor: NornActor): Promise<void> {
  const played = activeGame();
  const cards = (cardsOf(played) ?? []).map((card) => ({ card, left: cardsLeft(ledgerStore(), card) }));
  const people = playerCharacters();
  const form = dealForm({ game: played.ruleset.id, cards, people, whom: actor.uuid });
  const { fields } =
    (await prompt({
      title: "NORN.Reward.title",
      icon: "fa-hand-sparkles",
      template: "rewards/deal.hbs",
      context: form,
      buttons: [
        { id: "deal", label: "NORN.Reward.deal", icon: "fa-hand-sparkles", disabled: form.empty },
        { id: "cancel", label: "NORN.Reward.cancel", icon: "fa-xmark" },
      ],
    })) ?? {};
  if (!fields) return;
  const left = cards.filter(({ left: some }) => some > 0);
  const wanted = { card: fieldValue(fields, "card"), whom: fieldValue(fields, "whom") };
  const dealt = chosenOf(left, ({ card }) => card.id === wanted.card, wanted.card === AT_RANDOM, Math.random());
  const target = chosenOf(people, ({ uuid }) => uuid === wanted.whom, wanted.whom === AT_RANDOM, Math.random());
  if (dealt && target) await submitDeal(dealt.card, target, fieldValue(fields, "words"), fields.has("open"));
}

/** Face up for all, or for its player and the GMs alone. */
async function submitDeal({ id }: RewardCard, target: NornActor, words: string, isOpen: boolean): Promise<void> {
  const readers = game.users.filter((user) => target.testUserPermission(user, "OWNER")).map((user) => user.id ?? "");
  const request = { card: id, words, target: target.uuid, targetName: target.name };
  await submitEntry({ kind: "deal", actor: null, request, ...(isOpen ? {} : { readers }) });
}
