interface Waiting {
  run: () => Promise<void>;
  drop: () => void;
}

/** Runs asynchronous functions in the order they were added, at most `max` at a time. */
export class Semaphore {
  max: number;
  #queue: Waiting[] = [];
  #active = 0;

  constructor(max = 1) {
    this.max = max;
  }

  get remaining(): number {
    return this.#queue.length;
  }

  get active(): number {
    return this.#active;
  }

  /** Queues a call; the promise settles with the call. A cleared call never runs and resolves to undefined. */
  add<A extends unknown[], R>(fn: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      const run = async (): Promise<void> => {
        try {
          resolve(await fn(...args));
        } catch (error) {
          reject(error);
        }
      };
      this.#queue.push({ run, drop: () => resolve(undefined as R) });
      this.#next();
    });
  }

  /** Drops calls that have not started. */
  clear(): void {
    for (const waiting of this.#queue.splice(0)) waiting.drop();
  }

  #next(): void {
    while (this.#active < this.max) {
      const next = this.#queue.shift();
      if (!next) return;
      this.#active++;
      void next.run().finally(() => {
        this.#active--;
        this.#next();
      });
    }
  }
}
