import type { Blow } from "../../ledger/harm/blows.ts";
import { shotPrice } from "../../ledger/kinds/call-shot.ts";
import { isOpenHit } from "../../ledger/kinds/harm.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import { inflicterOf, mayHaveTaken } from "../../ledger/harm/sides.ts";
import { type HitExtra, hitExtraView } from "../../view/harm/hit-extra.view.ts";
import type { CardActions } from "../chat/card-part.ts";
import { ledgerActor, playsActor } from "../ledger/ledger-documents.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { answerConcession, askConcession, askWords } from "./concession.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { aboutBlow, sideOfHit } from "./blow-on.ts";
import { takeView } from "./take-hit.ts";
import { mayTakeBack } from "../entries/may-take-back.ts";

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
export function extraOn(now: RollNow, blow: Blow): HitExtra | null {
  if (!blow.hit) return null;
  const world = shownWorld();
  const { target, concession, shot } = blow;
  const open = isOpenHit(blow).ok;
  const inflicter = inflicterOf(now, blow);
  return hitExtraView({
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
    undoes: mayTakeBack,
  });
}

/** Whether this reader is the one to speak for an actor: a GM speaks for those without a player. */
function isOwn(uuid: string): boolean {
  return playsActor(uuid) && !(game.user.isGM && ledgerActor(uuid)?.hasPlayerOwner);
}

type Action = NornChatMessage<"action">;

/** Asks what the consequence is, and pays to say so. Source: S5. */
async function askShot(action: Action, target: string): Promise<void> {
  const actor = sideOfHit(action, target, "inflicter");
  if (!actor) return;
  const name = await askWords({
    title: game.i18n.localize("NORN.CalledShot.title"),
    icon: "fa-crosshairs",
    label: "NORN.CalledShot.label",
    send: "NORN.CalledShot.send",
  });
  if (name !== "") await submitEntry({ kind: "call-shot", actor, request: { ...aboutBlow(action, target), words: name } });
}

/** Pays for naming it oneself after all. Source: S5. */
async function vetoShot(action: Action, { target = "", entry = "" }: DOMStringMap): Promise<void> {
  const actor = sideOfHit(action, target, "sufferer");
  if (actor) await submitEntry({ kind: "veto-shot", actor, request: { ...aboutBlow(action, target), entry } });
}

/** Whether this reader may have the hit taken as it comes, and cannot just take it. */
function maySettle(now: RollNow, blow: Blow): boolean {
  if (!isOpenHit(blow).ok || !mayHaveTaken(shownWorld(), game.user.id ?? "", now, blow)) return false;
  return ledgerActor(blow.sufferer)?.isOwner !== true || takeView(now, blow)?.atOnce === false;
}

const AS_IT_COMES = { byItself: true, chosen: [], names: [], armor: false, asset: "" } as const;

/** The one who is hit takes it as it comes. */
async function settleHit(action: NornChatMessage<"action">, target: string): Promise<void> {
  const actor = sideOfHit(action, target, "sufferer");
  if (actor) await submitEntry({ kind: "harm", actor, request: { ...aboutBlow(action, target), ...AS_IT_COMES } });
}
