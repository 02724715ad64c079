import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gatherCalls } from "./gather-calls.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("what changes together is one call, at once", () => {
  const call = vi.fn();
  const gathered = gatherCalls(call, { wait: 0, pause: 50 });
  for (let times = 0; times < 3; times += 1) gathered();
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(1);
});

test("a burst is two calls, and the last change is in the second", () => {
  const call = vi.fn();
  const gathered = gatherCalls(call, { wait: 0, pause: 50 });
  for (let times = 0; times < 10; times += 1) {
    gathered();
    vi.advanceTimersByTime(4);
  }
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(50);
  expect(call).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(500);
  expect(call).toHaveBeenCalledTimes(2);
});

test("after a rest the next change does not wait", () => {
  const call = vi.fn();
  const gathered = gatherCalls(call, { wait: 0, pause: 50 });
  gathered();
  vi.advanceTimersByTime(200);
  gathered();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(2);
});

test("where it is to wait, it waits from the first change on", () => {
  const call = vi.fn();
  const gathered = gatherCalls(call, { wait: 20, pause: 50 });
  gathered();
  vi.advanceTimersByTime(15);
  gathered();
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(6);
  expect(call).toHaveBeenCalledTimes(1);
});
