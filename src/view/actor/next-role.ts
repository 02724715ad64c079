import type { AspectRole, Ruleset } from "../../rules/ruleset.ts";
import type { AspectSnapshot } from "../../rules/snapshot.ts";

type Filled = readonly Pick<AspectSnapshot, "role" | "kind">[];

/** How many aspects a character still lacks in a role; 0 where the role takes any number. */
export function lacking(aspects: Filled, role: AspectRole): number {
  const filled = aspects.filter((aspect) => aspect.role === role.id && aspect.kind === role.kind).length;
  return Math.max(0, (role.count ?? 0) - filled);
}

/** The role for one more aspect: one that takes any number, else the first that is not full; null where the game has no more. */
export function nextRole(aspects: Filled, { aspects: { roles } }: Ruleset): AspectRole | null {
  return roles.find((role) => role.count === null) ?? roles.find((role) => lacking(aspects, role) > 0) ?? null;
}
