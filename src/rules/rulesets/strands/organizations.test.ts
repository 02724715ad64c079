import { describe, expect, test } from "vitest";
import { actor, aspect, trait } from "../../../../tests/samples/actor-snapshot.ts";
import { anAspect } from "../../../../tests/samples/an-aspect.ts";
import { hitFor, STRANDS_HARM } from "../../../../tests/samples/strands-harmed.ts";
import { rolesOf } from "../../aspects/roles-of.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { harmEvents } from "../../harm/harm-events.ts";
import { type Harm, NO_ARMS, PLAIN_WAY, type Harmed } from "../../harm/harm-rules.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { STRANDS } from "./strands.ts";

type Ranks = Readonly<Record<string, number>>;

function organization(influence: number, ranks: Ranks, assets = 0): ActorSnapshot {
  const traits = Object.entries(ranks).map(([key, rank]) => trait(key, rank));
  const aspects = Array.from({ length: assets }, (_, index) => aspect(`asset ${index}`, 1, { kind: "asset" }));
  return actor({ type: "organization", size: influence, traits, aspects });
}

const audit = (of: ActorSnapshot) => STRANDS.traits.audit(of, {});
const boxes = (of: ActorSnapshot): unknown[] => STRANDS.tracks(of, {}).map(({ id, rows }) => [id, rows[0]?.boxes]);

const CITY: Ranks = {
  ...{ logistics: 2, perception: 2, security: 4, craft: 2, knowledge: 3, morale: 3 },
  ...{ connections: 2, relations: 3, resources: 4 },
};
const COMPANY: Ranks = {
  ...{ logistics: 4, perception: 3, security: 4, craft: 4, knowledge: 3, morale: 2 },
  ...{ connections: 2, relations: 4, resources: 5 },
};

describe("37. Organization influence 5", () => {
  const city = organization(5, CITY, 7);
  test("25 ranks, assets 7: all spent, and nothing to say", () => {
    expect(audit(city)).toEqual({
      pools: [
        { id: "abilities", spent: 25, allowed: 25 },
        { id: "assets", spent: 7, allowed: 7 },
      ],
      cap: 6,
      columns: [],
      findings: [],
    });
  });
  test("Security 4 → 9, Morale 3 → 8, Relations 3 → 8", () => {
    expect(boxes(city)).toEqual([
      ["physical", 9],
      ["mental", 8],
      ["social", 8],
    ]);
  });
  test("refresh 4, unless it has its own", () => {
    expect(STRANDS.fatePoints.start(city, {})).toBe(4);
    expect(STRANDS.fatePoints.start({ ...city, fatePoints: { ...city.fatePoints, refresh: 6 } }, {})).toBe(6);
  });
});

describe("37. Organization influence 7", () => {
  const company = organization(7, COMPANY, 9);
  test("31 ranks, assets 9", () => {
    expect(audit(company).pools).toEqual([
      { id: "abilities", spent: 31, allowed: 31 },
      { id: "assets", spent: 9, allowed: 9 },
    ]);
    expect(audit(company).findings).toEqual([]);
  });
  test("4 → 11, 2 → 9, 4 → 11", () => {
    expect(boxes(company)).toEqual([
      ["physical", 11],
      ["mental", 9],
      ["social", 11],
    ]);
  });
});

describe("influence gives refresh, ranks and the highest rank (S9)", () => {
  test.each([
    [2, 3, 18, 3],
    [3, 3, 20, 4],
    [4, 4, 22, 5],
    [5, 4, 25, 6],
    [6, 4, 28, 7],
    [7, 5, 31, 8],
    [8, 5, 35, 9],
    [9, 5, 39, 10],
    [10, 6, 45, 11],
  ])("%i: %i, %i ranks to %i", (influence, refresh, ranks, cap) => {
    const one = organization(influence, { security: 1 });
    const { pools, cap: highest } = audit(one);
    expect([STRANDS.fatePoints.start(one, {}), pools[0]?.allowed, highest]).toEqual([refresh, ranks, cap]);
  });
});

describe("what breaks the budget is said, and blocks nothing", () => {
  const codes = (of: ActorSnapshot): string[] => audit(of).findings.map(({ severity, code }) => `${severity} ${code}`);
  test.each([
    ["S9-R2: an empty one is held to nothing", organization(5, {}), []],
    ["ranks and assets left", organization(5, { security: 4 }), ["hint points-left", "hint points-left"]],
    ["an asset too many", organization(5, CITY, 8), ["wrong points-over"]],
    ["a rank too high", organization(2, { security: 4, morale: 14 }, 4), ["wrong rank-over-cap", "wrong rank-over-cap"]],
    ["S9-R2: outside the table", organization(11, { security: 4 }), ["hint influence-outside-table"]],
  ])("%s", (_, of, expected) => expect(codes(of)).toEqual(expected));

  test("five aspects, and influence + 2 assets", () => {
    const counts = rolesOf(STRANDS, organization(5, {})).map(({ id, count }) => [id, count]);
    expect(counts).toEqual([
      ["organization", 5],
      ["asset", 7],
    ]);
  });
});

describe("sacrificing an asset for a consequence (S9)", () => {
  const BANK = anAspect({ uuid: "Actor.actor.Item.bank", name: "The Salt Bank", kind: "asset" });
  const struck = (type = "organization", dials: DialValues = {}): Harmed => {
    // Influence 2, Security 2: four boxes a row.
    const who = actor({ type, size: 2, traits: [trait("security", 2)] });
    const layouts = STRANDS.tracks(who, dials);
    return { actor: who, layouts, consequences: [], assets: [BANK], track: "physical", armor: NO_ARMS };
  };
  const ways = (who: Harmed, amount: number, dials: DialValues = {}): unknown[] =>
    STRANDS_HARM.ways(who, hitFor(amount), dials).map(({ consequences, asset }) => [...consequences, ...(asset ? [asset] : [])]);
  function taken(amount: number, dials: DialValues = {}): Harm {
    const harm = STRANDS_HARM.take(struck("organization", dials), hitFor(amount), { ...PLAIN_WAY, asset: BANK.uuid }, dials);
    if (!harm.ok) throw new Error(harm.code);
    return harm.value;
  }

  test("a hit that forces no consequence needs none", () => expect(ways(struck(), 3)).toEqual([[]]));
  test("one that does may be paid for with any asset", () => expect(ways(struck(), 4)).toEqual([[], [BANK.uuid]]));
  test("the consequence does not come; the boxes are checked all the same", () => {
    const { boxes: checked, consequences, sacrificed } = taken(4);
    expect([checked.length, consequences, sacrificed?.name]).toEqual([4, [], "The Salt Bank"]);
  });
  test("S9-R3: of two consequences, the gravest", () => {
    expect(taken(8).consequences.map(({ severity }) => severity)).toEqual(["minor"]);
  });
  test("S9-R3: Defeated is never paid for", () => {
    const { consequences, takenOut } = taken(20);
    expect([consequences.map(({ severity }) => severity), takenOut]).toEqual([["minor", "major", "severe", "defeated"], true]);
  });
  test("S9-R3: against a single set, it stands for the mildest consequence that takes up the hit", () => {
    const dials = { "strands-stress-physical": "single-set" };
    expect([taken(3, dials).boxes.length, taken(4, dials).boxes.length]).toEqual([0, 0]);
    expect(taken(3, dials).consequences).toEqual([]);
  });
  test("persons have no assets to give", () => {
    expect(ways(struck("character"), 20)).not.toContainEqual([BANK.uuid]);
    const harm = STRANDS_HARM.take(struck("npc"), hitFor(4), { ...PLAIN_WAY, asset: BANK.uuid }, {});
    expect(harm.ok ? "taken" : harm.code).toBe("way-unknown");
  });
  test("the asset is gone with the hit, in one entry", () => {
    const given = { attacker: "Actor.foe", names: [], uuidOf: () => "", freeIdOf: () => "" };
    const events = harmEvents({ ...given, harmed: "Actor.actor", harm: taken(4) });
    expect(events.map(({ type }) => type)).toEqual([...Array<string>(4).fill("track-box-checked"), "aspect-removed"]);
  });
});
