import { describe, expect, test } from "vitest";
import { must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable } from "../../../tests/samples/plain-table.ts";
import type { Break } from "../../rules/breaks/break-rules.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";

const GM = { author: "gm", actor: "" };
/** Points left over and points held, a clip and an injury, stress, a checked box, something fleeting and a minor consequence. */
const WORN = {
  actors: [
    {
      uuid: "Actor.me",
      owners: ["p1"],
      played: true,
      points: { value: 1, refresh: 4, held: 2 },
      boxes: { wounds: ["clipped-0", "injured-0"], health: ["stress-0"], physical: ["minor-0"] },
    },
  ],
  aspects: [
    aspectOn("Actor.me", "brave", { checked: 1, level: 2 }),
    aspectOn("Actor.me", "cut", { kind: "consequence", severity: "minor" }),
    aspectOn("Actor.place", "fog", { kind: "advantage", nature: "fragile" }),
  ],
};

const broken = (game: RulesetId, at: Break, dials: DialValues = {}, except: readonly string[] = []) =>
  planned(plainTable(game, { ...WORN, dials }), "break", { at, except }, GM);

describe("what is restored, and what ends", () => {
  test.each([
    ["F3. Boxes clear at session start; points stay", "fate2", "session", ["me.brave box -1"]],
    [
      "F8. A clip ends with the scene, and so do fleeting aspects",
      "fate2",
      "scene",
      ["-place.fog", "me wounds clipped-0 cleared"],
    ],
    ["S3. A session: use or lose, and the GM's pool", "strands", "session", ["me value +3", "pool +5"]],
    ["S5. A scene clears rows that are not full", "strands", "scene", ["-place.fog"]],
    ["S5. A rest takes the minor consequence", "strands", "rest", ["-me.cut"]],
    [
      "T3. Sessions begin with five",
      "trifold",
      "session",
      ["me value +4", "you value +2", "-me.cut", "me health stress-0 cleared"],
    ],
    ["T4. A scene heals minor consequences", "trifold", "scene", ["-me.cut", "-place.fog", "me health stress-0 cleared"]],
    ["M3. A session starts with at least three, and what was held is free", "marumaru", "session", ["me held -2", "me value +2"]],
    ["M3. Held points are released when the scene ends", "marumaru", "scene", ["me held -2", "me value +2", "-place.fog"]],
  ] as const)("%s", (_sentence, game, at, events) => {
    const came = shortPlan(broken(game, at));
    expect(came).toEqual(expect.arrayContaining([...events]));
  });
  test("F3. Boxes clear when the campaign says", () => {
    const boxes = (at: Break) =>
      [shortPlan(broken("fate2", at, { "fate2-refresh": "story" }))].flat().filter((came) => came.includes("box"));
    expect([boxes("scene"), boxes("session"), boxes("story")]).toEqual([[], [], ["me.brave box -1"]]);
  });
  test.each([
    ["fate2", "session", ["me.brave box -1", "-place.fog", "me wounds clipped-0 cleared"]],
    ["strands", "session", ["me value +3", "-me.cut", "-place.fog", "me physical minor-0 cleared", "pool +5"]],
    ["trifold", "story", ["me value +4", "you value +2", "-me.cut", "-place.fog", "me health stress-0 cleared"]],
    ["marumaru", "session", ["me held -2", "me value +2", "-place.fog"]],
  ] as const)("%s: R3. A longer break (%s) does all that the shorter ones do", (game, at, events) => {
    expect(shortPlan(broken(game, at))).toEqual(expect.arrayContaining([...events]));
  });
  test("S3. A milestone gives the refresh and leaves the pool alone", () => {
    const came = shortPlan(broken("strands", "story"));
    expect(came).toContain("me value +3");
    expect(came).not.toContain("pool +5");
  });
  test("the GM leaves out what is to stay", () => {
    const fog = "Actor-place-Item-fog-gone";
    expect(shortPlan(broken("fate2", "scene", {}, [fog]))).toEqual(["me wounds clipped-0 cleared"]);
  });
  test("its changes are named, and whispered where not everyone may know them", () => {
    const world = plainTable("fate2", {
      aspects: [aspectOn("Actor.foe", "cruel", { checked: 1 }), aspectOn("Actor.me", "brave", { checked: 1, hidden: true })],
    });
    const counts = [{ what: "checked", from: 1, to: 0 }];
    expect(must(planned(world, "break", { at: "session" }, GM)).facts).toMatchObject({
      changes: [
        { actorName: "me", kind: "boxes", aspectName: "brave", counts, secret: true },
        { actorName: "foe", kind: "boxes", aspectName: "cruel", counts, secret: true },
      ],
    });
  });
});

describe("why it is refused", () => {
  test("only a GM calls a break", () => {
    expect(shortPlan(planned(plainTable("fate2"), "break", { at: "session" }))).toBe("gm-only");
  });
  test.each([
    ["fate2", "day"],
    ["trifold", "rest"],
    ["marumaru", "story"],
    ["strands", "day"],
  ] as const)("%s knows no such break: %s", (game, at) => expect(shortPlan(broken(game, at))).toBe("break-unknown"));
});
