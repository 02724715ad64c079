import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { FATE_POINT_COUNTERS } from "../../rules/events/ledger-state.ts";
import { countedChanges, type Counted, fromZero, NOTHING_COUNTED } from "../../ledger/changes/counted-changes.ts";
import { hasActorData, isItemOfType } from "../documents/of-type.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { NornActor } from "../documents/norn-actor.ts";
import { actorState } from "../mappers/actor-state.ts";
import { aspectOfItem } from "../mappers/aspect-of-item.ts";
import { npcPool } from "../settings/npc-pool.ts";

/** Uuids of the actors whose counters are noted, with those of what is on them. */
const noted = new Set<string>();
/** The last known value of each counter, by uuid: a hook only has the new one. Most count nothing, and are left out. */
const known = new Map<string, Counted>();

/** Notes all counters, so that later changes can be seen. Called in `ready`. */
export function noteCounters(): void {
  for (const actor of game.actors) noteActor(actor);
  for (const scene of game.scenes) for (const token of scene.tokens) noteToken(token);
}

/** The actor of an unlinked token has counters of its own. */
export function noteToken({ actorLink, actor }: TokenDocument.Implementation): void {
  if (!actorLink && actor instanceof NornActor) noteActor(actor);
}

export function noteActor(actor: NornActor): void {
  noted.add(actor.uuid);
  note(ofActor(actor));
  for (const item of actor.items) noteItem(item);
}

function noteItem(item: NornItem): void {
  const counted = ofItem(item);
  if (counted) note(counted);
}

/** An item was put on an actor. */
export function noteCreated(item: NornItem): void {
  if (item.actor && noted.has(item.actor.uuid)) noteItem(item);
  else if (item.actor) noteActor(item.actor);
}

function note(now: Counted): void {
  if (fromZero(now).length > 0) known.set(now.uuid, now);
  else known.delete(now.uuid);
}

/** Called before a write: a change to an actor not noted yet would go unseen. */
export function noteUnknown(actor: NornActor): void {
  if (!noted.has(actor.uuid)) noteActor(actor);
}

/** All counters, and the GM's pool, as events from zero; by uuid. */
export function allCounters(): ReadonlyMap<string, readonly LedgerEvent[]> {
  const { points } = npcPool();
  const pool: LedgerEvent[] = points === 0 ? [] : [{ type: "npc-pool-changed", by: points }];
  const counted = game.actors.contents.flatMap((actor) => [
    ofActor(actor),
    ...actor.items.contents.flatMap((item) => ofItem(item) ?? []),
  ]);
  return new Map([["", pool], ...counted.map((now) => [now.uuid, fromZero(now)] as const)]);
}

/** Changes to an actor since it was noted last. */
export function actorChanges(actor: NornActor): readonly LedgerEvent[] {
  return changes(actor, ofActor(actor));
}

export function itemChanges(item: NornItem): readonly LedgerEvent[] {
  const counted = ofItem(item);
  return counted && item.actor ? changes(item.actor, counted) : [];
}

/** Counters of a new item, as events from zero. */
export function createdCounters(item: NornItem): readonly LedgerEvent[] {
  const counted = ofItem(item);
  return counted ? fromZero(counted) : [];
}

function changes(actor: NornActor, now: Counted): readonly LedgerEvent[] {
  if (actor.pack) return [];
  const before = known.get(now.uuid) ?? NOTHING_COUNTED;
  const isNew = !noted.has(actor.uuid);
  if (isNew) noteActor(actor);
  else note(now);
  return isNew ? [] : countedChanges(before, now);
}

function ofActor(actor: NornActor): Counted {
  const system: object = actor.system;
  const state = hasActorData(system) ? actorState({ uuid: actor.uuid, system }) : null;
  const counters = Object.fromEntries(FATE_POINT_COUNTERS.map((counter) => [counter, state?.fatePoints[counter] ?? 0]));
  return { uuid: actor.uuid, counters, boxes: state?.boxes ?? {}, checked: 0, free: {} };
}

function ofItem(item: unknown): Counted | null {
  if (isItemOfType(item, "challenge") && item.actor) return ofChallenge(item);
  if (isItemOfType(item, "gear") && item.actor)
    return { ...NOTHING_COUNTED, uuid: item.uuid, ammunition: item.system.ammunition.value };
  if (!isItemOfType(item, "aspect") || !item.actor) return null;
  const { uuid, checked, free } = aspectOfItem(item);
  return { uuid, counters: {}, boxes: {}, checked, free };
}

/** As stored: marks of a row that is gone still count, so that nothing changes when it comes back. */
function ofChallenge({ uuid, system: { sides, counters } }: NornItem<"challenge">): Counted {
  const marks = Object.entries(sides).map(([id, side]) => [id, { ...side.marks }] as const);
  return { ...NOTHING_COUNTED, uuid, marks: Object.fromEntries(marks), counts: { ...counters } };
}

/** The last known value of the GM's pool; null before the first look. */
let pool: number | null = null;

/** Called in `ready`. */
export function notePool(): void {
  pool = npcPool().points;
}

/** By how much the GM's pool has changed since it was noted last. */
export function poolChange(): number {
  const { points } = npcPool();
  const by = pool === null ? 0 : points - pool;
  pool = points;
  return by;
}
