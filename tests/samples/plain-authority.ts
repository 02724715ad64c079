import { isDeepStrictEqual } from "node:util";
import type { DoneOf, Entry, EntryKind, EntryOf } from "../../src/ledger/entry.ts";
import { eventTarget } from "../../src/ledger/changes/event-target.ts";
import { grouped } from "../../src/ledger/grouped.ts";
import { planEntry } from "../../src/ledger/kinds.ts";
import { type Envelope, pendingEntry, readOutcome, readRequest, type RequestMessage } from "../../src/ledger/message.ts";
import type { Planned } from "../../src/ledger/plan.ts";
import { rewind } from "../../src/ledger/changes/rewind.ts";
import {
  applyEvents,
  type DicePlan,
  faceOfPip,
  inverseEvents,
  type LedgerEvent,
  type Result,
  sidesOf,
} from "../../src/rules/index.ts";
import type { Fields } from "./ledger-entry.ts";
import type { PlainWorld } from "./plain-world.ts";
import { shortEvents } from "./short-events.ts";

/** The user who asks, and for which actor; "" for none. */
export interface Asking {
  readonly author?: string;
  readonly actor?: string;
  /** The game in force at the request, if it is another now. */
  readonly game?: string;
}

/** A client may send facts too: they are ignored. */
type Wanted<K extends EntryKind> = Fields<K>;

/** A user submits a request, which is stored as pending. Returns the entry's id. */
export function ask<K extends EntryKind>(world: PlainWorld, kind: K, wanted: Wanted<K>, asking: Asking = {}): string {
  const message = requestMessage(world, kind, wanted, asking);
  world.store.put(message);
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

interface CarryingOut {
  /** The user whose client is the authority. */
  readonly by?: string;
  /** It dies after this many documents; with one more, after the outcome. */
  readonly dies?: number;
}

/**
 * The authority: plans from current data, throws the dice, writes the documents, creates the outcome, and removes what is to be
 * removed. After an interrupted run it plans on the world before that, and writes only what is missing.
 */
export function carryOut(world: PlainWorld, id: string, { by = "gm", dies = Number.POSITIVE_INFINITY }: CarryingOut = {}): Entry {
  const entry = world.store.entry(id);
  if (entry?.state !== "pending") throw new Error(`There is nothing to be done about ${id}.`);
  const written = world.written.get(id) ?? [];
  const plan = planEntry(rewind(world, written), entry);
  if (!plan.ok) return refused(world, entry, by, plan);
  const left = leftToWrite(plan.value.events, written);
  const fits = rehearsed(world, [...left, ...removalsOf(plan.value.events)]);
  if (!fits.ok) return refused(world, entry, by, fits);
  const documents = [...grouped(left, eventTarget).values()];
  for (const events of documents.slice(0, dies)) {
    world.change(events);
    world.written.set(id, [...(world.written.get(id) ?? []), ...events]);
  }
  if (dies <= documents.length) return entry;
  const settled = say(world, entry, by, { state: "done", ...plan.value, faces: thrownFor(plan.value.dice, world.next()) });
  if (dies === Number.POSITIVE_INFINITY) finishRemovals(world, settled);
  return settled;
}

/** Removes what an outcome says is gone, if a crash left it. */
export function finishRemovals(world: PlainWorld, { outcome }: Entry): void {
  for (const event of removalsOf(outcome.events)) if (world.aspect(event.aspect.uuid)) must(world.change([event]));
}

function removalsOf(events: readonly LedgerEvent[]) {
  return events.flatMap((event) => (event.type === "aspect-removed" ? [event] : []));
}

/** Without what is already written, and rolling back what was written and is no longer planned. */
function leftToWrite(events: readonly LedgerEvent[], written: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const has = (list: readonly LedgerEvent[], one: LedgerEvent): boolean => list.some((other) => isDeepStrictEqual(one, other));
  const wrong = written.filter((event) => !has(events, event));
  const missing = events.filter((event) => event.type !== "aspect-removed" && !has(written, event));
  return [...inverseEvents(wrong), ...missing];
}

function rehearsed(world: PlainWorld, events: readonly LedgerEvent[]) {
  return applyEvents(world.state(), events);
}

interface Refused {
  readonly code: string;
  readonly args: object;
}

/** What an interrupted run has written is rolled back. */
function refused(world: PlainWorld, entry: Entry, by: string, { code, args }: Refused): Entry {
  must(world.change(inverseEvents(world.written.get(entry.id) ?? [])));
  return say(world, entry, by, { state: "refused", refusal: { code, args } });
}

function say(world: PlainWorld, entry: Entry, author: string, said: Telling): Entry {
  sayOutcome(world, entry, { author, said });
  world.written.delete(entry.id);
  return world.store.entry(entry.id) ?? entry;
}

/** The content of an outcome; `facts`: what replaces or adds to what was asked. */
interface Telling {
  readonly facts?: object;
  readonly [field: string]: unknown;
}

/** An outcome as any client may write one: `said` is its content, true or not. Returns the message's id. */
export function sayOutcome(
  world: PlainWorld,
  {
    id,
    author: asker,
    ...entry
  }: Pick<Entry, "id" | "author" | "kind" | "request" | "actor" | "actorName" | "game"> & { readonly facts?: Entry["facts"] },
  { author, said }: { readonly author: string; readonly said: Telling },
): string {
  const settled = world.next();
  const { facts = {}, ...outcome } = said;
  const empty = {
    state: "done",
    events: [],
    later: [],
    faces: [],
    request: { ...entry.request, ...entry.facts, ...facts },
    settled,
  };
  const { kind, actor, actorName, game } = entry;
  const system = { entry: id, asker, kind, actor, actorName, game, ...empty, ...outcome };
  const message = readOutcome(envelope(world, `o${settled}`, author), system);
  if (!message) throw new Error(`This outcome cannot be read: ${JSON.stringify(system)}`);
  world.store.put(message);
  return message.message;
}

export function requestMessage<K extends EntryKind>(
  world: PlainWorld,
  kind: K,
  wanted: Wanted<K>,
  { author = "p1", actor = "Actor.me", game = world.game.ruleset.id }: Asking,
): RequestMessage {
  const actorName = world.actor(actor)?.name ?? "";
  const system = { kind, request: wanted, actor, actorName, game };
  const message = readRequest(envelope(world, `e${world.next()}`, author), system);
  if (!message) throw new Error(`This ${kind} cannot be read: ${JSON.stringify(wanted)}`);
  return message;
}

export function envelope(world: PlainWorld, message: string, author: string): Envelope {
  return { message, author, byGm: world.isGm(author), visible: true, readers: [] };
}

/** Dice that are the same whenever the same is done. */
export function thrownFor(plan: DicePlan | null, seed: number): number[] {
  const faces: number[] = [];
  if (!plan) return faces;
  for (let at = 0; at < plan.count; at += 1) {
    const pip = Math.abs(Math.imul(seed * 31 + at + 1, 2_654_435_761) >>> 8) % sidesOf(plan.die);
    faces.push(faceOfPip(plan.die, pip + 1));
  }
  return faces;
}
