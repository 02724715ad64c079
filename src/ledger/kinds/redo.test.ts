import { describe, expect, test } from "vitest";
import { challenge } from "../../../tests/samples/challenge.ts";
import { type Asking, done, must, planned, settle, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import type { Entry } from "../entry.ts";

const GM: Asking = { author: "gm", actor: "" };
const INVOKE = { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" } as const;
const gift = { gift: { count: 1, holder: "" } };
const poor = { uuid: "Actor.me", owners: ["p1"], played: true };
const point = { type: "fate-points-changed", actor: "Actor.me", counter: "value", by: 1 } as const;

const undo = (world: PlainWorld, { id: entry }: Pick<Entry, "id">) => done(world, "undo", { entry }, GM);
const redo = (world: PlainWorld, { id: entry }: Pick<Entry, "id">) => shortPlan(planned(world, "redo", { entry }, GM));

/** It is undone, and redone at once: the state before and after. */
function backAndForth(world: PlainWorld, entry: Entry) {
  const before = world.state();
  undo(world, entry);
  done(world, "redo", { entry: entry.id }, GM);
  return { before, after: world.state() };
}

describe("redone is what was undone, whatever came since", () => {
  test("T3. Paid with a point, though a free invocation has come since", () => {
    const world = plainTable("trifold", {
      aspects: [aspectOn("Actor.me", "brave", { free: { f: { count: 1, holder: "Actor.you" } } })],
    });
    const invoked = done(world, "invoke", INVOKE);
    done(world, "pass", { aspect: INVOKE.aspect, free: "f", target: "Actor.me" }, GM);
    const { before, after } = backAndForth(world, invoked);
    expect(after).toEqual(before);
  });

  test("S3. Owed, though there are points by now", () => {
    const world = plainTable("strands", { actors: [poor], dials: { "strands-debt": true } });
    const owed = done(world, "invoke", INVOKE);
    must(world.change([point]));
    const { before, after } = backAndForth(world, owed);
    expect(after).toEqual(before);
  });

  test("S3. But a first debt does not bring Unlucky a second time", () => {
    const world = plainTable("strands", { actors: [poor], dials: { "strands-debt": true } });
    world.addRoll(rollOf("other", "strands"));
    const owed = done(world, "invoke", INVOKE);
    undo(world, owed);
    done(world, "invoke", { ...INVOKE, roll: "other" });
    expect(redo(world, owed)).toBe("redo-differs");
  });

  test("F3. A free invocation for anyone, though there is one of their own by now", () => {
    const free = { gift: { count: 2, holder: "" } };
    const world = plainTable("fate2", { aspects: [aspectOn("Actor.me", "brave", { level: 2, free })] });
    const invoked = done(world, "invoke", { ...INVOKE, gain: "reroll-all" });
    done(world, "pass", { aspect: INVOKE.aspect, free: "gift", target: "Actor.me" }, GM);
    const { before, after } = backAndForth(world, invoked);
    expect(after).toEqual(before);
  });

  test("T3. What was free is not paid with a point where someone else has taken it meanwhile", () => {
    const world = plainTable("trifold", { aspects: [aspectOn("Actor.me", "brave", { free: gift })] });
    world.addRoll(rollOf("other", "trifold"));
    const invoked = done(world, "invoke", INVOKE);
    undo(world, invoked);
    done(world, "invoke", { ...INVOKE, roll: "other" });
    expect(redo(world, invoked)).toBe("free-taken");
  });

  test("T3. A declaration is paid as it was too", () => {
    const world = plainTable("trifold", {
      aspects: [aspectOn("Actor.me", "brave", { free: { f: { count: 1, holder: "Actor.you" } } })],
    });
    const declared = done(world, "story", { use: "declaration", aspect: INVOKE.aspect });
    done(world, "pass", { aspect: INVOKE.aspect, free: "f", target: "Actor.me" }, GM);
    const { before, after } = backAndForth(world, declared);
    expect(after).toEqual(before);
  });

  test("T4. A free invocation that joined another, which was passed on since", () => {
    const free = { own: { count: 1, holder: "Actor.you" }, f: { count: 1, holder: "Actor.me" } };
    const world = plainTable("trifold", { aspects: [aspectOn("Actor.me", "brave", { free })] });
    const joined = done(world, "pass", { aspect: INVOKE.aspect, free: "f", target: "Actor.you" });
    done(world, "pass", { aspect: INVOKE.aspect, free: "own", target: "Actor.foe" }, GM);
    const { before, after } = backAndForth(world, joined);
    expect(after).toEqual(before);
  });

  test("S3. The first use of what was discovered, likewise", () => {
    const free = { f: { count: 1, holder: "Actor.me" } };
    const world = plainTable("strands", { aspects: [aspectOn("Actor.foe", "secret", { hidden: true, free })] });
    const secret = "Actor.foe.Item.secret";
    const found = done(world, "reveal", { roll: "roll", aspect: secret, users: ["p1"] }, { author: "gm", actor: "Actor.me" });
    done(world, "pass", { aspect: secret, free: "f", target: "Actor.you" }, GM);
    const { before, after } = backAndForth(world, found);
    expect(after).toEqual(before);
  });

  test("F2. A failure that had no mark to take: it takes none that was made since", () => {
    const task = challenge({ fragility: { way: "highest", from: 1, words: "" } });
    const rolls = [rollOf("roll", "fate2", { request: { difficulty: 9 } }), rollOf("other", "fate2")];
    const world = plainTable("fate2", { challenges: [task], rolls });
    const failed = done(world, "advance", { roll: "roll", challenge: task.uuid });
    done(world, "advance", { roll: "other", challenge: task.uuid });
    expect(failed.outcome.events).toEqual([]);
    const { before, after } = backAndForth(world, failed);
    expect(after).toEqual(before);
  });

  test("F2. … nor is it redone once it counts another time", () => {
    const task = challenge({ fragility: { way: "highest", from: 1, words: "" } });
    const world = plainTable("fate2", { challenges: [task], rolls: [rollOf("roll", "fate2", { request: { difficulty: 9 } })] });
    const failed = done(world, "advance", { roll: "roll", challenge: task.uuid });
    undo(world, failed);
    done(world, "advance", { roll: "roll", challenge: task.uuid });
    expect(settle(world, "redo", { entry: failed.id }, GM).outcome.refusal?.code).toBe("ladder-marked");
  });
});
