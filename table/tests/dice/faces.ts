import { onTestFinished } from "vitest";
import { diceConfig } from "../../client/dice/dice-config.ts";

const standard = diceConfig.randomUniform;

/** Until the end of the test. */
function throwBy(uniform: () => number): void {
  diceConfig.randomUniform = uniform;
  onTestFinished(() => void (diceConfig.randomUniform = standard));
}

/** Sets the dice of a test: one number 0 ≤ u < 1 for every die thrown. Running out is an error. */
export function fall(...uniform: number[]): void {
  const left = [...uniform];
  throwBy(() => {
    const next = left.shift();
    if (next === undefined) throw new Error("More dice were thrown than the test laid out");
    return next;
  });
}

/** The u at which a die of `faces` faces shows `face`. */
export function showing(face: number, faces: number): number {
  return 1 - (face - 0.5) / faces;
}

/** The u at which a Fudge die shows −1, 0 or 1. */
export function fudge(face: number): number {
  return (face + 1.5) / 3;
}

/** A small generator with a seed, for many dice. */
export function seeded(seed: number): void {
  let state = seed >>> 0;
  throwBy(() => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  });
}
