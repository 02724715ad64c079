import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../../tests/samples/actor-snapshot.ts";
import { newAspect } from "../../aspects/aspect.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { type Harm, type Hit, NO_ARMS, PLAIN_WAY, type Harmed } from "../../harm/harm-rules.ts";
import type { Result } from "../../result.ts";
import { HIT_OUTCOMES } from "./fate2.data.ts";
import { FATE2 } from "./fate2.ts";
import { FATE2_HARM } from "./harm.ts";

/** With these boxes checked: clipped 2, hurt 3, injured 2, taken out. */
function harmed(boxes: readonly string[] = [], dials: DialValues = {}): Harmed {
  const one = actor({ tracks: [{ id: "wounds", boxes, bonus: 0 }] });
  return { actor: one, layouts: FATE2.tracks(one, dials), consequences: [], track: "wounds", armor: NO_ARMS };
}
const hit = (outcome: string, besides?: string): Hit => ({
  suffers: "defender",
  amount: 3,
  parts: [],
  outcome,
  ...(besides !== undefined && { besides }),
});
function taken(result: Result<Harm>): readonly string[] | string {
  if (!result.ok) return result.code;
  return [...result.value.boxes.map(({ box }) => box), ...(result.value.takenOut ? ["out"] : [])];
}
const take = (boxes: readonly string[], one: Hit, dials: DialValues = {}): ReturnType<typeof taken> =>
  taken(FATE2_HARM.take(harmed(boxes, dials), one, PLAIN_WAY, dials));

const HURT = ["hurt-0", "hurt-1", "hurt-2"];
const INJURED = ["injured-0", "injured-1"];

describe("mark off a box of the appropriate type; if there is none left, of the next category down the chart (F8)", () => {
  test.each([
    ["a scratch does nothing", [], "scratched", []],
    ["a clip", [], "clipped", ["clipped-0"]],
    ["the next one", ["clipped-0"], "clipped", ["clipped-1"]],
    ["clips spill up to a hurt", ["clipped-0", "clipped-1"], "clipped", ["hurt-0"]],
    ["all three hurt boxes are marked off, another hurt is an injury", HURT, "hurt", ["injured-0"]],
    ["both injured boxes are full: directly taken out", INJURED, "injured", ["taken-out-0", "out"]],
    ["and so on up", [...HURT, ...INJURED], "hurt", ["taken-out-0", "out"]],
    ["taken out", [], "taken-out", ["taken-out-0", "out"]],
    ["someone taken out has no box left for it", ["taken-out-0"], "taken-out", ["out"]],
  ] as const)("%s", (_, boxes, outcome, expected) => expect(take(boxes, hit(outcome))).toEqual(expected));

  test("a hit from elsewhere, without an outcome, is read by its amount", () => {
    expect(take([], { suffers: "defender", amount: 5, parts: [] })).toEqual(["injured-0"]);
  });
  test("a stunning blow marks both (F9)", () => {
    expect(take([], hit("hurt", "clipped"))).toEqual(["hurt-0", "clipped-0"]);
    expect(take(["clipped-0", "clipped-1"], hit("hurt", "clipped"))).toEqual(["hurt-0", "hurt-1"]);
  });
  test("without overflow, a full row takes no more", () => {
    const dials = { "fate2-overflow": false };
    expect(take(HURT, hit("hurt"), dials)).toEqual([]);
    const result = FATE2_HARM.take(harmed(HURT), hit("hurt"), PLAIN_WAY, dials);
    expect(result.ok && result.value.left).toBe(3);
    expect(take(HURT, hit("injured"), dials)).toEqual(["injured-0"]);
  });
  test("more boxes make it less brutal", () => {
    expect(take(HURT, hit("hurt"), { "fate2-boxes-hurt": "4" })).toEqual(["hurt-3"]);
  });
  test.each([
    ["a number", "4", 2, 0, 4],
    ["a skill and the size", "2 + max(0, endurance) + size", 2, 1, 5],
    ["a skill at the rank of who has not bought it", "3 + endurance", null, 0, 2],
    ["never below none", "size - 3", 0, 0, 0],
    ["what cannot be read: the book's", "3 +", 0, 0, 3],
  ] as const)("a row of the wound track is as long as the campaign says: %s", (_, formula, rank, size, boxes) => {
    const who = actor({ size, traits: rank === null ? [] : [trait("endurance", rank)] });
    const [track] = FATE2.tracks(who, { "fate2-boxes-hurt": formula });
    expect(track?.rows.find(({ id }) => id === "hurt")?.boxes).toBe(boxes);
  });
  test("there is one way to take it, on a track one has", () => {
    expect(FATE2_HARM.ways(harmed(), hit("hurt"), {})).toEqual([PLAIN_WAY]);
    const refused = (way: Partial<typeof PLAIN_WAY>): string | readonly string[] =>
      taken(FATE2_HARM.take(harmed(), hit("hurt"), { ...PLAIN_WAY, ...way }, {}));
    expect([refused({ consequences: ["minor"] }), refused({ armor: true })]).toEqual(["way-unknown", "way-unknown"]);
    expect(taken(FATE2_HARM.take({ ...harmed(), track: "armor" }, hit("hurt"), PLAIN_WAY, {}))).toBe("no-track");
  });
  test("F10-R3: three minions who count as one have a box each, and the last one takes out the group", () => {
    const minions = actor({ type: "npc", tier: "minion", count: 3 });
    const [layout] = FATE2.tracks(minions, {});
    expect(layout?.rows.map(({ boxes }) => boxes)).toEqual([2, 3, 2, 3]);
    const out = (...boxes: string[]): boolean => layout !== undefined && FATE2_HARM.isTakenOut(layout, boxes, {});
    expect([out("taken-out-0", "taken-out-1"), out("taken-out-0", "taken-out-1", "taken-out-2")]).toEqual([false, true]);
  });
  test("the last box of the track takes someone out, and nothing else does", () => {
    const [layout] = harmed().layouts;
    expect(layout && FATE2_HARM.isTakenOut(layout, [...HURT, ...INJURED], {})).toBe(false);
    expect(layout && FATE2_HARM.isTakenOut(layout, ["taken-out-0"], {})).toBe(true);
  });
});

describe("ways to defend (F8)", () => {
  const traits = [
    trait("fencing", 1, { group: "combat" }),
    trait("archery", 3, { group: "combat" }),
    trait("My Own Style", null, { group: "combat", key: "" }),
    trait("running", 4, { group: "athletic" }),
    trait("acrobatics", 2, { group: "athletic" }),
    trait("awareness", 1, { group: "perception" }),
    trait("bluff", 2, { group: "social" }),
  ];
  const defenses = (scope: string, defender = actor({ traits }), attacked = ["fencing"]): unknown =>
    FATE2_HARM.defenses({ scope, attack: attacked, defender }, {}).map(({ id, traits: [first], rank, modifier }) => [
      id,
      first ?? rank,
      modifier,
    ]);

  test("a combat skill, defensively for +1, a skill of mobility, or Mediocre or Alertness unawares, the higher", () => {
    expect(defenses("fight")).toEqual([
      ["usual", "id-archery", 0],
      ["defensive", "id-archery", 1],
      ["mobility", "id-acrobatics", 0],
      ["unaware", 1, 0],
    ]);
  });
  test("a shield used as the skill of fighting defensively is +1 more (F10, weapon categories)", () => {
    const guard = actor({ traits: [trait("polearm", 3, { group: "combat" }), trait("shield", 1, { group: "combat" })] });
    const shield = ["shield", "id-shield", 2];
    expect([defenses("fight", guard), defenses("debate", guard)]).toEqual([
      expect.arrayContaining([shield]),
      expect.not.arrayContaining([shield]),
    ]);
  });
  test("what no one has learned is Mediocre; minions are Average fighters, Mediocre else (F7)", () => {
    expect(defenses("fight", actor())).toEqual([
      ["usual", -1, 0],
      ["defensive", -1, 1],
      ["mobility", -1, 0],
      ["unaware", -1, 0],
    ]);
    expect(defenses("fight", actor({ type: "npc", tier: "minion" }))).toEqual([
      ["usual", 0, 0],
      ["defensive", 0, 1],
      ["mobility", -1, 0],
      ["unaware", -1, 0],
    ]);
  });
  test("an Alertness below Mediocre does not count, and NPCs in shorthand roll an aspect (F10)", () => {
    const traits = [trait("awareness", -2, { group: "perception" })];
    const aspects = [newAspect({ uuid: "guard", name: "Guard", parent: "npc", kind: "character", level: 2 })];
    expect(defenses("fight", actor({ type: "npc", tier: "aspect-shorthand", traits, aspects }))).toEqual([
      ["usual", null, 0],
      ["defensive", null, 1],
      ["mobility", null, 0],
      ["unaware", -1, 0],
    ]);
  });
  test("F10. one in shorthand that has no aspect either defends at Mediocre", () => {
    expect(defenses("debate", actor({ type: "npc", tier: "aspect-shorthand" }))).toEqual([
      ["usual", -1, 0],
      ["defensive", -1, 1],
    ]);
  });
  test("F8-R6: a debate, a chase and other contests borrow the track, with their own skills", () => {
    expect(FATE2_HARM.scopes({}).map(({ id, tracks, attacks: [first] }) => [id, ...tracks, first])).toEqual([
      ["fight", "wounds", "archery"],
      ["debate", "wounds", "bluff"],
      ["chase", "wounds", "acrobatics"],
      ["contest", "wounds", undefined],
    ]);
    expect(FATE2_HARM.scopes({ "fate2-grain-combat": "broad" })[0]?.attacks).toEqual(["melee", "missile", "unarmed"]);
    expect(defenses("debate")).toEqual([
      ["usual", "id-bluff", 0],
      ["defensive", "id-bluff", 1],
    ]);
    expect(defenses("chase")).toContainEqual(["usual", "id-running", 0]);
    expect(defenses("contest", actor({ traits }), ["awareness"])).toContainEqual(["usual", "id-awareness", 0]);
  });
});

describe("how wounds heal (F8)", () => {
  const recoveries = (boxes: readonly string[], dials: DialValues = {}): unknown =>
    FATE2_HARM.recoveries(harmed(boxes), dials).map(({ wound, at, days }) => [wound.boxes.join(" "), at, days]);
  const after = (margin: number, dials: DialValues = {}): number | null | undefined =>
    FATE2_HARM.recoveries(harmed(["injured-0"]), dials)[0]?.after(margin);

  test("clipped and hurt end with the scene; each injury takes a week", () => {
    expect(recoveries(["clipped-1", "hurt-0", "hurt-2", ...INJURED])).toEqual([
      ["clipped-1", "scene", null],
      ["hurt-0 hurt-2", "scene", null],
      ["injured-0", null, 7],
      ["injured-1", null, 7],
    ]);
  });
  test("one day less for each MoS of a medicine check against Fair", () => {
    expect([-1, 0, 2, 7, 9].map((margin) => after(margin))).toEqual([7, 7, 5, 0, 0]);
    const [injury] = FATE2_HARM.recoveries(harmed(["injured-0"]), {});
    expect(injury?.treatment).toEqual({ traits: ["medicine", "healing", "first-aid"], difficulty: 1 });
  });
  test("or two weeks of rest, three of light activity, one day less for each MoS above Average", () => {
    expect([after(0, { "fate2-healing": "rest" }), after(3, { "fate2-healing": "activity" })]).toEqual([14, 18]);
    const [injury] = FATE2_HARM.recoveries(harmed(["injured-0"]), { "fate2-healing": "rest" });
    expect(injury?.treatment?.difficulty).toBe(0);
  });
  test("F8-R7: more realistic games extend that time two, three or four times", () => {
    expect([2, 3, 4].map((times) => after(1, { "fate2-healing-times": times }))).toEqual([13, 20, 27]);
  });
  test("injuries by fists heal at the end of the scene", () => {
    const dials = { "fate2-non-lethal": true };
    expect(recoveries(INJURED, dials)).toEqual([["injured-0 injured-1", "scene", null]]);
    const clears = (row: string, at: "scene" | "session", values: DialValues): boolean | undefined =>
      FATE2.breaks.clearsRow({ track: "wounds", row, full: false }, at, values);
    expect([clears("injured", "scene", dials), clears("injured", "scene", {}), clears("hurt", "scene", {})]).toEqual([
      true,
      false,
      true,
    ]);
    expect(clears("taken-out", "scene", dials)).toBe(false);
  });
  test("F8-R8: the GM says when someone taken out comes to", () => {
    expect(recoveries(["taken-out-0"])).toEqual([["taken-out-0", null, null]]);
  });
});

test("law: every outcome but a scratch checks one clear box, until no one is left standing", () => {
  const outcomes = fc.array(fc.constantFrom(...HIT_OUTCOMES), { maxLength: 14 });
  fc.assert(
    fc.property(outcomes, (hits) => {
      const checked: string[] = [];
      for (const outcome of hits) {
        const result = FATE2_HARM.take(harmed(checked), hit(outcome), PLAIN_WAY, {});
        if (!result.ok) throw new Error(result.code);
        const { boxes, left, takenOut } = result.value;
        const wasOut = checked.includes("taken-out-0");
        if (outcome === "scratched") expect([boxes.length, left, takenOut]).toEqual([0, 0, false]);
        else if (!wasOut) expect([boxes.length, left]).toEqual([1, 0]);
        expect(boxes.some(({ box }) => checked.includes(box))).toBe(false);
        checked.push(...boxes.map(({ box }) => box));
        if (outcome !== "scratched") expect(takenOut).toBe(checked.includes("taken-out-0"));
      }
      const [layout] = harmed().layouts;
      expect(checked.length).toBeLessThanOrEqual(layout?.rows.reduce((sum, { boxes }) => sum + boxes, 0) ?? 0);
    }),
  );
});
