import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../../tests/samples/actor-snapshot.ts";
import { anAspect } from "../../../../tests/samples/an-aspect.ts";
import { NO_ARMS, type Harm, type Hit, type HarmWay, type Harmed } from "../../harm/harm-rules.ts";
import type { Result } from "../../result.ts";
import { TRIFOLD_HARM } from "./harm.ts";

const track = (boxes: number): Harmed["layouts"] => [{ id: "health", rows: [{ id: "stress", boxes }] }];
const hit = (amount: number): Hit => ({ suffers: "defender", amount, parts: [] });
const way = (...consequences: string[]): HarmWay => ({ consequences, armor: false });
const consequence = (severity: string): Harmed["consequences"][number] =>
  anAspect({ uuid: `Item.${severity}`, kind: "consequence", severity, track: "health" });

/** A track of `boxes`, of which the first are checked. */
function harmed(boxes: number, checked = 0, held: readonly string[] = []): Harmed {
  const ids = Array.from({ length: checked }, (_, index) => `stress-${index}`);
  return {
    actor: actor({ tracks: [{ id: "health", boxes: ids, bonus: 0 }] }),
    layouts: track(boxes),
    consequences: held.map(consequence),
    track: "health",
    armor: NO_ARMS,
  };
}

function taken(result: Result<Harm>): readonly [boxes: number, consequences: readonly string[], takenOut: boolean] | string {
  if (!result.ok) return result.code;
  const { boxes, consequences, takenOut } = result.value;
  return [boxes.length, consequences.map(({ severity }) => severity), takenOut];
}
const take = (who: Harmed, amount: number, how: HarmWay = way()): ReturnType<typeof taken> =>
  taken(TRIFOLD_HARM.take(who, hit(amount), how, {}));

describe("an attack that succeeds: stress equal to the number of shifts (T4)", () => {
  const fighter = { actor: actor(), weapon: NO_ARMS, armor: NO_ARMS, defense: "" };
  const exchange = { scope: "fight", attacker: fighter, defender: fighter, distance: 0, scale: 0, outcome: null, bought: {} };
  test.each([
    [-1, null],
    [0, 0],
    [3, 3],
  ])("%i shifts", (margin, amount) => {
    expect(TRIFOLD_HARM.hit({ ...exchange, margin }, {})?.amount ?? null).toBe(amount);
  });
});

describe("stress checks off that many boxes; a full track takes the character out (T4)", () => {
  test.each([
    ["2 of 6", harmed(6), 2, [2, [], false]],
    ["the last box", harmed(6, 4), 2, [2, [], true]],
    ["more than there are", harmed(6, 4), 5, [2, [], true]],
    ["a full track", harmed(6, 6), 1, [0, [], true]],
    ["a marginal hit on a full track", harmed(6, 6), 0, [0, [], false]],
  ] as const)("%s", (_, who, amount, expected) => expect(take(who, amount)).toEqual(expected));
});

describe("consequences reduce the hit: minor 2, moderate 4, significant 6 (T4)", () => {
  test.each([
    ["minor", 5, way("minor"), [3, ["minor"], false]],
    ["moderate", 5, way("moderate"), [1, ["moderate"], false]],
    ["two of them", 8, way("minor", "moderate"), [2, ["minor", "moderate"], false]],
    ["more than the hit has", 5, way("significant"), [0, ["significant"], false]],
    ["all of them", 14, way("minor", "moderate", "significant"), [2, ["minor", "moderate", "significant"], false]],
  ] as const)("%s", (_, amount, how, expected) => expect(take(harmed(6), amount, how)).toEqual(expected));

  test("one of each kind per character (T4-R3), and none that is needless", () => {
    const offered = (who: Harmed, amount: number): string[] =>
      TRIFOLD_HARM.ways(who, hit(amount), {}).map(({ consequences }) => consequences.join("+"));
    expect(offered(harmed(6), 3)).toEqual(["", "minor", "moderate", "significant"]);
    expect(offered(harmed(6, 0, ["moderate"]), 7)).toEqual(["", "minor", "significant", "minor+significant"]);
    expect(offered(harmed(6), 0)).toEqual([""]);
    expect(take(harmed(6, 0, ["minor"]), 5, way("minor"))).toBe("way-unknown");
    expect(take(harmed(6), 3, way("minor", "minor"))).toBe("way-unknown");
    expect(take(harmed(6), 3, way("fatal"))).toBe("way-unknown");
    expect(take({ ...harmed(6), track: "composure" }, 3)).toBe("no-track");
  });

  test("the player who inflicts it invokes it once for free", () => {
    const result = TRIFOLD_HARM.take(harmed(6), hit(3), way("minor"), {});
    expect(result.ok && result.value.consequences[0]).toEqual({
      severity: "minor",
      track: "health",
      persistent: false,
      free: "attacker",
    });
  });

  test("minor heals with the scene, moderate with the session, significant with the story", () => {
    const held = TRIFOLD_HARM.recoveries(harmed(6, 0, ["minor", "moderate", "significant"]), {});
    expect(held.map(({ at }) => at)).toEqual(["scene", "session", "story"]);
  });
  test("T4-R4: stress clears with the scene", () => {
    const held = TRIFOLD_HARM.recoveries(harmed(6, 2), {});
    expect(held.map(({ wound, at }) => [wound.boxes, at])).toEqual([[["stress-0", "stress-1"], "scene"]]);
  });
});

test("attack is contested; full defense gives +2 (T4)", () => {
  const traits = [trait("fighting", 1), trait("athletics", 3), trait("endurance", 2)];
  const input = { scope: "fight", attack: ["fighting"], defender: actor({ traits }) };
  const defenses = TRIFOLD_HARM.defenses(input, {});
  expect(defenses.map(({ id, traits: [first], modifier }) => [id, first, modifier])).toEqual([
    ["usual", "id-athletics", 0],
    ["full", "id-athletics", 2],
  ]);
});

test("law: no stress is lost or invented, and no box is checked twice", () => {
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), fc.nat(16), fc.nat(7), (boxes, checked, amount, index) => {
      const who = harmed(boxes, Math.min(boxes, checked));
      const ways = TRIFOLD_HARM.ways(who, hit(amount), {});
      const chosen = ways[index % ways.length] ?? way();
      const result = TRIFOLD_HARM.take(who, hit(amount), chosen, {});
      expect(result.ok).toBe(true);
      if (!result.ok) return;
      const { boxes: marked, left } = result.value;
      const absorbed = { minor: 2, moderate: 4, significant: 6 };
      const byConsequences = chosen.consequences.reduce((sum, one) => sum + absorbed[one as keyof typeof absorbed], 0);
      expect(marked.length + left).toBe(Math.max(0, amount - byConsequences));
      expect(marked.every(({ box }) => !who.actor.tracks[0]?.boxes.includes(box))).toBe(true);
    }),
  );
});
