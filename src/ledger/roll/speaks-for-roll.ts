import type { LedgerRoll, World } from "../world.ts";

/**
 * Whether a roll was made by someone who may roll for its actor. Its message says whose roll it is, and any user can write one. Of
 * a user who is gone it is taken as it is.
 */
export function speaksForRoll(
  world: Pick<World, "isUser" | "isGm" | "owns">,
  { author, actor, pilot }: Pick<LedgerRoll, "author" | "actor"> & Partial<Pick<LedgerRoll, "pilot">>,
): boolean {
  if (actor === "" || !world.isUser(author) || world.isGm(author)) return true;
  return world.owns(author, actor) || (pilot !== undefined && pilot !== "" && world.owns(author, pilot));
}
