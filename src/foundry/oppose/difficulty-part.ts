import { mayGiveDifficulty } from "../../ledger/kinds/difficulty.ts";
import { difficultyChoices, readGivenDifficulty } from "../../view/oppose/difficulty-choices.view.ts";
import { text } from "../../view/text.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import { notifyText } from "../words/notify-text.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { rollOn } from "../ledger/roll-on.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { showLadderWords } from "../settings/active-game.ts";
import { templatePath } from "../words/template-path.ts";

/** Gives a roll a difficulty after it was made. */
export const DIFFICULTY_PART: RollCardPart = {
  template: templatePath("oppose/difficulty-action.hbs"),
  context: ({ now }) => (mayGiveDifficulty(shownWorld(), game.user.id, now).ok ? {} : null),
  actions: { giveDifficulty: { run: (message) => giveDifficulty(message) } },
};

async function giveDifficulty(action: NornChatMessage<"action">): Promise<void> {
  const now = rollOn(action);
  if (!now.ok) return;
  const { roll } = now.value;
  const given = now.value.opposition?.first.state.request ?? now.value.state.request;
  const answer = await prompt({
    title: "NORN.Oppose.Difficulty.title",
    icon: "fa-bullseye",
    template: "oppose/difficulty.hbs",
    context: { ...difficultyChoices(roll.ruleset, given, showLadderWords()) },
    buttons: [{ id: "ok", label: "NORN.Oppose.Difficulty.set", icon: "fa-bullseye" }],
  });
  if (!answer) return;
  const typed = { rung: fieldValue(answer.fields, "rung"), typed: fieldValue(answer.fields, "typed") };
  const difficulty = readGivenDifficulty(given, typed);
  if (!difficulty.ok) {
    notifyText(text(`NORN.Roll.Refused.${difficulty.code}`, difficulty.args));
    return;
  }
  // A GM sets it as the GM, even for a character of their own.
  const actor = game.user.isGM ? null : ledgerActor(roll.actor);
  await submitEntry({ kind: "difficulty", actor, request: { roll: roll.id, difficulty: difficulty.value } });
}
