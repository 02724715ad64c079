/**
 * Tells everything on this client that the game, a dial of it, or the way its numbers are shown has changed. Called when the new
 * value is in force here.
 */
export function announceGame(): void {
  Hooks.callAll("norn.gameChanged");
}
