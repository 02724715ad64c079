import { newAspect, type AspectLock, type Aspect } from "../../src/rules/aspects/aspect.ts";

/** A character aspect of `Actor.me` with one box and nothing special, unless given otherwise. */
export function anAspect(otherwise: Partial<Aspect> = {}): Aspect {
  return newAspect({ uuid: "Item.aspect", name: "Never Lost", parent: "Actor.me", kind: "character", ...otherwise });
}

/** A lock, to nothing unless given. */
export function lockedTo(to: Partial<AspectLock>): AspectLock {
  return { on: true, trait: "", gain: "reroll-all", words: "", ...to };
}
