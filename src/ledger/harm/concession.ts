import { type DoneEntry, type DoneOf, type DoneOfKinds, type Entry, isOfKind } from "../entry.ts";

/** An offer to give up instead of taking a hit, and what became of it. */
export interface ConcessionNow {
  readonly offer: DoneOf<"concede">;
  /** Null while it is open. */
  readonly answer: DoneOf<"answer-concession"> | null;
  /** A GM found it fair after it was refused. */
  readonly fair: DoneOf<"answer-concession"> | null;
}

/** The last offer on a hit. `entries`: those of the attack that stand. */
export function concessionOn(entries: readonly DoneEntry[], target: string): ConcessionNow | null {
  const offer = entries.filter(isOfKind("concede")).findLast(({ request }) => request.target === target);
  if (!offer) return null;
  const answers = entries.filter(isOfKind("answer-concession")).filter(({ request }) => request.entry === offer.id);
  const said = (fair: boolean): DoneOf<"answer-concession"> | null =>
    answers.find(({ request }) => (request.say === "fair") === fair) ?? null;
  return { offer, answer: said(false), fair: said(true) };
}

/** Whether an entry ends what this attack does by a concession. */
export function concedes(entry: Entry, roll: string): boolean {
  return entry.kind === "answer-concession" && entry.request.say === "accept" && entry.request.roll === roll;
}

/** An entry by which someone left a conflict. */
export type GivingUp = DoneOf<"turn"> | DoneOf<"answer-concession">;

/** Whether an attack was still open when someone gave up, and so no longer hits them. */
export function drops(entry: Entry, roll: string): entry is DoneOfKinds<"turn" | "answer-concession"> {
  return isOfKind("turn", "answer-concession")(entry) && entry.facts?.dropped.includes(roll) === true;
}

/** How this actor gave up while an attack was open; null if they did not. `entries`: those of the attack that stand. */
export function gaveUpOn(entries: readonly DoneEntry[], roll: string, actor: string): GivingUp | null {
  for (const entry of entries) {
    if (!drops(entry, roll)) continue;
    const gone = entry.kind === "turn" ? entry.facts.actors : [entry.facts.conceder];
    if (gone.includes(actor)) return entry;
  }
  return null;
}

/** What the attacker has named, and whether that was vetoed. */
export interface CalledNow {
  readonly call: DoneOf<"call-shot">;
  readonly veto: DoneOf<"veto-shot"> | null;
}

/** The shot called on a hit. `entries`: those of the attack that stand. */
export function shotOn(entries: readonly DoneEntry[], target: string): CalledNow | null {
  const call = entries.filter(isOfKind("call-shot")).find(({ request }) => request.target === target);
  if (!call) return null;
  return { call, veto: entries.filter(isOfKind("veto-shot")).find(({ request }) => request.entry === call.id) ?? null };
}
