import { type LedgerEvent, POTS } from "../../rules/index.ts";
import { countedChanges, type Counted } from "../../ledger/counted-changes.ts";
import { hasActorData } from "../documents/has-actor-data.ts";
import { isItemOfType } from "../documents/is-item-of-type.ts";
import { NornActor } from "../documents/norn-actor.ts";
import { actorState } from "../mappers/actor-state.ts";
import { aspectState } from "../mappers/aspect-state.ts";
import { npcPool } from "../settings/npc-pool.ts";

const NOTHING: Counted = { uuid: "", pots: {}, marks: {}, checked: 0, free: {} };

/** What this client knew of each counter before it changed, by uuid: a hook only says what it is now. */
const known = new Map<string, Counted>();

/** Notes what is there, so that what changes from now on can be told. Called in `ready`. */
export function noteCounters(): void {
  for (const actor of game.actors) noteActor(actor);
  for (const scene of game.scenes) for (const token of scene.tokens) noteToken(token);
}

/** A token's own actor is an actor of its own. */
export function noteToken({ actorLink, actor }: TokenDocument.Implementation): void {
  if (!actorLink && actor instanceof NornActor) noteActor(actor);
}

export function noteActor(actor: NornActor): void {
  known.set(actor.uuid, ofActor(actor));
  for (const item of actor.items) noteItem(item);
}

export function noteItem(item: unknown): void {
  const counted = ofItem(item);
  if (counted) known.set(counted.uuid, counted);
}

/** Before it is written: an actor nobody has noted yet would seem not to have changed. */
export function noteUnknown(actor: NornActor): void {
  if (!known.has(actor.uuid)) noteActor(actor);
}

/** What is counted of every document, and of the GM's pool, as changes of nothing; by uuid. */
export function allCounters(): ReadonlyMap<string, readonly LedgerEvent[]> {
  const { points } = npcPool();
  const pool: LedgerEvent[] = points === 0 ? [] : [{ type: "npc-pool-changed", by: points }];
  const counted = game.actors.contents.flatMap((actor) => [
    ofActor(actor),
    ...actor.items.contents.flatMap((item) => ofItem(item) ?? []),
  ]);
  return new Map([["", pool], ...counted.map((now) => [now.uuid, countedChanges(NOTHING, now)] as const)]);
}

/** What has changed of an actor since it was noted last. */
export function actorChanges(actor: NornActor): readonly LedgerEvent[] {
  return changes(ofActor(actor));
}

export function itemChanges(item: unknown): readonly LedgerEvent[] {
  const counted = ofItem(item);
  return counted ? changes(counted) : [];
}

/** What an item that is new has, as changes of nothing. */
export function createdCounters(item: unknown): readonly LedgerEvent[] {
  const counted = ofItem(item);
  return counted ? countedChanges(NOTHING, counted) : [];
}

function changes(now: Counted): readonly LedgerEvent[] {
  const before = known.get(now.uuid);
  known.set(now.uuid, now);
  return before ? countedChanges(before, now) : [];
}

function ofActor(actor: NornActor): Counted {
  const system: object = actor.system;
  const state = hasActorData(system) ? actorState({ uuid: actor.uuid, system }) : null;
  const pots = Object.fromEntries(POTS.map((pot) => [pot, state?.fatePoints[pot] ?? 0]));
  return { uuid: actor.uuid, pots, marks: state?.marks ?? {}, checked: 0, free: {} };
}

function ofItem(item: unknown): Counted | null {
  if (!isItemOfType(item, "aspect") || !item.actor) return null;
  const { uuid, checked, free } = aspectState(item);
  return { uuid, pots: {}, marks: {}, checked, free };
}
