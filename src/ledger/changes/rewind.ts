import {
  type ActorSnapshot,
  type ActorState,
  applyEvents,
  inverseEvents,
  type LedgerEvent,
  type LedgerState,
  spentBoxes,
} from "../../rules/index.ts";
import { conflictBefore } from "../conflict/conflict.ts";
import type { LedgerActor, World } from "../world.ts";
import { currentState } from "./current-state.ts";

/**
 * The world before an interrupted entry wrote part of its changes, so that it can be planned again and finished. What it creates
 * gets the same ids again (`World.newId`).
 */
export function rewind(world: World, written: readonly LedgerEvent[]): World {
  const before = applyEvents(currentState(world, written), inverseEvents(written));
  if (written.length === 0 || !before.ok) return world;
  const { actors, aspects, npcPool, ammunition, quantities, traits, challenges = {}, whereabouts } = before.value;
  const added = new Set(written.flatMap((event) => (event.type === "aspect-added" ? [event.aspect.uuid] : [])));
  const aspectBefore: World["aspect"] = (uuid) => aspects[uuid] ?? (added.has(uuid) ? null : world.aspect(uuid));
  const challengeBefore: World["challenge"] = (uuid) => challenges[uuid] ?? world.challenge(uuid);
  const actorBefore = (actor: LedgerActor): LedgerActor => ({
    ...actor,
    snapshot: () => snapshotBefore(actor, actors[actor.uuid], { aspects, added }),
    aspects: () => actor.aspects().flatMap(({ uuid }) => aspectBefore(uuid) ?? []),
    challenges: () => actor.challenges().map((challenge) => challengeBefore(challenge.uuid) ?? challenge),
  });
  return {
    ...world,
    npcPool,
    conflict: (id) => {
      const conflict = world.conflict(id);
      return conflict && conflictBefore(conflict, written);
    },
    conflicts: () => world.conflicts().map((conflict) => conflictBefore(conflict, written)),
    aspect: aspectBefore,
    challenge: challengeBefore,
    gear: (uuid) => {
      const gear = world.gear(uuid);
      return gear && { ...gear, ...ammunition?.[uuid], quantity: quantities?.[uuid] ?? gear.quantity };
    },
    trait: (uuid) => {
      const trait = world.trait(uuid);
      return trait && { ...trait, ...traits?.[uuid] };
    },
    whereabouts: (uuid) => whereabouts?.[uuid] ?? world.whereabouts(uuid),
    knows: (user, uuid) => knewBefore(written, user, uuid) ?? world.knows(user, uuid),
    actor: (uuid) => {
      const actor = world.actor(uuid);
      return actor && actorBefore(actor);
    },
    inPlay: () => world.inPlay().map(actorBefore),
  };
}

/** Whether a user knew of an aspect before it was revealed; null where it was not revealed. */
function knewBefore(written: readonly LedgerEvent[], user: string, aspect: string): boolean | null {
  const revealed = written.find((event) => event.type === "aspect-known" && event.user === user && event.aspect === aspect);
  return revealed?.type === "aspect-known" ? !revealed.known : null;
}

interface AspectsBefore {
  readonly aspects: LedgerState["aspects"];
  /** Uuids of aspects that did not exist yet. */
  readonly added: ReadonlySet<string>;
}

function snapshotBefore(actor: LedgerActor, state: ActorState | undefined, before: AspectsBefore): ActorSnapshot {
  const snapshot = actor.snapshot();
  const aspects = snapshot.aspects
    .filter(({ uuid }) => !before.added.has(uuid))
    .map((aspect) => ({ ...aspect, checked: before.aspects[aspect.uuid]?.checked ?? aspect.checked }));
  if (!state) return { ...snapshot, aspects };
  const bonusOf = (track: string): number => snapshot.tracks.find(({ id }) => id === track)?.bonus ?? 0;
  const ids = new Set([...snapshot.tracks.map(({ id }) => id), ...Object.keys(state.boxes)]);
  const tracks = [...ids].map((id) => ({ id, bonus: bonusOf(id), boxes: Object.keys(state.boxes[id] ?? {}) }));
  const features = (snapshot.features ?? []).map((one) => ({
    ...one,
    uses: { ...one.uses, spent: spentBoxes({ tracks }, one.id).length },
  }));
  return { ...snapshot, aspects, fatePoints: state.fatePoints, tracks, features };
}
