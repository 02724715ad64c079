import type { Asks } from "../requests.ts";
import { usualGain } from "../../../tests/samples/games.ts";
import type { Fields } from "../../../tests/samples/ledger-entry.ts";
import { describe, expect, test } from "vitest";
import { ask, type Asking, carryOut, done, must, planned, settle, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import { invoke } from "../../rules/invoke/invoke.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { activeOn } from "../order.ts";
import { askInvoke } from "../uses.ts";

type Wanted = Fields<"invoke">;
const OWN: Wanted = { roll: "roll", aspect: "Actor.me.Item.brave", gain: "reroll-all" };
const OTHERS: Wanted = { ...OWN, aspect: "Actor.you.Item.quick" };

const invoked = (game: RulesetId, wanted: Wanted, asking: Asking = {}, dials: DialValues = {}) =>
  planned(plainTable(game, { dials }), "invoke", { gain: usualGain(game), ...wanted }, asking);

describe("what an invocation costs, and who gets it", () => {
  test.each([
    ["F3. Check one box", "fate2", {}, ["me.brave box +1"], "box"],
    ["S3. One point: +2, reroll, or effect", "strands", {}, ["me value -1"], "point"],
    ["S3. Others' aspects too", "strands", { aspect: "Actor.you.Item.quick" }, ["me value -1"], "point"],
    ["T3. One point", "trifold", {}, ["me value -1"], "point"],
    ["T3. A scene's aspect pays no one", "trifold", { aspect: "Actor.place.Item.dark" }, ["me value -1"], "point"],
    ["M3. One point", "marumaru", {}, ["me value -1"], "point"],
    [
      "M3. Whose character aspect is invoked to their disadvantage gains a point to keep until the scene ends",
      "marumaru",
      { aspect: "Actor.you.Item.quick", against: true },
      ["me value -1", "you held +1"],
      "point",
    ],
    [
      "M3. The invocation may benefit another character: then no one gains a point",
      "marumaru",
      { aspect: "Actor.you.Item.quick" },
      ["me value -1"],
      "point",
    ],
  ] as const)("%s", (_sentence, game, wanted, events, payment) => {
    const plan = invoked(game, { ...OWN, gain: usualGain(game), ...wanted });
    expect(shortPlan(plan)).toEqual(events);
    expect(must(plan).payment).toBe(payment);
  });

  test("T3. The point for another character's aspect waits until the action resolves", () => {
    const plan = must(invoked("trifold", { ...OTHERS, gain: "plus-two" }));
    expect(plan.later).toEqual([{ type: "fate-points-changed", actor: "Actor.you", counter: "value", by: 1 }]);
  });
  test("S3. One of the GM's characters pays from the pool", () => {
    const world = plainTable("strands", { rolls: [rollOf("roll", "strands", { actor: "Actor.foe" })] });
    const wanted = { ...OWN, aspect: "Actor.foe.Item.cruel" };
    expect(shortPlan(planned(world, "invoke", wanted, { author: "gm", actor: "Actor.foe" }))).toEqual(["pool -1"]);
  });
  test("S3. Fate point debt adds the aspect Unlucky until it is paid", () => {
    const poor = [{ uuid: "Actor.me", owners: ["p1"], played: true }];
    const world = plainTable("strands", { actors: poor, dials: { "strands-debt": true } });
    expect(shortPlan(planned(world, "invoke", OWN))).toMatchObject(["me debt +1", expect.stringMatching(/^\+me\./)]);
    done(world, "invoke", OWN);
    const again = { ...OWN, aspect: "Actor.place.Item.dark" };
    expect(shortPlan(planned(world, "invoke", again))).toEqual(["me debt +1"]);
  });
  test.each([
    ["S3. A persistent aspect is free", "strands", { persistent: true }, "nothing", []],
    ["S3. The first use of what was created is free", "strands", { free: { f: { count: 1, holder: "" } } }, "free", 1],
    [
      "T3. A lock names one trait, and that is free",
      "trifold",
      { lock: { on: true, trait: "perception", gain: "plus-two", words: "" } },
      "nothing",
      [],
    ],
  ] as const)("%s", (_sentence, game, otherwise, payment, events) => {
    const world = plainTable(game, { aspects: [aspectOn("Actor.me", "brave", otherwise)] });
    const plan = must(planned(world, "invoke", { ...OWN, gain: "plus-two" }));
    expect([plan.payment, plan.points, events === 1 ? 1 : plan.events]).toEqual([payment, 0, events]);
  });
  test("T4. A fragile aspect is gone after one invocation", () => {
    const world = plainTable("trifold", { aspects: [aspectOn("Actor.place", "fog", { nature: "fragile", kind: "advantage" })] });
    const wanted = { ...OWN, aspect: "Actor.place.Item.fog" };
    expect(shortPlan(planned(world, "invoke", wanted))).toEqual(["me value -1", "-place.fog"]);
  });
});

describe("the authority finds the facts itself", () => {
  test("phrase, moment and dice are not up to the client", () => {
    const forged = { ...OWN, aspectName: "Something else", moment: "before" } as const;
    const world = plainTable("strands");
    expect(must(planned(world, "invoke", { ...forged, gain: "plus-two" })).facts).toMatchObject({
      aspectName: "brave",
      moment: "before",
    });
    done(world, "invoke", { ...OTHERS, gain: "plus-two" });
    expect(must(planned(world, "invoke", { ...forged, gain: "plus-two" })).facts).toMatchObject({ moment: "after" });
  });
  test("what no game asks is not kept", () => {
    const kept = (["trifold", "marumaru"] as const).map((game) => {
      return must(invoked(game, { ...OTHERS, gain: usualGain(game), against: true })).facts;
    });
    expect(kept).toMatchObject([{ against: false }, { against: true }]);
  });
  test.each([
    ["F3. Rerolling throws all four dice", "fate2", "reroll-all", { die: "fudge", count: 4 }],
    ["M3. Two dice more are thrown", "marumaru", "two-dice", { die: "ten", count: 2 }],
  ] as const)("%s", (_sentence, game, gain, dice) => {
    expect(must(invoked(game, { ...OWN, gain })).dice).toMatchObject(dice);
  });
  test("an effect throws nothing", () => expect(must(invoked("strands", { ...OWN, gain: "effect" })).dice).toBeNull());
  test("it belongs to the turn of the conflict", () => {
    expect(must(planned(plainTable("strands", { turn: "t1" }), "invoke", OWN)).turn).toBe("t1");
  });
});

const FREE = { free: { f: { count: 1, holder: "" } } };
const LOCK = { lock: { on: true, trait: "perception", gain: "plus-two", words: "" } } as const;

describe("nobody pays in a way that is worse for them than was shown", () => {
  test.each([
    ["F3. What was free is not paid with a box", "fate2", {}, "free", {}, "free-taken"],
    ["S3. What was free is not paid with a point", "strands", {}, "free", {}, "free-taken"],
    ["S3. … nor is it owed", "strands", {}, "free", { "strands-debt": true }, "free-taken"],
    ["S3. What was persistent takes no free invocation", "strands", FREE, "nothing", {}, "free-taken"],
    ["T3. What was locked to this use is not paid with a point", "trifold", {}, "nothing", {}, "free-taken"],
    ["M3. What was free is not paid with a point", "marumaru", {}, "free", {}, "free-taken"],
    ["F3. Another free invocation does as well", "fate2", FREE, "free", {}, ["me.brave free of anyone -1"]],
    ["S3. What has become free is taken for free", "strands", { persistent: true }, "point", {}, []],
    ["F3. As it was shown", "fate2", {}, "box", {}, ["me.brave box +1"]],
    ["S3. As it was shown", "strands", {}, "point", { "strands-debt": true }, ["me value -1"]],
    ["T3. As it was shown", "trifold", LOCK, "nothing", {}, []],
  ] as const)("%s (%s)", (_sentence, game, aspect, expects, dials, came) => {
    const world = plainTable(game, { aspects: [aspectOn("Actor.me", "brave", aspect)], dials });
    const plan = planned(world, "invoke", { ...OWN, gain: usualGain(game), expects });
    expect(shortPlan(plan)).toEqual(came);
  });
  test("S3. Who spent the last point elsewhere does not owe one, unless that was shown", () => {
    const poor = [{ uuid: "Actor.me", owners: ["p1"], played: true }];
    const world = plainTable("strands", { actors: poor, dials: { "strands-debt": true } });
    const asked = (expects: Asks["invoke"]["expects"]) => planned(world, "invoke", { ...OWN, expects });
    expect(shortPlan(asked("point"))).toBe("points-short");
    expect(must(asked("debt")).payment).toBe("debt");
  });
  test("two players use the last free invocation: the second keeps their point", () => {
    const dark = aspectOn("Actor.place", "dark", { ...FREE, kind: "scene" });
    const rolls = [rollOf("roll", "strands"), rollOf("theirs", "strands", { actor: "Actor.you", author: "p2" })];
    const world = plainTable("strands", { aspects: [dark], rolls });
    const wanted = { aspect: dark.uuid, gain: "plus-two", expects: "free" } as const;
    const slower = ask(world, "invoke", { ...wanted, roll: "theirs" }, { author: "p2", actor: "Actor.you" });
    expect(done(world, "invoke", { ...wanted, roll: "roll" }).outcome.payment).toBe("free");
    expect(carryOut(world, slower).outcome.refusal?.code).toBe("free-taken");
    expect(world.state().actors["Actor.you"]?.fatePoints.value).toBe(3);
  });
});

describe("why it is refused", () => {
  test.each([
    ["the roll is gone", "fate2", { ...OWN, roll: "gone" }, {}, "roll-gone"],
    ["the payer is deleted", "fate2", OWN, { actor: "Actor.gone" }, "actor-gone"],
    ["the actor is another player's", "fate2", OWN, { actor: "Actor.you" }, "not-yours"],
    ["the author is no longer a user", "fate2", OWN, { author: "gone" }, "actor-gone"],
    ["it is another player's roll", "fate2", OWN, { author: "p2", actor: "Actor.you" }, "not-yours"],
    ["the aspect is gone", "fate2", { ...OWN, aspect: "Actor.me.Item.gone" }, {}, "aspect-gone"],
    ["an id of the language's own is no aspect", "fate2", { ...OWN, aspect: "constructor" }, {}, "aspect-gone"],
    ["F3. A character aspect belongs to its owner", "fate2", OTHERS, {}, "not-in-reach"],
    ["F3. After a roll", "fate2", { ...OWN, moment: "before" }, {}, "not-now"],
    ["F3. The game does not offer it", "fate2", { ...OWN, gain: "plus-two" }, {}, "gain-unknown"],
    ["F3. One die must be chosen", "fate2", { ...OWN, gain: "die-to-plus" }, {}, "die-missing"],
    ["F3. A missing die", "fate2", { ...OWN, gain: "die-to-plus", die: 9 }, {}, "die-unfit"],
    ["M3. Nothing missed, nothing to reroll", "marumaru", { ...OWN, gain: "reroll-misses" }, {}, "nothing-to-reroll"],
  ] as const)("%s", (_reason, game, wanted, asking, code) => {
    expect(shortPlan(invoked(game, wanted, asking))).toBe(code);
  });

  test.each([
    ["F3. No box is left", "fate2", aspectOn("Actor.me", "brave", { checked: 1 }), "boxes-spent"],
    ["F3. A goal is still ahead", "fate2", aspectOn("Actor.me", "brave", { role: "goal" }), "goal-ahead"],
    ["an aspect they do not know", "strands", aspectOn("Actor.me", "brave", { hidden: true }), "aspect-gone"],
    [
      "T3. Its other invocations are lost to its owner",
      "trifold",
      aspectOn("Actor.me", "brave", { lock: { on: true, trait: "strength", gain: "plus-two", words: "" } }),
      "locked",
    ],
  ] as const)("%s", (_reason, game, aspect, code) => {
    const world = plainTable(game, { aspects: [aspect] });
    expect(shortPlan(planned(world, "invoke", { ...OWN, gain: usualGain(game) }))).toBe(code);
  });
  test.each(["strands", "trifold", "marumaru"] as const)("%s: no point is left", (game) => {
    const world = plainTable(game, { actors: [{ uuid: "Actor.me", owners: ["p1"], played: true }] });
    expect(shortPlan(planned(world, "invoke", { ...OWN, gain: usualGain(game) }))).toBe("points-short");
  });
  test("M3. The invocation may benefit another character: who invokes pays, and one aspect serves a roll once", () => {
    const world = plainTable("marumaru", { rolls: [rollOf("roll", "marumaru", { actor: "Actor.you" })] });
    const wanted = { ...OWN, gain: usualGain("marumaru") };
    const plan = planned(world, "invoke", wanted);
    expect(shortPlan(plan)).toEqual(["me value -1"]);
    const elsewhere = plainTable("strands", { rolls: [rollOf("roll", "strands", { actor: "Actor.you" })] });
    expect(shortPlan(planned(elsewhere, "invoke", { ...OWN, gain: usualGain("strands") }))).toBe("not-yours");
  });
  test("nobody invokes on a roll they do not see", () => {
    const whispered = rollOf("roll", "marumaru", { actor: "Actor.you", author: "p2", readers: ["p2"] });
    expect(
      shortPlan(planned(plainTable("marumaru", { rolls: [whispered] }), "invoke", { ...OWN, gain: usualGain("marumaru") })),
    ).toBe("roll-gone");
  });
  test("F3. NPCs of a lower tier use aspects as skills and invoke none", () => {
    const foe = { uuid: "Actor.foe", tier: "aspect-shorthand" };
    const world = plainTable("fate2", { actors: [foe], rolls: [rollOf("roll", "fate2", { actor: "Actor.foe" })] });
    const wanted = { ...OWN, aspect: "Actor.foe.Item.cruel" };
    expect(shortPlan(planned(world, "invoke", wanted, { author: "gm", actor: "Actor.foe" }))).toBe("no-invoking");
  });
  test("the campaign plays another game since the roll", () => {
    const world = plainTable("fate2", { rolls: [rollOf("roll", "strands")] });
    expect(shortPlan(planned(world, "invoke", OWN))).toBe("game-changed");
  });
  test.each([
    ["T3. Each aspect once per action", "trifold", {}, OWN, "used-this-action"],
    ["M3. Several aspects per roll, none twice", "marumaru", {}, { ...OWN, gain: "two-dice" }, "used-this-action"],
    [
      "S3. Two to four points on one roll",
      "strands",
      { "strands-limit": "points", "strands-level": "commoner" },
      null,
      "limit-reached",
    ],
    [
      "S3. One aspect a scope a turn",
      "strands",
      { "strands-limit": "scopes" },
      { ...OWN, aspect: "Actor.me.Item.second" },
      "scope-used",
    ],
  ] as const)("%s", (_reason, game, dials, wanted, code) => {
    const more = ["second", "third", "fourth", "fifth"].map((id) => aspectOn("Actor.me", id));
    const rich = [{ uuid: "Actor.me", owners: ["p1"], played: true, points: { value: 9 } }];
    const world = plainTable(game, { aspects: more, actors: rich, dials });
    const first = { ...OWN, gain: usualGain(game) };
    done(world, "invoke", first);
    const asked = wanted ? [{ ...first, ...wanted }] : more.map(({ uuid: aspect }) => ({ ...first, aspect }));
    expect(asked.map((one) => settle(world, "invoke", one).outcome.refusal?.code ?? "").at(-1)).toBe(code);
  });
  test("S3. Same aspect at most once per character per turn, and again in the next", () => {
    const rolls = [rollOf("roll", "strands"), rollOf("another", "strands")];
    const world = plainTable("strands", { turn: "t1", rolls });
    done(world, "invoke", OWN);
    expect(shortPlan(planned(world, "invoke", { ...OWN, roll: "another" }))).toBe("used-this-turn");
    world.setTurn("t2");
    expect(shortPlan(planned(world, "invoke", { ...OWN, roll: "another" }))).toEqual(["me value -1"]);
  });
  test("what is still pending does not count", () => {
    const world = plainTable("strands");
    ask(world, "invoke", OWN);
    expect(world.state().actors["Actor.me"]?.fatePoints.value).toBe(3);
    expect(shortPlan(planned(world, "invoke", OWN))).toEqual(["me value -1"]);
  });
});

describe("R5. An aspect is used once on a roll, whoever asks", () => {
  test.each([
    ["fate2", "dark", true],
    ["strands", "dark", true],
    ["trifold", "dark", "used-this-action"],
    ["marumaru", "dark", "used-this-action"],
    ["trifold", "other", true],
  ] as const)("%s, an aspect of the scene (%s): %s", (game, second, expected) => {
    const scene = { kind: "scene", level: 2 } as const;
    const world = plainTable(game, { aspects: ["dark", "other"].map((id) => aspectOn("Actor.place", id, scene)) });
    done(world, "invoke", { roll: "roll", aspect: "Actor.place.Item.dark", gain: usualGain(game) });
    const [actor, aspect] = [world.actor("Actor.you"), world.aspect(`Actor.place.Item.${second}`)];
    if (!actor || !aspect) throw new Error("Someone else and the scene are on this table.");
    const { request } = rollOf("roll", game);
    const asks = askInvoke(world, { actor, moment: "after", request, entries: activeOn(world.entries, "roll") });
    const again = invoke(world.game, asks(aspect, usualGain(game)));
    expect(again.ok || again.code).toBe(expected);
  });
});
