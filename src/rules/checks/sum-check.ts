import { readFaces } from "../dice/read-faces.ts";
import type { DicePlan, DiceReading } from "../dice/dice-method.ts";
import { combineAbilities } from "./combine-abilities.ts";
import type { CheckPart, CheckRequest } from "./check.ts";
import { dicePart, modifierParts, sumOf, traitPart } from "./request-parts.ts";

export interface SummedCheck {
  readonly plan: DicePlan;
  readonly reading: DiceReading;
  readonly parts: readonly CheckPart[];
  readonly total: number;
}

/** Trait, what joins it, modifiers and dice added up. Without a trait the dice stand alone. Source: F1, S1, T1. */
export function sumCheck(request: CheckRequest, plan: DicePlan, faces: readonly number[]): SummedCheck {
  const [first, ...seconds] = request.traits;
  const reading = readFaces(plan, faces);
  const traits = first ? [traitPart(first), ...combineAbilities(first, seconds)] : [];
  const parts = [...traits, ...modifierParts(request), dicePart(reading.total)];
  return { plan, reading, parts, total: sumOf(parts, "points") };
}
