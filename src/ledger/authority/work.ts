/** What a host gives at once or later. */
export type Later<T> = T | Promise<T>;

/** Work that a host does step by step: each step hands out what it waits for, and goes on with what came of it. */
export type Work<T> = Generator<unknown, T, unknown>;

/** Waits for what the host gives. */
export function* wait<T>(given: Later<T>): Work<T> {
  const came: unknown = yield given;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller gives back what was handed out
  return came as T;
}

/** Does all of it; what fails on the way is thrown where it was waited for. */
export async function doWork<T>(work: Work<T>): Promise<T> {
  let step = work.next();
  while (!step.done) {
    try {
      step = work.next(await step.value);
    } catch (error) {
      step = work.throw(error);
    }
  }
  return step.value;
}
