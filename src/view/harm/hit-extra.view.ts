import type { AttackResult } from "../../ledger/harm/attack-results.ts";
import { inflicterOf, mayHaveTaken } from "../../ledger/harm/sides.ts";
import { shotPrice } from "../../ledger/kinds/call-shot.ts";
import { isOpenHit } from "../../ledger/kinds/harm.ts";
import type { CalledShot } from "../../rules/harm/harm-rules.ts";
import { pointsText } from "../compel/points.view.ts";
import type { Reader, SeenRoll } from "../reader.ts";
import { type Text, text } from "../text.ts";
import { answered, called, offered, vetoed } from "./concession-lines.ts";
import { takeView } from "./take-hit.view.ts";

/** Something said about a hit. */
interface HitNote {
  readonly icon: string;
  readonly words: Text;
  /** Id of the entry this reader may undo, "" for none; and what undoing it does. */
  readonly undoes: string;
  readonly undo: Text;
}

/** A button that answers an entry. */
interface AnswerOffer {
  readonly entry: string;
  readonly label: Text;
  readonly hint: Text;
}

/** What else is said of a hit, and what this reader may say. */
export interface HitExtra {
  readonly target: string;
  readonly said: readonly HitNote[];
  /** They may have it taken as it comes by someone without a player. */
  readonly settles: boolean;
  /** They may offer to give up. */
  readonly concedes: boolean;
  /** Id of the offer they may accept or refuse, "" for none. */
  readonly offer: string;
  /** The refused offer they may find fair, and the call they may veto. */
  readonly fair: AnswerOffer | null;
  readonly veto: AnswerOffer | null;
  /** They may name the consequence. */
  readonly calls: Text | null;
  /** The reader can do one of the last four. */
  readonly answers: boolean;
}

/** A hit, with what the reader is to it. */
interface SeenHit {
  readonly attackResult: AttackResult;
  /** What naming the consequence costs now; null where that cannot be done. */
  readonly price: CalledShot | null;
  /** What refusing a fair offer costs; null where the game has none. */
  readonly refusing: number | null;
  /** No one has taken the hit, and no one has conceded or offers to. */
  readonly open: boolean;
  /** The reader speaks for the one who is hit. */
  readonly suffers: boolean;
  readonly undoes: Reader["mayTakeBack"];
}

/** What else this reader is shown of a hit; null for nothing. */
export function hitExtraView(seen: SeenRoll, attackResult: AttackResult): HitExtra | null {
  if (!attackResult.hit) return null;
  const { world, reader, now } = seen;
  const { target, concession, shot } = attackResult;
  const open = isOpenHit(attackResult).ok;
  const inflicter = inflicterOf(now, attackResult);
  const suffers = speaksFor(seen, attackResult.harmed);
  const price = open ? shotPrice(world, now, attackResult) : null;
  const refusing = world.game.ruleset.harm?.concession?.refused ?? null;
  const hit = { attackResult, price, refusing, open, suffers, undoes: reader.mayTakeBack };
  const said = [...saidOfShot(hit), ...saidOfConcession(hit)];
  const waits = concession !== null && !concession.answer;
  const offer = waits && world.owns(reader.user, inflicter) ? concession.offer.id : "";
  const concedes = open && suffers && refusing !== null;
  const settles = maySettle(seen, attackResult);
  const fair = world.isGm(reader.user) ? fairOf(hit) : null;
  const veto = vetoOf(hit);
  const calls =
    price && !shot && speaksFor(seen, inflicter) ? text("NORN.CalledShot.callFor", { points: pointsText(price.attacker) }) : null;
  const answers = Boolean(calls || veto || concedes || fair);
  if (said.length === 0 && !settles && offer === "" && !answers) return null;
  return { target, said, settles, concedes, offer, fair, veto, calls, answers };
}

/** Whether the reader is the one to speak for an actor: a GM speaks for those without a player. */
function speaksFor({ world, reader: { user } }: SeenRoll, uuid: string): boolean {
  return world.owns(user, uuid) && !(world.isGm(user) && world.actor(uuid)?.hasPlayerOwner);
}

/** Whether the reader may have the hit taken as it comes, and cannot just take it. */
function maySettle(seen: SeenRoll, attackResult: AttackResult): boolean {
  const { world, reader, now } = seen;
  if (!isOpenHit(attackResult).ok || !mayHaveTaken(world, reader.user, now, attackResult)) return false;
  return !world.owns(reader.user, attackResult.harmed) || takeView(seen, attackResult)?.immediately === false;
}

function vetoOf({ attackResult: { shot }, price, open, suffers }: SeenHit): AnswerOffer | null {
  if (!open || !suffers || !shot || shot.veto || !price) return null;
  return {
    entry: shot.call.id,
    label: text("NORN.CalledShot.vetoFor", { points: pointsText(price.defender) }),
    hint: text("NORN.CalledShot.vetoHint"),
  };
}

function fairOf({ attackResult: { concession }, refusing }: SeenHit): AnswerOffer | null {
  if (!concession?.answer || concession.answer.request.say !== "refuse" || concession.fair) return null;
  const pays = { who: concession.answer.actorName, points: pointsText(-(refusing ?? 0)) };
  return {
    entry: concession.offer.id,
    label: text("NORN.Concession.fair"),
    hint: text("NORN.Concession.fairHint", pays),
  };
}

const UNDO = text("NORN.Ledger.undo");

function saidOfConcession({ attackResult: { concession }, undoes }: SeenHit): HitNote[] {
  if (!concession) return [];
  const { offer, answer, fair } = concession;
  const flag = "fa-flag";
  const id = (entry: { readonly id: string; readonly author: string }, last: boolean): string =>
    last && undoes(entry) ? entry.id : "";
  // What is accepted says the terms again.
  const first = { icon: flag, words: offered(offer), undoes: id(offer, !answer), undo: text("NORN.Concession.withdraw") };
  const answers = [answer, fair].flatMap((one) => (one ? [one] : []));
  const said = answers.map((one) => ({ icon: flag, words: answered(one), undoes: id(one, one === answers.at(-1)), undo: UNDO }));
  return answer?.request.say === "accept" ? said : [first, ...said];
}

function saidOfShot({ attackResult: { shot }, undoes }: SeenHit): HitNote[] {
  if (!shot) return [];
  const { call, veto } = shot;
  const calls = { icon: "fa-crosshairs", words: called(call), undoes: !veto && undoes(call) ? call.id : "", undo: UNDO };
  return veto ? [calls, { icon: "fa-ban", words: vetoed(veto), undoes: undoes(veto) ? veto.id : "", undo: UNDO }] : [calls];
}
