import type { ActorSnapshot } from "../../rules/snapshot.ts";
import type { ActorState, LedgerState } from "../../rules/events/ledger-state.ts";
import { applyEvents } from "../../rules/events/apply-event.ts";
import type { Aspect } from "../../rules/aspects/aspect.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { ok, type Result } from "../../rules/result.ts";
import { spentBoxes } from "../../rules/stunts/use-effect.ts";
import { turnWithMarks, withMarksOf } from "../conflict/conflict.ts";
import type { LedgerActor, World } from "../world.ts";
import { currentState } from "./current-state.ts";

/** The world once these events have happened; or why they are impossible now. */
export function worldAfter(world: World, events: readonly LedgerEvent[]): Result<World> {
  if (events.length === 0) return ok(world);
  const now = currentState(world, events);
  const after = applyEvents(now, events);
  return after.ok ? ok(withState(world, now, after.value)) : after;
}

/** The world with its documents in another state: `after` instead of `now`, which both hold the same documents. */
export function withState(world: World, now: LedgerState, after: LedgerState): World {
  const changes: Changes = { now, after };
  const aspect: World["aspect"] = (uuid) => after.aspects[uuid] ?? (now.aspects[uuid] ? null : world.aspect(uuid));
  const challenge: World["challenge"] = (uuid) => after.challenges?.[uuid] ?? world.challenge(uuid);
  const actor = (one: LedgerActor): LedgerActor => ({
    ...one,
    snapshot: () => snapshotAfter(one, { aspect, changes }),
    challenges: () => one.challenges().map((own) => challenge(own.uuid) ?? own),
  });
  return {
    ...world,
    npcPool: after.npcPool,
    turn: turnWithMarks(world, after),
    conflict: (id) => {
      const conflict = world.conflict(id);
      return conflict && withMarksOf(conflict, after);
    },
    conflicts: () => world.conflicts().map((conflict) => withMarksOf(conflict, after)),
    aspect,
    challenge,
    gear: (uuid) => {
      const gear = world.gear(uuid);
      return gear && { ...gear, ...after.ammunition?.[uuid], quantity: after.quantities?.[uuid] ?? gear.quantity };
    },
    trait: (uuid) => {
      const trait = world.trait(uuid);
      return trait && { ...trait, ...after.traits?.[uuid] };
    },
    whereabouts: (uuid) => after.whereabouts?.[uuid] ?? world.whereabouts(uuid),
    knows: (user, uuid) => knowsAfter(world, changes, user, uuid),
    actor: (uuid) => {
      const found = world.actor(uuid);
      return found && actor(found);
    },
    inPlay: () => world.inPlay().map(actor),
  };
}

interface Changes {
  readonly now: LedgerState;
  readonly after: LedgerState;
}

function knowsAfter(world: World, { now, after }: Changes, user: string, uuid: string): boolean {
  const [was, is] = [now.aspects[uuid], after.aspects[uuid]];
  if (!is) return world.knows(user, uuid);
  if (!was) return !is.hidden || world.isGm(user) || is.known[user] === true;
  return was.known[user] === is.known[user] ? world.knows(user, uuid) : is.known[user] === true;
}

/** Aspects that an actor has only in the other state. */
function addedTo({ uuid }: LedgerActor, { now, after }: Changes): readonly Aspect[] {
  return Object.values(after.aspects).filter((aspect) => aspect.parent === uuid && !now.aspects[aspect.uuid]);
}

interface Looking {
  readonly aspect: World["aspect"];
  readonly changes: Changes;
}

function snapshotAfter(actor: LedgerActor, { aspect, changes }: Looking): ActorSnapshot {
  const snapshot = actor.snapshot();
  const aspects = [...snapshot.aspects.flatMap(({ uuid }) => aspect(uuid) ?? []), ...addedTo(actor, changes)];
  const state = changes.after.actors[actor.uuid];
  const traits = snapshot.traits.map((trait) => ({ ...trait, ...changes.after.traits?.[trait.uuid] }));
  return { ...snapshot, aspects, traits, ...(state && countersAfter(snapshot, state)) };
}

function countersAfter(
  snapshot: ActorSnapshot,
  { boxes, fatePoints }: ActorState,
): Pick<ActorSnapshot, "fatePoints" | "tracks" | "features"> {
  const bonusOf = (track: string): number => snapshot.tracks.find(({ id }) => id === track)?.bonus ?? 0;
  const ids = new Set([...snapshot.tracks.map(({ id }) => id), ...Object.keys(boxes)]);
  const tracks = [...ids].map((id) => ({ id, bonus: bonusOf(id), boxes: Object.keys(boxes[id] ?? {}) }));
  const features = snapshot.features.map((one) => ({
    ...one,
    uses: { ...one.uses, spent: spentBoxes({ tracks }, one.id).length },
  }));
  return { fatePoints, tracks, features };
}
