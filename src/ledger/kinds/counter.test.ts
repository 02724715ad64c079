import { describe, expect, test } from "vitest";
import { done, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable } from "../../../tests/samples/plain-table.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { compelNow } from "../compel/replay-compel.ts";

const FRIEND = { author: "p2", actor: "Actor.you" };
const POOR = [{ uuid: "Actor.you", owners: ["p2"], played: true }];

function spentOne(game: RulesetId, otherwise = {}) {
  const world = plainTable(game, otherwise);
  const { id: entry } = done(world, "spend", { roll: "roll", use: "plus-one" });
  return { world, cancel: { on: "roll", entry } };
}

describe("F4. Cancel another's spend: both points are gone", () => {
  test("the canceller's point is spent too; the other is not given back", () => {
    const { world, cancel } = spentOne("fate2");
    expect(shortPlan(planned(world, "counter", cancel, FRIEND))).toEqual(["you value -1"]);
    done(world, "counter", cancel, FRIEND);
    expect(["Actor.me", "Actor.you"].map((uuid) => world.state().actors[uuid]?.fatePoints.value)).toEqual([2, 2]);
  });
  test("a GM cancels for no one in particular, at no counted cost", () => {
    const { world, cancel } = spentOne("fate2");
    expect(shortPlan(planned(world, "counter", cancel, { author: "gm", actor: "" }))).toEqual([]);
  });
});

describe("F4. Fate points may cancel any expenditure of a fate point", () => {
  test("one for a bit of story: who spent it may spend another", () => {
    const world = plainTable("fate2");
    const { id: entry } = done(world, "story", { use: "narrative" });
    const cancel = { on: "", entry };
    expect(shortPlan(planned(world, "counter", cancel, FRIEND))).toEqual(["you value -1"]);
    done(world, "counter", cancel, FRIEND);
    expect(shortPlan(planned(world, "counter", cancel, FRIEND))).toBe("entry-gone");
    expect(shortPlan(planned(world, "undo", { entry }))).toBe("later-entry");
    expect(shortPlan(planned(world, "story", { use: "narrative" }))).toEqual(["me value -1"]);
  });
  test("one that takes a wound: the wound goes back to whom it was taken from", () => {
    const hurt = { uuid: "Actor.foe", boxes: { wounds: ["hurt-0"] } };
    const world = plainTable("fate2", { actors: [hurt], dials: { "fate2-take-wound": true } });
    const wound = { target: "Actor.foe", track: "wounds", box: "hurt-0" };
    const { id: entry } = done(world, "story", { use: "take-wound", ...wound }, { author: "gm" });
    const checked = () => ["Actor.me", "Actor.foe"].map((uuid) => Object.keys(world.state().actors[uuid]?.boxes["wounds"] ?? {}));
    expect(checked()).toEqual([["hurt-0"], []]);
    done(world, "counter", { on: "", entry }, { author: "gm", actor: "" });
    expect(checked()).toEqual([[], ["hurt-0"]]);
    expect(world.state().actors["Actor.me"]?.fatePoints.value).toBe(2);
  });
  test("those paid to resist a compel: the offer is open again, and may be paid for again", () => {
    const world = plainTable("fate2", { actors: [{ uuid: "Actor.me", owners: ["p1"], played: true, points: { value: 5 } }] });
    const { id: compel } = done(
      world,
      "compel",
      { aspect: "Actor.me.Item.brave", target: "Actor.me" },
      { author: "gm", actor: "" },
    );
    const stage = () => compelNow(world, compel)?.now.stage;
    const { id: entry } = done(world, "answer", { compel, say: "refuse" });
    const cancel = { on: compel, entry };
    done(world, "counter", cancel, { author: "gm", actor: "" });
    expect([stage(), world.state().actors["Actor.me"]?.fatePoints.value]).toEqual(["offered", 3]);
    expect(shortPlan(planned(world, "counter", cancel, FRIEND))).toBe("entry-gone");
    done(world, "answer", { compel, say: "refuse" });
    expect([stage(), world.state().actors["Actor.me"]?.fatePoints.value]).toEqual(["refused", 1]);
  });
  test("taking the cancelling back is refused once the compel was answered again", () => {
    const world = plainTable("fate2");
    const { id: compel } = done(
      world,
      "compel",
      { aspect: "Actor.me.Item.brave", target: "Actor.me" },
      { author: "gm", actor: "" },
    );
    const { id: entry } = done(world, "answer", { compel, say: "refuse" });
    const { id: counter } = done(world, "counter", { on: compel, entry }, FRIEND);
    expect(shortPlan(planned(world, "undo", { entry: counter, on: compel }, FRIEND))).toEqual(["you value +1"]);
    done(world, "answer", { compel, say: "accept" });
    expect(shortPlan(planned(world, "undo", { entry: counter, on: compel }, FRIEND))).toBe("later-entry");
  });
  test.each([
    ["what a box of an aspect paid for is no fate point", { use: "effect", aspect: "Actor.me.Item.brave" }],
    ["a bit of story that was undone", null],
  ] as const)("but not %s", (_what, effect) => {
    const world = plainTable("fate2");
    const { id: entry } = done(world, "story", effect ?? { use: "narrative" });
    if (!effect) done(world, "undo", { entry });
    expect(shortPlan(planned(world, "counter", { on: "", entry }, FRIEND))).toBe("entry-gone");
  });
  test("nor one's own", () => {
    const world = plainTable("fate2");
    const { id: entry } = done(world, "story", { use: "narrative" });
    expect(shortPlan(planned(world, "counter", { on: "", entry }))).toBe("not-yours");
  });
});

describe("why it is refused", () => {
  test.each([
    ["the roll is gone", { on: "gone" }, FRIEND, "roll-gone"],
    ["there is no such spend", { entry: "gone" }, FRIEND, "entry-gone"],
    ["one's own is undone instead", {}, {}, "not-yours"],
    ["the actor is another player's", {}, { author: "p1", actor: "Actor.you" }, "not-yours"],
    ["the payer is deleted", {}, { author: "p2", actor: "Actor.gone" }, "actor-gone"],
  ] as const)("%s", (_reason, otherwise, asking, code) => {
    const { world, cancel } = spentOne("fate2");
    expect(shortPlan(planned(world, "counter", { ...cancel, ...otherwise }, asking))).toBe(code);
  });
  test("it is already cancelled, or undone", () => {
    const { world, cancel } = spentOne("fate2");
    const { id } = done(world, "counter", cancel, FRIEND);
    expect(shortPlan(planned(world, "counter", cancel, FRIEND))).toBe("entry-gone");
    done(world, "undo", { entry: id, on: "roll" }, FRIEND);
    expect(shortPlan(planned(world, "counter", cancel, FRIEND))).toEqual(["you value -1"]);
    done(world, "undo", { entry: cancel.entry, on: "roll" });
    expect(shortPlan(planned(world, "counter", cancel, FRIEND))).toBe("entry-gone");
  });
  test("no point is left", () => {
    const { world, cancel } = spentOne("fate2", { actors: POOR });
    expect(shortPlan(planned(world, "counter", cancel, FRIEND))).toBe("points-short");
  });
  test("the campaign plays another game since the compel", () => {
    const world = plainTable("fate2");
    const wanted = { aspect: "Actor.me.Item.brave", target: "Actor.me" };
    const { id: on } = done(world, "compel", wanted, { author: "gm", actor: "" });
    const { id: entry } = done(world, "answer", { compel: on, say: "refuse" });
    const now = { ...world, game: plainTable("strands").game };
    expect(shortPlan(planned(now, "counter", { on, entry }, FRIEND))).toBe("compel-game");
  });
  test("S3 has no such rule", () => {
    const { world, cancel } = spentOne("strands");
    expect(shortPlan(planned(world, "counter", cancel, FRIEND))).toBe("not-countered");
  });
});
