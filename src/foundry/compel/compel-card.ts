import type { Ruleset } from "../../rules/ruleset.ts";
import { type CardOrOtherCard, SHOWN_ON_OTHER_CARD, type EntryCard } from "../chat/card-part.ts";
import { rollForCompel } from "./roll-for-compel.ts";
import { rollName } from "../mappers/stored-request.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { entryOf, ledgerStore } from "../ledger/ledger-store.ts";
import { foreseen, isGmAway, shownWorld } from "../ledger/shown-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { mayWrite } from "../ledger/world-of-documents.ts";
import { mayCounter } from "../spend/ask-spend.ts";
import { chooseBox, NO_BOX } from "./choose-box.ts";
import { templatePath } from "../words/template-path.ts";
import type { Entry, EntryOf } from "../../ledger/entry.ts";
import { bidMade } from "../../ledger/kinds/answer.ts";
import { type Answer, ANSWERS } from "../../ledger/requests/compel.ts";
import { paidToResist } from "../../ledger/kinds/counter.ts";
import { type CompelNow, compelNow, fits, gmAgrees, mayAnswer } from "../../ledger/compel/replay-compel.ts";
import type { World } from "../../ledger/world.ts";
import { compelCard } from "../../view/compel/compel-card.view.ts";
import { pendingText } from "../../view/entries/pending.view.ts";
import type { Text } from "../../view/text.ts";
import { mayTakeBack, mayWithdraw } from "../entries/may-take-back.ts";

const TEMPLATE = templatePath("compel/card.hbs");

/** An index card. */
export const COMPEL_CARD: EntryCard<"compel"> = {
  render,
  actions: { answer: { once: true, run: answerPressed } },
};

async function answerPressed(message: NornChatMessage, { dataset }: HTMLElement): Promise<void> {
  const answer = ANSWERS.find((one) => one === dataset["answer"]);
  if (answer) await sayAnswer(entryOf(message)?.id ?? "", answer);
}

function render(entry: EntryOf<"compel">): CardOrOtherCard {
  const world = shownWorld();
  const state = compelNow(world, entry.id);
  if (!state) return SHOWN_ON_OTHER_CARD;
  const { compel, ruleset, now } = state;
  const roll = rollForCompel(state);
  const context = compelCard(compel, now, {
    answers: answersOpen(world, state, roll !== null),
    rollName: roll && rollName(roll),
    gmAgrees: gmAgrees(ruleset, now.facts),
    waiting: waitingText(state),
    withdraw: withdrawable(state),
    own: isOwn(state.now.facts.target),
    otherGame: ruleset.id !== world.game.ruleset.id,
    undo: undoable(state),
    counter: resistedFor(world.game.ruleset, state),
  });
  return { template: TEMPLATE, context };
}

/** The answers this user may give now. What affects a roll waits for the roll. */
function answersOpen(world: World, state: CompelNow, roll: boolean): Answer[] {
  const { ruleset, now } = state;
  if (ruleset.id !== world.game.ruleset.id) return [];
  return ANSWERS.filter((answer) => {
    if (answer === "trigger" && now.request.effect !== "event" && !roll) return false;
    if ((answer === "raise" || answer === "fold") && isOthersTurn(state)) return false;
    return fits(now, answer) && mayAnswer(world, game.user.id, answer, state);
  });
}

/** A GM does not bid for a player who is connected. */
function isOthersTurn({ now: { facts, bidding } }: CompelNow): boolean {
  const players = game.users.filter((user) => user.active && !user.isGM);
  return game.user.isGM && bidding?.turn === "player" && players.some((user) => mayWrite(user.id ?? "", facts.target));
}

/** The answer whose points this user may cancel, "" for none. */
function resistedFor(ruleset: Ruleset, state: CompelNow): string {
  const paid = paidToResist(state);
  return paid && mayCounter(ruleset, paid, state.now.facts.target) ? paid.id : "";
}

/** The last answer, or the compel itself, if this user may undo it; "" for none. An offer is withdrawn instead. */
function undoable({ compel, now: { stage, answers } }: CompelNow): string {
  const last: Entry = answers.at(-1) ?? compel;
  const open = stage === "offered" && answers.length === 0;
  if (open || stage === "waiting" || stage === "failed") return "";
  return mayTakeBack(last) ? last.id : "";
}

/** What the compel, or else the latest answer to it, waits for; null where both are settled. */
function waitingText({ compel, now: { answers } }: CompelNow): Text | null {
  const asked = ledgerStore().entry((answers.at(-1) ?? compel).id);
  return asked?.state === "pending" ? pendingText({ waits: isGmAway(), foreseen: foreseen(asked) }) : null;
}

/** The requests of this reader that wait, the latest first: its id, "" for none. */
function withdrawable({ compel, now: { answers } }: CompelNow): string {
  const asked = [...answers.toReversed(), compel].flatMap(({ id }) => ledgerStore().entry(id) ?? []);
  return asked.find(mayWithdraw)?.id ?? "";
}

/** Accepts the latest compel of one's own character that waits for it; says so where there is none. */
export async function acceptOpenCompel(): Promise<void> {
  const world = shownWorld();
  const open = ledgerStore()
    .all()
    .toReversed()
    .flatMap(({ id, kind }) => (kind === "compel" ? (compelNow(world, id) ?? []) : []))
    .find(
      (state) => isOwn(state.now.facts.target) && answersOpen(world, state, rollForCompel(state) !== null).includes("accept"),
    );
  if (open) await sayAnswer(open.compel.id, "accept");
  else ui.notifications.info("NORN.Keys.nothingToAccept", { localize: true });
}

/** A GM does not answer for a player's character by a key. */
function isOwn(uuid: string): boolean {
  const target = ledgerActor(uuid);
  return target?.isOwner === true && !(game.user.isGM && target.hasPlayerOwner);
}

/** Answers given for the compelled character; the rest are about the compel. */
const OWN_WORD: readonly Answer[] = ["accept", "refuse", "raise", "fold", "trigger"];

/** Answers a compel, by the id of its entry. */
async function sayAnswer(compel: string, say: Answer): Promise<ChatMessage.Implementation | undefined> {
  const state = compelNow(shownWorld(), compel);
  if (!state) return undefined;
  const { facts, bidding } = state.now;
  const { aspectName, target, targetName } = facts;
  const own = OWN_WORD.includes(say) && bidding?.turn !== "gm" && mayWrite(game.user.id, target);
  const roll = say === "trigger" ? (rollForCompel(state)?.id ?? "") : facts.roll;
  const box = say === "accept" && state.now.terms.accept.clears ? await chooseBox(target) : NO_BOX;
  if (!box) return undefined;
  return submitEntry({
    kind: "answer",
    actor: own ? ledgerActor(target) : null,
    request: { compel, say, roll, aspectName, targetName, ...bidMade(bidding), ...box },
  });
}
