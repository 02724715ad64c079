import type { RewardCard } from "../../rules/rewards/reward-cards.ts";
import { type Text, text } from "../text.ts";
import { pointsText } from "../compel/points.view.ts";
import { rewardPrompt } from "./reward-lines.ts";

/** The value of a choice that is left to chance. */
export const AT_RANDOM = "random";

/** What can be dealt, and to whom. */
export interface DealForm {
  readonly cards: readonly { readonly id: string; readonly label: Text; readonly disabled: boolean }[];
  readonly people: readonly { readonly uuid: string; readonly name: string; readonly chosen: boolean }[];
  readonly random: string;
  /** No card is left. */
  readonly empty: boolean;
}

interface Choices {
  /** Id of the game that is played. */
  readonly game: string;
  readonly cards: readonly { readonly card: RewardCard; readonly left: number }[];
  readonly people: readonly { readonly uuid: string; readonly name: string }[];
  /** Uuid of the one it is meant for. */
  readonly whom: string;
}

export function dealForm({ game, cards, people, whom }: Choices): DealForm {
  return {
    cards: cards.map(({ card, left }) => ({ id: card.id, label: cardLabel(game, card, left), disabled: left < 1 })),
    people: people.map(({ uuid, name }) => ({ uuid, name, chosen: uuid === whom })),
    random: AT_RANDOM,
    empty: !cards.some(({ left }) => left > 0),
  };
}

function cardLabel(game: string, { id, name, points }: RewardCard, left: number): Text {
  const card = rewardPrompt(game, { card: id, cardName: name });
  return left < 1 ? text("NORN.Reward.cardDealt", { card }) : text("NORN.Reward.cardFor", { card, points: pointsText(points) });
}

/** What was chosen, or one at random. `chance`: from 0 up to 1. */
export function chosenOf<T>(all: readonly T[], chosen: (one: T) => boolean, random: boolean, chance: number): T | null {
  return (random ? all[Math.floor(chance * all.length)] : all.find(chosen)) ?? null;
}
