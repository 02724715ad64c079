import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../../tests/samples/actor-snapshot.ts";
import { arms, attack, fighter } from "../../../../tests/samples/exchange.ts";
import { STRANDS_HARM } from "../../../../tests/samples/strands-harmed.ts";
import { rolesOf } from "../../aspects/roles-of.ts";
import { scopesAgainst } from "../../harm/scopes-against.ts";
import type { ActorSnapshot, VehicleSnapshot } from "../../snapshot.ts";
import { STRANDS } from "./strands.ts";

type Ranks = Readonly<Record<string, number | null>>;

const PLAIN: VehicleSnapshot = { techLevel: 5, upgraded: 0, fated: 0, armored: 0 };

function vehicle(
  size: number,
  ranks: Ranks,
  has: Partial<VehicleSnapshot> = {},
  advantages: readonly number[] = [],
): ActorSnapshot {
  const traits = Object.entries(ranks).map(([key, rank]) => trait(key, rank, { group: "vehicle" }));
  const bought = advantages.map((cost) => ({ name: `For ${cost}`, tier: "expert", cost }));
  return actor({ type: "vehicle", size, traits, vehicle: { ...PLAIN, ...has }, advantages: bought });
}

const audit = (of: ActorSnapshot) => STRANDS.traits.audit(of, {});
const boxes = (of: ActorSnapshot): Record<string, number | undefined> =>
  Object.fromEntries(STRANDS.tracks(of, {}).map(({ id, rows }) => [id, rows[0]?.boxes]));

const FIGHTER: Ranks = { crew: null, structure: 2, speed: 3, weapons: 2, maneuverability: 3, sensors: 2, systems: 2 };
const FREIGHTER: Ranks = { crew: 2, structure: 4, speed: 2, weapons: 1, maneuverability: 1, sensors: 2, systems: 3 };

describe("35. vehicle size 2, TL 5, 4 upgrades", () => {
  const fighter = vehicle(2, FIGHTER, { upgraded: 4 });
  test("has 14 ranks, and has spent its advantage points", () => {
    expect(audit(fighter)).toEqual({
      pools: [
        { id: "abilities", spent: 14, allowed: 14 },
        { id: "advantages", spent: 4, allowed: 4 },
      ],
      cap: 3,
      columns: [],
      findings: [],
    });
  });
  test("structural 4, system 4; one-seater: crew track N", () => expect(boxes(fighter)).toEqual({ structural: 4, system: 4 }));
});

describe("36. vehicle size 3, TL 5, 3 upgrades, 2 fated", () => {
  const freighter = vehicle(3, FREIGHTER, { upgraded: 3, fated: 2 });
  test("has 15 ranks and has spent its advantage points", () => {
    expect(audit(freighter).pools).toEqual([
      { id: "abilities", spent: 15, allowed: 15 },
      { id: "advantages", spent: 5, allowed: 5 },
    ]);
    expect(audit(freighter).findings).toEqual([]);
  });
  test("structural 7, system 6, crew 5", () => expect(boxes(freighter)).toEqual({ structural: 7, system: 6, crew: 5 }));
  test("refresh 5", () => expect(STRANDS.fatePoints.start(freighter, {})).toBe(5));
});

describe("34. tracks are sums of ranks and size", () => {
  const ranks = (given: Ranks): ActorSnapshot["traits"] => Object.entries(given).map(([key, rank]) => trait(key, rank));
  test("Strength 3, Endurance 3: physical 6; Reasoning 2, Willpower 3: mental 5", () => {
    const traits = ranks({ strength: 3, endurance: 3, reasoning: 2, willpower: 3 });
    expect(boxes(actor({ traits }))).toMatchObject({ physical: 6, mental: 5 });
  });
  test("Strength 6, Endurance 3, size 1: 10", () => {
    expect(boxes(actor({ size: 1, traits: ranks({ strength: 6, endurance: 3 }) }))).toMatchObject({ physical: 10 });
  });
});

// Size, tech level, ranks allowed, highest rank, advantage points, refresh.
test.each([
  [1, 4, 7, 3, 2, 2],
  [2, 4, 9, 3, 3, 2],
  [3, 3, 10, 4, 3, 3],
  [4, 4, 13, 4, 8, 3],
  [5, 5, 16, 5, 13, 4],
  [6, 6, 19, 5, 22, 4],
  [7, 6, 21, 6, 30, 5],
])("size %i at TL %i: %i ranks (max %i), %i AP, refresh %i", (size, techLevel, ranks, cap, points, refresh) => {
  const built = vehicle(size, { speed: 1 }, { techLevel });
  const { pools, cap: highest } = audit(built);
  expect([pools.map(({ allowed }) => allowed), highest]).toEqual([[ranks, points], cap]);
  expect(STRANDS.fatePoints.start(built, {})).toBe(refresh);
});

describe("what breaks a rule is said, and nothing is forbidden", () => {
  const codes = (of: ActorSnapshot): readonly string[] => audit(of).findings.map(({ severity, code }) => `${severity} ${code}`);
  test.each([
    [
      "an ability above the maximum of its size",
      vehicle(1, { speed: 4, weapons: 4 }),
      ["hint points-left", "wrong rank-over-cap", "wrong rank-over-cap"],
    ],
    ["too many ranks", vehicle(1, { speed: 3, weapons: 3, crew: 3 }, {}, [3]), ["wrong points-over"]],
    ["advantages beyond their points", vehicle(1, { speed: 3, weapons: 3, crew: 2 }, {}, [3, 1]), ["wrong points-over"]],
    ["no such size", vehicle(9, { speed: 3 }), ["hint size-outside-table"]],
  ])("%s", (_, of, expected) => expect(codes(of)).toEqual(expected));

  test("an empty one is held to nothing", () => {
    expect(audit(vehicle(2, { speed: 0, crew: null }))).toEqual({ pools: [], cap: null, columns: [], findings: [] });
  });
});

test("S8-R1: a vehicle that says nothing of its tech level has the campaign's", () => {
  const plain = vehicle(3, { speed: 1 }, { techLevel: null });
  const allowed = (dials: object): unknown => STRANDS.traits.audit(plain, { ...dials }).pools[0]?.allowed;
  expect([allowed({}), allowed({ "strands-tech-level": 6 })]).toEqual([11, 13]);
});

test("a refresh of its own goes before the table's", () => {
  const own = { ...vehicle(3, { speed: 1 }), fatePoints: { value: 0, refresh: 7, debt: 0, held: 0 } };
  expect(STRANDS.fatePoints.start(own, {})).toBe(7);
});

test("three vehicle aspects, one of them defining, and three specialties", () => {
  const counts = rolesOf(STRANDS, vehicle(2, {})).map(({ id, count }) => `${id} ${count}`);
  expect(counts).toEqual(["defining 1", "vehicle 2", "specialty 3"]);
});

describe("S8-R3: armored twice, a vehicle takes 4 off a blow", () => {
  const hull = fighter({ actor: vehicle(3, { structure: 2 }, { armored: 2 }), defense: "usual" });
  const stress = (scope: string): number | undefined => STRANDS_HARM.hit(attack(6, { scope, defender: hull }), {})?.amount;
  test.each([
    ["at its structure", "structural", 2],
    ["not at its systems", "system", 6],
    ["not at its crew", "crew", 6],
  ])("%s", (_, scope, amount) => expect(stress(scope)).toBe(amount));
});

describe("of a vehicle one attacks the structure, the systems or the crew", () => {
  const scopes = (attacked: ActorSnapshot | null): readonly string[] =>
    scopesAgainst(STRANDS_HARM.scopes({}), attacked && { type: attacked.type, layouts: STRANDS.tracks(attacked, {}) }).map(
      ({ id }) => id,
    );
  test("of anyone else what the conflict is about", () => {
    expect([scopes(actor({})), scopes(null)]).toEqual([
      ["physical", "mental", "social"],
      ["physical", "mental", "social"],
    ]);
  });
  test("each by its own track", () => {
    expect(scopes(vehicle(3, FREIGHTER))).toEqual(["structural", "system", "crew"]);
  });
  test("a one-seater has no crew to attack", () => expect(scopes(vehicle(2, FIGHTER))).toEqual(["structural", "system"]));
  test("weapons for a fight serve against structure and crew, not against systems", () => {
    const amount = (scope: string): number | undefined =>
      STRANDS_HARM.hit(attack(2, { scope, attacker: fighter({ weapon: arms({ weapon: 4 }) }) }), {})?.amount;
    expect([amount("structural"), amount("crew"), amount("system")]).toEqual([6, 6, 2]);
  });
  test("S8-R4: it defends with what fits", () => {
    const ids = (scope: string): unknown =>
      STRANDS_HARM.defenses({ scope, attack: [], defender: vehicle(3, FREIGHTER) }, {})[0]?.traits;
    expect([ids("structural"), ids("system"), ids("crew")]).toEqual([
      ["id-maneuverability", "id-speed"],
      ["id-systems"],
      ["id-crew", "id-maneuverability"],
    ]);
  });
});
