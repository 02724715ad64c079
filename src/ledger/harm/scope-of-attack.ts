import type { ConflictScope } from "../../rules/harm/harm-rules.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";

/** The scope of an attack; the game's first for one that is unknown. */
export function scopeOfAttack({ ruleset, dials }: ActiveGame, id: string): ConflictScope | null {
  const scopes = ruleset.harm?.scopes(dials) ?? [];
  return scopes.find((scope) => scope.id === id) ?? scopes[0] ?? null;
}
