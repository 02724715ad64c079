import type { LedgerEvent } from "../../rules/index.ts";
import { isItemOfType } from "../documents/of-type.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { npcPool } from "../settings/npc-pool.ts";
import { authorityPresent, isAuthority, isNamedAuthority } from "../ledger/authority.ts";
import { isFromThisClient, isStale, noteOwnWrite, type WriteOptions } from "../ledger/own-writes.ts";
import { actorChanges, createdCounters, itemChanges } from "./counters.ts";
import { entriesOfChange } from "../ledger/entry-flags.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { recordAdjustment } from "../ledger/create-outcome.ts";

/** A change as a hook reports it. */
export interface Change {
  readonly change: object;
  readonly options: WriteOptions;
  readonly userId: string;
}

/** Changes that are being recorded. */
const underway = new Set<Promise<void>>();

/** Until it resolves, the entries do not cover all changes. */
export function recording(work: Promise<void>): void {
  underway.add(work);
  void work.finally(() => underway.delete(work));
}

export function isRecording(): boolean {
  return underway.size > 0;
}

/** Resolves once all changes so far are recorded, or have failed. */
export async function recorded(): Promise<void> {
  await Promise.allSettled([...underway]);
}

/** Records a change that no entry made: by whom, and how much. Manual edits are legal in Foundry, and the sums must still hold. */
export async function recordActor(actor: NornActor, made: Change): Promise<void> {
  if (actor.pack) return;
  await record(actorChanges(actor), actor, made, { aspect: "", aspectName: "" });
}

export async function recordItem(item: unknown, made: Change): Promise<void> {
  const counted = isItemOfType(item, "aspect") || isItemOfType(item, "challenge") || isItemOfType(item, "gear");
  if (!counted || !item.actor || item.pack) return;
  await record(itemChanges(item), item.actor, made, { aspect: item.uuid, aspectName: item.name });
}

/** An aspect a player creates should have no checked boxes and no free invocations: any it has are recorded. A weapon comes loaded. */
export async function recordCreated(item: NornItem, made: Change): Promise<void> {
  if (!item.actor || item.pack || item.type === "gear" || game.users.get(made.userId)?.isGM) return;
  await record(createdCounters(item), item.actor, made, { aspect: item.uuid, aspectName: item.name });
}

type About = Readonly<Record<"aspect" | "aspectName", string>>;

async function record(events: readonly LedgerEvent[], actor: NornActor, made: Change, about: About): Promise<void> {
  if (made.userId === game.user.id && noteOwnWrite(made.options, events)) return;
  if (events.length === 0 || isByEntry(made) || !isRecorder(made)) return;
  await recordAdjustment(actor, { user: made.userId, unwatched: false, ...about }, events);
}

/** The authority records, or without one the client that made the change. */
function isRecorder({ options, userId }: Change): boolean {
  if (isStale() || !game.users.has(userId)) return false;
  return authorityPresent() ? isNamedAuthority() : isFromThisClient(options, userId);
}

/**
 * Whether the change belongs to the entry it names. Trusted from a GM's client; from a player's only for their own request, and only
 * until this client settles entries itself.
 */
function isByEntry({ change, userId }: Change): boolean {
  const ids = entriesOfChange(change);
  if (game.users.get(userId)?.isGM) return ids.length > 0;
  return !isAuthority() && ids.some((id) => ledgerStore().messagesOf(id).request?.author === userId);
}

/** The last known value of the GM's pool; null before the first look. */
let pool: number | null = null;

/** Called in `ready`. */
export function notePool(): void {
  pool = npcPool().points;
}

/** Records a change of the GM's pool that no entry made. */
export async function recordPool(userId: string): Promise<void> {
  const { points, entries } = npcPool();
  const by = pool === null ? 0 : points - pool;
  pool = points;
  const byEntry = Object.keys(entries).some((id) => ledgerStore().entry(id)?.state === "pending");
  if (by === 0 || byEntry || !isNamedAuthority()) return;
  const about = { aspect: "", aspectName: game.i18n.localize("NORN.Pool.name") };
  await recordAdjustment(null, { user: userId, unwatched: false, ...about }, [{ type: "npc-pool-changed", by }]);
}
