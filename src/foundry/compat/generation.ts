/** The generation of Foundry this runs in. Every difference between them is handled in this folder. */
export function isGeneration13(): boolean {
  return game.release.generation < 14;
}
