import { expect, test } from "vitest";
import { withDeprecated } from "./with-deprecated.ts";

test("a name that was offered before works, warns, and is not listed", () => {
  const warned: string[] = [];
  const offered: { now: number; before?: number } = withDeprecated({ now: 1 }, { before: 2 }, (name) => warned.push(name));
  expect([offered.now, warned]).toEqual([1, []]);
  expect([offered.before, warned]).toEqual([2, ["before"]]);
  expect(Object.keys(offered)).toEqual(["now"]);
});
