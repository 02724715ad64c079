import { type EntryMessage, isEntryMessage } from "../../documents/is-entry-message.ts";
import { eventOwner, eventTarget } from "../../mappers/event-target.ts";
import { storeInOrder } from "../../mappers/stored-events.ts";
import type { EntryRefusal } from "../../../view/ledger/entry.ts";
import { hasMark, unmarkChange } from "./entry-marks.ts";
import { ownsAll } from "../entries.ts";
import { dropClaim, holdsClaim } from "./claims.ts";
import { isExecutor, mayDecide } from "./executor.ts";
import { isKeeping } from "./keeper.ts";
import { session } from "./session.ts";
import { ledgerActor, ledgerAspect } from "../ledger-documents.ts";
import { planEntry } from "../plan-entry.ts";
import type { Plan } from "../plan.ts";
import { readEntry } from "../read-entry.ts";
import { writeEvents } from "./write-events.ts";
import type { LedgerEvent } from "../../../rules/index.ts";

/** Carries one entry out, if it is this page's to do: decides, writes what it changes, and says that it is done. */
export async function runEntry(id: string): Promise<void> {
  const message = game.messages.get(id);
  const entry = readEntry(message);
  if (!isEntryMessage(message)) return;
  if (!entry) return refuseUnreadable(message);
  if (entry.state === "asked" || isUnfounded(message)) await decide(message);
  if (readEntry(message)?.state === "doing" && holdsClaim(id)) await carryOut(message);
}

/** What no client of ours has written must not wait for ever. */
async function refuseUnreadable(message: EntryMessage): Promise<void> {
  const { state } = message.system;
  if (!isKeeping() || state === "refused" || message.author?.isGM) return;
  const system = { ...message.toObject().system, state: "refused", outcome: { refusal: { code: "kind-unknown", args: {} } } };
  await message.update({ system }, { diff: false, recursive: false });
}

/** Begun by a player's client that is not to be believed, and nothing written yet: it is decided anew. */
function isUnfounded(message: EntryMessage): boolean {
  const entry = readEntry(message);
  if (!entry || entry.state !== "doing" || entry.byGm || !isKeeping()) return false;
  return !ownsAll(entry.author, entry.outcome.events) || !entry.outcome.events.some((event) => isMarked(entry.id, event));
}

function isMarked(entry: string, event: LedgerEvent): boolean {
  const document = ledgerAspect(eventTarget(event)) ?? ledgerActor(eventTarget(event));
  return document !== null && hasMark(document, entry);
}

async function decide(message: EntryMessage): Promise<void> {
  const entry = readEntry(message);
  if (!entry || !mayDecide(entry)) return;
  const plan = await planEntry(entry);
  if (!plan.ok) return refuseEntry(message, { code: plan.code, args: plan.args });
  if (!isExecutor(entry, plan.value)) return;
  dropClaim(entry.id);
  await beginEntry(message, plan.value);
}

/** Written whole: whatever a client sent along in the place of an outcome must not stay beside ours. */
async function beginEntry(message: EntryMessage, plan: Plan): Promise<void> {
  const { outcome, state, settled, ...rest } = begun(plan);
  const before = message.toObject().system;
  const system = { ...before, state, settled, executor: session(), outcome, asked: { ...before.asked, ...rest.asked } };
  const rolls = plan.rolls.map((roll) => JSON.stringify(roll));
  await message.update({ rolls, system }, { diff: false, recursive: false });
}

function begun({ asked: corrected, payment, points, events, later, thrown, turn }: Plan) {
  const kept = events.flatMap((event) => {
    const item = event.type === "aspect-removed" ? ledgerAspect(event.aspect.uuid) : null;
    return item?.id ? [[item.id, item.toObject()] as const] : [];
  });
  return {
    state: "doing",
    asked: { ...corrected },
    settled: game.time.serverTime,
    outcome: {
      payment,
      points,
      turn,
      events: storeInOrder(events),
      later: storeInOrder(later),
      thrown: storeInOrder(thrown),
      kept: Object.fromEntries(kept),
    },
  };
}

async function carryOut(message: EntryMessage): Promise<void> {
  const entry = readEntry(message);
  if (!entry || !isExecutor(entry, entry.outcome)) return;
  const { system, rolls } = message.toObject();
  const written = await writeEvents(entry.id, entry.outcome.events, keptBy(message));
  if (!written.ok) return refuseEntry(message, { code: written.code, args: written.args });
  if (message.system.executor === system.executor) await message.update({ system: { state: "done" } });
  // Somebody began it a moment later and wrote over what was decided here.
  else await message.update({ rolls, system: { ...system, state: "done" } }, { diff: false, recursive: false });
  if (entry.kind === "undo") await leaveNoTrace(entry.outcome.events);
}

/** What an undoing brings back is kept in the entry it undoes. */
function keptBy(message: EntryMessage): Readonly<Record<string, object>> {
  const undone = game.messages.get(message.system.asked.entry);
  const kept = isEntryMessage(undone) ? undone.system.outcome.kept : {};
  return { ...kept, ...message.system.outcome.kept };
}

async function refuseEntry(message: EntryMessage, { code, args }: EntryRefusal): Promise<void> {
  const system = { state: "refused", settled: game.time.serverTime, outcome: { refusal: { code, args: { ...args } } } };
  await message.update({ system });
}

/** What was undone is stored as it was before, bookkeeping included. */
async function leaveNoTrace(events: readonly LedgerEvent[]): Promise<void> {
  const documents = new Set(events.flatMap((event) => [eventTarget(event), eventOwner(event)]));
  for (const uuid of documents) {
    const document = ledgerAspect(uuid) ?? ledgerActor(uuid);
    const flags = document && unmarkChange(document);
    if (flags) await document.update({ flags } as Actor.UpdateData & Item.UpdateData);
  }
}
