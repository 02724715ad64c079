import type { Effect, EffectCosts, Feature } from "../../src/rules/stunts/effect.ts";

export const NO_COSTS: EffectCosts = {
  points: 0,
  boxes: 0,
  track: "",
  uses: 0,
  from: "",
  aspectBoxes: 0,
  usesFirst: false,
};

/** An effect: +1 to any roll, unless something else is asked for. */
export function effect(changes: Partial<Effect> = {}): Effect {
  return {
    id: "e",
    kind: "bonus",
    roll: "",
    scope: "",
    traits: [],
    amount: 1,
    use: "",
    range: null,
    track: "",
    row: "",
    stacks: 0,
    when: "",
    costs: NO_COSTS,
    ...changes,
  };
}

/** A stunt with these effects, in order: `e0`, `e1` … */
export function feature(effects: readonly Partial<Effect>[], changes: Partial<Feature> = {}): Feature {
  return {
    id: "stunt",
    name: "Silver Tongue",
    aspect: "",
    uses: { most: 0, spent: 0, at: "" },
    effects: effects.map((one, place) => effect({ id: `e${place}`, ...one })),
    ...changes,
  };
}
