import type { Fields } from "../../../tests/samples/ledger-entry.ts";
import { describe, expect, test } from "vitest";
import { type Asking, done, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { Aspect } from "../../rules/aspects/aspect.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";

const WORD: Fields<"remove"> = { aspect: "Actor.place.Item.fog" };
const BY_ROLL: Fields<"remove"> = { ...WORD, roll: "roll" };
const FRIEND: Asking = { author: "p2", actor: "Actor.you" };

function worldWith(game: RulesetId, fog: Partial<Aspect> = {}, difficulty: number | null = 1, face?: number) {
  const { request } = rollOf("roll", game);
  const made = { kind: "advantage", maker: "Actor.me", ...fog } as const;
  return plainTable(game, {
    rolls: [
      rollOf("roll", game, {
        request: { ...request, difficulty },
        ...(face === undefined ? {} : { faces: [face, face, face, face] }),
      }),
    ],
    aspects: [aspectOn("Actor.place", "fog", made), aspectOn("Actor.foe", "dazed", made), aspectOn("Actor.me", "dazed", made)],
  });
}

describe("an aspect created in play is removed", () => {
  test.each([
    ["F3-R3. By its maker", "fate2", WORD, {}],
    ["F3-R3. By the GM", "fate2", WORD, { author: "gm", actor: "" }],
    ["R10. Its maker may end it", "strands", WORD, {}],
    ["S3. By a successful maneuver", "strands", BY_ROLL, {}],
    ["T4. By a roll against its shifts", "trifold", BY_ROLL, {}],
    ["M3. When it makes sense: by the GM", "marumaru", WORD, { author: "gm", actor: "" }],
  ] as const)("%s", (_sentence, game, wanted, asking) => {
    const plan = planned(worldWith(game, { quality: 2 }), "remove", { ...wanted, targetName: "x" }, asking);
    expect(shortPlan(plan)).toEqual(["-place.fog"]);
    expect(must(plan).facts).toMatchObject({ aspectName: "fog", targetName: "place" });
  });
});

describe("why it stays", () => {
  test.each([
    ["it is gone", "fate2", { aspect: "Actor.place.Item.gone" }, {}, {}, "aspect-gone"],
    ["it is not theirs to end", "fate2", WORD, FRIEND, {}, "remove-not-yours"],
    ["it was not created in play", "fate2", { aspect: "Actor.me.Item.brave" }, { author: "gm" }, {}, "not-made"],
    ["F3. No roll removes it", "fate2", BY_ROLL, {}, {}, "remove-agreed"],
    ["M3. No roll removes it", "marumaru", BY_ROLL, {}, {}, "remove-agreed"],
    ["T4. The roll does not reach its shifts", "trifold", BY_ROLL, {}, { quality: 3 }, "remove-short"],
    ["an aspect they do not know of", "strands", BY_ROLL, {}, { hidden: true }, "aspect-gone"],
    ["the roll is gone", "strands", { ...WORD, roll: "gone" }, {}, {}, "roll-gone"],
    ["it is another player's roll", "strands", BY_ROLL, FRIEND, {}, "not-yours"],
  ] as const)("%s", (_reason, game, wanted, asking, fog, code) => {
    expect(shortPlan(planned(worldWith(game, fog), "remove", wanted, asking))).toBe(code);
  });
  test("S3. The maneuver failed", () => {
    expect(shortPlan(planned(worldWith("strands", {}, 9), "remove", BY_ROLL))).toBe("remove-failed");
  });
  test("R4. A roll without a difficulty is against 0; where another's character carries the aspect, it needs one", () => {
    const by = (parent: string, face: number) =>
      shortPlan(planned(worldWith("strands", {}, null, face), "remove", { ...BY_ROLL, aspect: `${parent}.Item.dazed` }));
    expect([by("Actor.me", 0), by("Actor.me", -1), by("Actor.foe", 1)]).toEqual([
      ["-me.dazed"],
      "remove-failed",
      "difficulty-missing",
    ]);
  });
  test("S3. Dice without an ability are no maneuver, nor is a roll that has already assessed", () => {
    const world = worldWith("strands");
    world.addRoll(rollOf("dice", "strands", { request: { traits: [] } }));
    expect(shortPlan(planned(world, "remove", { ...BY_ROLL, roll: "dice" }))).toBe("remove-maneuver");
    done(world, "discover", { roll: "roll", target: "Actor.foe" });
    expect(shortPlan(planned(world, "remove", BY_ROLL))).toBe("discovered-already");
  });
  test("the roll has already created something", () => {
    const world = worldWith("strands");
    done(world, "create", { roll: "roll", way: "maneuver", words: "A way out", target: "Actor.place" });
    expect(shortPlan(planned(world, "remove", BY_ROLL))).toBe("created-already");
  });
});
