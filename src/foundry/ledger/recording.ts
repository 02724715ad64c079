/** Changes that are being recorded. */
const underway = new Set<Promise<void>>();

/** Until it resolves, the entries do not cover all changes. */
export function recording(work: Promise<void>): void {
  underway.add(work);
  void work.finally(() => underway.delete(work));
}

/** Resolves once all changes so far are recorded, or have failed. */
export async function recorded(): Promise<void> {
  while (underway.size > 0) await Promise.allSettled([...underway]);
}
