import { describe, expect, test } from "vitest";
import { feature, NO_COSTS } from "../../../tests/samples/feature.ts";
import { type Asking, ask, done, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import type { EffectCosts, Feature } from "../../rules/stunts/effect.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { rollNow } from "../roll/replay-roll.ts";
import { resultNow } from "../roll/result-now.ts";
import { effectModifier } from "../roll/used-on-roll.ts";

const costs = (changes: Partial<EffectCosts>): EffectCosts => ({ ...NO_COSTS, ...changes });

/** One stunt with one effect that takes this, and has so many uses. */
const stunt = (taken: Partial<EffectCosts>, most = 0, otherwise: Partial<Feature> = {}): Feature =>
  feature([{ costs: costs(taken) }], { uses: { most, spent: 0, at: "scene" }, ...otherwise });

const BONUS = { id: effectModifier({ feature: "stunt", effect: "e0" }), label: "Silver Tongue", value: 2 };

function table(
  features: readonly Feature[],
  game: RulesetId = "strands",
  boxes: Record<string, readonly string[]> = {},
): PlainWorld {
  const actor = { uuid: "Actor.me", owners: ["p1"], played: true, points: { value: 3 }, features, boxes };
  const mine = { modifiers: [BONUS] };
  return plainTable(game, {
    actors: [actor],
    aspects: [aspectOn("Actor.me", "brave", { level: 2 })],
    rolls: [
      rollOf("roll", game, { request: mine }),
      rollOf("theirs", game, { actor: "Actor.you", author: "p2" }),
      rollOf("aboard", game, { actor: "Actor.boat", pilot: "Actor.me" }),
    ],
  });
}

const used = (world: PlainWorld, wanted: object = {}, asking: Asking = {}) =>
  shortPlan(planned(world, "use", { roll: "roll", feature: "stunt", effect: "e0", ...wanted }, asking));

describe("what using something takes (S4, F7, F9)", () => {
  test.each<[string, Feature, RulesetId, readonly string[]]>([
    ["a fate point", stunt({ points: 1 }), "strands", ["me value -1"]],
    ["once a scene: a use", stunt({ uses: 1 }, 1), "strands", ["me uses-stunt use-0 checked"]],
    [
      "the first use for nothing, then a point",
      stunt({ uses: 1, points: 1, usesFirst: true }, 1),
      "strands",
      ["me uses-stunt use-0 checked"],
    ],
    ["a box of a track, of its mildest row", stunt({ boxes: 1, track: "wounds" }), "fate2", ["me wounds clipped-0 checked"]],
    [
      "F7. the narrative limit: a box of the aspect it also is",
      stunt({ aspectBoxes: 1 }, 0, { aspect: "brave" }),
      "fate2",
      ["me.brave box +1"],
    ],
  ])("%s", (_, one, game, events) => {
    expect(used(table([one], game))).toEqual(events);
  });
  test("M5. What everyone has in a game is used without an item: resonance, box by box", () => {
    const wanted = { feature: "resonance", featureName: "Resonance", effect: "resonance-2", words: "moderate fallout" };
    const checked = ["me resonance resonance-0 checked", "me resonance resonance-1 checked"];
    expect(used(table([], "marumaru"), wanted)).toEqual(checked);
    expect(used(table([], "strands"), wanted)).toBe("effect-gone");
    const spent = { resonance: ["resonance-0", "resonance-1", "resonance-2", "resonance-3"] };
    expect(used(table([], "marumaru", spent), wanted)).toBe("boxes-short");
  });
  test("with no use left it takes the point", () => {
    const world = table([stunt({ uses: 1, points: 1, usesFirst: true }, 1)], "strands", { "uses-stunt": ["use-0"] });
    expect(used(world)).toEqual(["me value -1"]);
  });
  test("F9. a maneuver of cost 2 takes two of the chi of another thing, and a second one is refused", () => {
    const world = table([
      stunt({ uses: 2, from: "fire" }),
      feature([], { id: "fire", name: "Inner Fire", uses: { most: 3, spent: 0, at: "scene" } }),
    ]);
    done(world, "use", { roll: "", feature: "stunt", effect: "e0" });
    expect(used(world, { roll: "" })).toBe("power-points-short");
  });
});

test("S8-R21: who acts aboard uses what they have, and pays for it", () => {
  expect(used(table([stunt({ points: 1 })]), { roll: "aboard" })).toEqual(["me value -1"]);
});

describe("why it is refused", () => {
  test.each<[string, Feature, object, Asking, string]>([
    ["too few points", stunt({ points: 9 }), {}, {}, "points-short"],
    ["no use left", stunt({ uses: 1 }), {}, {}, "power-points-short"],
    ["no box left", stunt({ boxes: 1, track: "gone" }), {}, {}, "boxes-short"],
    ["it is no aspect", stunt({ aspectBoxes: 1 }), {}, {}, "not-an-aspect"],
    ["it takes nothing", stunt({}), {}, {}, "nothing-to-pay"],
    ["it is deleted", stunt({ points: 1 }), { feature: "gone" }, {}, "effect-gone"],
    ["the roll is another's", stunt({ points: 1 }), { roll: "theirs" }, {}, "not-yours"],
    ["the character is another's", stunt({ points: 1 }), {}, { author: "p2" }, "not-yours"],
  ])("%s", (_, one, wanted, asking, code) => {
    expect(used(table([one]), wanted, asking)).toBe(code);
  });
  test("M5. Nobody spends more than five resonance on a single cast, not even in two parts", () => {
    const world = plainTable("marumaru", { dials: { "marumaru-resonance": 10 } });
    const spending = (boxes: number) => ({ roll: "roll", feature: "resonance", effect: `resonance-${boxes}` });
    expect(shortPlan(planned(world, "use", spending(6)))).toBe("effect-gone");
    done(world, "use", spending(5));
    expect(shortPlan(planned(world, "use", spending(1)))).toBe("used-already");
  });
  test("it is used on this roll already", () => {
    const world = table([stunt({ points: 1 })]);
    done(world, "use", { roll: "roll", feature: "stunt", effect: "e0" });
    expect(used(world)).toBe("used-already");
  });
});

describe("what it gives counts in the roll while it is paid for", () => {
  const total = (world: PlainWorld): number | undefined => {
    const now = rollNow(world, "roll");
    return now.ok ? resultNow(now.value)?.total : undefined;
  };
  const wanted = { roll: "roll", feature: "stunt", effect: "e0" };

  test.each<RulesetId>(["strands", "marumaru"])(
    "%s: from the moment it is asked for; undone, it is gone, and what it took is back",
    (game) => {
      const world = table([stunt({ points: 1 })], game);
      const whole = total(world) ?? 0;
      ask(world, "use", wanted);
      expect(total(world)).toBe(whole);
      const other = table([stunt({ points: 1 })], game);
      const { id } = done(other, "use", wanted);
      expect([total(other), other.actor("Actor.me")?.snapshot().fatePoints.value]).toEqual([whole, 2]);
      done(other, "undo", { entry: id, on: "roll" });
      expect([total(other), other.actor("Actor.me")?.snapshot().fatePoints.value]).toEqual([whole - 2, 3]);
      done(other, "redo", { entry: id, on: "roll" });
      expect(total(other)).toBe(whole);
    },
  );
});
