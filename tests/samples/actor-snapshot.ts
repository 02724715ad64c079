import { type ActorSnapshot, newActor } from "../../src/rules/snapshot.ts";
import { type Aspect, newAspect } from "../../src/rules/aspects/aspect.ts";
import type { Trait } from "../../src/rules/traits/trait.ts";

/** A character with nothing on it, unless given otherwise. */
export function actor(otherwise: Partial<ActorSnapshot> = {}): ActorSnapshot {
  return newActor({ id: "actor", uuid: "Actor.actor", name: "Somebody", ...otherwise });
}

export function trait(name: string, rank: number | null, otherwise: Partial<Trait> = {}): Trait {
  const id = `id-${name}`;
  return {
    id,
    uuid: `Actor.actor.Item.${id}`,
    name,
    key: name,
    group: "skills",
    rank,
    start: null,
    experience: 0,
    specialty: false,
    ...otherwise,
  };
}

/** Traits without names, by how many are at each rank: `traitsAt({ 2: 1, 1: 2 })`. */
export function traitsAt(counts: Readonly<Record<number, number>>): Trait[] {
  return Object.entries(counts).flatMap(([rank, count]) =>
    Array.from({ length: count }, (_, index) => trait(`at ${rank} number ${index}`, Number(rank))),
  );
}

export function aspect(name: string, level: number, otherwise: Partial<Aspect> = {}): Aspect {
  const uuid = `Actor.actor.Item.id-${name}`;
  return newAspect({ uuid, name, parent: "Actor.actor", kind: "character", level, ...otherwise });
}
