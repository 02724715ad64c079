import type { DieKind } from "../../rules/dice/dice-method.ts";

const SIGNS: ReadonlyMap<number, string> = new Map([
  [-1, "minus"],
  [0, "blank"],
  [1, "plus"],
]);

const NUMBERED: readonly DieKind[] = ["six", "eight", "six-plus-one", "ten"];

/**
 * Style classes that draw a die's face in a dice tooltip (styles/chat/dice-tooltip.css).
 * `value` is −1…+1 for the Fudge kinds and a number for the others.
 */
export function faceClasses(die: DieKind, value: number): string[] {
  const sign = NUMBERED.includes(die) ? undefined : SIGNS.get(value);
  return ["norn-face", sign ? `norn-face-${sign}` : `norn-face-${die}`];
}
