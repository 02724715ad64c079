import { expect, test } from "vitest";
import { threeDPresets } from "./three-d-presets.ts";

test("dice read as Fudge dice show the signs on the sides of a d6", () => {
  expect(threeDPresets({ "fudge-six": "g", "strands-six": "s", "fudge-one": "o" })).toEqual([
    { type: "dg", labels: ["−", "−", " ", " ", "+", "+"], system: "standard", shape: "d6" },
    { type: "ds", labels: [" ", " ", "−", "−", "+", "+"], system: "standard", shape: "d6" },
    { type: "do", labels: ["−", " ", " ", " ", " ", "+"], system: "standard", shape: "d6" },
  ]);
});

test("pools show their numbers", () => {
  const [six, ten] = threeDPresets({ six: "p", ten: "h" });
  const [eight, more] = threeDPresets({ eight: "e", "six-plus-one": "u" });
  expect([eight?.labels.length, eight?.shape, more?.labels, more?.shape]).toEqual([
    8,
    "d8",
    ["2", "3", "4", "5", "6", "7"],
    "d6",
  ]);
  expect([six?.labels.length, six?.shape, ten?.labels.at(-1), ten?.shape]).toEqual([6, "d6", "10", "d10"]);
});
