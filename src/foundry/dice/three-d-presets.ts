import { faceOfPip, sidesOf } from "../../rules/dice/die-faces.ts";
import type { DieKind } from "../../rules/dice/dice-method.ts";

/** A kind of die as described to the module Dice So Nice: its letter, the labels of its sides, and the shape. */
export interface ThreeDPreset {
  readonly type: string;
  readonly labels: readonly string[];
  readonly system: "standard";
  readonly shape: "d6" | "d8" | "d10";
}

/** The part of the module used here. */
export interface ThreeDDice {
  addDicePreset(preset: Omit<ThreeDPreset, "shape">, shape: ThreeDPreset["shape"]): void;
}

const SIGNS = ["−", " ", "+"] as const;

/** Our own dice in 3-D: those read as Fudge dice show signs on the sides of a d6, the others their numbers. */
export function threeDPresets(letters: Readonly<Partial<Record<DieKind, string>>>): ThreeDPreset[] {
  return Object.entries(letters).map(([kind, letter]) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record of kinds
    const die = kind as DieKind;
    const labels = Array.from({ length: sidesOf(die) }, (_, index) => labelOf(die, faceOfPip(die, index + 1)));
    return { type: `d${letter}`, labels, system: "standard", shape: SHAPES[die] ?? "d6" };
  });
}

const SHAPES: Readonly<Partial<Record<DieKind, ThreeDPreset["shape"]>>> = { ten: "d10", eight: "d8" };
const NUMBERED: readonly DieKind[] = ["six", "eight", "six-plus-one", "ten"];

function labelOf(die: DieKind, face: number): string {
  return NUMBERED.includes(die) ? String(face) : (SIGNS[face + 1] ?? "");
}
