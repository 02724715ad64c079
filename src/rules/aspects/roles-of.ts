import type { AspectRole, Ruleset } from "../ruleset.ts";
import type { ActorSnapshot } from "../snapshot.ts";

/** Types of actors that have a character's roles where the game gives them none of their own. F10-R2. */
const LIKE_CHARACTERS: readonly string[] = ["character", "organization"];

/** The roles of an actor's aspects, each with how many there should be; empty for those who have what play gives them. */
export function rolesOf({ aspects }: Ruleset, actor: Pick<ActorSnapshot, "type" | "size">): readonly AspectRole[] {
  const own = aspects.ofType[actor.type] ?? (LIKE_CHARACTERS.includes(actor.type) ? aspects.roles : []);
  return own.map((role) =>
    role.more && role.count !== null ? { ...role, count: Math.max(0, role.count + role.more(actor)) } : role,
  );
}

/** All roles of a game, whatever type of actor has them. */
export function allRoles({ aspects }: Pick<Ruleset, "aspects">): readonly AspectRole[] {
  const all = [...aspects.roles, ...Object.values(aspects.ofType).flat()];
  return [...new Map(all.toReversed().map((role) => [role.id, role])).values()].toReversed();
}

/** The role with this id, whatever type of actor has it; null for none. */
export function roleNamed(ruleset: Ruleset, id: string): AspectRole | null {
  return allRoles(ruleset).find((role) => role.id === id) ?? null;
}
