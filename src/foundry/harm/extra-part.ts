import type { Blow } from "../../ledger/harm/blows.ts";
import { shotPrice } from "../../ledger/kinds/call-shot.ts";
import { isOpenHit } from "../../ledger/kinds/harm.ts";
import type { RollNow } from "../../ledger/rolls/replay-roll.ts";
import { inflicterOf } from "../../ledger/harm/sides.ts";
import { type BlowExtra, extraView } from "../../view/ledger/harm/extra.view.ts";
import type { CardActions } from "../chat/card-part.ts";
import { ledgerActor, playsActor } from "../ledger/ledger-documents.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { templatePath } from "../template-path.ts";
import { maySettle, settleHit } from "./settle-hit.ts";
import { answerConcession, askConcession } from "./concession.ts";
import { askShot, vetoShot } from "./called-shot.ts";

export const EXTRA_PARTIALS: readonly string[] = [templatePath("harm/extra.hbs")];

export const EXTRA_ACTIONS: CardActions<"action"> = {
  settleHit: { once: true, run: (message, { dataset }) => settleHit(message, dataset["target"] ?? "") },
  concede: { run: (message, { dataset }) => askConcession(message, dataset["target"] ?? "") },
  acceptConcession: { once: true, run: (message, { dataset }) => answerConcession(message, dataset, "accept") },
  refuseConcession: { once: true, run: (message, { dataset }) => answerConcession(message, dataset, "refuse") },
  fairConcession: { once: true, run: (message, { dataset }) => answerConcession(message, dataset, "fair") },
  callShot: { run: (message, { dataset }) => askShot(message, dataset["target"] ?? "") },
  vetoShot: { once: true, run: (message, { dataset }) => vetoShot(message, dataset) },
};

/** What else is said of a hit, and what this reader can do about it; null for nothing. */
export function extraOn(now: RollNow, blow: Blow): BlowExtra | null {
  if (!blow.hit) return null;
  const world = ledgerWorld();
  const { target, concession, shot } = blow;
  const open = isOpenHit(blow).ok;
  const inflicter = inflicterOf(now, blow);
  return extraView({
    target,
    concession,
    shot,
    price: open ? shotPrice(world, now, blow) : null,
    refusing: world.game.ruleset.harm?.concession?.refused ?? null,
    open,
    suffers: isOwn(blow.sufferer),
    inflicts: isOwn(inflicter),
    answers: playsActor(inflicter),
    isGm: game.user.isGM,
    settles: maySettle(now, blow),
    undoes: ({ author }) => game.user.isGM || author === game.user.id,
  });
}

/** Whether this reader is the one to speak for an actor: a GM speaks for those without a player. */
function isOwn(uuid: string): boolean {
  return playsActor(uuid) && !(game.user.isGM && ledgerActor(uuid)?.hasPlayerOwner);
}
