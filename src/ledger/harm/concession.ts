import { type Entry, type EntryOf, type EntryOfKinds, isOfKind } from "../entry.ts";

/** An offer to give up instead of taking a hit, and what became of it. */
export interface ConcessionNow {
  readonly offer: EntryOf<"concede">;
  /** Null while it is open. */
  readonly answer: EntryOf<"answer-concession"> | null;
  /** A GM found it fair after it was refused. */
  readonly fair: EntryOf<"answer-concession"> | null;
}

/** The last offer on a hit. `entries`: those of the attack that stand. */
export function concessionOn(entries: readonly Entry[], target: string): ConcessionNow | null {
  const offer = entries.filter(isOfKind("concede")).findLast(({ request }) => request.target === target);
  if (!offer) return null;
  const answers = entries.filter(isOfKind("answer-concession")).filter(({ request }) => request.entry === offer.id);
  const said = (fair: boolean): EntryOf<"answer-concession"> | null =>
    answers.find(({ request }) => (request.say === "fair") === fair) ?? null;
  return { offer, answer: said(false), fair: said(true) };
}

/** Whether an entry ends what this attack does by a concession. */
export function concedes(entry: Entry, roll: string): boolean {
  return entry.kind === "answer-concession" && entry.request.say === "accept" && entry.request.roll === roll;
}

/** An entry by which someone left a conflict. */
export type GivingUp = EntryOf<"turn"> | EntryOf<"answer-concession">;

/** Whether an attack was still open when someone gave up, and so no longer hits them. */
export function drops(entry: Entry, roll: string): entry is EntryOfKinds<"turn" | "answer-concession"> {
  return (entry.kind === "turn" || entry.kind === "answer-concession") && entry.request.dropped.includes(roll);
}

/** How this actor gave up while an attack was open; null if they did not. `entries`: those of the attack that stand. */
export function gaveUpOn(entries: readonly Entry[], roll: string, actor: string): GivingUp | null {
  for (const entry of entries) {
    if (!drops(entry, roll)) continue;
    const gone = entry.kind === "turn" ? entry.request.actors : [entry.request.conceder];
    if (gone.includes(actor)) return entry;
  }
  return null;
}

/** What the attacker has named, and whether that was vetoed. */
export interface CalledNow {
  readonly call: EntryOf<"call-shot">;
  readonly veto: EntryOf<"veto-shot"> | null;
}

/** The shot called on a hit. `entries`: those of the attack that stand. */
export function shotOn(entries: readonly Entry[], target: string): CalledNow | null {
  const call = entries.filter(isOfKind("call-shot")).find(({ request }) => request.target === target);
  if (!call) return null;
  return { call, veto: entries.filter(isOfKind("veto-shot")).find(({ request }) => request.entry === call.id) ?? null };
}
