import type { AspectState } from "./ledger-state.ts";

type Given = Pick<AspectState, "uuid" | "name" | "parent" | "kind">;

/** An aspect to which nothing has happened yet. */
export function newAspect(given: Given & Partial<AspectState>): AspectState {
  return {
    role: "",
    level: 1,
    checked: 0,
    persistent: false,
    lock: { on: false, trait: "", gain: "plus-two", words: "" },
    nature: "lasting",
    free: {},
    severity: "",
    track: "",
    quality: null,
    maker: "",
    about: "",
    zone: "",
    hidden: false,
    known: {},
    ...given,
  };
}
