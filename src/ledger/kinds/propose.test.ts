import { describe, expect, test } from "vitest";
import { type Asking, done, planned, settle, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable } from "../../../tests/samples/plain-table.ts";
import { openProposals } from "./propose.ts";

const GM: Asking = { author: "gm", actor: "" };
const FOG = { words: "  Thick   fog ", target: "Actor.place" };

function proposed() {
  const world = plainTable("strands", { actors: [{ uuid: "Actor.far", unseen: true }] });
  const { id: entry } = done(world, "propose", FOG);
  return { world, entry };
}

describe("a player proposes an aspect of the scene", () => {
  test("it changes nothing, and waits", () => {
    const { world } = proposed();
    expect(openProposals(world.entries).map(({ request, facts }) => ({ ...request, ...facts }))).toEqual([
      { words: "Thick fog", target: "Actor.place", targetName: "place", zone: "" },
    ]);
  });
  test("the GM takes it: an aspect of the scene, with nothing free; undone, it waits again", () => {
    const { world, entry } = proposed();
    const taken = done(world, "answer-proposal", { entry, say: "accept", target: "Actor.place" }, GM);
    const [event] = taken.outcome.events;
    expect(event).toMatchObject({
      type: "aspect-added",
      aspect: { name: "Thick fog", kind: "scene", free: {}, parent: "Actor.place" },
    });
    expect(openProposals(world.entries)).toEqual([]);
    done(world, "undo", { entry: taken.id }, GM);
    expect(openProposals(world.entries)).toHaveLength(1);
  });
  test("the GM declines it, and nothing is added", () => {
    const { world, entry } = proposed();
    expect(done(world, "answer-proposal", { entry, say: "decline" }, GM).outcome.events).toEqual([]);
    expect(openProposals(world.entries)).toEqual([]);
  });
  test("once it is answered, the answer is undone first; undone and answered again, it is not redone", () => {
    const { world, entry } = proposed();
    const taken = done(world, "answer-proposal", { entry, say: "accept", target: "Actor.place" }, GM);
    expect(shortPlan(planned(world, "undo", { entry }, GM))).toBe("later-unnamed");
    done(world, "undo", { entry: taken.id }, GM);
    expect(shortPlan(planned(world, "undo", { entry }, GM))).toEqual([]);
    done(world, "answer-proposal", { entry, say: "decline" }, GM);
    expect(shortPlan(planned(world, "redo", { entry: taken.id }, GM))).toBe("later-unnamed");
  });
  test("the one who proposed it withdraws it", () => {
    const { world, entry } = proposed();
    done(world, "undo", { entry });
    expect(openProposals(world.entries)).toEqual([]);
    expect(shortPlan(planned(world, "answer-proposal", { entry, say: "accept", target: "Actor.place" }, GM))).toBe(
      "proposal-answered",
    );
  });
  test.each([
    ["without words", { words: " \u200b " }, "words-missing"],
    ["in more words than an aspect has", { words: "x".repeat(501) }, "words-long"],
    ["for a place that is gone", { words: "Fog", target: "Actor.nowhere" }, "target-gone"],
    ["for a place the player cannot see", { words: "Fog", target: "Actor.far" }, "target-gone"],
  ] as const)("it is refused %s", (_why, wanted, code) => {
    const { world } = proposed();
    expect(shortPlan(planned(world, "propose", wanted))).toBe(code);
  });
  test.each([
    ["by a player", { say: "accept", target: "Actor.place" }, {}, "gm-only"],
    ["for a place that is gone", { say: "accept", target: "Actor.nowhere" }, GM, "target-gone"],
  ] as const)("the answer is refused %s", (_why, wanted, asking, code) => {
    const { world, entry } = proposed();
    expect(shortPlan(planned(world, "answer-proposal", { entry, ...wanted }, asking))).toBe(code);
  });
  test("two GMs answer at once: the second finds it answered", () => {
    const { world, entry } = proposed();
    done(world, "answer-proposal", { entry, say: "accept", target: "Actor.place" }, GM);
    expect(settle(world, "answer-proposal", { entry, say: "decline" }, GM).outcome.refusal?.code).toBe("proposal-answered");
  });
});
