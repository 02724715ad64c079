import { expect } from "@playwright/test";

/** Milliseconds until a value is read again. Playwright's own 100, 250, 500 and 1,000 made the suite a fifth longer. */
const INTERVALS = [20, 30, 50, 50, 100];

/** From now on `expect.poll` reads again soon after a miss. What it waits for is there within some 50 ms, as a rule. */
export function askOften(): void {
  const poll = expect.poll.bind(expect);
  Object.assign(expect, {
    poll: ((actual, options) =>
      poll(actual, {
        intervals: INTERVALS,
        ...(typeof options === "string" ? { message: options } : options),
      })) satisfies typeof expect.poll,
  });
}
