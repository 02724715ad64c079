import { describe, expect, test } from "vitest";
import { done, must, planned, settle, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { changedRoll } from "../../../tests/samples/changed-roll.ts";
import { isChanged, rollsIn } from "./changed-roll.ts";
import { rollNow } from "./replay-roll.ts";

const THEN = {
  faces: [0, 1, 0, -1],
  request: { difficulty: null, modifiers: [{ label: "high ground", value: 2 }] },
  attack: { stake: "" },
  blocks: [],
};
const { request } = THEN;

describe("a roll that something was built on has changed", () => {
  test.each([
    ["another face", { ...THEN, faces: [0, 1, 0, 1] }],
    ["the same faces in another order", { ...THEN, faces: [1, 0, 0, -1] }],
    ["a die more", { ...THEN, faces: [...THEN.faces, 0] }],
    ["a difficulty of 0, where it had none", { ...THEN, request: { ...request, difficulty: 0 } }],
    ["a greater modifier", { ...THEN, request: { ...request, modifiers: [{ label: "high ground", value: 3 }] } }],
    ["other words for it", { ...THEN, request: { ...request, modifiers: [{ label: "magic", value: 2 }] } }],
    ["a stake instead of harm", { ...THEN, attack: { stake: "He drops it." } }],
    ["no attack any more", { ...THEN, attack: null }],
    ["a block more", { ...THEN, blocks: ["wall"] }],
    ["a field it had not", { ...THEN, madeFor: "other" }],
    ["nothing", {}],
  ])("with %s", (_what, content) => expect(isChanged({ content, builtOn: THEN })).toBe(true));
  test.each([
    ["it says the same", { ...THEN }, THEN],
    ["its author has taken the change back", { ...THEN, faces: [...THEN.faces] }, THEN],
    [
      "a later version has more fields, which are empty",
      { ...THEN, aim: { situation: null, zone: "" }, run: [], count: 0 },
      THEN,
    ],
    ["nothing was built on it", { ...THEN, faces: [] }, null],
  ])("but not where %s", (_what, content, builtOn) => expect(isChanged({ content, builtOn })).toBe(false));
});

/** Two rolls by different people, the second of which opposes the first. */
function opposed(): PlainWorld {
  const theirs = { actor: "Actor.you", actorName: "you", madeFor: "roll", request: { difficulty: null } };
  const world = plainTable("strands", {
    rolls: [
      rollOf("roll", "strands", { targets: ["Actor.you"], request: { difficulty: null } }),
      rollOf("second", "strands", theirs),
    ],
  });
  done(world, "oppose", { roll: "roll", opposing: "second" }, { author: "p2", actor: "Actor.you" });
  return world;
}

const INVOKED = { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" } as const;

describe("an outcome keeps what the rolls said that it was the first to build on", () => {
  test("each once", () => {
    const world = plainTable("strands", { rolls: [rollOf("roll", "strands", { content: THEN })] });
    const plan = must(planned(world, "invoke", INVOKED));
    expect(plan.builtOn).toEqual({ roll: THEN });
    world.addRoll(rollOf("roll", "strands", { content: THEN, builtOn: THEN }));
    expect(must(planned(world, "invoke", INVOKED)).builtOn).toEqual({});
  });
  test("as a copy: the message may change while it is written", () => {
    const content = { faces: [0] };
    const world = plainTable("strands", { rolls: [rollOf("roll", "strands", { content })] });
    const { builtOn } = must(planned(world, "invoke", INVOKED));
    content.faces[0] = 1;
    expect(builtOn).toEqual({ roll: { faces: [0] } });
  });
  test("also those that count in its result", () =>
    expect(Object.keys(must(planned(opposed(), "invoke", INVOKED)).builtOn)).toEqual(["roll", "second"]));
});

describe("nothing new is built on a roll that was changed after something was", () => {
  test.each([
    ["of its own", "roll"],
    ["of the other side, which counts in its result", "second"],
  ])("on a roll with dice %s", (_whose, id) => {
    const world = opposed();
    changedRoll(world, id);
    expect(shortPlan(planned(world, "invoke", INVOKED))).toBe("roll-changed");
    expect(rollsIn(must(rollNow(world, "roll"))).filter(isChanged)).toMatchObject([{ id }]);
  });
  test("what was done stays, and can be undone, but not redone", () => {
    const world = plainTable("strands");
    const { id: entry } = done(world, "invoke", INVOKED);
    changedRoll(world, "roll");
    expect(must(rollNow(world, "roll")).steps).toHaveLength(1);
    expect(shortPlan(planned(world, "undo", { entry }))).toEqual(["me value +1"]);
    settle(world, "undo", { entry });
    expect(shortPlan(planned(world, "redo", { entry }))).toBe("roll-changed");
  });
  test("once the opposition is undone, what opposed counts no more", () => {
    const world = opposed();
    const [entry] = world.store.all();
    changedRoll(world, "second");
    done(world, "undo", { entry: entry?.id ?? "" }, { author: "gm", actor: "" });
    expect(planned(world, "invoke", INVOKED).ok).toBe(true);
    const again = { roll: "roll", opposing: "second" };
    expect(shortPlan(planned(world, "oppose", again, { author: "p2", actor: "Actor.you" }))).toBe("roll-changed");
  });
  test("its author does not keep from others the points that wait for it", () => {
    const world = plainTable("trifold");
    done(world, "invoke", { roll: "roll", aspect: "Actor.you.Item.quick", gain: "plus-two", against: true });
    changedRoll(world, "roll");
    expect(shortPlan(planned(world, "resolve", { roll: "roll" }))).toEqual(["you value +1"]);
  });
});
