import { ANSWERS, type Answer } from "../../view/ledger/compel/compel-details.ts";
import { compelCard } from "../../view/ledger/compel/compel-card.view.ts";
import { type CompelNow, fits } from "../../view/ledger/compel/fold-compel.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import type { Card, CardRender } from "../chat/card-part.ts";
import { renderPlainCard } from "../chat/plain-card.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { UNDO_ACTIONS } from "../ledger/undo/undo-actions.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { type CompelOnTable, compelNow, gmAgrees, maySay, ownsActor } from "./compel-now.ts";
import { rollName, rollToBite } from "./roll-to-bite.ts";
import { sayAnswer } from "./say-answer.ts";
import { templatePath } from "../template-path.ts";

const TEMPLATE = templatePath("compel/card.hbs");

/** An index card. */
export const COMPEL_CARD: Card<"compel"> = {
  templates: [TEMPLATE],
  render,
  actions: { ...UNDO_ACTIONS, answer: { once: true, run: answerPressed } },
};

async function answerPressed({ id }: NornChatMessage<"compel">, { dataset }: HTMLElement): Promise<void> {
  const answer = ANSWERS.find((one) => one === dataset["answer"]);
  if (answer) await sayAnswer(id ?? "", answer);
}

function render(message: NornChatMessage<"compel">): CardRender | Promise<CardRender> {
  const table = compelNow(message.id ?? "");
  if (!table) return renderPlainCard(message);
  const { compel, ruleset, now } = table;
  const roll = rollToBite(table);
  const context = compelCard(compel, now, {
    answers: answersHere(table, roll !== null),
    rollName: roll && rollName(roll),
    gmAgrees: gmAgrees(ruleset, now.details),
    noGm: game.users.activeGM === null,
    undo: undoable(table),
  });
  return { template: TEMPLATE, context };
}

/** What this user may say now. What bites a roll waits for the roll. */
function answersHere(table: CompelOnTable, roll: boolean): Answer[] {
  const { compel, ruleset, now } = table;
  if (ruleset.id !== currentRuleset().id) return [];
  return ANSWERS.filter((answer) => {
    if (answer === "bite" && now.details.effect !== "event" && !roll) return false;
    if ((answer === "raise" || answer === "fold") && isOthersTurn(compel, now)) return false;
    return fits(now, answer) && maySay(game.user, answer, table);
  });
}

/** A game master does not bid for a player who is there. */
function isOthersTurn({ asked }: Entry, { bidding }: CompelNow): boolean {
  const players = game.users.filter((user) => user.active && !user.isGM);
  return game.user.isGM && bidding?.turn === "player" && players.some((user) => ownsActor(user, asked.target));
}

/** The last thing said, or the compel itself, where it is this user's to take back; "" for none. An offer is withdrawn instead. */
function undoable({ compel, now: { stage, answers } }: CompelOnTable): string {
  const last = answers.at(-1) ?? compel;
  const open = stage === "offered" && answers.length === 0;
  if (open || stage === "waiting" || stage === "failed") return "";
  return game.user.isGM || last.author === game.user.id ? last.id : "";
}
