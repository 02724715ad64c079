import { applyEvents, type LedgerRefusal } from "../../rules/events/apply-event.ts";
import { inverseEvents, type LedgerEvent } from "../../rules/events/ledger-event.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { drops } from "../harm/concession.ts";
import { sameChanges } from "../changes/net-events.ts";
import type { Entry, EntryKind, EntryOf } from "../entry.ts";
import type { Kind, Kinds } from "../kind.ts";
import { isActive, wasActiveAt, takesBack } from "../order.ts";
import { NO_FACTS, noFacts, plainPlan, type Planned } from "../plan.ts";
import { idOf, textOf } from "../read-input.ts";
import { restingOn } from "../rests-on.ts";
import type { World } from "../world.ts";
import { currentState } from "../changes/current-state.ts";

const takingBack = <K extends "undo" | "redo">(action: K): Kind<K> => ({
  parse: (input) => ({ entry: idOf(input["entry"]), on: idOf(input["on"]), aspectName: textOf(input["aspectName"]) }),
  parseFacts: noFacts,
  plan: (world, { author: user, request }: EntryOf<"undo" | "redo">, kinds) => {
    const events = undoOrRedo({ world, kinds, user }, action, world.entries.entry(request.entry));
    return events.ok ? ok(plainPlan<K>(NO_FACTS, events.value)) : events;
  },
  about: ({ request: { entry, on } }) => [entry, on],
  byAnother: () => true,
});

/** Undoes an entry (`undoOrRedo`). */
export const UNDO = takingBack("undo");
/** Redoes an undone entry. */
export const REDO = takingBack("redo");

interface UndoContext {
  readonly world: World;
  readonly kinds: Kinds;
  readonly user: string;
}

/**
 * The author or a GM, while no later entry depends on it or rests on it (`restingOn`); what it brought must still be there, and to redo
 * it, what it depends on. Redone is only what could still be requested now, and paid as it was would change the same, unless it changed
 * nothing: else what is done once could be done twice. What a GM undid of another user's, only a GM redoes.
 */
export function undoOrRedo(context: UndoContext, action: "undo" | "redo", of: Entry | null): Result<readonly LedgerEvent[]> {
  const { world, user } = context;
  if (!of || of.state !== "done" || takesBack(of)) return refuse("entry-gone");
  if (of.author !== user && !world.isGm(user)) return refuse("not-yours", { actor: of.actorName });
  if (isActive(world.entries, of) !== (action === "undo")) return refuse(action === "undo" ? "already-undone" : "not-undone");
  if (action === "redo" && isOverruled(world, of) && !world.isGm(user)) return refuse("vetoed");
  const later = dependentsOf(context, of).find((one) => isActive(world.entries, one));
  if (later) return refusedFor(context, later);
  return action === "undo" ? undoing(context, of) : redoing(context, of);
}

function undoing(context: UndoContext, of: Entry): Result<readonly LedgerEvent[]> {
  const resting = restingOn(context.world, of);
  if (resting.ok && resting.value) return refusedAfter(context, resting.value);
  const events = inverseEvents(of.outcome.events);
  const applied = resting.ok ? applyEvents(currentState(context.world, events), events) : resting;
  return applied.ok ? ok(events) : refuse(USED_SINCE[applied.code] ?? applied.code, applied.args);
}

function redoing(context: UndoContext, of: Entry): Result<readonly LedgerEvent[]> {
  const earlier = undoneBefore(context, of);
  if (earlier) return refusedBefore(context, earlier);
  const again = requestedAgain(context, of);
  if (!again.ok) return again;
  const { events } = of.outcome;
  const applied = applyEvents(currentState(context.world, events), events);
  return applied.ok ? ok(events) : applied;
}

/** An adjustment was never requested: what it records may happen again. */
function requestedAgain(context: UndoContext, of: Entry): Result<null> {
  if (of.kind === "adjust") return ok(null);
  const plan = plannedNow(context, of);
  if (!plan.ok) return plan;
  const { events, later } = of.outcome;
  // What changed nothing rests on nothing: no later entry hinders its undo, so none hinders its redo.
  const changesNothing = events.length === 0 && later.length === 0;
  if (changesNothing || context.kinds[of.kind].order?.asItWas) return ok(null);
  const isSame = sameChanges(byHolder(plan.value.events), byHolder(events)) && sameChanges(plan.value.later, later);
  return isSame ? ok(null) : refuse("redo-differs");
}

/** A holder's free invocations are all the same: what is given joins those it has, so the id depends on what was there. */
function byHolder(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  return events.map((event) => (event.type === "free-invocations-changed" ? { ...event, free: "" } : event));
}

/** Planned as it was chosen then: its outcome says how it was paid. */
function plannedNow<K extends EntryKind>({ world, kinds }: UndoContext, of: EntryOf<K>): Planned {
  return kinds[of.kind].plan(world, { ...of, state: "pending", facts: null }, kinds);
}

/** Whether a GM undid another user's entry. */
export function isOverruled({ entries }: Pick<World, "entries">, { id, author }: Entry): boolean {
  const context = entries
    .about(id)
    .findLast((entry) => entry.kind === "undo" && entry.state === "done" && entry.request.entry === id);
  return context !== undefined && context.author !== author;
}

/** Refused where what it brought was used since. */
const USED_SINCE: Readonly<Partial<Record<LedgerRefusal, string>>> = {
  "points-short": "points-spent-since",
  "pool-short": "pool-spent-since",
  "free-gone": "free-used-since",
  "boxes-spent": "boxes-changed-since",
  "mark-changed": "turn-moved-since",
  "row-clear": "ladder-moved-since",
  "row-full": "ladder-moved-since",
};

function refusedFor<K extends EntryKind>(context: UndoContext, later: EntryOf<K>): Result<never> {
  const { kind, request } = later;
  const own = isSeen(context, later) ? context.kinds[kind].order?.refuses?.(request) : undefined;
  return own ?? refusedAfter(context, later);
}

function refusedAfter(context: UndoContext, later: Pick<Entry, "readers" | "actorName">): Result<never> {
  if (!isSeen(context, later)) return refuse("later-hidden");
  return refusedByName("later-entry", "later-unnamed", later.actorName);
}

function refusedBefore(context: UndoContext, earlier: Entry): Result<never> {
  if (!isSeen(context, earlier)) return refuse("earlier-hidden");
  return refusedByName("earlier-undone", "earlier-unnamed", earlier.actorName);
}

/** What the GM does is often done for no actor. */
function refusedByName(named: string, unnamed: string, actor: string): Result<never> {
  return actor === "" ? refuse(unnamed) : refuse(named, { actor });
}

function isSeen({ world, user }: UndoContext, { readers }: Pick<Entry, "readers">): boolean {
  return readers.length === 0 || readers.includes(user) || world.isGm(user);
}

/** Settled entries that depend on this one: answers, counters, and later ones about the same. */
function dependentsOf({ world: { entries }, kinds }: UndoContext, of: Entry): readonly Entry[] {
  const on = orderedOn(kinds, of);
  const isLater = (one: Entry): boolean => one.id !== of.id && one.settled > of.settled && !drops(one, on);
  const answers = entries.about(of.id);
  const later = on === "" ? [] : entries.about(on).filter((one) => isLater(one) && dependsOn(kinds, one.kind, of.kind));
  return [...answers, ...later].filter((one) => one.state === "done" && !takesBack(one));
}

/** What an undone entry depends on, and was undone after it; null for nothing. */
function undoneBefore(context: UndoContext, of: Entry): Entry | null {
  const book = context.world.entries;
  const around = aboutOf(context.kinds, of).flatMap((id) => [book.entry(id) ?? [], book.about(id)].flat());
  const isUndone = (one: Entry): boolean => wasActiveAt(book, one, of.settled) && !isActive(book, one);
  return around.find((one) => isUndone(one) && dependentsOf(context, one).some(({ id }) => id === of.id)) ?? null;
}

function aboutOf<K extends EntryKind>(kinds: Kinds, entry: EntryOf<K>): readonly string[] {
  return kinds[entry.kind].about(entry).filter((id) => id !== "");
}

function orderedOn<K extends EntryKind>(kinds: Kinds, entry: EntryOf<K>): string {
  const { order, about } = kinds[entry.kind];
  return order?.on ? order.on(entry.request) : (about(entry)[0] ?? "");
}

/** A later entry depends on an earlier one about the same roll, unless one of their kinds says otherwise. */
function dependsOn(kinds: Kinds, laterKind: EntryKind, earlierKind: EntryKind): boolean {
  const [later, earlier] = [kinds[laterKind].order, kinds[earlierKind].order];
  if (earlier?.dependents) return earlier.dependents.includes(laterKind);
  const independentOf = later?.independentOf ?? [];
  if (independentOf === "all" || independentOf.includes(earlierKind)) return false;
  return earlier?.fromOutside === true || later?.fromOutside !== true;
}
