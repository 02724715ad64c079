/** The generation of Foundry this runs in. Everything that differs between them lies in this folder. */
export function isGeneration13(): boolean {
  return game.release.generation < 14;
}
