import type { AspectRole, UnitNumbers } from "../../ruleset.ts";
import { sizeOfHeads, type UnitMember } from "../../links/unit-members.ts";

/** Source: S10. */
export const UNIT_ROLES: readonly AspectRole[] = [
  { id: "defining", kind: "defining", count: 1 },
  { id: "roster", kind: "roster", count: null },
];

/**
 * What comes of those a unit is made of: its size by their number, and its refresh: theirs on average, rounded up, and its size.
 * S10-R5: who is missing is counted, but has no refresh. Null without anyone. Source: S10.
 */
export function unitNumbers(members: readonly UnitMember[]): UnitNumbers | null {
  const heads = members.reduce((sum, one) => sum + one.heads, 0);
  if (heads === 0) return null;
  const known = members.flatMap(({ heads: many, refresh }) => (refresh === null ? [] : [{ many, refresh }]));
  const counted = known.reduce((sum, { many }) => sum + many, 0);
  const all = known.reduce((sum, { many, refresh }) => sum + many * refresh, 0);
  const average = counted === 0 ? 0 : Math.ceil(all / counted);
  const size = sizeOfHeads(heads);
  return { heads, size, average, refresh: average + size };
}
