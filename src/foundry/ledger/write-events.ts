import {
  applyEvents,
  type AspectState,
  inverseEvents,
  type LedgerEvent,
  ok,
  refuse,
  type Result,
  type TraitRank,
} from "../../rules/index.ts";
import { idsOfTarget } from "../../ledger/conflict/conflict.ts";
import { eventTarget } from "../../ledger/changes/event-target.ts";
import {
  type ActorWrite,
  type AspectWrite,
  type ChallengeWrite,
  type LedgerWrites,
  ledgerWrites,
} from "../../ledger/changes/ledger-writes.ts";
import { remainingEvents } from "../../ledger/changes/net-events.ts";
import { currentState } from "../../ledger/world.ts";
import { deletionOf } from "../compat/operators.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { npcPool, writeNpcPool } from "../settings/npc-pool.ts";
import { noteUnknown } from "./counters.ts";
import { writeAndObserve } from "./pending-writes.ts";
import { entryFlags, flagOf, isOnToken, type Writing } from "./entry-flags.ts";
import { ledgerActor, ledgerAspect, ledgerChallenge, ledgerGear, ledgerTrait } from "./ledger-documents.ts";
import { ledgerStore } from "./ledger-store.ts";
import { ledgerWorld } from "./ledger-world.ts";
import { writeMarks } from "./write-marks.ts";
import { writePlace } from "./write-place.ts";
import { reasonOf } from "../../view/reason-of.ts";

/** Item data of restored aspects, by id. */
export type RemovedAspects = ReadonlyMap<string, object>;

/** Most attempts to merge a write with concurrent manual edits. */
const MOST_ROUNDS = 5;

/**
 * Writes the changes of an entry, one document after another. Refused, with nothing changed, if they no longer fit or the server
 * rejects one. Debits first, so that a failure can be rolled back.
 */
export async function writeEvents(entry: string, events: readonly LedgerEvent[], removed: RemovedAspects): Promise<Result<null>> {
  const fits = applyEvents(currentState(ledgerWorld(), events), events);
  if (!fits.ok) return fits;
  const written: LedgerEvent[] = [];
  for (const own of byDocument(events)) {
    const done = await writeDocument(entry, own, removed).catch(refusedByServer);
    if (!done.ok) {
      for (const back of byDocument(inverseEvents(written))) await writeDocument(entry, back, removed);
      return done;
    }
    written.push(...own);
  }
  return ok(null);
}

/** Without a connection the result is unknown: the entry stays pending, and is finished by the next authority. */
function refusedByServer(error: unknown): Result<null> {
  if (!game.socket?.connected) throw error;
  return refuse("write-failed", { reason: reasonOf(error) });
}

function byDocument(events: readonly LedgerEvent[]): LedgerEvent[][] {
  const documents = new Map<string, LedgerEvent[]>();
  for (const event of events) documents.set(eventTarget(event), [...(documents.get(eventTarget(event)) ?? []), event]);
  return [...documents.values()].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Whose turn it is goes last: its place depends on the order of all others. */
function placeOf(own: readonly LedgerEvent[]): number {
  if (own.some((event) => event.type === "conflict-marked" && idsOfTarget(event.target).participant === "")) return 2;
  return own.some((event) => "by" in event && event.by < 0) ? 0 : 1;
}

/**
 * Repeats until all intended changes are made: what this write overwrote of a concurrent manual edit is written again. Where both
 * are not possible, the manual edit stays and the entry is refused.
 */
async function writeDocument(entry: string, events: readonly LedgerEvent[], removed: RemovedAspects): Promise<Result<null>> {
  // Added, removed and renamed aspects, ranks, the order of a conflict, where people are, and the pool, which only the authority writes, are not observed.
  const whole = events.some(({ type }) =>
    ["aspect-added", "aspect-removed", "npc-pool-changed", "conflict-marked", "moved", "trait-raised", "aspect-renamed"].includes(
      type,
    ),
  );
  let left = events;
  for (let round = 0; left.length > 0; round += 1) {
    const before = currentState(ledgerWorld(), left);
    const after = round < MOST_ROUNDS ? applyEvents(before, left) : refuse("write-failed", { reason: "" });
    if (!after.ok) {
      const undone = inverseEvents(remainingEvents(events, left));
      if (left !== events && undone.length > 0) await writeDocument(entry, undone, removed);
      return after;
    }
    const writes = ledgerWrites(before, after.value);
    const seen = await writeAndObserve((options) => writeOut({ entry, events, options }, writes, removed));
    left = whole || !seen ? [] : remainingEvents(left, seen);
  }
  return ok(null);
}

async function writeOut(writing: Writing, writes: LedgerWrites, removed: RemovedAspects): Promise<void> {
  for (const write of writes.actors) await writeActor(writing, write);
  for (const write of writes.aspects) await writeAspect(writing, write);
  for (const write of writes.challenges) await writeChallenge(writing, write);
  for (const write of writes.marks) await writeMarks(writing, write);
  for (const [uuid, left] of writes.ammunition) await writeAmmunition(writing, uuid, left);
  for (const [uuid, rank] of writes.traits) await writeTrait(writing, uuid, rank);
  for (const [uuid, to] of writes.moved) await writePlace(writing, uuid, to);
  if (writes.npcPool !== null) await writePool(writing, writes.npcPool);
  for (const aspect of writes.added) await addAspect(writing, aspect, removed);
  for (const aspect of writes.removed) await ledgerAspect(aspect.uuid)?.delete();
}

async function writeActor(writing: Writing, { uuid, fatePoints, boxes }: ActorWrite): Promise<void> {
  const actor = ledgerActor(uuid);
  if (!actor) return;
  noteUnknown(actor);
  const tracks = Object.entries(boxes).map(([track, own]) => [track, { boxes: checks(own, actor.isToken) }] as const);
  const change = { system: { fatePoints, tracks: Object.fromEntries(tracks) }, flags: entryFlags(actor, writing) };
  await actor.update(change, writing.options as Actor.Database.UpdateOperation);
}

/**
 * A clear box and a user who does not know are stored as no key. On an unlinked token's actor `false` is stored instead, since a key
 * deleted there would come back from the base actor.
 */
function checks(boxes: Readonly<Record<string, boolean>>, onToken: boolean): Record<string, boolean> {
  const cleared = Object.keys(boxes).filter((id) => !boxes[id]);
  const checked = Object.keys(boxes).filter((id) => boxes[id]);
  const gone = onToken ? Object.fromEntries(cleared.map((id) => [id, false])) : deletionOf(...cleared);
  return { ...Object.fromEntries(checked.map((id) => [id, true])), ...gone };
}

function noneOf({ system }: NornItem<"aspect">, free: string): { readonly count: number; readonly holder: string } {
  return { count: 0, holder: system.free[free]?.holder ?? "" };
}

async function writeAspect(writing: Writing, { uuid, name, checked, free, known }: AspectWrite): Promise<void> {
  const aspect = ledgerAspect(uuid);
  if (!aspect?.actor) return;
  noteUnknown(aspect.actor);
  const gone = Object.keys(free).filter((id) => free[id] === null);
  const kept = Object.fromEntries(Object.entries(free).filter(([, held]) => held !== null));
  const system = {
    ...(checked === null ? {} : { checked }),
    // On an unlinked token's actor a deleted key would come back: a spent one is stored as none.
    free: {
      ...kept,
      ...(isOnToken(aspect) ? Object.fromEntries(gone.map((id) => [id, noneOf(aspect, id)])) : deletionOf(...gone)),
    },
    known: checks(known, isOnToken(aspect)),
  };
  const change = { ...(name !== undefined && { name }), system, flags: entryFlags(aspect, writing) };
  await aspect.update(change, writing.options as Item.Database.UpdateOperation);
}

async function writeAmmunition(writing: Writing, uuid: string, left: number): Promise<void> {
  const gear = ledgerGear(uuid);
  if (!gear?.actor) return;
  noteUnknown(gear.actor);
  const change = { system: { ammunition: { value: left } }, flags: entryFlags(gear, writing) };
  await gear.update(change, writing.options as Item.Database.UpdateOperation);
}

async function writeTrait(writing: Writing, uuid: string, { rank, experience }: TraitRank): Promise<void> {
  const trait = ledgerTrait(uuid);
  if (!trait) return;
  const change = { system: { rank, experience }, flags: entryFlags(trait, writing) };
  await trait.update(change, writing.options as Item.Database.UpdateOperation);
}

/** Flags of earlier entries are removed with the next write. */
async function writePool({ entry, events }: Writing, points: number): Promise<void> {
  const by = events.reduce((sum, event) => sum + (event.type === "npc-pool-changed" ? event.by : 0), 0);
  const open = Object.entries(npcPool().entries).filter(([id]) => ledgerStore().entry(id)?.state === "pending");
  await writeNpcPool({ points, entries: { ...Object.fromEntries(open), [entry]: by } });
}

/** As the item was when it was removed, or a new one. */
async function addAspect({ entry, events, options }: Writing, aspect: AspectState, removed: RemovedAspects): Promise<void> {
  const actor = ledgerActor(aspect.parent);
  const id = aspect.uuid.split(".").at(-1) ?? "";
  const { uuid: _uuid, parent: _parent, name, ...state } = aspect;
  const flags: object = { norn: { entries: { [entry]: flagOf(events, options.nornWrite) } } };
  const source = foundry.utils.mergeObject({ _id: id, name, type: "aspect", flags }, removed.get(id) ?? {});
  const data = { ...source, system: { ...(foundry.utils.getProperty(source, "system") as object), ...state } };
  await actor?.createEmbeddedDocuments("Item", [data], { keepId: true });
}

/** Writes the marks of a challenge, and what else is counted about it. */
async function writeChallenge(writing: Writing, { uuid, marks, counters }: ChallengeWrite): Promise<void> {
  const challenge = ledgerChallenge(uuid);
  if (!challenge?.actor) return;
  noteUnknown(challenge.actor);
  const sides = Object.fromEntries(Object.entries(marks).map(([side, own]) => [side, { marks: own }]));
  const change = { system: { sides, counters }, flags: entryFlags(challenge, writing) };
  await challenge.update(change, writing.options as Item.Database.UpdateOperation);
}
