import { expect, test } from "vitest";
import { pointBar } from "../harm/harm-bar.ts";

test.each([
  ["who has what they began with has a full bar", 3, 3, { value: 3, max: 3 }],
  ["who has spent two of three has a third left", 1, 3, { value: 1, max: 3 }],
  ["who has more has a full bar", 5, 3, { value: 5, max: 5 }],
  ["an NPC without points has an empty bar", 0, 0, { value: 0, max: 1 }],
])("%s", (_words, points, start, bar) => {
  expect(pointBar(points, start)).toEqual(bar);
});
