import type { AuthorityHost } from "../../src/ledger/authority/authority.ts";
import type { LedgerHost, Part, Settled } from "../../src/ledger/authority/ledger-host.ts";
import type { Mark } from "../../src/ledger/authority/marks.ts";
import { eventTarget } from "../../src/ledger/changes/event-target.ts";
import type { Entry } from "../../src/ledger/entry.ts";
import type { LedgerEvent } from "../../src/rules/events/ledger-event.ts";
import { thrownFor } from "../samples/plain-host.ts";
import type { GmClient } from "./gm-client.ts";
import type { StoredMessage } from "./server.ts";
import { countedOf } from "./watching.ts";

/** The order in which GMs settle: the first that is connected. */
const GMS = ["gm", "gm2"] as const;

/** What a client of a GM is, to the authority. */
export function authorityHost(client: GmClient): AuthorityHost {
  const { server, clock, user, client: own, browser, patch } = client.given;
  const isGm = (id: string): boolean => server.table.isGm(id);
  const host: AuthorityHost = {
    own: { client: own, user },
    named: () => client.documents.named,
    name: (next) => client.ask(() => server.name(user, next)),
    isConnected: (id) => client.documents.connected.includes(id),
    isGm,
    settlingGm: () => GMS.find((id) => client.documents.connected.includes(id)) ?? null,
    isStale: () => client.isStale,
    say: (said) => client.connection.send(() => server.say(user, said, own)),
    lastLeft: () => browser.left,
    noteLeft: (left) => void (browser.left = left),
    after: (milliseconds, run) =>
      clock.after(milliseconds, () => {
        if (client.isOpen) run();
      }),
    failed: () => undefined,
  };
  return patch.authority?.(host) ?? host;
}

/** What a client of a GM is, to what it settles. */
export function ledgerHost(client: GmClient): LedgerHost {
  const { server, user, looks, patch } = client.given;
  const host: LedgerHost = {
    store: client.store,
    world: () => {
      looks(client, "world");
      return server.table.at({ state: client.documents.state, entries: client.store });
    },
    throwDice: (plan) => ({ faces: thrownFor(plan, server.table.next()), rolls: [] }),
    write: (part) => written(client, part),
    isConnected: () => client.isOpen,
    say: (entry, settled) => client.ask(() => server.create(user, outcomeMessage(client, entry, settled))),
    remove: (events) => removed(client, events),
    withdraw: ({ id }) => client.ask(() => server.delete(user, [id])),
    prepare: () => client.ask(() => server.delete(user, leftovers(client))),
    marks: () => {
      looks(client, "marks");
      return storedMarks(client);
    },
    recorded: () => client.recorded(),
    counted: () => countedOf(client.documents.state),
    opening: () => client.documents.opening,
    storeOpening: (opening) => client.ask(() => server.storeOpening(user, opening)),
    isOfGm: (uuid) => server.table.isGm(client.documents.editors[uuid] ?? ""),
    adjust: (owner, events) => client.adjust(owner, "", events),
    flooded: () => undefined,
    failed: () => undefined,
  };
  return patch.ledger?.(host, client) ?? host;
}

async function written(client: GmClient, { entry, events, writes }: Part): Promise<readonly LedgerEvent[] | null> {
  const { server, user, client: own } = client.given;
  const [first] = events;
  const uuid = first ? eventTarget(first) : "";
  const id = `w${server.table.next()}`;
  const others = Object.keys(client.documents.marks[uuid] ?? {}).filter((one) => one !== entry.id);
  client.writing.set(id, null);
  try {
    await client.ask(() => server.write(user, { id, client: own, uuid, entry: entry.id, events, writes, others }));
    return client.writing.get(id) ?? null;
  } finally {
    client.writing.delete(id);
  }
}

async function removed(client: GmClient, events: readonly LedgerEvent[]): Promise<void> {
  const { server, user } = client.given;
  const uuids = events.flatMap((event) => (event.type === "aspect-removed" ? [event.aspect.uuid] : []));
  const there = uuids.filter((uuid) => client.documents.state.aspects[uuid]);
  if (there.length > 0) await client.ask(() => server.remove(user, there));
}

/** Settled requests, and outcomes that no GM wrote. */
function leftovers({ given: { server }, store }: GmClient): string[] {
  return [...server.messages.values()].flatMap(({ id, type, author }) => {
    const isLeft = type === "entry" ? !server.table.isGm(author) : store.messagesOf(id).outcomes.length > 0;
    return isLeft ? [id] : [];
  });
}

function storedMarks({ documents: { marks, editors }, given: { server } }: GmClient): readonly Mark[] {
  return Object.entries(marks).flatMap(([document, own]) =>
    Object.entries(own).map(([entry, events]) => {
      const byGm = document === "" || server.table.isGm(editors[document] ?? "");
      return { entry, document, events, byGm };
    }),
  );
}

/** What the authority has found of a request. */
function outcomeMessage(client: GmClient, entry: Entry, said: Settled): Pick<StoredMessage, "id" | "type" | "system"> {
  const { id, author: asker, kind, actor, actorName, game } = entry;
  const facts = said.state === "done" ? said.facts : {};
  const request = { ...entry.request, ...facts };
  const empty = { events: [], later: [], faces: [], payment: "", points: 0, turn: "" };
  const settled = client.settledNow();
  return {
    id: `o${client.given.server.table.next()}`,
    type: "entry",
    system: { ...empty, ...said, entry: id, asker, kind, actor, actorName, game, request, settled, client: client.given.client },
  };
}
