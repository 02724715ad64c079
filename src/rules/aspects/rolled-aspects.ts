import { isAhead, type Ruleset } from "../ruleset.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import type { Aspect } from "./aspect.ts";
import { isOfCharacter } from "./aspect-kind.ts";

/** The aspects an actor may roll, each like a skill at its level; a goal is not won yet. Source: F3. */
export function rolledAspects(ruleset: Ruleset, { aspects }: Pick<ActorSnapshot, "aspects">): readonly Aspect[] {
  if (!ruleset.aspects.rolled) return [];
  return aspects.filter((aspect) => isOfCharacter(aspect.kind) && aspect.kind !== "consequence" && !isAhead(ruleset, aspect));
}

/** Whether its aspects are all an NPC has to roll. Source: F3. */
export function hasAspectsAsSkills({ aspects }: Ruleset, { tier }: Pick<ActorSnapshot, "tier">): boolean {
  return aspects.rolled?.asSkills.includes(tier) === true;
}
