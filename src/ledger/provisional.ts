import { worldAfter } from "./changes/with-state.ts";
import { entriesWith } from "./entries-with.ts";
import { type DoneEntry, type Entry, NO_OUTCOME, type Refusal } from "./entry.ts";
import { aboutOf, parseSaid, planOrRefuse } from "./kinds.ts";
import type { Plan } from "./plan.ts";
import type { LedgerEvent } from "../rules/events/ledger-event.ts";
import type { World } from "./world.ts";

/** What a request would come to if a GM settled everything that waits now. */
export interface Foreseen {
  /** The entry as it would be done or refused; still pending where that depends on dice. */
  readonly entry: Entry;
  /** `own`: dice are thrown for it, and nobody knows them yet; `earlier`: it is about what such dice change. */
  readonly dice: "none" | "own" | "earlier";
  /** Points its payer would have left; null where it changes none, or not everyone may know. */
  readonly left: number | null;
}

export interface Provisional {
  /** The world with all of it done. */
  readonly world: World;
  /** By entry id. */
  readonly entries: ReadonlyMap<string, Foreseen>;
}

/** More requests than this are not looked ahead at: a player may send any number. */
const MOST_AHEAD = 100;

/** They count after everything that is settled, in their own order. */
const AFTER_ALL = 2 ** 52;

/**
 * What the requests that wait would do, each in the world with those before it done: the order in which the authority will take them.
 * A request that this user may not see is left out, with all it would change: its effects would show it.
 */
export function provisional(world: World, pending: readonly Entry[]): Provisional {
  const foreseen = new Map<string, Foreseen>();
  const unknown = new Set<string>();
  let ahead: Ahead = { world, events: [], entries: [] };
  for (const entry of pending.filter(({ visible }) => visible).slice(0, MOST_AHEAD)) {
    const next = foresee(world, ahead, entry);
    const about = aboutOf(entry);
    const dice = next.rolls ? "own" : about.some((id) => unknown.has(id)) ? "earlier" : "none";
    if (dice !== "none") for (const id of [entry.id, ...about]) unknown.add(id);
    const isOpen = dice === "earlier" && next.entry.state === "refused";
    if (!isOpen) ahead = next.ahead;
    foreseen.set(entry.id, { entry: isOpen ? entry : next.entry, dice, left: pointsLeft(ahead.world, next.entry) });
  }
  return { world: ahead.world, entries: foreseen };
}

/** The world with some requests done. */
interface Ahead {
  readonly world: World;
  /** Everything they change. */
  readonly events: readonly LedgerEvent[];
  readonly entries: readonly Entry[];
}

interface Next {
  readonly entry: Entry;
  readonly rolls: boolean;
  readonly ahead: Ahead;
}

function foresee(base: World, ahead: Ahead, entry: Entry): Next {
  const planned = planOrRefuse(ahead.world, entry);
  if (!planned.ok) return refused(base, ahead, entry, planned);
  const events = [...ahead.events, ...planned.value.events];
  // What does not fit the documents is refused, as when it is written.
  const after = worldAfter(base, events);
  if (!after.ok) return refused(base, ahead, entry, after);
  const done = doneEntry(entry, AFTER_ALL + ahead.entries.length, planned.value);
  const next = { ...ahead, world: after.value, events };
  return { entry: done, rolls: planned.value.dice !== null, ahead: withEntry(base, next, done) };
}

function refused(base: World, ahead: Ahead, entry: Entry, { code, args }: Refusal): Next {
  const outcome = { ...NO_OUTCOME, refusal: { code, args } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- neither a pending nor a refused entry has facts
  const said = { ...entry, state: "refused", settled: AFTER_ALL + ahead.entries.length, facts: null, outcome } as Entry;
  return { entry: said, rolls: false, ahead: withEntry(base, ahead, said) };
}

function withEntry(base: World, { world, events, entries: before }: Ahead, entry: Entry): Ahead {
  const entries = [...before, entry];
  return { world: { ...world, entries: entriesWith(base.entries, entries) }, events, entries };
}

function doneEntry(entry: Entry, settled: number, { facts, payment, points, events, later, turn }: Plan): DoneEntry {
  // An outcome holds both in one field.
  const said = parseSaid(entry.kind, { ...entry.request, ...facts }, true);
  const outcome = { ...NO_OUTCOME, payment, points, events, later, turn };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a plan has the facts of its entry's kind: lost in the union
  return { ...entry, ...said, state: "done", settled, outcome } as DoneEntry;
}

function pointsLeft(world: World, { actor: uuid, outcome }: Entry): number | null {
  const isPaid = outcome.events.some(
    (event) => event.type === "fate-points-changed" && event.counter === "value" && event.actor === uuid,
  );
  const actor = isPaid ? world.actor(uuid) : null;
  return actor?.isOpen ? actor.snapshot().fatePoints.value : null;
}
