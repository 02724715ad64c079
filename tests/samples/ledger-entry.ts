import { type EntryKind, type EntryOf, NO_OUTCOME, type Outcome, type Requests } from "../../src/ledger/entry.ts";
import { NAMELESS_REQUESTS } from "./ledger-request.ts";

type Otherwise<K extends EntryKind> = Partial<Omit<EntryOf<K>, "id" | "kind" | "request" | "outcome">> & {
  readonly outcome?: Partial<Outcome>;
};

/** An entry on the roll "roll" that a GM's client has settled, unless given otherwise. */
export function entry<K extends EntryKind>(
  kind: K,
  id: string,
  request: Partial<Requests[K]> = {},
  { outcome, ...otherwise }: Otherwise<K> = {},
): EntryOf<K> {
  return {
    state: "done",
    settled: 0,
    author: "p1",
    byGm: true,
    actor: "Actor.me",
    actorName: "Me",
    game: "strands",
    visible: true,
    readers: [],
    ...otherwise,
    id,
    kind,
    request: { ...NAMELESS_REQUESTS[kind], ...request },
    outcome: { ...NO_OUTCOME, ...outcome },
  };
}
