/** A function that runs once, `delay` milliseconds after its last call. */
export function debounce<A extends unknown[]>(callback: (...args: A) => unknown, delay: number): (...args: A) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return function (this: unknown, ...args: A) {
    clearTimeout(timer);
    timer = setTimeout(() => callback.apply(this, args), delay);
  };
}

/** A function that runs at most once in `delay` milliseconds; the last call during the pause runs at its end. */
export function throttle<A extends unknown[]>(callback: (...args: A) => unknown, delay: number): (...args: A) => void {
  let waiting: A | undefined;
  let paused = false;
  const run = (self: unknown, args: A): void => {
    paused = true;
    callback.apply(self, args);
    setTimeout(() => {
      paused = false;
      if (waiting) {
        const last = waiting;
        waiting = undefined;
        run(self, last);
      }
    }, delay);
  };
  return function (this: unknown, ...args: A) {
    if (paused) waiting = args;
    else run(this, args);
  };
}
