import type { DieKind } from "./dice-method.ts";

/** A face of a die, and on how many of the die's sides it is. */
export interface DieFace {
  readonly face: number;
  readonly sides: number;
}

const numbered = (sides: number, lowest = 1): readonly DieFace[] =>
  Array.from({ length: sides }, (_, index) => ({ face: index + lowest, sides: 1 }));
const signed = (blanks: number, signs: number): readonly DieFace[] => [
  { face: -1, sides: signs },
  { face: 0, sides: blanks },
  { face: 1, sides: signs },
];

/** Faces of every kind of die, lowest first. Source: F1, F11, S1, M2. */
export const DIE_FACES: Readonly<Record<DieKind, readonly DieFace[]>> = {
  fudge: signed(1, 1),
  "fudge-one": signed(4, 1),
  "fudge-six": signed(2, 2),
  "strands-six": signed(2, 2),
  six: numbered(6),
  eight: numbered(8),
  "six-plus-one": numbered(6, 2),
  ten: numbered(10),
};

/** What a plain d6 (or d3) means as another die, by pip from 1. The games read a d6 as a die with signs in two ways. */
const FACE_OF_PIP: Readonly<Partial<Record<DieKind, readonly number[]>>> = {
  fudge: [-1, 0, 1],
  "fudge-one": [-1, 0, 0, 0, 0, 1],
  "fudge-six": [-1, -1, 0, 0, 1, 1],
  "strands-six": [0, 0, -1, -1, 1, 1],
  "six-plus-one": [2, 3, 4, 5, 6, 7],
};

/** Sides of the plain die that stands in for a kind: what a random number generator has to throw. */
export function sidesOf(kind: DieKind): number {
  return FACE_OF_PIP[kind]?.length ?? DIE_FACES[kind].length;
}

/** The face of a die whose plain stand-in shows `pip` (1 … sidesOf). Throws on a pip it does not have. Source: F1, S1. */
export function faceOfPip(kind: DieKind, pip: number): number {
  if (!Number.isInteger(pip) || pip < 1 || pip > sidesOf(kind)) throw new Error(`A ${kind} die has no pip ${pip}.`);
  return FACE_OF_PIP[kind]?.[pip - 1] ?? pip;
}
