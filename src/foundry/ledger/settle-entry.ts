import { eventOwner } from "../../ledger/event-target.ts";
import type { Entry, EntryKind, Refusal, Requests } from "../../ledger/entry.ts";
import { planEntry } from "../../ledger/kinds.ts";
import type { Plan } from "../../ledger/plan.ts";
import { rewind } from "../../ledger/rewind.ts";
import { countsAlone } from "../../ledger/trust.ts";
import { inverseEvents, type LedgerEvent, type Result } from "../../rules/index.ts";
import { rollPlan } from "../dice/roll-plan.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { isAuthority } from "./authority.ts";
import { isStale } from "./client-id.ts";
import { ledgerAspect } from "./ledger-documents.ts";
import { isLedgerMessage } from "../documents/is-ledger-message.ts";
import { ledgerStore } from "./ledger-store.ts";
import { ledgerWorld } from "./ledger-world.ts";
import { mayWrite } from "./world-of-documents.ts";
import { settledNow } from "./settled-clock.ts";
import { forGmsAnd, plainContent, type Whispered } from "./submit-entry.ts";
import { type RemovedAspects, writeEvents } from "./write-events.ts";

/** Requests made by this user in another tab. */
const elsewhere = new Set<string>();
/** What interrupted entries had written when this client took over, by entry. */
let interrupted: ReadonlyMap<string, readonly LedgerEvent[]> = new Map();

/** Without a GM, what one tab asks is that tab's to settle. */
export function noteAskedElsewhere(id: string): void {
  elsewhere.add(id);
}

export function finishInterrupted(written: ReadonlyMap<string, readonly LedgerEvent[]>): void {
  interrupted = written;
}

/**
 * Settles one request, if this client has the authority: plans it from current data, writes what it changes, and creates the outcome.
 * In this order, so that a crash in between leaves documents that say how far it came.
 */
export async function settleEntry(id: string): Promise<void> {
  const entry = ledgerStore().entry(id);
  if (entry?.state !== "pending" || !mayDecide(entry)) return;
  const written = interrupted.get(id) ?? [];
  const planned = planEntry(rewind(ledgerWorld(), written), entry);
  if (!planned.ok) return refuseEntry(entry, planned, written);
  const plan = planned.value;
  if (!maySettle(entry, plan)) return;
  const dice = plan.dice ? await rollPlan(plan.dice) : null;
  const done = await finishWriting(entry, plan.events, written);
  if (!done.ok) return refuseEntry(entry, done, []);
  const removed = removedBy(plan.events);
  await createOutcome(entry, {
    state: "done",
    ...plan,
    thrown: dice?.faces ?? [],
    rolls: dice ? [dice.roll] : [],
    removed: removed.map((aspect) => aspect.toObject()),
  });
  await removeAspects(removed);
}

async function removeAspects(aspects: readonly NornItem<"aspect">[]): Promise<void> {
  for (const [actor, items] of Map.groupBy(aspects, (aspect) => aspect.actor)) {
    const ids = items.map(({ id }) => id ?? "");
    await actor?.deleteEmbeddedDocuments("Item", ids);
  }
}

/** What was written before stays where it is meant to be, and goes where the plan is another one now. Removals come after the outcome. */
async function finishWriting(
  entry: Entry,
  events: readonly LedgerEvent[],
  written: readonly LedgerEvent[],
): Promise<Result<null>> {
  const stays = new Set(written.map(nameOf).filter((name) => events.some((event) => nameOf(event) === name)));
  const wrong = written.filter((event) => !stays.has(nameOf(event)));
  const missing = events.filter((event) => event.type !== "aspect-removed" && !stays.has(nameOf(event)));
  return writeEvents(entry.id, [...inverseEvents(wrong), ...missing], restoredBy(entry));
}

function nameOf(event: LedgerEvent): string {
  if (event.type === "aspect-added") return `added ${event.aspect.uuid}`;
  return JSON.stringify(Object.entries(event).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The one with the authority; the author, where no GM is there. */
export function mayDecide({ id, author }: Pick<Entry, "id" | "author">): boolean {
  if (isStale()) return false;
  if (game.users.activeGM) return isAuthority();
  return author === game.user.id && !elsewhere.has(id);
}

/** An author settles alone only what others will believe, and what nobody else who is there may write too. */
function maySettle(entry: Entry, { request, payment, events }: Pick<Plan, "request" | "payment" | "events">): boolean {
  if (isAuthority()) return true;
  // A plan's request is of its entry's own kind; the compiler cannot follow that through a union.
  const settled = { ...entry, request, state: "done", outcome: { ...entry.outcome, payment, events } } as Entry;
  return countsAlone(ledgerWorld(), settled) && !isShared(events);
}

function isShared(events: readonly LedgerEvent[]): boolean {
  const others = game.users.filter((user) => user.active && !user.isSelf);
  return events.some((event) => others.some((user) => mayWrite(user.id ?? "", eventOwner(event))));
}

async function refuseEntry(entry: Entry, { code, args }: Refusal, written: readonly LedgerEvent[]): Promise<void> {
  if (written.length > 0) await writeEvents(entry.id, inverseEvents(written), new Map());
  await createOutcome(entry, { state: "refused", request: entry.request, refusal: { code, args } });
}

/** What an undo brings back is kept in the outcome of the entry it undoes. */
function restoredBy(entry: Entry): RemovedAspects {
  const ids = entry.kind === "undo" || entry.kind === "redo" ? ledgerStore().messagesOf(entry.request.entry).outcomes : [];
  const kept = ids.flatMap(({ message }) => {
    const found = game.messages.get(message);
    return isLedgerMessage(found) && found.type === "entry"
      ? ([...(found as NornChatMessage<"entry">).system.removed] as object[])
      : [];
  });
  return new Map(kept.map((source) => [String(foundry.utils.getProperty(source, "_id")), source]));
}

function removedBy(events: readonly LedgerEvent[]) {
  return events.flatMap((event) => (event.type === "aspect-removed" ? (ledgerAspect(event.aspect.uuid) ?? []) : []));
}

type Settled = { readonly state: "done" | "refused"; readonly request: Requests[EntryKind] } & Partial<Omit<Plan, "dice">> & {
    readonly thrown?: readonly number[];
    readonly rolls?: readonly Roll.Implementation[];
    readonly removed?: readonly object[];
    readonly refusal?: Refusal;
  };

/**
 * A copy of what was asked, with what came of it. Told to whom the request was told, to every GM, and to who asked: the author of a
 * whispered request reads it, but is not the author of its outcome. What a blind roll brings its author does not see either.
 */
async function createOutcome(entry: Entry, settled: Settled): Promise<void> {
  const { request } = ledgerStore().messagesOf(entry.id);
  const message = game.messages.get(request?.message ?? "");
  const told = message?.whisper.filter((user) => user !== null) ?? [];
  const blind = message?.blind === true;
  const hidden: Whispered =
    told.length > 0 ? { ...forGmsAnd(blind ? told : [...told, entry.author]), blind } : { whisper: [], blind: false };
  await ChatMessage.create({
    ...outcomeData(entry, settled, hidden),
    speaker: message ? { ...message.speaker } : {},
    rolls: (settled.rolls ?? []).map((roll) => JSON.stringify(roll)),
  } as ChatMessage.CreateData);
}

type Asked = Pick<Entry, "id" | "author" | "actor" | "actorName" | "game" | "kind">;

function outcomeData(entry: Asked, settled: Settled, hidden: Whispered) {
  const { state, request, payment = "", points = 0, events = [], later = [], thrown = [], removed = [], turn = "" } = settled;
  return {
    type: "entry",
    content: plainContent(entry.actorName, hidden),
    ...hidden,
    system: {
      game: entry.game,
      actor: entry.actor === "" ? null : entry.actor,
      actorName: entry.actorName,
      kind: entry.kind,
      request,
      entry: entry.id,
      asker: entry.author,
      state,
      settled: settledNow(),
      payment,
      points,
      events,
      later,
      thrown,
      removed,
      turn,
      refusal: settled.refusal ?? { code: "", args: {} },
    },
  };
}

/** Records what has happened already: a change by hand, which nobody asked the ledger for. */
export async function recordAdjustment(
  actor: NornActor | null,
  request: Requests["adjust"],
  events: readonly LedgerEvent[],
): Promise<void> {
  const hidden = actor?.hasPlayerOwner ? { whisper: [], blind: false } : forGmsAnd([]);
  const asked: Asked = {
    id: "",
    author: game.user.id,
    actor: actor?.uuid ?? "",
    actorName: actor?.name ?? "",
    game: currentRuleset().id,
    kind: "adjust",
  };
  await ChatMessage.create({
    ...outcomeData(asked, { state: "done", request, events }, hidden),
    speaker: ChatMessage.getSpeaker(actor ? { actor } : {}),
  } as ChatMessage.CreateData);
}

/** Writes over an outcome that its author settled without a GM: from now on it counts by a GM's word. */
export async function confirmOutcome(id: string): Promise<void> {
  const { outcomes, request } = ledgerStore().messagesOf(id);
  const alone = outcomes.find(({ byGm }) => !byGm);
  const message = game.messages.get(alone?.message ?? "");
  if (!alone || !message) return;
  const { type, content, whisper, blind, speaker, rolls, system } = message.toObject();
  const settled = Math.min(alone.settled, game.time.serverTime);
  const copy = { type, content, whisper, blind, speaker, rolls, system: { ...system, entry: id, settled } };
  await ChatMessage.create(copy as ChatMessage.CreateData);
  await ChatMessage.deleteDocuments(
    [message.id ?? "", ...(request ? [request.message] : [])].filter((one) => game.messages.has(one)),
  );
}

/** Finishes removals that a crash left undone: the outcome says that an aspect is gone, and it is there. */
export async function finishRemovals(entries: readonly Entry[]): Promise<void> {
  const last = new Map<string, "aspect-added" | "aspect-removed">();
  for (const { outcome, state } of entries) {
    if (state !== "done") continue;
    for (const event of outcome.events)
      if (event.type === "aspect-added" || event.type === "aspect-removed") last.set(event.aspect.uuid, event.type);
  }
  await removeAspects([...last].flatMap(([uuid, type]) => (type === "aspect-removed" ? (ledgerAspect(uuid) ?? []) : [])));
}
