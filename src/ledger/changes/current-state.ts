import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import type { LedgerState } from "../../rules/events/ledger-state.ts";
import { marksAt } from "../conflict/conflict.ts";
import type { LedgerActor, World } from "../world.ts";
import { eventTarget } from "./event-target.ts";

type Current = Pick<World, "actor" | "aspect" | "npcPool" | "conflict" | "gear" | "trait" | "challenge" | "whereabouts">;

/** Current state of everything these events change. */
export function currentState(world: Current, events: readonly LedgerEvent[]): LedgerState {
  const targets = [...new Set(events.map(eventTarget))];
  const actors = targets.flatMap((uuid) => {
    const actor = world.actor(uuid);
    return actor ? [[uuid, stateOf(actor)] as const] : [];
  });
  const aspects = targets.flatMap((uuid) => {
    const aspect = world.aspect(uuid);
    return aspect ? [[uuid, aspect] as const] : [];
  });
  const gear = targets.flatMap((uuid) => world.gear(uuid) ?? []);
  const traits = targets.flatMap((uuid) => {
    const trait = world.trait(uuid);
    return trait ? [[uuid, { rank: trait.rank, experience: trait.experience }] as const] : [];
  });
  const challenges = targets.flatMap((uuid) => {
    const challenge = world.challenge(uuid);
    return challenge ? [[uuid, challenge] as const] : [];
  });
  const moving = events.flatMap((event) => {
    const there = event.type === "actor-moved" ? world.whereabouts(event.actor) : null;
    return event.type === "actor-moved" && there ? [[event.actor, there] as const] : [];
  });
  const marked = targets.flatMap((uuid) => {
    const marks = marksAt(world.conflict, uuid);
    return marks ? [[uuid, marks] as const] : [];
  });
  return {
    actors: Object.fromEntries(actors),
    aspects: Object.fromEntries(aspects),
    npcPool: world.npcPool,
    challenges: Object.fromEntries(challenges),
    whereabouts: Object.fromEntries(moving),
    conflicts: Object.fromEntries(marked),
    ammunition: Object.fromEntries(gear.map(({ uuid, left, holds }) => [uuid, { left, holds }])),
    quantities: Object.fromEntries(gear.map(({ uuid, quantity }) => [uuid, quantity ?? 1])),
    traits: Object.fromEntries(traits),
  };
}

function stateOf(actor: LedgerActor): LedgerState["actors"][string] {
  const { uuid, fatePoints, tracks } = actor.snapshot();
  const checked = tracks.filter(({ boxes }) => boxes.length > 0);
  const boxes = checked.map(({ id, boxes }) => [id, Object.fromEntries(boxes.map((box) => [box, true as const]))] as const);
  return { uuid, fatePoints, boxes: Object.fromEntries(boxes) };
}
