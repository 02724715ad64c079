import { describe, expect, test } from "vitest";
import { done, planned, told } from "../../../tests/samples/plain-authority.ts";
import { plainTable } from "../../../tests/samples/plain-table.ts";
import type { RulesetId } from "../../rules/index.ts";

const FRIEND = { author: "p2", actor: "Actor.you" };
const POOR = [{ uuid: "Actor.you", owners: ["p2"], played: true }];

function spentOne(game: RulesetId, otherwise = {}) {
  const world = plainTable(game, otherwise);
  const { id: entry } = done(world, "spend", { roll: "roll", use: "plus-one" });
  return { world, cancel: { roll: "roll", entry } };
}

describe("F4. Cancel another's spend: both points are gone", () => {
  test("the canceller's point is spent too; the other is not given back", () => {
    const { world, cancel } = spentOne("fate2");
    expect(told(planned(world, "counter", cancel, FRIEND))).toEqual(["you value -1"]);
    done(world, "counter", cancel, FRIEND);
    expect(["Actor.me", "Actor.you"].map((uuid) => world.state().actors[uuid]?.fatePoints.value)).toEqual([2, 2]);
  });
  test("a GM cancels for no one in particular, at no counted cost", () => {
    const { world, cancel } = spentOne("fate2");
    expect(told(planned(world, "counter", cancel, { author: "gm", actor: "" }))).toEqual([]);
  });
});

describe("why it is refused", () => {
  test.each([
    ["the roll is gone", { roll: "gone" }, FRIEND, "roll-gone"],
    ["there is no such spend", { entry: "gone" }, FRIEND, "entry-gone"],
    ["one's own is undone instead", {}, {}, "not-yours"],
    ["the actor is another player's", {}, { author: "p1", actor: "Actor.you" }, "not-yours"],
    ["the payer is deleted", {}, { author: "p2", actor: "Actor.gone" }, "actor-gone"],
  ] as const)("%s", (_reason, otherwise, asking, code) => {
    const { world, cancel } = spentOne("fate2");
    expect(told(planned(world, "counter", { ...cancel, ...otherwise }, asking))).toBe(code);
  });
  test("it is already cancelled, or undone", () => {
    const { world, cancel } = spentOne("fate2");
    const { id } = done(world, "counter", cancel, FRIEND);
    expect(told(planned(world, "counter", cancel, FRIEND))).toBe("entry-gone");
    done(world, "undo", { entry: id, on: "roll" }, FRIEND);
    expect(told(planned(world, "counter", cancel, FRIEND))).toEqual(["you value -1"]);
    done(world, "undo", { entry: cancel.entry, on: "roll" });
    expect(told(planned(world, "counter", cancel, FRIEND))).toBe("entry-gone");
  });
  test("no point is left", () => {
    const { world, cancel } = spentOne("fate2", { actors: POOR });
    expect(told(planned(world, "counter", cancel, FRIEND))).toBe("points-short");
  });
  test("S3 has no such rule", () => {
    const { world, cancel } = spentOne("strands");
    expect(told(planned(world, "counter", cancel, FRIEND))).toBe("not-countered");
  });
});
