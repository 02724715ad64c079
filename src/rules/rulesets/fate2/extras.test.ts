import { describe, expect, test } from "vitest";
import { actor, aspect, trait } from "../../../../tests/samples/actor-snapshot.ts";
import type { ExtraSnapshot } from "../../snapshot.ts";
import { auditFate2, FATE2_EXTRAS } from "./creation.ts";

const extra = (kind: ExtraSnapshot["kind"], cost: number): ExtraSnapshot => ({ name: kind, kind, cost });
const owner = (phases: number, extras: readonly ExtraSnapshot[]) => actor({ aspects: [aspect("Soldier", phases)], extras });
const codes = (phases: number, extras: readonly ExtraSnapshot[], dials = {}): readonly string[] =>
  auditFate2(owner(phases, extras), dials).findings.map(({ code }) => code);
const IN_PYRAMID = { "fate2-extras-in-pyramid": true };

describe("extras are bought with skill ranks (F7)", () => {
  test("20. A fire lore at Good with 3 circles costs 6 ranks", () => {
    const who = actor({ traits: [trait("Fire lore", 2)], extras: [extra("intrinsic", 3)] });
    expect(auditFate2(who, {}).pools).toMatchObject([{ id: "ranks", spent: 6 }]);
  });
  test("ranks spent on extras come out of the same ranks as skills", () => {
    expect(auditFate2(owner(2, [extra("equipment", 2), extra("contact", 3)]), {}).pools).toEqual([
      { id: "ranks", spent: 5, allowed: 8 },
    ]);
  });
  test("19. A level-3 controlling aspect with 2 minion ranks: 6 minions", () => {
    expect(FATE2_EXTRAS.minions(2, 3)).toBe(6);
  });
  test.each([
    ["a servant of half the owner's phases is no matter", 3, []],
    ["one of more is the GM's to question", 4, ["servant-large"]],
    ["so is one of as many", 6, ["servant-large"]],
    ["one of more than all is refused", 7, ["servant-over"]],
  ])("%s", (_, cost, expected) => {
    expect(codes(6, [extra("servant", cost)]).filter((code) => code.startsWith("servant"))).toEqual(expected);
  });
  test("a servant of 4 phases has skills by the shorthand: four, three and two", () => {
    expect([FATE2_EXTRAS.servant(4), FATE2_EXTRAS.servant(0), FATE2_EXTRAS.servant(99)]).toEqual([[4, 3, 2], null, null]);
  });
});

describe("extras and the pyramid (F7)", () => {
  test("by default they are not taken into account", () => {
    expect(codes(4, [extra("equipment", 3)])).not.toContain("pyramid-unsupported");
  });
  test("where the campaign counts them, an extra of three ranks needs skills below it", () => {
    expect(codes(4, [extra("equipment", 3)], IN_PYRAMID)).toContain("pyramid-unsupported");
  });
  test("and may itself be what a skill stands on", () => {
    const traits = [trait("Knife", 1)];
    const extras = [extra("equipment", 1), extra("contact", 1)];
    const who = actor({ traits, aspects: [aspect("Soldier", 2)], extras });
    const unsupported = (dials: object) =>
      auditFate2(who, { ...dials }).findings.filter(({ code }) => code === "pyramid-unsupported");
    expect([unsupported({}).length, unsupported(IN_PYRAMID).length]).toEqual([1, 0]);
  });
  test("one extra a phase is the guide", () => {
    const three = [extra("contact", 1), extra("resource", 1), extra("equipment", 1)];
    expect(
      [codes(2, three), codes(2, three, IN_PYRAMID), codes(3, three, IN_PYRAMID)].map((all) => all.includes("extras-many")),
    ).toEqual([false, true, false]);
  });
});

test("F7. aspects of an extra are bought with its ranks, and are no phases", () => {
  const own = [aspect("Soldier", 2), aspect("Ghost-cutting", 1, { kind: "equipment", thing: "sword" })];
  expect(auditFate2(actor({ aspects: own }), {}).pools).toEqual([{ id: "ranks", spent: 0, allowed: 8 }]);
});
