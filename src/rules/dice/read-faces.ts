import type { BestPlan, DicePlan, DiceReading, HitsPlan } from "./dice-method.ts";
import { DIE_FACES } from "./die-faces.ts";

/** 8, 9 and 10 hit; a 10 counts one more; with double nines so does a 9; a chance die hits on a 10 only. Source: M2. */
export function hitsOfFace(face: number, { doubleNines, chance }: Pick<HitsPlan, "doubleNines" | "chance">): number {
  if (face === 10) return 2;
  if (chance || face < 8) return 0;
  return face === 9 && doubleNines ? 2 : 1;
}

type ReadDie = DiceReading["dice"][number];

/**
 * The faces of a throw as a number. `faces` in the order thrown; faces the plan places come first in the reading. Throws when
 * there are more or fewer faces than the plan throws, or a face its dice do not have.
 * Source: F1, F11, S1, M2.
 */
export function parseFaces(plan: DicePlan, faces: readonly number[]): DiceReading {
  checkFaces(plan, faces);
  const all = [...plan.fixed, ...faces];
  switch (plan.reading) {
    case "sum":
      return { dice: all.map((face) => die(face, true)), total: sum(all) };
    case "difference":
      return difference(all);
    case "best":
      return keptSum(all, plan.keep);
    case "hits":
      return countHits(all, plan);
  }
}

function checkFaces(plan: DicePlan, faces: readonly number[]): void {
  if (faces.length !== plan.count) throw new Error(`${plan.method} throws ${plan.count} dice here, not ${faces.length}.`);
  const possible = DIE_FACES[plan.die].map(({ face }) => face);
  const stray = [...plan.fixed, ...faces].find((face) => !possible.includes(face));
  if (stray !== undefined) throw new Error(`A ${plan.die} die has no face ${stray}.`);
}

function die(face: number, counts: boolean, hits = 0): ReadDie {
  return { face, counts, hits };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function keptSum(faces: readonly number[], keep: BestPlan["keep"]): DiceReading {
  const direction = keep.which === "highest" ? -1 : 1;
  const order = faces.map((_, index) => index).toSorted((a, b) => direction * ((faces[a] ?? 0) - (faces[b] ?? 0)) || a - b);
  const kept = new Set(order.slice(0, keep.count));
  const dice = faces.map((face, index) => die(face, kept.has(index)));
  return { dice, total: sum(dice.filter(({ counts }) => counts).map(({ face }) => face)) };
}

function countHits(faces: readonly number[], plan: HitsPlan): DiceReading {
  const dice = faces.map((face) => {
    const hits = hitsOfFace(face, plan);
    return die(face, hits > 0, hits);
  });
  return { dice, total: sum(dice.map(({ hits }) => hits)) };
}

/** The second die is subtracted. */
function difference(faces: readonly number[]): DiceReading {
  const [plus = 0, minus = 0] = faces;
  return { dice: faces.map((face) => die(face, true)), total: plus - minus };
}
