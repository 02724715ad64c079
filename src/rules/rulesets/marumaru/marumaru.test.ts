import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../../tests/samples/actor-snapshot.ts";
import { modifier, request, rolled } from "../../../../tests/samples/check-request.ts";
import type { CheckResult } from "../../roll/check.ts";
import type { Trait } from "../../traits/trait.ts";
import { playing } from "../../../../tests/samples/active-game.ts";
import { spendLeftover } from "../../roll/leftovers.ts";
import { MARUMARU } from "./marumaru.ts";

type RequestPart = Parameters<typeof request>[1];

/** A roll of exactly these dice. */
function roll(thrown: readonly number[], otherwise: RequestPart = {}, specialty = false): CheckResult {
  return MARUMARU.resolve(
    request(0, { method: "ten-hits", traits: [rolled(thrown.length, null, specialty)], ...otherwise }),
    thrown,
  );
}

describe("43. Hits", () => {
  const thrown = [7, 8, 9, 10, 10];

  test("pool showing 7 8 9 10 10 → 6 hits", () => expect(roll(thrown).total).toBe(6));
  test("with double 9s 7", () => expect(roll(thrown, {}, true).total).toBe(7));
  test("enhancement +2 → 8 (9)", () => {
    expect(roll(thrown, { enhancement: 2 }).total).toBe(8);
    expect(roll(thrown, { enhancement: 2 }, true).total).toBe(9);
  });
  test("1 2 3 with enhancement +3 → 0", () => expect(roll([1, 2, 3], { enhancement: 3 }).total).toBe(0));
  test("no enhancement beyond +3", () => expect(roll(thrown, { enhancement: 7 }).total).toBe(9));
});

/** What the game says of it, each with its count. */
function noted(thrown: readonly number[], input: RequestPart): string[] {
  const { outcome } = roll(thrown, input);
  const outcomeNotes = outcome ? MARUMARU.outcomeNotes(outcome) : [];
  return outcomeNotes.map(({ id, count = "" }) => `${id} ${count}`.trim());
}

function bought(thrown: readonly number[], input: RequestPart, chosen: readonly string[]) {
  const { outcome } = roll(thrown, input);
  if (!outcome) throw new Error("There was nothing to reach.");
  return spendLeftover(playing(MARUMARU), outcome, chosen);
}

describe("44. 5 hits against 2 with a major complication", () => {
  const five = [8, 8, 8, 10];

  test("3 left → the complication is avoided and nothing is left for tricks", () => {
    expect(roll(five, { difficulty: 2, complication: 3 }).total).toBe(5);
    expect(noted(five, { difficulty: 2, complication: 3 })).toEqual(["left 3", "avoidable 0"]);
    expect(bought(five, { difficulty: 2, complication: 3 }, ["avoid-complication"])).toMatchObject({ value: { left: 0 } });
    expect(bought(five, { difficulty: 2, complication: 3 }, ["avoid-complication", "pin"])).toMatchObject({
      code: "left-overspent",
    });
  });
  test("or three tricks and the complication bites", () => {
    const spent = bought(five, { difficulty: 2, complication: 3 }, ["pin", "disarm", "knock-down"]);
    expect(spent).toEqual({ ok: true, value: { left: 0, bought: { pin: 1, disarm: 1, "knock-down": 1 } } });
  });
  test("with fewer left than it costs it takes effect", () => {
    expect(noted(five, { difficulty: 3, complication: 3 })).toEqual(["left 2", "bites"]);
    expect(bought(five, { difficulty: 3, complication: 3 }, ["avoid-complication"])).toMatchObject({ code: "use-unknown" });
  });
  test("a failure has no complication and nothing to spend", () => {
    expect(noted([8], { difficulty: 2, complication: 1 })).toEqual([]);
    expect(bought([8], { difficulty: 2 }, [])).toMatchObject({ code: "nothing-left" });
  });
});

describe("pools (M2)", () => {
  const plan = (otherwise: RequestPart, dials = {}): unknown =>
    MARUMARU.plan(request(0, { method: "ten-hits", ...otherwise }), dials);

  test("attribute and skill are added, and modifiers too", () => {
    expect(plan({ traits: [rolled(3), rolled(2, "adds")], modifiers: [modifier(-1)] })).toMatchObject({
      count: 4,
      chance: false,
    });
  });
  test("a specialty among the two gives double nines, unless the dial says otherwise", () => {
    const traits = [rolled(3), rolled(2, "adds", true)];
    expect(plan({ traits })).toMatchObject({ doubleNines: true });
    expect(plan({ traits }, { "marumaru-specialty": "nothing" })).toMatchObject({ doubleNines: false });
  });
  test("M2-R2: a pool of 0 or less is one die on which only a 10 hits, or nothing", () => {
    expect(plan({ modifiers: [modifier(-2)] })).toMatchObject({ count: 1, chance: true });
    expect(plan({}, { "marumaru-empty-pool": "nothing" })).toMatchObject({ count: 0, chance: false });
    const chance = request(0, { method: "ten-hits" });
    expect([8, 9, 10].map((face) => MARUMARU.resolve(chance, [face]).total)).toEqual([0, 0, 2]);
    expect(MARUMARU.resolve(chance, [], { "marumaru-empty-pool": "nothing" }).total).toBe(0);
  });
  test("modifiers cannot make anything easier than 1", () => {
    expect(roll([1, 2], { difficulty: -3 }).outcome).toMatchObject({ success: false, margin: -1 });
  });
  test("the breakdown distinguishes dice from hits", () => {
    const { parts } = MARUMARU.resolve(
      request(0, { method: "ten-hits", traits: [rolled(2), rolled(1, "adds")], enhancement: 1 }),
      [8, 2, 10],
    );
    expect(parts.map(({ source, value, unit }) => [source, value, unit])).toEqual([
      ["trait", 2, "dice"],
      ["combination", 1, "dice"],
      ["dice", 3, "hits"],
      ["enhancement", 1, "hits"],
    ]);
  });
});

describe("tricks", () => {
  test("each once an action, except a hit that wounds", () => {
    const buy = (...tricks: string[]): unknown => bought([8, 8, 10, 10], { difficulty: 1 }, tricks);
    expect(buy("injure", "injure", "disarm")).toMatchObject({ ok: true, value: { left: 2 } });
    expect(buy("disarm", "disarm")).toMatchObject({ ok: false, code: "use-twice" });
    expect(buy("fly")).toMatchObject({ ok: false, code: "use-unknown", args: { use: "fly" } });
  });
  test("a campaign's own have what its lists say: how many hits, where, how often", () => {
    const trick = (group: string) => ({ name: "Wink", group, removed: false });
    const dials = {
      "marumaru-tricks": { "own-wink": trick("any-often"), "own-nod": trick("attack") },
      "marumaru-trick-costs": { "own-wink": 3 },
    };
    const { outcome } = roll([8, 8], { difficulty: 1 });
    const uses = outcome ? MARUMARU.leftovers?.uses(outcome, dials) : [];
    expect(uses?.slice(-2)).toEqual([
      { id: "own-wink", name: "Wink", cost: 3, attack: false, repeatable: true },
      { id: "own-nod", name: "Wink", cost: 1, attack: true, repeatable: false },
    ]);
  });
});

describe("the findings of the audit", () => {
  const attributes = ["intellect", "wits", "resolve", "might", "dexterity", "stamina", "presence", "manipulation", "composure"];
  const group = (index: number): string => ["mental", "physical", "social"][Math.floor(index / 3)] ?? "";
  const person = (skills: readonly Trait[]): ReturnType<typeof MARUMARU.traits.audit> =>
    MARUMARU.traits.audit(
      actor({ traits: [...attributes.map((key, index) => trait(key, 3, { group: group(index) })), ...skills] }),
      {},
    );
  const skill = (name: string, rank: number, specialty = false): Trait => trait(name, rank, { specialty });

  test("18 points above one each on attributes, 16 on skills, three specialties: no findings", () => {
    const { pools, cap, findings } = person([
      skill("aim", 5, true),
      skill("brawl", 5, true),
      skill("occult", 5, true),
      skill("craft", 1),
    ]);
    expect(pools).toEqual([
      { id: "attributes", spent: 18, allowed: 18 },
      { id: "skills", spent: 16, allowed: 16 },
    ]);
    expect([cap, findings]).toEqual([5, []]);
  });
  test("each excess is reported", () => {
    const many = ["aim", "brawl", "occult", "craft"].map((name) => skill(name, 6, true));
    expect(person(many).findings.map(({ code }) => code)).toEqual([
      "points-over",
      "rank-over-cap",
      "rank-over-cap",
      "rank-over-cap",
      "rank-over-cap",
      "specialties-over",
    ]);
  });
  test("no single number of an NPC is below one", () => {
    const traits = [trait("best", 10, { group: "pool" }), trait("poor", 0, { group: "pool" })];
    const { pools, findings } = MARUMARU.traits.audit(actor({ type: "npc", tier: "pool", traits }), {});
    expect([pools, findings.map(({ code, traits: of }) => [code, of])]).toEqual([[], [["rank-under-floor", ["id-poor"]]]]);
  });
  test("no attribute is below one", () => {
    const { findings } = MARUMARU.traits.audit(actor({ traits: [trait("wits", 0, { group: "mental" })] }), {});
    expect(findings).toContainEqual({
      severity: "wrong",
      code: "rank-under-floor",
      args: { name: "wits", rank: 0, floor: 1 },
      traits: ["id-wits"],
    });
  });
});

test("tracks: eight injuries in five grades, armor as worn, resonance", () => {
  const tracks = MARUMARU.tracks(actor({ tracks: [{ id: "armor", boxes: [], bonus: 3 }] }), {});
  expect(tracks.map(({ id, rows }) => [id, rows.map(({ boxes }) => boxes)])).toEqual([
    ["injuries", [1, 2, 2, 2, 1]],
    ["armor", [3]],
    ["resonance", [5]],
  ]);
});

describe("laws", () => {
  const face = fc.integer({ min: 1, max: 10 });
  const pool = fc.array(face, { minLength: 1, maxLength: 12 });

  test("without a hit nothing helps; with one the whole enhancement is added", () => {
    fc.assert(
      fc.property(pool, fc.integer({ min: 0, max: 3 }), fc.boolean(), (thrown, enhancement, specialty) => {
        const bare = roll(thrown, {}, specialty).total;
        expect(roll(thrown, { enhancement }, specialty).total).toBe(bare === 0 ? 0 : bare + enhancement);
      }),
    );
  });
  test("no hit is spent twice", () => {
    fc.assert(
      fc.property(pool, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 3 }), (thrown, difficulty, complication) => {
        const { total, outcome } = roll(thrown, { difficulty, complication });
        expect(outcome).toMatchObject({ success: total >= difficulty, margin: total - difficulty });
        const avoided = bought(thrown, { difficulty, complication }, ["avoid-complication"]);
        expect(avoided.ok).toBe(complication > 0 && total - difficulty >= complication);
        if (avoided.ok) expect(avoided.value.left).toBe(total - difficulty - complication);
      }),
    );
  });
});
