import { type DoneOf, type EntryOf, NO_OUTCOME, type Outcome } from "../../src/ledger/entry.ts";
import { parseSaid } from "../../src/ledger/kinds.ts";
import type { Asks, EntryKind, Facts } from "../../src/ledger/requests.ts";

/** Fields of an entry, asked or found, as a message holds them; what is left out is as it is read then. */
export type Fields<K extends EntryKind> = Partial<Asks[K] & Facts[K]>;

type Otherwise<K extends EntryKind> = Partial<Omit<EntryOf<K>, "id" | "kind" | "request" | "facts" | "outcome">> & {
  readonly outcome?: Partial<Outcome>;
};

/** What some kinds cannot be read without; and those that are about no roll, or say more. */
const NEEDED = { gain: "plus-two", say: "accept", at: "session", way: "maneuver", how: "run", by: 5, points: 1, step: "act" };
const NEEDED_BY: Readonly<Partial<Record<EntryKind, object>>> = {
  answer: { roll: "", gain: null, compel: "compel" },
  compel: { roll: "", by: "gm" },
  cost: { what: "acting" },
  heal: { roll: "" },
  improve: { what: "refresh" },
  remove: { roll: "" },
  use: { roll: "" },
};

/** The fields of a message about the roll "roll", with all that a kind needs. */
export function fieldsOf<K extends EntryKind>(kind: K, fields: Fields<K> = {}): object {
  return { roll: "roll", ...NEEDED, ...NEEDED_BY[kind], ...fields };
}

/** An entry on the roll "roll" that a GM's client has settled, unless given otherwise. */
export function entry<K extends EntryKind>(
  kind: K,
  id: string,
  fields?: Fields<K>,
  otherwise?: Otherwise<K> & { readonly state?: "done" },
): DoneOf<K>;
export function entry<K extends EntryKind>(kind: K, id: string, fields: Fields<K>, otherwise: Otherwise<K>): EntryOf<K>;
export function entry<K extends EntryKind>(
  kind: K,
  id: string,
  fields: Fields<K> = {},
  { outcome, ...otherwise }: Otherwise<K> = {},
): EntryOf<K> {
  const settled = {
    state: "done" as const,
    settled: 0,
    author: "p1",
    actor: "Actor.me",
    actorName: "Me",
    game: "strands",
    visible: true,
    readers: [],
    ...otherwise,
  };
  const said = parseSaid(kind, fieldsOf(kind, fields), settled.state === "done");
  if (!said) throw new Error(`This ${kind} cannot be read: ${JSON.stringify(fields)}`);
  return { ...settled, ...said, id, outcome: { ...NO_OUTCOME, ...outcome } } as unknown as EntryOf<K>;
}
