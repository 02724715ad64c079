import { ok, refuse, type Result } from "../../rules/result.ts";
import type { RewardCard } from "../../rules/rewards/reward-cards.ts";
import type { DoneOf, Entry } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { lastBreak } from "../last-break.ts";
import { activeOfKinds, activeOn, isActive } from "../order.ts";
import { plainPlan } from "../plan.ts";
import { idOf, namedTarget, textOf, wholeOf } from "../read-input.ts";
import type { EntryBook, World } from "../world.ts";

/** A GM deals a player a card that pays for doing what it says. Source: F4 (Plot, Genre and Fate Points). */
export const DEAL: Kind<"deal"> = {
  parse: (input) => ({ card: idOf(input["card"]), words: textOf(input["words"]).trim(), ...namedTarget(input) }),
  parseFacts: (input) => ({
    targetName: textOf(input["targetName"]),
    cardName: textOf(input["cardName"]),
    points: wholeOf(input["points"]) ?? 0,
  }),
  plan: (world, { author, request }) => {
    if (!world.isGm(author)) return refuse("gm-only");
    const cards = world.game.ruleset.rewards(world.game.dials);
    if (!cards) return refuse("rewards-off");
    const card = cards.find(({ id }) => id === request.card);
    if (!card) return refuse("reward-unknown");
    if (cardsLeft(world.entries, card) < 1) return refuse("reward-dealt-out", { copies: card.copies });
    const target = world.actor(request.target);
    if (!target?.isPlayerCharacter) return refuse("reward-player");
    const { name: cardName, points } = card;
    return ok(plainPlan<"deal">({ cardName, points, targetName: target.name }));
  },
  about: () => [],
  concerns: ({ request: { target } }) => [target],
};

/** How many of a card can still be dealt before the next session. */
export function cardsLeft(book: EntryBook, { id, copies }: RewardCard): number {
  const since = lastBreak(book, "session");
  const dealt = activeOfKinds(book, "deal").filter(({ request, settled }) => request.card === id && settled > since);
  return copies - dealt.length;
}

/** A card that was dealt, and what was done with it. */
export interface DealtCard {
  readonly deal: DoneOf<"deal">;
  /** Null until the player says it is done; and until a GM has paid for it. */
  readonly claim: Entry | null;
  readonly reward: Entry | null;
}

/** A card as it is now; null where it was withdrawn, or there is none. */
export function dealtCard({ entries }: Pick<World, "entries">, id: string): DealtCard | null {
  const deal = entries.entry(id);
  if (deal?.kind !== "deal" || deal.state !== "done" || !isActive(entries, deal)) return null;
  const on = activeOn(entries, id);
  const last = (kind: "claim" | "reward"): Entry | null => on.findLast((entry) => entry.kind === kind) ?? null;
  return { deal, claim: last("claim"), reward: last("reward") };
}

/** A card that is not paid yet, in the game that is played. */
export function openCard(world: World, id: string): Result<DealtCard> {
  const card = dealtCard(world, id);
  if (!card) return refuse("reward-gone");
  if (card.deal.game !== world.game.ruleset.id) return refuse("rewards-off");
  return card.reward ? refuse("reward-paid") : ok(card);
}
