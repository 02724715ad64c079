/**
 * Informs this client's code that the game, a dial, or the display of its numbers has changed. Called once the new value is in
 * force here.
 */
export function announceGame(): void {
  Hooks.callAll("norn.gameChanged");
}
