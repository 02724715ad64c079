import {
  applyEvents,
  type AspectState,
  inverseEvents,
  type LedgerEvent,
  ok,
  refuse,
  remainingEvents,
  type Result,
} from "../../../rules/index.ts";
import { deletionOf } from "../../compat/deletion.ts";
import { eventTarget } from "../../mappers/event-target.ts";
import { type ActorWrite, type AspectWrite, type LedgerWrites, ledgerWrites } from "../../mappers/ledger-writes.ts";
import { npcPool, writeNpcPool } from "../../settings/npc-pool.ts";
import { hasMark, markChange } from "./entry-marks.ts";
import { changedBy } from "./own-writes.ts";
import type { WriteOptions } from "./session.ts";
import { currentState, ledgerActor, ledgerAspect } from "../ledger-documents.ts";

/** Aspects that were taken away, whole, by their id. */
export type KeptAspects = Readonly<Record<string, object>>;

/**
 * Writes the changes of an entry, one document after another, those that are written already left out. Refused, with nothing changed,
 * where they no longer fit, and where the server refuses one of them.
 */
export async function writeEvents(entry: string, events: readonly LedgerEvent[], kept: KeptAspects): Promise<Result<null>> {
  const left = events.filter((event) => !isWritten(entry, event, events));
  const fits = applyEvents(currentState(left), left);
  if (!fits.ok) return fits;
  const written: LedgerEvent[] = [];
  for (const own of byDocument(left)) {
    const done = await writeDocument(entry, own, kept).catch(refusedByServer);
    if (!done.ok) {
      for (const back of byDocument(inverseEvents(written))) await writeDocument(entry, back, kept);
      return done;
    }
    written.push(...own);
  }
  return ok(null);
}

/** Without a connection nothing is known: the entry stays begun, and is finished when somebody is there. */
function refusedByServer(error: unknown): Result<null> {
  if (!game.socket?.connected) throw error;
  return refuse("write-failed", { reason: error instanceof Error ? error.message : String(error) });
}

/** What is taken is written first: it can be given back whatever happens meanwhile. */
function byDocument(events: readonly LedgerEvent[]): LedgerEvent[][] {
  const documents = new Map<string, LedgerEvent[]>();
  for (const event of events) documents.set(eventTarget(event), [...(documents.get(eventTarget(event)) ?? []), event]);
  const takes = (own: readonly LedgerEvent[]): number => (own.some((event) => "by" in event && event.by < 0) ? 0 : 1);
  return [...documents.values()].toSorted((a, b) => takes(a) - takes(b));
}

/**
 * Until all has changed that was meant to: what somebody's hand has changed in the same moment, and this write went over, is put in
 * again. Where both cannot be, theirs stays and the entry is refused.
 */
async function writeDocument(entry: string, events: readonly LedgerEvent[], kept: KeptAspects): Promise<Result<null>> {
  // What comes or goes whole, and the pool, which only this page writes, are not watched.
  const whole = events.some(({ type }) => ["aspect-added", "aspect-removed", "npc-pool-changed"].includes(type));
  let left = events;
  do {
    const before = currentState(left);
    const after = applyEvents(before, left);
    if (!after.ok) {
      const undone = inverseEvents(remainingEvents(events, left));
      if (left !== events && undone.length > 0) await writeDocument(entry, undone, kept);
      return after;
    }
    const writes = ledgerWrites(before, after.value);
    const seen = await changedBy((options) => writeOut(entry, writes, kept, options));
    left = whole || !seen ? [] : remainingEvents(left, seen);
  } while (left.length > 0);
  return ok(null);
}

async function writeOut(entry: string, writes: LedgerWrites, kept: KeptAspects, options: WriteOptions): Promise<void> {
  for (const write of writes.actors) await writeActor(entry, write, options);
  for (const write of writes.aspects) await writeAspect(entry, write, options);
  if (writes.npcPool !== null) await writePool(entry, writes.npcPool);
  for (const aspect of writes.added) await addAspect(entry, aspect, kept);
  for (const aspect of writes.removed) await ledgerAspect(aspect.uuid)?.delete();
}

/** An aspect that comes or goes is its own mark. */
function isWritten(entry: string, event: LedgerEvent, events: readonly LedgerEvent[]): boolean {
  const target = eventTarget(event);
  if (target === "") return npcPool().entries[entry] === true;
  const coming = events.some(
    ({ type, ...rest }) => type === "aspect-added" && "aspect" in rest && uuidOf(rest.aspect) === target,
  );
  const going = events.some(
    ({ type, ...rest }) => type === "aspect-removed" && "aspect" in rest && uuidOf(rest.aspect) === target,
  );
  const aspect = ledgerAspect(target);
  if (coming) return aspect !== null;
  if (going) return aspect === null;
  const document = aspect ?? ledgerActor(target);
  return document !== null && hasMark(document, entry);
}

function uuidOf(aspect: AspectState | string): string {
  return typeof aspect === "string" ? "" : aspect.uuid;
}

async function writeActor(entry: string, { uuid, fatePoints, marks }: ActorWrite, options: WriteOptions): Promise<void> {
  const actor = ledgerActor(uuid);
  const tracks = Object.fromEntries(Object.entries(marks).map(([track, boxes]) => [track, { boxes: checkWrite(boxes) }]));
  const change = { system: { fatePoints, tracks }, flags: actor ? markChange(actor, entry, options) : {} };
  await actor?.update(change, options as Actor.Database.UpdateOperation);
}

/** A box that is clear is not stored, nor is who knows nothing: so it was before. */
function checkWrite(checks: Readonly<Record<string, boolean>>): Record<string, boolean> {
  const ids = Object.keys(checks);
  const checked = ids.filter((id) => checks[id]).map((id) => [id, true] as const);
  return { ...Object.fromEntries(checked), ...deletionOf(...ids.filter((id) => !checks[id])) };
}

async function writeAspect(entry: string, { uuid, checked, free, known }: AspectWrite, options: WriteOptions): Promise<void> {
  const aspect = ledgerAspect(uuid);
  if (!aspect) return;
  const gone = Object.keys(free).filter((id) => free[id] === null);
  const kept = Object.fromEntries(Object.entries(free).filter(([, held]) => held !== null));
  const system = {
    ...(checked === null ? {} : { checked }),
    free: { ...kept, ...deletionOf(...gone) },
    known: checkWrite(known),
  };
  const change = { system, flags: markChange(aspect, entry, options) };
  await aspect.update(change as Item.UpdateData, options as Item.Database.UpdateOperation);
}

async function writePool(entry: string, points: number): Promise<void> {
  await writeNpcPool({ points, entries: { [entry]: true } });
}

/** With everything the item had when it went, or as a new one. */
async function addAspect(entry: string, aspect: AspectState, kept: KeptAspects): Promise<void> {
  const actor = ledgerActor(aspect.parent);
  const id = aspect.uuid.split(".").at(-1) ?? "";
  const { uuid: _uuid, parent: _parent, name, ...state } = aspect;
  const source = foundry.utils.mergeObject(
    { _id: id, name, type: "aspect" },
    kept[id] ?? { flags: { norn: { entries: { [entry]: true } } } },
  );
  const data = { ...source, system: { ...(foundry.utils.getProperty(source, "system") as object), ...state } };
  await actor?.createEmbeddedDocuments("Item", [data], { keepId: true });
}
