/** The turn of the conflict that runs, "" outside one: within it, some games let an aspect be used once. */
export function turnNow(): string {
  const combat = game.combats.active;
  return combat?.started ? `${combat.id ?? ""}.${combat.round}.${combat.turn ?? 0}` : "";
}
