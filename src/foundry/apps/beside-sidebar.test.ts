import { expect, test } from "vitest";
import { leftBeside } from "./beside-sidebar.ts";

test.each([
  ["a sheet on a page of 1200 pixels", 836, 720, 112],
  ["one that just fits", 724, 720, 0],
  ["on a telephone: it stays where it is", 0, 360, null],
])("%s", (_what, edge, width, left) => {
  expect(leftBeside(edge, width)).toBe(left);
});
