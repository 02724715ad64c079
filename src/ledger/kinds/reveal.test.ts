import type { Fields } from "../../../tests/samples/ledger-entry.ts";
import { describe, expect, test } from "vitest";
import { type Asking, done, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { aspectOn, plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { asksGm } from "../kinds.ts";

const STUDY: Fields<"discover"> = { roll: "roll", target: "Actor.foe" };
const FOUND: Fields<"reveal"> = { roll: "roll", target: "Actor.foe", aspect: "Actor.foe.Item.secret", users: ["p1"] };
const NOTHING: Fields<"reveal"> = { roll: "roll", target: "Actor.foe" };
/** The GM answers for the player who rolled. */
const GM: Asking = { author: "gm", actor: "Actor.me" };

function worldWith(game: RulesetId = "strands", difficulty: number | null = 1, face = 0) {
  const { request } = rollOf("roll", game);
  return plainTable(game, {
    rolls: [
      rollOf("roll", game, {
        request: { ...request, difficulty },
        ...(face === 0 ? {} : { faces: rollOf("roll", game).faces.map(() => face) }),
      }),
    ],
    aspects: [aspectOn("Actor.foe", "secret", { hidden: true })],
    actors: [{ uuid: "Actor.far", unseen: true }],
  });
}

describe("S3. Assessment: asks what there is to discover", () => {
  test("it changes nothing by itself", () => {
    const plan = planned(worldWith(), "discover", { ...STUDY, targetName: "x" });
    expect([shortPlan(plan), must(plan).facts]).toEqual([[], { targetName: "foe" }]);
  });
  test.each([
    ["the studied actor is deleted", { target: "Actor.gone" }, {}, "target-gone"],
    ["… or out of reach", { target: "Actor.far" }, {}, "target-gone"],
    ["the roll is gone", { roll: "gone" }, {}, "roll-gone"],
    ["it is another player's roll", {}, { author: "p2", actor: "Actor.you" }, "not-yours"],
  ] as const)("not where %s", (_reason, wanted, asking, code) => {
    expect(shortPlan(planned(worldWith(), "discover", { ...STUDY, ...wanted }, asking))).toBe(code);
  });
  test("M3. Actions may create or discover aspects: any that succeeds, and without a free use", () => {
    const world = worldWith("marumaru", 1, 8);
    expect(shortPlan(planned(world, "discover", STUDY))).toEqual([]);
    expect(shortPlan(planned(worldWith("marumaru", 1, 2), "discover", STUDY))).toBe("discover-failed");
    expect(shortPlan(planned(world, "reveal", FOUND, GM))).toHaveLength(1);
  });
  test.each(["fate2", "trifold"] as const)("%s has no assessments", (game) => {
    expect(shortPlan(planned(worldWith(game), "discover", STUDY))).toBe("discover-unknown");
  });
  test("R4. Only a success discovers", () =>
    expect(shortPlan(planned(worldWith("strands", 9), "discover", STUDY))).toBe("discover-failed"));
  test("R4. Without a difficulty, a place is studied against 0, and a person not at all", () => {
    const study = (target: string, face: number) =>
      shortPlan(planned(worldWith("strands", null, face), "discover", { roll: "roll", target }));
    expect([study("Actor.place", 1), study("Actor.place", -1), study("Actor.foe", 1)]).toEqual([
      [],
      "discover-failed",
      "difficulty-missing",
    ]);
  });
  test.each([
    ["S4. Deception by an advantage", trait("deception", 2), true],
    ["S4. An affinity for its own power source", trait("Fire", 2, { key: "", group: "affinity" }), true],
    ["no other ability", trait("Juggling", 2, { key: "", group: "physical" }), false],
  ] as const)("what assesses in place of another ability: %s", (_sentence, rolled, open) => {
    const traits = [{ id: rolled.id, name: rolled.name, rank: 2, joins: null, specialty: false }];
    const world = plainTable("strands", {
      rolls: [rollOf("roll", "strands", { request: { traits } })],
      actors: [{ uuid: "Actor.me", owners: ["p1"], played: true, traits: [rolled] }],
    });
    expect(planned(world, "discover", STUDY).ok).toBe(open);
  });
  test("the GM is asked until something is found, or the question is withdrawn", () => {
    const world = worldWith();
    const asked = done(world, "discover", STUDY);
    expect(asksGm(world.store, asked)).toBe(true);
    done(world, "undo", { entry: asked.id, on: "roll" });
    expect(asksGm(world.store, asked)).toBe(false);
    const again = done(world, "discover", STUDY);
    done(world, "reveal", FOUND, GM);
    expect(asksGm(world.store, again)).toBe(false);
  });
  test("once a roll; not after it created something", () => {
    const world = worldWith();
    done(world, "discover", STUDY);
    expect(shortPlan(planned(world, "discover", STUDY))).toBe("discovered-already");
    done(world, "create", { roll: "roll", way: "maneuver", words: "A way out", target: "Actor.place" });
    expect(shortPlan(planned(world, "discover", STUDY))).toBe("created-already");
  });
});

describe("S3. A GM reveals what is discovered", () => {
  test("R4. A failed roll discovers nothing; whether a roll without a difficulty does on a person is up to the GM", () => {
    const found = (face: number) => shortPlan(planned(worldWith("strands", null, face), "reveal", FOUND, GM));
    expect(found(-1)).toBe("discover-failed");
    expect(found(1)).toEqual(["foe.secret known to p1", "foe.secret free of me +1"]);
  });
  test("who learns of it, and the first use is the discoverer's", () => {
    const plan = planned(worldWith(), "reveal", FOUND, GM);
    expect(shortPlan(plan)).toEqual(["foe.secret known to p1", "foe.secret free of me +1"]);
    expect(must(plan).facts).toMatchObject({ aspectName: "secret", targetName: "foe" });
  });
  test("S3-R7. One roll discovers one aspect", () => {
    const world = worldWith();
    done(world, "reveal", FOUND, GM);
    expect(shortPlan(planned(world, "reveal", FOUND, GM))).toBe("created-already");
  });
  test("users who already know it are not added again", () => {
    const world = worldWith();
    done(world, "reveal", { ...FOUND, users: ["p2", "nobody"] }, GM);
    world.addRoll({ ...rollOf("other", "strands") });
    const plan = planned(world, "reveal", { ...FOUND, roll: "other", users: ["p1", "p2"] }, GM);
    expect(shortPlan(plan)).toEqual(["foe.secret known to p1", "foe.secret free of me +1"]);
  });
  test("nothing is found: that may be repeated, or something else be found", () => {
    const world = worldWith();
    const plan = planned(world, "reveal", { ...NOTHING, users: ["p1"] }, GM);
    expect([shortPlan(plan), must(plan).facts]).toEqual([[], { targetName: "foe", aspectName: "" }]);
    done(world, "reveal", NOTHING, GM);
    expect(planned(world, "reveal", FOUND, GM).ok).toBe(true);
  });
  test.each([
    ["a player says so", FOUND, {}, "reveal-not-yours"],
    ["the aspect is gone", { ...FOUND, aspect: "Actor.foe.Item.gone" }, GM, "aspect-gone"],
    ["no one is to learn of it", { ...FOUND, users: ["gm", "nobody"] }, GM, "reveal-nobody"],
    ["the roll is gone", { ...FOUND, roll: "gone" }, GM, "roll-gone"],
    ["it is for an actor that did not roll", FOUND, { author: "gm", actor: "Actor.you" }, "not-yours"],
  ] as const)("not where %s", (_reason, wanted, asking, code) => {
    expect(shortPlan(planned(worldWith(), "reveal", wanted, asking))).toBe(code);
  });
});
