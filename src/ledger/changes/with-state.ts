import {
  type ActorSnapshot,
  type ActorState,
  applyEvents,
  type AspectSnapshot,
  type AspectState,
  type LedgerEvent,
  type LedgerState,
  ok,
  type Result,
  spentBoxes,
} from "../../rules/index.ts";
import { turnWithMarks, withMarksOf } from "../conflict/conflict.ts";
import type { LedgerActor, World } from "../world.ts";
import { currentState } from "./current-state.ts";

/** The world once these events have happened; or why they are impossible now. */
export function worldAfter(world: World, events: readonly LedgerEvent[]): Result<World> {
  if (events.length === 0) return ok(world);
  const now = currentState(world, events);
  const then = applyEvents(now, events);
  return then.ok ? ok(withState(world, now, then.value)) : then;
}

/** The world with its documents in another state: `then` instead of `now`, which both hold the same documents. */
export function withState(world: World, now: LedgerState, then: LedgerState): World {
  const changes: Changes = { now, then };
  const aspect: World["aspect"] = (uuid) => then.aspects[uuid] ?? (now.aspects[uuid] ? null : world.aspect(uuid));
  const challenge: World["challenge"] = (uuid) => then.challenges?.[uuid] ?? world.challenge(uuid);
  const actor = (one: LedgerActor): LedgerActor => ({
    ...one,
    snapshot: () => snapshotThen(one, changes),
    aspects: () => [...one.aspects().flatMap(({ uuid }) => aspect(uuid) ?? []), ...addedTo(one, changes)],
    challenges: () => one.challenges().map((own) => challenge(own.uuid) ?? own),
  });
  return {
    ...world,
    npcPool: then.npcPool,
    turn: turnWithMarks(world, then),
    conflict: (id) => {
      const conflict = world.conflict(id);
      return conflict && withMarksOf(conflict, then);
    },
    conflicts: () => world.conflicts().map((conflict) => withMarksOf(conflict, then)),
    aspect,
    challenge,
    gear: (uuid) => {
      const gear = world.gear(uuid);
      return gear && { ...gear, ...then.ammunition?.[uuid], quantity: then.quantities?.[uuid] ?? gear.quantity };
    },
    trait: (uuid) => {
      const trait = world.trait(uuid);
      return trait && { ...trait, ...then.traits?.[uuid] };
    },
    whereabouts: (uuid) => then.whereabouts?.[uuid] ?? world.whereabouts(uuid),
    knows: (user, uuid) => knowsThen(world, changes, user, uuid),
    actor: (uuid) => {
      const found = world.actor(uuid);
      return found && actor(found);
    },
    inPlay: () => world.inPlay().map(actor),
  };
}

interface Changes {
  readonly now: LedgerState;
  readonly then: LedgerState;
}

function knowsThen(world: World, { now, then }: Changes, user: string, uuid: string): boolean {
  const [before, after] = [now.aspects[uuid], then.aspects[uuid]];
  if (!after) return world.knows(user, uuid);
  if (!before) return !after.hidden || world.isGm(user) || after.known[user] === true;
  return before.known[user] === after.known[user] ? world.knows(user, uuid) : after.known[user] === true;
}

/** Aspects an actor has only then. */
function addedTo({ uuid }: LedgerActor, { now, then }: Changes): readonly AspectState[] {
  return Object.values(then.aspects).filter((aspect) => aspect.parent === uuid && !now.aspects[aspect.uuid]);
}

function snapshotThen(actor: LedgerActor, changes: Changes): ActorSnapshot {
  const snapshot = actor.snapshot();
  const aspects = aspectsThen(actor, snapshot, changes);
  const state = changes.then.actors[actor.uuid];
  return state ? { ...snapshot, aspects, ...countersThen(snapshot, state) } : { ...snapshot, aspects };
}

function aspectsThen(actor: LedgerActor, snapshot: ActorSnapshot, changes: Changes): readonly AspectSnapshot[] {
  const { now, then } = changes;
  const stays = snapshot.aspects.filter(({ uuid }) => then.aspects[uuid] || !now.aspects[uuid]);
  const changed = stays.map((aspect) => {
    const { name = aspect.name, checked = aspect.checked } = then.aspects[aspect.uuid] ?? {};
    return { ...aspect, name, checked };
  });
  return [...changed, ...addedTo(actor, changes).map(asSnapshot)];
}

function asSnapshot({ uuid, name, kind, role, level, checked, persistent, lock }: AspectState): AspectSnapshot {
  const id = uuid.split(".").at(-1) ?? "";
  return { id, uuid, name, kind, role, level, checked, persistent, locked: lock.on };
}

function countersThen(
  snapshot: ActorSnapshot,
  { boxes, fatePoints }: ActorState,
): Pick<ActorSnapshot, "fatePoints" | "tracks" | "features"> {
  const bonusOf = (track: string): number => snapshot.tracks.find(({ id }) => id === track)?.bonus ?? 0;
  const ids = new Set([...snapshot.tracks.map(({ id }) => id), ...Object.keys(boxes)]);
  const tracks = [...ids].map((id) => ({ id, bonus: bonusOf(id), boxes: Object.keys(boxes[id] ?? {}) }));
  const features = (snapshot.features ?? []).map((one) => ({
    ...one,
    uses: { ...one.uses, spent: spentBoxes({ tracks }, one.id).length },
  }));
  return { fatePoints, tracks, features };
}
