import { isOfKind } from "../../ledger/entry.ts";
import { isOnLadder } from "../../ledger/roll/final-dice.ts";
import { joinOf } from "../../ledger/roll/joined-rolls.ts";
import { ladderMargin } from "../../ledger/challenges/ladder-margin.ts";
import { onlyOpposes } from "../../ledger/roll/opposed-roll.ts";
import { advanceTexts } from "../../view/challenges/advance-lines.ts";
import { text } from "../../view/text.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import { playerCharacters, situationsInSight } from "../documents/actors-in-play.ts";
import { ledgerActor, playsActor } from "../ledger/ledger-documents.ts";
import { templatePath } from "../words/template-path.ts";
import { challengesOf, knownChallenge } from "./challenge-sources.ts";
import { mayTakeBack } from "../entries/may-take-back.ts";

/** What a roll did on a ladder, with its undo. */
export const ON_LADDER_PART: RollCardPart = {
  template: templatePath("challenges/on-ladder.hbs"),
  context: ({ now }) => {
    const entry = now.entries.find(isOfKind("advance"));
    if (!entry?.visible || entry.request.roll !== now.roll.id) return null;
    return {
      id: entry.id,
      title: text("NORN.Challenge.onLadder", { name: entry.request.challengeName }),
      lines: advanceTexts(entry),
      undoes: mayTakeBack(entry),
    };
  },
};

/** A roll for a ladder with several sides counts only once another side has rolled. */
export const AWAITS_SIDE_PART: RollCardPart = {
  template: templatePath("challenges/awaits-side.hbs"),
  context: ({ message, now }) => {
    const made = knownChallenge(message.system.challenge);
    const open = made && Object.keys(made.system.sides).length > 1 && !now.opposition && !isOnLadder(now.entries);
    return open && !ladderMargin(now).ok ? { label: text("NORN.Challenge.awaitsSide", { name: made.name }) } : null;
  },
};

/** For who rolled, and for the GM: the ladder it was made for, or any in reach. */
export const SEND_TO_LADDER_PART: RollCardPart = {
  template: templatePath("challenges/send-action.hbs"),
  context: sendingOn,
  actions: {
    sendToLadder: { run: async (message) => (await import("./send-to-ladder.ts")).sendToLadder(message) },
  },
};

function sendingOn({ message, now }: RollOnCard): object | null {
  const counts = !now.roll.attack && !onlyOpposes(now) && !joinOf(now) && !isOnLadder(now.entries) && ladderMargin(now).ok;
  if (!counts || !(game.user.isGM || playsActor(message.system.actor))) return null;
  const made = knownChallenge(message.system.challenge);
  if (made) return { label: text("NORN.Challenge.markOn", { name: made.name }), chief: true };
  const roller = ledgerActor(message.system.actor ?? "");
  const near = [...situationsInSight(), ...(roller ? [roller] : []), ...playerCharacters()];
  return near.some((actor) => challengesOf(actor).length > 0) ? { label: text("NORN.Challenge.send"), chief: false } : null;
}
