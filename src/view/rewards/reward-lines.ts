import { named } from "../listed-words.ts";
import { type Text, text } from "../text.ts";
import { changeTexts } from "../entries/change-text.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";

const ICON = "fa-solid fa-hand-sparkles";

/** What a reward card says: the campaign's words, else the game's. */
export function rewardPrompt(game: string, { card, cardName }: { readonly card: string; readonly cardName: string }): Text {
  return cardName === "" ? text(`NORN.Reward.Card.${game}.${card}`) : named(cardName);
}

/** Shown on the card itself, once it is settled. */
const DEAL_LINE: LineMaker<"deal"> = {
  icon: ICON,
  words: ({ game, request: { card, targetName: who }, facts }) => {
    if (!facts) return text("NORN.Reward.for", { who });
    return text("NORN.Reward.Line.deal", { who, card: rewardPrompt(game, { card, cardName: facts.cardName }) });
  },
  details: () => [],
  undoable: () => true,
  undo: () => text("NORN.Reward.withdraw"),
  redo: () => text("NORN.Reward.dealAgain"),
};

const CLAIM_LINE: LineMaker<"claim"> = {
  icon: ICON,
  words: ({ request: { targetName: who } }) => text("NORN.Reward.Line.claim", { who }),
  details: () => [],
  undoable: () => true,
  onItsCard: true,
};

const REWARD_LINE: LineMaker<"reward"> = {
  icon: ICON,
  words: ({ request: { targetName: who } }) => text("NORN.Reward.Line.reward", { who }),
  details: ({ outcome }) => changeTexts(outcome.events),
  onItsCard: true,
};

export const REWARD_LINES: LinesOf<"deal" | "claim" | "reward"> = {
  deal: DEAL_LINE,
  claim: CLAIM_LINE,
  reward: REWARD_LINE,
};
