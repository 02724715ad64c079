import type { CalledNow, ConcessionNow } from "../../ledger/harm/concession.ts";
import type { CalledShot } from "../../rules/index.ts";
import { type Text, text } from "../text.ts";
import { pointsText } from "../compel/points.view.ts";
import { answered, called, offered, vetoed } from "./concession-lines.ts";

/** Something said about a hit. */
export interface HitNote {
  readonly icon: string;
  readonly words: Text;
  /** Id of the entry this reader may undo, "" for none; and what undoing it does. */
  readonly undoes: string;
  readonly undo: Text;
}

/** A button that answers an entry. */
export interface AnswerOffer {
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

/** What the view cannot know of a hit. */
export interface HitExtraSource {
  readonly target: string;
  readonly concession: ConcessionNow | null;
  readonly shot: CalledNow | null;
  /** What naming the consequence costs now; null where that cannot be done. */
  readonly price: CalledShot | null;
  /** What refusing a fair offer costs; null where the game has none. */
  readonly refusing: number | null;
  /** No one has taken the hit, and no one has conceded or offers to. */
  readonly open: boolean;
  /** The reader speaks for the one who is hit, or for the one who hit; may answer for the latter; is a GM. */
  readonly suffers: boolean;
  readonly inflicts: boolean;
  readonly answers: boolean;
  readonly isGm: boolean;
  readonly settles: boolean;
  readonly undoes: (entry: { readonly id: string; readonly author: string }) => boolean;
}

/** What else this reader is shown of a hit; null for nothing. */
export function hitExtraView(around: HitExtraSource): HitExtra | null {
  const { target, concession, shot, price, open, suffers, inflicts, settles } = around;
  const said = [...saidOfShot(around), ...saidOfConcession(around)];
  const offer = around.answers && concession && !concession.answer ? concession.offer.id : "";
  const concedes = open && suffers && around.refusing !== null;
  const fair = fairOf(around);
  const veto = vetoOf(around);
  const calls =
    open && inflicts && !shot && price ? text("NORN.CalledShot.callFor", { points: pointsText(price.attacker) }) : null;
  const answers = Boolean(calls || veto || concedes || fair);
  if (said.length === 0 && !settles && offer === "" && !answers) return null;
  return { target, said, settles, concedes, offer, fair, veto, calls, answers };
}

function vetoOf({ shot, price, open, suffers }: HitExtraSource): AnswerOffer | null {
  if (!open || !suffers || !shot || shot.veto || !price) return null;
  return {
    entry: shot.call.id,
    label: text("NORN.CalledShot.vetoFor", { points: pointsText(price.defender) }),
    hint: text("NORN.CalledShot.vetoHint"),
  };
}

function fairOf({ concession, refusing, isGm }: HitExtraSource): AnswerOffer | null {
  if (!isGm || !concession?.answer || concession.answer.request.say !== "refuse" || concession.fair) return null;
  const pays = { who: concession.answer.actorName, points: pointsText(-(refusing ?? 0)) };
  return {
    entry: concession.offer.id,
    label: text("NORN.Concession.fair"),
    hint: text("NORN.Concession.fairHint", pays),
  };
}

const UNDO = text("NORN.Ledger.undo");

function saidOfConcession({ concession, undoes }: HitExtraSource): HitNote[] {
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

function saidOfShot({ shot, undoes }: HitExtraSource): HitNote[] {
  if (!shot) return [];
  const { call, veto } = shot;
  const calls = { icon: "fa-crosshairs", words: called(call), undoes: !veto && undoes(call) ? call.id : "", undo: UNDO };
  return veto ? [calls, { icon: "fa-ban", words: vetoed(veto), undoes: undoes(veto) ? veto.id : "", undo: UNDO }] : [calls];
}
