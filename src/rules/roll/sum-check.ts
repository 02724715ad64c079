import type { DiceReading, SumPlan } from "../dice/dice-method.ts";
import { parseFaces } from "../dice/read-faces.ts";
import type { CheckPart, CheckRequest, CheckTrait, PART_UNITS } from "./check.ts";

type Unit = (typeof PART_UNITS)[number];

export function traitPart(trait: CheckTrait, unit: Unit = "points"): CheckPart {
  return { source: "trait", label: trait.name, value: trait.rank, unit, joins: null };
}

export function modifierParts(request: CheckRequest, unit: Unit = "points"): readonly CheckPart[] {
  return request.modifiers.map(({ label, value, onSuccess, eases }) => {
    const own = { source: "modifier", label, joins: null } as const;
    return eases ? { ...own, value: -value, unit: "difficulty" } : { ...own, value, unit: onSuccess ? "success" : unit };
  });
}

export function dicePart(value: number, unit: Unit = "points"): CheckPart {
  return { source: "dice", label: "", value, unit, joins: null };
}

/** What other rolls add to the total. Source: S1 (extended actions), M2 (co-operative actions). */
export function joinedParts({ joined = [] }: CheckRequest, unit: Unit = "points"): readonly CheckPart[] {
  return joined.map(({ label, value }) => ({ source: "joined", label, value, unit, joins: null }));
}

/** Sum of the parts of one unit. */
export function sumOf(parts: readonly CheckPart[], unit: Unit): number {
  return parts.reduce((total, part) => (part.unit === unit ? total + part.value : total), 0);
}

/**
 * What the second traits of a roll do to the first: a higher one that modifies or complements gives +1, a lower one that modifies
 * or restricts gives −1; however many join, at most one +1 and one −1 in all. One that limits it takes off what it has more. One part
 * for each, 0 where it does nothing. Source: S1, F10 (language).
 */
export function combineAbilities(first: CheckTrait, seconds: readonly CheckTrait[]): readonly CheckPart[] {
  let raised = false;
  let lowered = false;
  let counts = first.rank;
  return seconds.map((second) => {
    const joins = second.joins ?? "modifies";
    if (joins === "limits") {
      const value = Math.min(0, second.rank - counts);
      counts += value;
      return { source: "combination", label: second.name, value, unit: "points", joins };
    }
    const raises = !raised && joins !== "restricts" && second.rank > first.rank;
    const lowers = !lowered && joins !== "complements" && second.rank < first.rank;
    raised ||= raises;
    lowered ||= lowers;
    return { source: "combination", label: second.name, value: raises ? 1 : lowers ? -1 : 0, unit: "points", joins };
  });
}

export interface SummedCheck {
  readonly plan: SumPlan;
  readonly reading: DiceReading;
  readonly parts: readonly CheckPart[];
  readonly total: number;
}

/** Trait, joined traits, modifiers and dice added up. Without a trait, only the dice. Source: F1, S1, T1. */
export function sumCheck(request: CheckRequest, plan: SumPlan, faces: readonly number[]): SummedCheck {
  const [first, ...seconds] = request.traits;
  const reading = parseFaces(plan, faces);
  const traits = first ? [traitPart(first), ...combineAbilities(first, seconds)] : [];
  const parts = [...traits, ...modifierParts(request), dicePart(reading.total), ...joinedParts(request)];
  return { plan, reading, parts, total: sumOf(parts, "points") };
}
