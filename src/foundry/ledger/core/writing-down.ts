/** What has changed already, and is being written down. */
const underway = new Set<Promise<void>>();

/** Until it is finished, the entries do not tell all that has changed. */
export function writeDown(recording: Promise<void>): void {
  underway.add(recording);
  void recording.finally(() => underway.delete(recording));
}

export function isWritingDown(): boolean {
  return underway.size > 0;
}

/** Resolves once all that is in hand is written down, or has failed. */
export async function writtenDown(): Promise<void> {
  await Promise.allSettled([...underway]);
}
