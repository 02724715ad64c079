import type { Card, CardRender } from "../chat/card-part.ts";
import { PLAIN_CARD_TEMPLATE, renderPlainCard } from "../chat/plain-card.ts";
import { CALL_ACTIONS, CALL_CARD_TEMPLATE, renderCallCard } from "../calls/call-card.ts";
import { renderRoundLine, ROUND_LINE_TEMPLATE } from "../conflict/round-line.ts";
import { COMPEL_ACTIONS, COMPEL_CARD_TEMPLATE, renderCompelCard } from "../compel/compel-card.ts";
import { PROPOSAL_ACTIONS } from "../board/proposal-actions.ts";
import { REVEAL_ACTION } from "../created-aspects/create-actions.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { entryCircumstances } from "./entry-circumstances.ts";
import { UNDO_ACTIONS } from "./undo-actions.ts";
import { entryOf, ledgerStore } from "../ledger/ledger-store.ts";
import { renderRewardCard, REWARD_ACTIONS, REWARD_CARD_TEMPLATE } from "../rewards/reward-card.ts";
import { COUNTER_ACTION, renderSpendCard, SPEND_CARD_TEMPLATE } from "../spend/spend-card.ts";
import { templatePath } from "../template-path.ts";
import type { Entry } from "../../ledger/entry.ts";
import { cameOf } from "../../ledger/rolls/creation-roll.ts";
import { stillStands, takesBack } from "../../ledger/order.ts";
import { isRoundStep } from "../../ledger/conflict/round-steps.ts";
import { entryLine } from "../../view/ledger/entry-line.view.ts";
import { lineOf } from "../../view/ledger/lines/lines.ts";
import { settlingGm } from "../ledger/authority.ts";

const TEMPLATE = templatePath("entries/entry-line.hbs");

/** The card of an entry: shown by its request while pending, then by its outcome. One line; compels, story spends and reward cards have cards. */
export const ENTRY_CARD: Card<"request" | "entry"> = {
  templates: [
    TEMPLATE,
    PLAIN_CARD_TEMPLATE,
    ROUND_LINE_TEMPLATE,
    SPEND_CARD_TEMPLATE,
    COMPEL_CARD_TEMPLATE,
    REWARD_CARD_TEMPLATE,
    CALL_CARD_TEMPLATE,
  ],
  render,
  actions: {
    ...UNDO_ACTIONS,
    ...COMPEL_ACTIONS,
    ...REWARD_ACTIONS,
    counter: COUNTER_ACTION,
    reveal: REVEAL_ACTION,
    ...PROPOSAL_ACTIONS,
    ...CALL_ACTIONS,
  },
};

function render(message: NornChatMessage<"request" | "entry">): CardRender | Promise<CardRender> {
  const entry = entryOf(message);
  if (!entry || !saysIt(entry.id, message)) return hidden(message);
  if (entry.kind === "compel") return renderCompelCard(entry);
  if (entry.kind === "deal" && stillStands(ledgerStore(), entry)) return renderRewardCard(entry);
  if (entry.kind === "call" && stillStands(ledgerStore(), entry)) return renderCallCard(entry);
  if (entry.kind === "story") return renderSpendCard(entry, message);
  const line = isRoundStep(entry) ? renderRoundLine(entry) : null;
  if (line) return line;
  const context = entryLine(entry, entryCircumstances(entry));
  return { template: TEMPLATE, context, shownElsewhere: isShownOnRollCard(entry) || isShownOnItsCard(entry) };
}

/** Whether this message shows the entry: the request while pending, then the outcome that counts. */
function saysIt(id: string, { id: message }: NornChatMessage): boolean {
  const entry = ledgerStore().entry(id);
  const { request, outcomes } = ledgerStore().messagesOf(id);
  if (entry?.state === "pending") return request?.message === message;
  return outcomes.some((outcome) => outcome.message === message && outcome.settled === entry?.settled);
}

async function hidden(message: NornChatMessage): Promise<CardRender> {
  const plain = await renderPlainCard(message);
  return { ...plain, shownElsewhere: ledgerStore().entryIdOf(message.id ?? "") !== "" };
}

/**
 * Whether the card of a roll already shows an entry, so that the log hides its line: as a step, as an aspect it
 * created, removed or discovered, as something bought, or as a refused choice from before the roll. Entries refused later, undone, or waiting for a GM have
 * a line of their own.
 */
export function isShownOnRollCard(entry: Entry): boolean {
  const { request, state } = entry;
  const roll = "roll" in request ? request.roll : "";
  if (!isMessageOfType(game.messages.get(roll), "action")) return false;
  if (state === "refused") return "moment" in request && request.moment === "before";
  const ownPart = entry.kind === "counter" || entry.kind === "purchase";
  const isStep = ownPart || cameOf(entry) || (entry.kind !== "answer" && Boolean(lineOf(entry).step?.(entry)));
  if (state === "pending") return isStep && settlingGm() !== null;
  return isStep && stillStands(ledgerStore(), entry);
}

/** Whether the card of the entry it is about shows what it did: a compel its answers, every card that it was undone. */
function isShownOnItsCard(entry: Entry): boolean {
  const { kind, state, request } = entry;
  if (state !== "done") return false;
  if (kind === "answer") return isInLog(request.compel);
  if (kind === "claim" || kind === "reward") return isInLog(request.deal);
  return takesBack(entry) && isInLog(entry.request.entry);
}

function isInLog(entry: string): boolean {
  const { request, outcomes } = ledgerStore().messagesOf(entry);
  return [...(request ? [request] : []), ...outcomes].some(({ message }) => game.messages.get(message)?.visible === true);
}
