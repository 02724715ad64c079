import type { CheckPart, CheckTrait } from "./check.ts";

/**
 * What the second traits of a roll do to the first: one that modifies or complements and is higher gives +1, one that modifies
 * or restricts and is lower gives −1; however many join, at most one +1 and one −1 in all. One part each, 0 where it does nothing.
 * Source: S1.
 */
export function combineAbilities(first: CheckTrait, seconds: readonly CheckTrait[]): readonly CheckPart[] {
  let raised = false;
  let lowered = false;
  return seconds.map((second) => {
    const joins = second.joins ?? "modifies";
    const raises = !raised && joins !== "restricts" && second.rank > first.rank;
    const lowers = !lowered && joins !== "complements" && second.rank < first.rank;
    raised ||= raises;
    lowered ||= lowers;
    return { source: "combination", label: second.name, value: raises ? 1 : lowers ? -1 : 0, unit: "points", joins };
  });
}
