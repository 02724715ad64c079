import { isOfKind } from "../../ledger/entry.ts";
import { isOnLadder } from "../../ledger/final-dice.ts";
import { joinOf } from "../../ledger/joined-rolls.ts";
import { ladderMargin } from "../../ledger/ladder-margin.ts";
import { onlyOpposes } from "../../ledger/opposed-roll.ts";
import { advanceTexts } from "../../view/challenges/advance-line.ts";
import { text } from "../../view/text.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import { playedActors, situationsInSight } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { ledgerActor, ledgerChallenge, playsActor } from "../ledger/ledger-documents.ts";
import { templatePath } from "../template-path.ts";

/** What a roll did on a ladder, with its undo. */
export const ON_LADDER_PART: RollCardPart = {
  template: templatePath("challenges/on-ladder.hbs"),
  context: ({ now }) => {
    const entry = now.entries.find(isOfKind("advance"));
    if (!entry || entry.request.roll !== now.roll.id) return null;
    return {
      id: entry.id,
      title: text("NORN.Challenge.onLadder", { name: entry.request.challengeName }),
      lines: advanceTexts(entry),
      undoes: game.user.isGM || entry.author === game.user.id,
    };
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
  const made = ledgerChallenge(message.system.madeFor);
  if (made) return { label: text("NORN.Challenge.markOn", { name: made.name }), chief: true };
  const roller = ledgerActor(message.system.actor ?? "");
  const near = [...situationsInSight(), ...(roller ? [roller] : []), ...playedActors()];
  return near.some(hasChallenge) ? { label: text("NORN.Challenge.send"), chief: false } : null;
}

function hasChallenge(actor: NornActor): boolean {
  return actor.items.some((item) => isItemOfType(item, "challenge"));
}
