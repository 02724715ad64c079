/**
 * Writes or deletes several documents at once. The server refuses them all where one was deleted meanwhile: the rest is tried again,
 * until nothing is left. Any other failure is thrown.
 */
export async function retryRemaining<One>(
  wanted: readonly One[],
  isThere: (one: One) => boolean,
  write: (these: One[]) => Promise<unknown> | undefined,
): Promise<void> {
  const left = wanted.filter(isThere);
  if (left.length === 0) return;
  try {
    await write(left);
  } catch (error) {
    if (left.every(isThere)) throw error;
    await retryRemaining(left, isThere, write);
  }
}
