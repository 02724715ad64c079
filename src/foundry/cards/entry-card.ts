import { type Card, type CardOrOtherCard, SHOWN_ON_OTHER_CARD, type EntryCard } from "../chat/card-part.ts";
import { renderPlainCard } from "../chat/plain-card.ts";
import { CALL_CARD } from "../calls/call-card.ts";
import { ROUND_LINE } from "../conflict/round-line.ts";
import { COMPEL_CARD } from "../compel/compel-card.ts";
import { PROPOSAL_ACTIONS } from "../board/proposal-actions.ts";
import { REVEAL_ACTION } from "../created-aspects/create-actions.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { entryCircumstances } from "../entries/entry-circumstances.ts";
import { UNDO_ACTIONS } from "../entries/undo-actions.ts";
import { entryOf, ledgerStore } from "../ledger/ledger-store.ts";
import { REWARD_CARD } from "../rewards/reward-card.ts";
import { STORY_CARD } from "../spend/spend-card.ts";
import { templatePath } from "../words/template-path.ts";
import type { Entry, EntryKind, EntryOf } from "../../ledger/entry.ts";
import { aboutOf } from "../../ledger/kinds.ts";
import { isActive } from "../../ledger/order.ts";
import { entryLine } from "../../view/log/entry-line.view.ts";
import { isOnRollCard, isStep, lineOf } from "../../view/log/lines.ts";
import { isGmAway } from "../ledger/shown-world.ts";

const TEMPLATE = templatePath("entries/entry-line.hbs");

/** Kinds with a card of their own, or with buttons on their line. */
const CARDS: { readonly [K in EntryKind]?: EntryCard<K> } = {
  compel: COMPEL_CARD,
  deal: REWARD_CARD,
  call: CALL_CARD,
  story: STORY_CARD,
  turn: ROUND_LINE,
  discover: { actions: { reveal: REVEAL_ACTION } },
  propose: { actions: PROPOSAL_ACTIONS },
};

/** The card of an entry: shown by its request while pending, then by its outcome. */
export const ENTRY_CARD: Card<"request" | "entry"> = {
  render,
  actions: Object.fromEntries(
    [{ actions: UNDO_ACTIONS }, ...Object.values(CARDS)].flatMap(({ actions = {} }) => Object.entries(actions)),
  ),
};

function render(message: NornChatMessage<"request" | "entry">): CardOrOtherCard | Promise<CardOrOtherCard> {
  const entry = entryOf(message);
  if (!entry || !saysIt(entry.id, message)) return isKnown(message) ? SHOWN_ON_OTHER_CARD : renderPlainCard(message);
  return cardOf(entry)?.render?.(entry, message) ?? line(entry);
}

function cardOf<K extends EntryKind>({ kind }: EntryOf<K>): EntryCard<K> | undefined {
  return CARDS[kind];
}

function line(entry: Entry): CardOrOtherCard {
  if (isShownOnRollCard(entry) || isShownOnItsCard(entry)) return SHOWN_ON_OTHER_CARD;
  return { template: TEMPLATE, context: entryLine(entry, entryCircumstances(entry)) };
}

/** Whether this message shows the entry: the request while pending, then the outcome that counts. */
function saysIt(id: string, { id: message }: NornChatMessage): boolean {
  const entry = ledgerStore().entry(id);
  const { request, outcomes } = ledgerStore().messagesOf(id);
  if (entry?.state === "pending") return request?.message === message;
  return outcomes.some((outcome) => outcome.message === message && outcome.settled === entry?.settled);
}

function isKnown({ id }: NornChatMessage): boolean {
  return ledgerStore().entryIdOf(id ?? "") !== "";
}

/**
 * Whether the card of a roll already shows an entry, so that the log hides its line; also a refused choice from before the roll.
 * Entries refused later or undone have a line of their own, and those that wait for a GM and are no step.
 */
function isShownOnRollCard(entry: Entry): boolean {
  const { request, state } = entry;
  const roll = "roll" in request ? request.roll : "";
  if (!isMessageOfType(game.messages.get(roll), "action")) return false;
  if (state === "refused") return "moment" in request && request.moment === "before";
  if (!isOnRollCard(entry)) return false;
  return state === "pending" ? !isGmAway() || isStep(entry) : isActive(ledgerStore(), entry);
}

/** Whether the card of the entry it is about shows what it did. */
function isShownOnItsCard(entry: Entry): boolean {
  const [on = ""] = aboutOf(entry);
  return entry.state === "done" && lineOf(entry).onItsCard === true && isInLog(on);
}

function isInLog(entry: string): boolean {
  const { request, outcomes } = ledgerStore().messagesOf(entry);
  return [...(request ? [request] : []), ...outcomes].some(({ message }) => game.messages.get(message)?.visible === true);
}
