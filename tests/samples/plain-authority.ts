import { isDeepStrictEqual } from "node:util";
import type { Entry, EntryKind, EntryOf, Requests } from "../../src/ledger/entry.ts";
import { eventTarget } from "../../src/ledger/event-target.ts";
import { grouped } from "../../src/ledger/grouped.ts";
import { parseRequest, planEntry } from "../../src/ledger/kinds.ts";
import { type Envelope, pendingEntry, readOutcome, readRequest, type RequestMessage } from "../../src/ledger/message.ts";
import type { Planned } from "../../src/ledger/plan.ts";
import { rewind } from "../../src/ledger/rewind.ts";
import {
  applyEvents,
  type DicePlan,
  faceOfPip,
  inverseEvents,
  type LedgerEvent,
  type Result,
  sidesOf,
} from "../../src/rules/index.ts";
import type { PlainWorld } from "./plain-world.ts";
import { shortEvents } from "./short-events.ts";

/** Who asks, and for which actor; "" for none. */
export interface Asking {
  readonly author?: string;
  readonly actor?: string;
  /** The game in force when it was asked, where it is another by now. */
  readonly game?: string;
}

type Wanted<K extends EntryKind> = Partial<Requests[K]>;

/** Somebody asks for something: the request is stored, and waits. Returns the id of the entry. */
export function ask<K extends EntryKind>(world: PlainWorld, kind: K, wanted: Wanted<K>, asking: Asking = {}): string {
  const message = requestMessage(world, kind, wanted, asking);
  world.store.put(message);
  return message.entry;
}

/** What would come of it now; nothing is stored and nothing changes. */
export function planned<K extends EntryKind>(world: PlainWorld, kind: K, wanted: Wanted<K>, asking: Asking = {}): Planned {
  return planEntry(world, pendingEntry(requestMessage(world, kind, wanted, asking)) as EntryOf<K>);
}

/** What a plan changes, in short; the code where it is refused. */
export function told(plan: Planned): readonly string[] | string {
  return plan.ok ? shortEvents(plan.value.events) : plan.code;
}

/** What came of something, or an error that names why nothing did. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`Refused: ${result.code} ${JSON.stringify(result.args)}`);
}

/** Asked, and carried out at once. */
export function settle<K extends EntryKind>(world: PlainWorld, kind: K, wanted: Wanted<K>, asking: Asking = {}): EntryOf<K> {
  return carryOut(world, ask(world, kind, wanted, asking)) as EntryOf<K>;
}

/** The same, where the test stands on its being done. */
export function done<K extends EntryKind>(world: PlainWorld, kind: K, wanted: Wanted<K>, asking: Asking = {}): EntryOf<K> {
  const entry = settle(world, kind, wanted, asking);
  if (entry.state !== "done") throw new Error(`${kind}: ${entry.outcome.refusal?.code ?? entry.state}`);
  return entry;
}

interface CarryingOut {
  /** Whose client is the authority. */
  readonly by?: string;
  /** It dies after so many documents; with one more, after the outcome. */
  readonly dies?: number;
}

/**
 * The authority: plans from current data, throws what dice it takes, writes the documents, says what came of it, and takes away what is
 * to go. What an interrupted run has written is planned from the world before, and only what is missing is written.
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
  const settled = say(world, entry, by, { state: "done", ...plan.value, thrown: thrownFor(plan.value.dice, world.next()) });
  if (dies === Number.POSITIVE_INFINITY) finishRemovals(world, settled);
  return settled;
}

/** What an outcome says is gone, and a crash left there. */
export function finishRemovals(world: PlainWorld, { outcome }: Entry): void {
  for (const event of removalsOf(outcome.events)) if (world.aspect(event.aspect.uuid)) must(world.change([event]));
}

function removalsOf(events: readonly LedgerEvent[]) {
  return events.flatMap((event) => (event.type === "aspect-removed" ? [event] : []));
}

/** Without what stands written already, and with what was written and is not meant any more rolled back. */
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

function say(world: PlainWorld, entry: Entry, author: string, said: object): Entry {
  sayOutcome(world, entry, { author, said });
  world.written.delete(entry.id);
  return world.store.entry(entry.id) ?? entry;
}

/** An outcome as any client may write one: true or not, `said` is what it says. Returns the message's id. */
export function sayOutcome(
  world: PlainWorld,
  { id, author: asker, ...entry }: Pick<Entry, "id" | "author" | "kind" | "request" | "actor" | "actorName" | "game">,
  { author, said }: { readonly author: string; readonly said: object },
): string {
  const settled = world.next();
  const empty = { state: "done", events: [], later: [], thrown: [], request: entry.request, settled };
  const { kind, actor, actorName, game } = entry;
  const system = { entry: id, asker, kind, actor, actorName, game, ...empty, ...said };
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
  if (!message) throw new Error(`This request cannot be read: ${JSON.stringify(parseRequest(kind, wanted))}`);
  return message;
}

export function envelope(world: PlainWorld, message: string, author: string): Envelope {
  return { message, author, byGm: world.isGm(author), visible: true, told: [] };
}

/** Dice that fall the same whenever the same is done. */
export function thrownFor(plan: DicePlan | null, seed: number): number[] {
  const faces: number[] = [];
  if (!plan) return faces;
  for (let at = 0; at < plan.count; at += 1) {
    const pip = Math.abs(Math.imul(seed * 31 + at + 1, 2_654_435_761) >>> 8) % sidesOf(plan.die);
    faces.push(faceOfPip(plan.die, pip + 1));
  }
  return faces;
}
