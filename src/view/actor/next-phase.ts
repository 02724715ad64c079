/** The number of a new phase of a life: after the last one there is, and no more than there can be. */
export function nextPhase(numbers: readonly number[], most: number): number {
  return Math.min(most, Math.max(0, ...numbers) + 1);
}
