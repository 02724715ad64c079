import type { Work } from "../../src/ledger/authority/work.ts";

/** Does work for a host that gives everything at once. */
export function doNow<T>(work: Work<T>): T {
  let step = work.next();
  while (!step.done) step = work.next(step.value);
  return step.value;
}
