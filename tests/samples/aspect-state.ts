import { type AspectState, newAspect } from "../../src/rules/index.ts";

/** A character aspect of `Actor.me` with one box and nothing special about it, but for what is said otherwise. */
export function aspectState(otherwise: Partial<AspectState> = {}): AspectState {
  return newAspect({ uuid: "Item.aspect", name: "Never Lost", parent: "Actor.me", kind: "character", ...otherwise });
}
