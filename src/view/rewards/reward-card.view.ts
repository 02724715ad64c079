import type { DealtCard } from "../../ledger/kinds/deal.ts";
import { type Text, text } from "../text.ts";
import { pointsText } from "../compel/points.view.ts";
import { rewardPrompt } from "./reward-lines.ts";

/** A button of a card; `entry`: what it undoes, or the card it is about. */
interface RewardButton {
  readonly action: "claimReward" | "payReward" | "undo";
  readonly entry: string;
  readonly icon: string;
  readonly label: Text;
  readonly main: boolean;
}

/** A card that was dealt: what it asks, what it pays, and how far it is. */
export interface RewardCardView {
  readonly game: string;
  readonly stage: "dealt" | "claimed" | "paid";
  readonly who: Text;
  readonly prompt: Text;
  readonly words: string;
  readonly points: Text;
  readonly status: Text;
  readonly buttons: readonly RewardButton[];
}

/** The reader of a card. */
export interface RewardReader {
  readonly isGm: boolean;
  /** Plays the character it was dealt to. */
  readonly plays: boolean;
  readonly user: string;
  /** Another game is played now: no one can be paid for it. */
  readonly otherGame: boolean;
}

export function rewardCard(card: DealtCard, reader: RewardReader): RewardCardView {
  const { game, request, facts } = card.deal;
  const { targetName: who, points } = facts;
  const stage = card.reward ? "paid" : card.claim ? "claimed" : "dealt";
  return {
    game,
    stage,
    who: text("NORN.Reward.for", { who }),
    prompt: rewardPrompt(game, { card: request.card, cardName: facts.cardName }),
    words: request.words,
    points: pointsText(points),
    status: statusText(stage, who, points, reader),
    buttons: reader.otherGame ? [] : [...answers(card, stage, reader), ...undoes(card, stage, reader)],
  };
}

function statusText(stage: RewardCardView["stage"], who: string, points: number, { otherGame }: RewardReader): Text {
  if (stage === "paid") return text("NORN.Reward.Status.paid", { who, points: pointsText(points) });
  if (otherGame) return text("NORN.Reward.Status.otherGame");
  return stage === "claimed"
    ? text("NORN.Reward.Status.claimed", { who })
    : text("NORN.Reward.Status.dealt", { points: pointsText(points) });
}

/** A player claims a card; a GM pays for it, claimed or not. */
function answers({ deal }: DealtCard, stage: RewardCardView["stage"], { isGm, plays }: RewardReader): RewardButton[] {
  if (stage === "paid") return [];
  const button = { entry: deal.id, main: true } as const;
  const points = pointsText(deal.facts.points);
  if (isGm) return [{ ...button, action: "payReward", icon: "fa-solid fa-coins", label: text("NORN.Reward.pay", { points }) }];
  if (stage === "claimed" || !plays) return [];
  return [{ ...button, action: "claimReward", icon: "fa-solid fa-check", label: text("NORN.Reward.claim") }];
}

/** The last thing done with it: payment, claim, or that it was dealt. */
function undoes(
  { deal, claim, reward }: DealtCard,
  stage: RewardCardView["stage"],
  { isGm, user }: RewardReader,
): RewardButton[] {
  const last = reward ?? claim ?? deal;
  if (!isGm && last.author !== user) return [];
  const label = { paid: "NORN.Ledger.undo", claimed: "NORN.Reward.notYet", dealt: "NORN.Reward.withdraw" }[stage];
  return [{ action: "undo", entry: last.id, icon: "fa-solid fa-rotate-left", label: text(label), main: false }];
}
