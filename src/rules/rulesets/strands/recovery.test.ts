import { describe, expect, test } from "vitest";
import { afterHarm, STRANDS_HARM, strandsHarm, strandsHarmed } from "../../../../tests/samples/strands-harmed.ts";
import type { Recovery, Harmed } from "../../harm/harm-rules.ts";

const recoveries = (who: Harmed, dials = {}): readonly Recovery[] => STRANDS_HARM.recoveries(who, dials);

/** Two boxes a row: eight stress are Minor, Major, Severe, Extreme; nine reach the last row. */
const hurt = (by: number): Harmed => afterHarm(strandsHarmed(2), strandsHarm(strandsHarmed(2), by));

describe("clearing stress (S5)", () => {
  test("rows without a consequence at the end of the scene, Minor and its row after a rest, the rest by healing", () => {
    const found = recoveries(hurt(5)).map(({ wound: { row, boxes, aspect }, at }) => [row, boxes.length, aspect !== "", at]);
    expect(found).toEqual([
      ["minor", 2, true, "rest"],
      ["major", 2, true, null],
      ["severe", 1, false, "scene"],
    ]);
  });
  test("a consequence of a single set has no row of its own, and its stress clears with the scene", () => {
    const dials = { "strands-stress-physical": "single-set" };
    const who = strandsHarmed(6, dials);
    const after = afterHarm(who, strandsHarm(who, 5, dials, { consequences: ["major"], armor: false }));
    expect(
      recoveries(after, dials).map(({ wound: { row, boxes, aspect }, at }) => [row, boxes.length, aspect !== "", at]),
    ).toEqual([
      ["", 0, true, null],
      ["stress", 1, false, "scene"],
    ]);
  });
  test("armor's boxes clear at the end of the scene", () => {
    const who = strandsHarmed(4, {}, "", 4);
    const after = afterHarm(who, strandsHarm(who, 3, {}, { consequences: [], armor: true }));
    expect(recoveries(after).map(({ wound: { track }, at }) => [track, at])).toEqual([["armor", "scene"]]);
  });
  test("a consequence from no track in particular heals too, and keeps the row of its severity until then", () => {
    const { consequences, ...who } = hurt(4);
    const loose = { ...who, consequences: consequences.map((one) => ({ ...one, track: "" })) };
    expect(recoveries(loose).map(({ wound: { row, boxes }, at }) => [row, boxes.length, at])).toEqual([
      ["", 0, "rest"],
      ["", 0, null],
    ]);
  });
  test("a box heals once, with the first of two alike", () => {
    const two = { ...hurt(4), consequences: [...hurt(4).consequences, ...hurt(4).consequences] };
    expect(recoveries(two).flatMap(({ wound: { boxes } }) => boxes)).toEqual(["minor-0", "minor-1", "major-0", "major-1"]);
  });
});

describe("S5-R9: healing", () => {
  const [, major, severe, extreme, defeated] = recoveries(hurt(10));
  test("Major in a week, Severe in a month, Extreme in four, Defeated when the story says so", () => {
    expect([major, severe, extreme, defeated].map((one) => one?.days)).toEqual([7, 30, 120, null]);
    expect([major, severe, extreme].map((one) => one?.treatment?.difficulty)).toEqual([2, 4, 6]);
    expect([defeated?.at, defeated?.treatment]).toEqual([null, null]);
  });
  test("treatment halves the time, with spin quarters it; a failure changes nothing", () => {
    expect([-1, 0, 2, 3].map((margin) => severe?.after(margin))).toEqual([30, 15, 15, 8]);
  });
  test.each([
    ["physical", {}, "knowledge"],
    ["mental", {}, "empathy"],
    ["social", {}, "persuasion"],
    ["physical", { "strands-traits-kind": "skills" }, "academics"],
  ])("of %s consequences, with %o: %s", (track, dials, expected) => {
    const { consequences, ...who } = hurt(4);
    const moved = { ...who, consequences: consequences.map((one) => ({ ...one, track })) };
    const treated = recoveries(moved, dials).flatMap(({ treatment }) => treatment?.traits ?? []);
    expect(treated).toEqual([expected]);
  });
});
