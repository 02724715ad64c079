import type { DoneOf, Entry, EntryKind, EntryOf } from "../../src/ledger/entry.ts";
import { settle as settleEntry } from "../../src/ledger/authority/settle.ts";
import { planEntry } from "../../src/ledger/kinds.ts";
import { pendingEntry, parseRequest, type RequestMessage } from "../../src/ledger/message.ts";
import type { Planned } from "../../src/ledger/plan.ts";
import type { Result } from "../../src/rules/result.ts";
import type { Fields } from "./ledger-entry.ts";
import { doNow } from "./do-now.ts";
import { type Dying, plainHost } from "./plain-host.ts";
import { envelope } from "./plain-messages.ts";
import type { PlainWorld } from "./plain-world.ts";
import { shortEvents } from "./short-events.ts";

/** The user who asks, and for which actor; "" for none. */
export interface Asking {
  readonly author?: string;
  readonly actor?: string;
  /** The active game at the request, if it is another now. */
  readonly game?: string;
}

/** A client may send facts too: they are ignored. */
type Wanted<K extends EntryKind> = Fields<K>;

/** A user submits a request, which is stored as pending. Returns the entry's id. */
export function ask<K extends EntryKind>(world: PlainWorld, kind: K, wanted: Wanted<K>, asking: Asking = {}): string {
  const message = requestMessage(world, kind, wanted, asking);
  world.store.add(message);
  return message.entry;
}

/** The plan as of now; nothing is stored and nothing changes. */
export function planned<K extends EntryKind>(world: PlainWorld, kind: K, wanted: Wanted<K>, asking: Asking = {}): Planned<K> {
  return planEntry(world, pendingEntry(requestMessage(world, kind, wanted, asking)) as EntryOf<K>);
}

/** What a plan changes, in short; the code of a refusal. */
export function shortPlan(plan: Planned): readonly string[] | string {
  return plan.ok ? shortEvents(plan.value.events) : plan.code;
}

/** The value of a result; throws an error with the refusal. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`Refused: ${result.code} ${JSON.stringify(result.args)}`);
}

/** Requested, and settled at once. */
export function settle<K extends EntryKind>(world: PlainWorld, kind: K, wanted: Wanted<K>, asking: Asking = {}): EntryOf<K> {
  return carryOut(world, ask(world, kind, wanted, asking)) as EntryOf<K>;
}

/** The same, for tests that need it to succeed. */
export function done<K extends EntryKind>(world: PlainWorld, kind: K, wanted: Wanted<K>, asking: Asking = {}): DoneOf<K> {
  const entry = settle(world, kind, wanted, asking);
  if (entry.state !== "done") throw new Error(`${kind}: ${entry.outcome.refusal?.code ?? entry.state}`);
  return entry;
}

/** The client of a GM with the authority settles a request; returns the entry as it is then. */
export function carryOut(world: PlainWorld, id: string, how: Dying = {}): Entry {
  const entry = world.store.entry(id);
  if (entry?.state !== "pending") throw new Error(`There is nothing to be done about ${id}.`);
  const host = plainHost(world, how);
  try {
    doNow(settleEntry(host, entry, world.written.get(id) ?? []));
  } catch (error) {
    if (host.isConnected()) throw error;
  }
  return world.store.entry(id) ?? entry;
}

/** Removes what an outcome says is gone, if a crash left it. */
export function finishRemovals(world: PlainWorld, { outcome }: Entry): void {
  void plainHost(world).remove(outcome.events);
}

export function requestMessage<K extends EntryKind>(
  world: PlainWorld,
  kind: K,
  wanted: Wanted<K>,
  { author = "p1", actor = "Actor.me", game = world.game.ruleset.id }: Asking,
): RequestMessage {
  const actorName = world.actor(actor)?.name ?? "";
  const system = { kind, request: wanted, actor, actorName, game };
  const message = parseRequest(envelope(world, `e${world.next()}`, author), system);
  if (!message) throw new Error(`This ${kind} cannot be read: ${JSON.stringify(wanted)}`);
  return message;
}
