import { refuse, ok, type Result } from "../../result.ts";
import { PYRAMID_SHORTHAND } from "./pyramid-shorthand.data.ts";

/** The ranks of the skills a quick character has after so many phases, highest first. Refused outside the table. Source: F5. */
export function shorthandRanks(phases: number): Result<readonly number[], "phases-outside-table"> {
  const row = PYRAMID_SHORTHAND[phases - 1];
  if (!row) return refuse("phases-outside-table", { phases, most: PYRAMID_SHORTHAND.length });
  return ok(row.flatMap((count, rank) => Array.from({ length: count }, () => rank)).toReversed());
}
