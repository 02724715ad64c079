import type { AspectState } from "../../src/rules/index.ts";

/** A character aspect of `Actor.me` with one box and nothing special about it, but for what is said otherwise. */
export function aspectState(otherwise: Partial<AspectState> = {}): AspectState {
  return {
    uuid: "Item.aspect",
    name: "Never Lost",
    parent: "Actor.me",
    kind: "character",
    role: "",
    level: 1,
    checked: 0,
    persistent: false,
    lock: { on: false, to: "" },
    nature: "lasting",
    free: {},
    severity: "",
    ...otherwise,
  };
}
