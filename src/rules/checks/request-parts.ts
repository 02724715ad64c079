import type { CheckPart, CheckRequest, CheckTrait, PART_UNITS } from "./check.ts";

type Unit = (typeof PART_UNITS)[number];

export function traitPart(trait: CheckTrait, unit: Unit = "points"): CheckPart {
  return { source: "trait", label: trait.name, value: trait.rank, unit, joins: null };
}

export function modifierParts(request: CheckRequest, unit: Unit = "points"): readonly CheckPart[] {
  return request.modifiers.map(({ label, value }) => ({ source: "modifier", label, value, unit, joins: null }));
}

export function dicePart(value: number, unit: Unit = "points"): CheckPart {
  return { source: "dice", label: "", value, unit, joins: null };
}

/** Sum of the parts of one unit. */
export function sumOf(parts: readonly CheckPart[], unit: Unit): number {
  return parts.reduce((total, part) => (part.unit === unit ? total + part.value : total), 0);
}
