import { applyEvents, type AspectState, type LedgerEvent, ok, type Result } from "../../../rules/index.ts";
import { deletionOf } from "../../compat/deletion.ts";
import { eventTarget } from "../../mappers/event-target.ts";
import { type ActorWrite, type AspectWrite, ledgerWrites } from "../../mappers/ledger-writes.ts";
import { npcPool, writeNpcPool } from "../../settings/npc-pool.ts";
import { hasMark, markChange } from "./entry-marks.ts";
import { currentState, ledgerActor, ledgerAspect } from "../ledger-documents.ts";

/** Aspects that were taken away, whole, by their id. */
export type KeptAspects = Readonly<Record<string, object>>;

/**
 * Writes the changes of an entry into the documents, one write a document, those that are written already left out. Refused, with
 * nothing written, where they no longer fit.
 */
export async function writeEvents(entry: string, events: readonly LedgerEvent[], kept: KeptAspects): Promise<Result<null>> {
  const left = events.filter((event) => !isWritten(entry, event, events));
  const before = currentState(left);
  const after = applyEvents(before, left);
  if (!after.ok) return after;
  const writes = ledgerWrites(before, after.value);
  for (const write of writes.actors) await writeActor(entry, write);
  for (const write of writes.aspects) await writeAspect(entry, write);
  if (writes.npcPool !== null) await writePool(entry, writes.npcPool);
  for (const aspect of writes.added) await addAspect(entry, aspect, kept);
  for (const aspect of writes.removed) await ledgerAspect(aspect.uuid)?.delete();
  return ok(null);
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

async function writeActor(entry: string, { uuid, fatePoints, marks }: ActorWrite): Promise<void> {
  const actor = ledgerActor(uuid);
  const tracks = Object.fromEntries(Object.entries(marks).map(([track, boxes]) => [track, { marks: boxes }]));
  const change = { system: { fatePoints, tracks }, flags: actor ? markChange(actor, entry) : {} };
  await actor?.update(change);
}

async function writeAspect(entry: string, { uuid, checked, free }: AspectWrite): Promise<void> {
  const aspect = ledgerAspect(uuid);
  if (!aspect) return;
  const gone = Object.keys(free).filter((id) => free[id] === null);
  const kept = Object.fromEntries(Object.entries(free).filter(([, held]) => held !== null));
  const system = { ...(checked === null ? {} : { checked }), free: { ...kept, ...deletionOf(...gone) } };
  const change = { system, flags: markChange(aspect, entry) };
  await aspect.update(change as Item.UpdateData);
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
