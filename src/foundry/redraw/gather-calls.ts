/** In milliseconds. */
export interface Gathering {
  /** How long a call waits for more to come. */
  readonly wait: number;
  /** How long it is from one call to the next. */
  readonly pause: number;
}

/** Makes one call of all that come together. A burst does not put it off: it takes one call after each pause. */
export function gatherCalls(call: () => void, { wait, pause }: Gathering): () => void {
  let isWaiting = false;
  let last = Number.NEGATIVE_INFINITY;
  const run = (): void => {
    isWaiting = false;
    last = performance.now();
    call();
  };
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(run, Math.max(wait, last + pause - performance.now()));
  };
}
