import type { Fields } from "../../../tests/samples/ledger-entry.ts";
import { describe, expect, test } from "vitest";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { fight, fighter } from "../../../tests/samples/fight.ts";
import { type Asking, done, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainGiven, PlainWorld } from "../../../tests/samples/plain-world.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import type { Whereabouts } from "../../rules/zones/move.ts";
import type { LedgerConflict } from "../conflict/conflict.ts";

const at = (zone: string, ahead = "", covered = 0): Whereabouts => ({ zone, ahead, done: covered });
/** Rough ground before the street, a fence before the roofs. */
const MAP = {
  zones: ["quay", "street", "roofs"].map((id) => ({ id, name: id })),
  ways: [
    { from: "quay", to: "street", border: 1 },
    { from: "street", to: "roofs", border: 3 },
  ],
};
const RUNNER = trait("athletics", 3);

interface Given extends Partial<PlainGiven> {
  readonly from?: Whereabouts;
  readonly fights?: Partial<LedgerConflict> | null;
}

function table(game: RulesetId, { from = at("quay"), fights = {}, ...given }: Given = {}): PlainWorld {
  return plainTable(game, {
    actors: [
      { uuid: "Actor.me", owners: ["p1"], played: true, traits: [RUNNER] },
      { uuid: "Actor.place", type: "situation" },
    ],
    zones: { "Actor.place": MAP },
    whereabouts: { "Actor.me": from, "Actor.you": at("quay") },
    ...(fights && { conflict: fight(game, fights) }),
    ...given,
  });
}

const WALK: Fields<"move"> = { how: "walk", situation: "Actor.place", to: "street" };
const RUN: Fields<"move"> = { how: "run", situation: "Actor.place", to: "street", trait: RUNNER.id };
const here = (world: PlainWorld): unknown => Object.values(world.whereabouts("Actor.me") ?? {});
const mark = (world: PlainWorld, field: "smaller" | "acted"): unknown =>
  world.conflict("fight")?.participants.find(({ id }) => id === "mine")?.[field];

describe("T4. Walking takes no action and −1; running takes all, and goes as many zones as the skill has", () => {
  test("a walk over a border takes two turns", () => {
    const world = table("trifold");
    const { facts } = done(world, "move", WALK);
    expect([here(world), facts.aheadName, facts.missing, mark(world, "smaller"), mark(world, "acted")]).toEqual([
      ["quay", "street", 1],
      "street",
      1,
      1,
      0,
    ]);
  });
  test("with the second one is there", () => {
    const world = table("trifold", { from: at("quay", "street", 1) });
    expect([done(world, "move", WALK).facts.reachedName, here(world)]).toEqual(["street", ["street", "", 0]]);
  });
  test("one walks once a turn", () => {
    const world = table("trifold");
    done(world, "move", WALK);
    expect(shortPlan(planned(world, "move", WALK))).toBe("smaller-most");
  });
  test("a run with Good (+3) crosses it at once, and takes the turn", () => {
    const world = table("trifold");
    const { facts } = done(world, "move", { ...RUN, zones: 9 });
    expect([here(world), facts.zones, mark(world, "acted"), world.conflict("fight")?.current]).toEqual([
      ["street", "", 0],
      3,
      1,
      "yours",
    ]);
  });
  test("without a skill it is one zone", () => {
    const world = table("trifold");
    done(world, "move", { ...RUN, trait: "none" });
    expect(here(world)).toEqual(["quay", "street", 1]);
  });
  test("what does not suffice counts on the next turn", () => {
    const world = table("trifold", { from: at("street") });
    done(world, "move", { ...RUN, to: "roofs" });
    expect(here(world)).toEqual(["street", "roofs", 3]);
  });
});

describe("S6-R30, F8-R30, M4-R32. Elsewhere a run is rolled", () => {
  const ran = (game: RulesetId, rank: number, otherwise: object = {}): PlainWorld => {
    const traits = [{ id: RUNNER.id, name: "run", rank, joins: null, specialty: false }];
    return table(game, { rolls: [rollOf("roll", game, { request: { traits, difficulty: null, ...otherwise } })] });
  };
  test.each([
    ["strands", 3, ["street", "roofs", 1]],
    ["strands", 0, ["quay", "street", 1]],
    ["strands", -2, ["quay", "street", 1]],
    ["fate2", 6, ["roofs", "", 0]],
    ["marumaru", 2, ["street", "roofs", 0]],
  ] as const)("%s: what it comes to with %i", (game, rank, expected) => {
    const world = ran(game, rank);
    done(world, "move", { ...RUN, to: "roofs", roll: "roll" });
    expect(here(world)).toEqual(expected);
  });
  test("once for each roll, and not without one", () => {
    const world = ran("strands", 0);
    expect(shortPlan(planned(world, "move", RUN))).toBe("run-unrolled");
    done(world, "move", { ...RUN, roll: "roll" });
    expect(shortPlan(planned(world, "move", { ...RUN, roll: "roll" }))).toBe("moved-already");
  });
  test("T4-R22. what stands in the way has to be reached", () => {
    expect(shortPlan(planned(ran("strands", 2, { difficulty: 3 }), "move", { ...RUN, roll: "roll" }))).toBe("run-failed");
    expect(planned(ran("strands", 3, { difficulty: 3 }), "move", { ...RUN, roll: "roll" }).ok).toBe(true);
  });
  test("S6. any number of smaller actions that the GM allows", () => {
    const world = table("strands");
    done(world, "move", WALK);
    done(world, "move", WALK);
    expect([here(world), mark(world, "smaller")]).toEqual([["street", "", 0], 2]);
  });
  describe.each(["fate2", "marumaru"] as const)("F8-R30, M4-R32. %s: walking goes with whatever one does", (game) => {
    test("and costs nothing, once a round", () => {
      const world = table(game);
      const { id, facts } = done(world, "move", WALK);
      expect([facts.took, mark(world, "smaller")]).toEqual(["", 0]);
      expect(shortPlan(planned(world, "move", WALK))).toBe("walked-already");
      done(world, "undo", { entry: id, on: "" });
      expect(planned(world, "move", WALK).ok).toBe(true);
    });
    test("once more in the next one, as often as one likes where one roll is the whole fight, and outside of any", () => {
      const again = (fights: Partial<LedgerConflict> | null, later: Partial<LedgerConflict> = {}) => {
        const world = table(game, { fights });
        done(world, "move", WALK);
        const now = world.conflict("fight");
        const next: PlainWorld = { ...world, conflicts: () => (now ? [{ ...now, ...later }] : []) };
        return planned(next, "move", WALK).ok;
      };
      expect([again({}), again({}, { round: 2 }), again({ pace: "scene" }), again(null)]).toEqual([false, true, true, true]);
    });
  });
});

describe("undo", () => {
  test("everyone is where they were, and has not acted", () => {
    const world = table("trifold");
    const before = [here(world), world.conflict("fight")];
    const { id } = done(world, "move", RUN);
    done(world, "undo", { entry: id, on: "" });
    expect([here(world), world.conflict("fight")]).toEqual(before);
  });
  test("not once they have moved on", () => {
    const world = table("strands");
    const { id } = done(world, "move", WALK);
    world.change([{ type: "actor-moved", actor: "Actor.me", from: at("quay", "street", 1), to: at("roofs") }]);
    expect(shortPlan(planned(world, "undo", { entry: id, on: "" }))).toBe("moved-since");
  });
});

describe("why it is refused", () => {
  const ROLLED = { ...RUN, roll: "roll" };
  const YOU: Asking = { author: "p2", actor: "Actor.me" };
  const later = fight("trifold", {
    participants: [fighter("you", 9, { actor: "Actor.you" }), fighter("mine", 1, { actor: "Actor.me" })],
  });
  test.each([
    ["another's character", {}, WALK, YOU, "not-yours"],
    ["no such place", {}, { ...WALK, situation: "Actor.gone" }, {}, "place-gone"],
    ["no such zone", {}, { ...WALK, to: "cellar" }, {}, "no-way"],
    ["already there", {}, { ...WALK, to: "quay" }, {}, "in-zone"],
    ["it is not their turn", { fights: { ...later, round: 1, current: "you" } }, WALK, {}, "not-their-turn"],
    ["a roll whose dice cannot be read", { rolls: [rollOf("roll", "trifold", { faces: [7] })] }, ROLLED, {}, "roll-unreadable"],
    ["another's roll", { rolls: [rollOf("roll", "trifold", { actor: "Actor.you", author: "p2" })] }, ROLLED, {}, "not-yours"],
  ] as const)("%s", (_sentence, given, wanted, asking, code) =>
    expect(shortPlan(planned(table("trifold", given), "move", wanted, asking))).toBe(code),
  );
  test("outside a conflict it costs nothing", () => {
    const world = table("trifold", { fights: null });
    expect(done(world, "move", WALK).facts.took).toBe("");
  });
});
