import type { Entry, EntryAsked, EntryOutcome } from "../../src/view/ledger/entry.ts";

const ASKED: EntryAsked = {
  on: "roll",
  aspect: "",
  aspectName: "",
  gain: "",
  die: null,
  use: "",
  target: "",
  words: "",
  details: {},
  entry: "",
  user: "",
};
const OUTCOME: EntryOutcome = { payment: "", points: 0, events: [], later: [], thrown: [], turn: "", refusal: null };

type Otherwise = Partial<Omit<Entry, "outcome">> & { readonly outcome?: Partial<EntryOutcome> };

/** An invocation that a game master's client has settled, but for what is said otherwise. */
export function entry(id: string, asked: Partial<EntryAsked> = {}, { outcome, ...otherwise }: Otherwise = {}): Entry {
  return {
    id,
    kind: "invoke",
    state: "done",
    settled: 0,
    author: "p1",
    writer: "gm",
    byGm: true,
    actor: "Actor.me",
    actorName: "Me",
    game: "strands",
    asked: { ...ASKED, ...asked },
    outcome: { ...OUTCOME, ...outcome },
    visible: true,
    ...otherwise,
  };
}
