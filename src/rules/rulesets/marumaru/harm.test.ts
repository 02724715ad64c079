import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../../tests/samples/actor-snapshot.ts";
import { anAspect } from "../../../../tests/samples/an-aspect.ts";
import { request, rolled } from "../../../../tests/samples/check-request.ts";
import { arms, attack, fighter } from "../../../../tests/samples/exchange.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { type Harm, type Hit, NO_ARMS, PLAIN_WAY, type Harmed } from "../../harm/harm-rules.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { MARUMARU_HARM } from "./harm.ts";
import { MARUMARU } from "./marumaru.ts";

/** The eight boxes in order. */
const BOXES = ["grazed-0", "bloodied-0", "bloodied-1", "wounded-0", "wounded-1", "maimed-0", "maimed-1", "near-death-0"];

/** With so many injuries, and armor of which some points are gone. */
function someone(injuries: number, armor = 0, gone = 0): ActorSnapshot {
  return actor({
    tracks: [
      { id: "injuries", boxes: BOXES.slice(0, injuries), bonus: 0 },
      { id: "armor", boxes: Array.from({ length: gone }, (_, index) => `armor-${index}`), bonus: armor },
    ],
  });
}
function harmed(injuries: number, armor = 0, gone = 0): Harmed {
  const one = someone(injuries, armor, gone);
  return { actor: one, layouts: MARUMARU.tracks(one, {}), consequences: [], track: "injuries", armor: NO_ARMS };
}
const hit = (amount: number): Hit => ({ suffers: "defender", amount, parts: [] });
function taken(who: Harmed, amount: number): Harm {
  const result = MARUMARU_HARM.take(who, hit(amount), PLAIN_WAY, {});
  if (!result.ok) throw new Error(result.code);
  return result.value;
}
const boxes = (who: Harmed, amount: number): readonly string[] => taken(who, amount).boxes.map(({ box }) => box);

test("46. Hit for 4 injuries with 3 armor: 1 injury (grazed), armor 0", () => {
  expect(taken(harmed(0, 3), 4)).toEqual({
    boxes: [
      { track: "armor", box: "armor-0" },
      { track: "armor", box: "armor-1" },
      { track: "armor", box: "armor-2" },
      { track: "injuries", box: "grazed-0" },
    ],
    consequences: [],
    damaged: false,
    takenOut: false,
    left: 0,
  });
});

describe("each point of armor provides an absorbed injury, and is not restored unless repaired (M4)", () => {
  test.each([
    ["no armor", harmed(0), 1, ["grazed-0"]],
    ["more armor than injuries", harmed(0, 3), 2, ["armor-0", "armor-1"]],
    ["what is left of it", harmed(1, 3, 2), 2, ["armor-2", "bloodied-0"]],
    ["armor that is used up", harmed(0, 2, 2), 2, ["grazed-0", "bloodied-0"]],
  ] as const)("%s", (_, who, amount, expected) => expect(boxes(who, amount)).toEqual(expected));

  test("armor applies to all types of damage unless otherwise stated", () => {
    const weapon = arms({ qualities: { "ignores-armor": 1 } });
    const input = attack(0, { attacker: fighter({ weapon }), bought: { injure: 2 } });
    expect(MARUMARU_HARM.hit(input, {})).toMatchObject({ amount: 2, ignoresArmor: true });
    const result = MARUMARU_HARM.take(harmed(0, 3), { ...hit(2), ignoresArmor: true }, PLAIN_WAY, {});
    expect(result.ok && result.value.boxes.map(({ box }) => box)).toEqual(["grazed-0", "bloodied-0"]);
    expect(MARUMARU_HARM.hit(attack(0, { bought: { injure: 2 } }), {})).not.toHaveProperty("ignoresArmor");
  });
  test("beyond near death there is nothing left to mark, and no one is taken out", () => {
    expect(boxes(harmed(6), 4)).toEqual(["maimed-1", "near-death-0"]);
    expect([taken(harmed(6), 4).left, taken(harmed(6), 4).takenOut]).toEqual([2, false]);
    const [layout] = harmed(8).layouts;
    expect(layout && MARUMARU_HARM.isTakenOut(layout, BOXES, {})).toBe(false);
  });
  test("armor is not a choice, and injuries have no consequences to choose", () => {
    const refused = (way: Partial<typeof PLAIN_WAY>, track = "injuries"): string => {
      const result = MARUMARU_HARM.take({ ...harmed(0), track }, hit(1), { ...PLAIN_WAY, ...way }, {});
      return result.ok ? "taken" : result.code;
    };
    expect(MARUMARU_HARM.ways(harmed(0, 3), hit(2), {})).toEqual([PLAIN_WAY]);
    expect([refused({ armor: true }), refused({ consequences: ["maimed"] }), refused({}, "resonance")]).toEqual([
      "way-unknown",
      "way-unknown",
      "no-track",
    ]);
  });
});

describe("M4-R31. Armor that is worn gives as many boxes as its rating", () => {
  const wearing = (armorPoints: number, gone: number, own = 0): Harmed => {
    const one = { ...someone(0, own, gone), armorPoints };
    return { actor: one, layouts: MARUMARU.tracks(one, {}), consequences: [], track: "injuries", armor: NO_ARMS };
  };
  test.each([
    ["which take injuries first", wearing(2, 0), 3, ["armor-0", "armor-1", "grazed-0"]],
    ["with those the character has otherwise", wearing(1, 0, 1), 3, ["armor-0", "armor-1", "grazed-0"]],
    ["taken off, it takes none", wearing(0, 1), 1, ["grazed-0"]],
    ["put on again, it is as used up as before", wearing(2, 1), 2, ["armor-1", "grazed-0"]],
  ] as const)("%s", (_, who, amount, expected) => expect(boxes(who, amount)).toEqual(expected));
  test("only a repair clears them, and only of what is worn", () => {
    const repairs = (who: Harmed) => MARUMARU_HARM.recoveries(who, {}).map(({ wound }) => wound.boxes);
    expect([repairs(wearing(2, 1)), repairs(wearing(0, 1))]).toEqual([[["armor-0"]], []]);
  });
});

describe("someone who reaches the maimed grade must take a detrimental aspect (M4)", () => {
  const maims = (injuries: number, amount: number): readonly string[] =>
    taken(harmed(injuries), amount).consequences.map(({ severity }) => severity);

  test.each([
    ["the fifth injury does not", 4, 1, []],
    ["the sixth does", 5, 1, ["maimed"]],
    ["M4-R5: so does one that goes past it", 4, 4, ["maimed"]],
    ["the seventh does not again", 6, 1, []],
    ["nor does near death", 7, 1, []],
  ] as const)("%s", (_, injuries, amount, expected) => expect(maims(injuries, amount)).toEqual(expected));

  test("it is no one's to use for free, and the game knows it", () => {
    expect(taken(harmed(5), 1).consequences).toEqual([{ severity: "maimed", track: "injuries", persistent: false, free: null }]);
    expect(MARUMARU.aspects.severities).toEqual(["maimed"]);
  });
});

describe("M4-R2: what each grade does", () => {
  const hindered = (injuries: number, dials: DialValues = {}): string =>
    MARUMARU_HARM.modifiers({ side: "other", actor: someone(injuries), exchange: null, afterHit: false }, dials)
      .map(({ id, value }) => `${id} ${value}`)
      .join();

  test("grazed none, bloodied −1 die, wounded −2, maimed −3, and so near death", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((injuries) => hindered(injuries))).toEqual([
      "",
      "",
      "bloodied -1",
      "bloodied -1",
      "wounded -2",
      "wounded -2",
      "maimed -3",
      "maimed -3",
      "near-death -3",
    ]);
  });
  test("a campaign has numbers of its own", () => {
    expect(hindered(1, { "marumaru-grade-penalties": { grazed: 1 } })).toBe("grazed -1");
    expect(hindered(2, { "marumaru-grade-penalties": { bloodied: 0 } })).toBe("");
  });
  test("near death, an action costs a fate point", () => {
    const costs = (injuries: number, dials: DialValues = {}): number | undefined =>
      MARUMARU_HARM.actingCosts?.(someone(injuries), dials);
    expect([costs(0), costs(7), costs(8), costs(8, { "marumaru-near-death-cost": 0 })]).toEqual([0, 0, 1, 0]);
  });
  test("the larger side has two dice more for each step of scale (R6)", () => {
    const input = { actor: someone(0), exchange: attack(0, { scale: -2 }), afterHit: false };
    expect(MARUMARU_HARM.modifiers({ ...input, side: "defense" }, {})).toMatchObject([{ id: "scale", value: 4, applies: true }]);
    expect(MARUMARU_HARM.modifiers({ ...input, side: "attack" }, {})).toEqual([]);
  });
});

describe("attacks are contested actions (M4)", () => {
  const defends = (defender: ActorSnapshot, dials: DialValues = {}): unknown =>
    MARUMARU_HARM.defenses({ scope: "fight", attack: ["brawl"], defender }, dials).map(({ traits, joins }) => [...traits, joins]);
  const [stamina, dexterity] = [trait("stamina", 2), trait("dexterity", 3)];

  test("melee Brawl and Might, shooting Aim and Dexterity, thrown Aim and Might", () => {
    expect(MARUMARU_HARM.scopes({}).flatMap(({ pairs = [] }) => pairs.map(({ id, traits }) => [id, ...traits]))).toEqual([
      ["melee", "brawl", "might"],
      ["shooting", "aim", "dexterity"],
      ["thrown", "aim", "might"],
    ]);
  });
  test("the defender rolls the higher of Stamina or Dexterity; M4-R1: with Athletics", () => {
    const athlete = actor({ traits: [stamina, dexterity, trait("athletics", 2)] });
    expect(defends(athlete)).toEqual([["id-dexterity", "id-stamina", "id-athletics"]]);
    expect(defends(athlete, { "marumaru-defense": "alone" })).toEqual([["id-dexterity", "id-stamina", ""]]);
    expect(defends(actor({ traits: [trait("stamina", null), dexterity] }))).toEqual([["id-dexterity", ""]]);
    expect(defends(actor({ traits: [stamina] }))).toEqual([["id-stamina", "key:dexterity", ""]]);
    expect(defends(actor())).toEqual([["key:stamina", "key:dexterity", ""]]);
  });
  test("M4-R4: an NPC with a ladder of single numbers defends with its best", () => {
    const traits = [trait("poor", 2, { group: "pool" }), trait("best", 8, { group: "pool" })];
    expect(defends(actor({ type: "npc", tier: "pool", traits }))).toEqual([["id-best", "id-poor", ""]]);
  });
  test("each Injure bought with the hits over the defense is one injury (M2-R1)", () => {
    const outcomeOf = (...faces: number[]): Parameters<typeof attack>[1] => {
      const input = request(faces.length, { method: "ten-hits", traits: [rolled(faces.length)], difficulty: 2 });
      const { outcome } = MARUMARU.resolve(input, faces);
      return { outcome, margin: outcome?.margin ?? 0 };
    };
    const injuries = (attacked: Parameters<typeof attack>[1], bought: Readonly<Record<string, number>>): number | null =>
      MARUMARU_HARM.hit(attack(0, { ...attacked, bought }), {})?.amount ?? null;
    expect(outcomeOf(8, 9, 10, 10)).toMatchObject({ outcome: { margin: 4 } });
    expect(injuries(outcomeOf(8, 9, 10, 10), { injure: 3, disarm: 1 })).toBe(3);
    expect(injuries(outcomeOf(8, 9, 10, 10), { disarm: 1 })).toBeNull();
    expect(injuries(outcomeOf(8, 2), { injure: 3 })).toBeNull();
    expect(injuries({ margin: -1 }, { injure: 1 })).toBeNull();
  });
  test("a defender without a hit is Normal to overcome: as few hits are not enough (M2)", () => {
    const input = request(1, { method: "ten-hits", difficulty: 0 });
    const { outcome } = MARUMARU.resolve(input, [2]);
    expect(MARUMARU_HARM.hit(attack(0, { outcome, bought: { injure: 1 } }), {})).toBeNull();
  });
});

test("M4-R7: equipment may enhance a roll by one to three (M2)", () => {
  const enhanced = (weapon: number): number | undefined => MARUMARU_HARM.enhancement?.(fighter({ weapon: arms({ weapon }) }));
  expect([-2, 0, 1, 3, 5].map(enhanced)).toEqual([0, 0, 1, 3, 3]);
});

test("M4-R6: nothing heals by itself; injuries, armor and the aspect wait for the GM", () => {
  const scar = anAspect({ uuid: "Item.scar", kind: "consequence", severity: "maimed", track: "injuries" });
  const recoveries = MARUMARU_HARM.recoveries({ ...harmed(3, 2, 1), consequences: [scar] }, {});
  expect(recoveries.map(({ wound: { row, boxes: own, aspect } }) => [row, own.length, aspect])).toEqual([
    ["grazed", 1, ""],
    ["bloodied", 2, ""],
    ["armor", 1, ""],
    ["", 0, "Item.scar"],
  ]);
  expect(
    recoveries.filter(({ at, days, treatment, after }) => at !== null || days !== null || treatment || after(5) !== null),
  ).toEqual([]);
});

describe("laws", () => {
  const injuries = fc.nat(8);
  const armor = fc.nat(5);
  test("no injury is lost or invented, and no track holds more than it has", () => {
    fc.assert(
      fc.property(injuries, armor, armor, fc.nat(14), (before, points, used, amount) => {
        const who = harmed(before, points, Math.min(points, used));
        const harm = taken(who, amount);
        expect(harm.boxes.length + harm.left).toBe(amount);
        const checked = who.actor.tracks.flatMap(({ id, boxes: own }) => own.map((box) => `${id} ${box}`));
        const all = [...checked, ...harm.boxes.map(({ track, box }) => `${track} ${box}`)];
        expect(new Set(all).size).toBe(all.length);
        expect(all.length).toBeLessThanOrEqual(8 + points);
      }),
    );
  });
  test("one more injury never does less, one more point of armor never does more", () => {
    const reaching = (who: Harmed, amount: number): number =>
      taken(who, amount).boxes.filter(({ track }) => track === "injuries").length;
    fc.assert(
      fc.property(injuries, armor, fc.nat(14), (before, points, amount) => {
        const now = reaching(harmed(before, points), amount);
        expect(reaching(harmed(before, points), amount + 1)).toBeGreaterThanOrEqual(now);
        expect(reaching(harmed(before, points + 1), amount)).toBeLessThanOrEqual(now);
      }),
    );
  });
});
