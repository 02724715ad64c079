import type { Fields } from "../../../tests/samples/ledger-entry.ts";
import { describe, expect, test } from "vitest";
import { type Asking, done, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";

type Wanted = Fields<"compel">;
/** p2's character is compelled. */
const QUICK: Wanted = { aspect: "Actor.you.Item.quick", words: "They wait for you.", effect: "event" };
const GM: Asking = { author: "gm", actor: "" };
const SELF: Asking = { author: "p2", actor: "Actor.you" };
const OTHER: Asking = { author: "p1", actor: "Actor.me" };

const compelled = (game: RulesetId, wanted: Wanted, asking: Asking, dials: DialValues = {}) =>
  planned(plainTable(game, { dials }), "compel", wanted, asking);

describe("who may propose a compel, and what that costs", () => {
  test.each([
    ["F3. Involuntary invocation is by the GM", "fate2", "gm", []],
    ["F3. … and no one else", "fate2", "target", "not-yours-to-propose"],
    ["F3. … and no one else", "fate2", "other", "not-yours-to-propose"],
    ["T3. Compels are the GM's", "trifold", "gm", []],
    ["T3. Compels are the GM's", "trifold", "target", "not-yours-to-propose"],
    ["T3. Compels are the GM's", "trifold", "other", "not-yours-to-propose"],
    ["S3. GM or any character may offer", "strands", "gm", []],
    ["S3. A self-compel is free", "strands", "target", []],
    ["S3. A player who compels pays only if it is accepted", "strands", "other", []],
    ["M3. The GM's pool is unlimited", "marumaru", "gm", []],
    ["M3. Free on oneself", "marumaru", "target", []],
    ["M3. Pay one to propose", "marumaru", "other", ["me value -1"]],
  ] as const)("%s (%s: %s)", (_sentence, game, role, came) => {
    const plan = compelled(game, QUICK, { gm: GM, target: SELF, other: OTHER }[role]);
    expect(shortPlan(plan)).toEqual(came);
    if (plan.ok) expect(plan.value.facts).toMatchObject({ by: role, target: "Actor.you", aspectName: "quick" });
  });
});

describe("the authority finds the facts itself", () => {
  test("who is compelled, by whom and at what level is not up to the client", () => {
    const forged: Wanted = { ...QUICK, target: "Actor.me", by: "gm", level: 9, persistent: true, proposerName: "x" };
    const found = { target: "Actor.you", by: "other", level: 2, persistent: false, free: "", proposerName: "me" };
    expect(must(compelled("strands", forged, OTHER)).facts).toMatchObject(found);
  });
  test("S3. Cutthroat is the GM's choice, and this game's; no other word is a condition", () => {
    const cut = { ...QUICK, conditions: ["cutthroat", "cruel"] };
    const isCut = (game: RulesetId, asking: Asking) => must(compelled(game, cut, asking)).facts;
    expect(isCut("strands", GM)).toMatchObject({ conditions: ["cutthroat"] });
    expect(isCut("strands", OTHER)).toMatchObject({ conditions: [] });
    expect(isCut("trifold", GM)).toMatchObject({ conditions: [] });
  });
  test("F3. Bidding is a dial: nothing is paid until it is over", () => {
    const plan = must(compelled("fate2", QUICK, GM, { "fate2-bidding": true }));
    expect([plan.facts, plan.events]).toMatchObject([{ bidding: true, level: 2 }, []]);
  });
  test("S3. A free invocation pays for a compel's price", () => {
    const quick = aspectOn("Actor.you", "quick", { free: { f: { count: 1, holder: "Actor.me" } } });
    const world = plainTable("strands", { aspects: [quick] });
    expect(must(planned(world, "compel", QUICK, OTHER)).facts).toMatchObject({ free: "f" });
    expect(must(planned(world, "compel", QUICK, SELF)).facts).toMatchObject({ free: "" });
  });
  test("S3. Where a free invocation was shown to pay and is gone, the proposer is asked again", () => {
    const shown = { ...QUICK, free: "f" };
    expect(shortPlan(compelled("strands", shown, OTHER))).toBe("free-taken");
    expect(shortPlan(compelled("strands", shown, GM))).toEqual([]);
    const another = aspectOn("Actor.you", "quick", { free: { g: { count: 1, holder: "" } } });
    const world = plainTable("strands", { aspects: [another] });
    expect(must(planned(world, "compel", shown, OTHER)).facts).toMatchObject({ free: "g" });
  });
  test("an aspect of a situation or a thing may hit anyone", () => {
    const dark = { ...QUICK, aspect: "Actor.place.Item.dark", target: "Actor.me" };
    expect(must(compelled("strands", dark, GM)).facts).toMatchObject({ target: "Actor.me" });
  });
  test("the roll it is to affect is the target's current or next one", () => {
    const rolls = [rollOf("roll", "strands"), rollOf("yours", "strands", { actor: "Actor.you" })];
    const world = plainTable("strands", { rolls });
    const on = (roll: string) => must(planned(world, "compel", { ...QUICK, effect: "minus-two", roll }, GM)).facts;
    expect([on("yours"), on("roll"), on("gone")]).toMatchObject([{ roll: "yours" }, { roll: "" }, { roll: "" }]);
  });
});

describe("awarded at once: the story has done it already", () => {
  test.each([
    ["F3. As many points as the level", "fate2", ["you value +2"]],
    ["S3. The target gains the point", "strands", ["you value +1"]],
    ["T3. A point", "trifold", ["you value +1"]],
    ["M3. Gain 1", "marumaru", ["you value +1"]],
  ] as const)("%s", (_sentence, game, events) => {
    expect(shortPlan(compelled(game, { ...QUICK, passive: true }, GM))).toEqual(events);
  });
  test("S3. … and a fragile aspect is gone with it", () => {
    const quick = aspectOn("Actor.you", "quick", { nature: "fragile", kind: "advantage" });
    const world = plainTable("strands", { aspects: [quick] });
    expect(shortPlan(planned(world, "compel", { ...QUICK, passive: true }, GM))).toEqual(["you value +1", "-you.quick"]);
  });
  test("S3. A persistent aspect brings nothing", () => {
    const world = plainTable("strands", { aspects: [aspectOn("Actor.you", "quick", { persistent: true })] });
    expect(shortPlan(planned(world, "compel", { ...QUICK, passive: true }, GM))).toBe("nothing-to-award");
  });
  test("S3-R5. One of the GM's own NPCs is awarded nothing: the pool grows only by what player characters pay", () => {
    const cruel = { ...QUICK, aspect: "Actor.foe.Item.cruel", target: "Actor.foe", passive: true };
    expect(shortPlan(compelled("strands", cruel, GM))).toBe("nothing-to-award");
  });
  test("only a GM awards", () => {
    expect(shortPlan(compelled("strands", { ...QUICK, passive: true }, OTHER))).toBe("not-passive");
  });
});

test("an aspect of a situation compels no one whom the player cannot name: they would be named to all", () => {
  const world = plainTable("strands", { actors: [{ uuid: "Actor.far", unseen: true }] });
  const dark = { aspect: "Actor.place.Item.dark", target: "Actor.far" };
  expect(shortPlan(planned(world, "compel", dark, OTHER))).toBe("nobody-compelled");
  expect(planned(world, "compel", dark, GM).ok).toBe(true);
});

describe("why it is refused", () => {
  const hidden = [aspectOn("Actor.you", "quick", { hidden: true })];
  test.each([
    ["the aspect is gone", "strands", { ...QUICK, aspect: "Actor.you.Item.gone" }, OTHER, "aspect-gone"],
    [
      "an aspect of a situation hits no one by itself",
      "strands",
      { ...QUICK, aspect: "Actor.place.Item.dark" },
      GM,
      "nobody-compelled",
    ],
    [
      "a situation does not trouble a situation",
      "strands",
      { ...QUICK, aspect: "Actor.place.Item.dark", target: "Actor.place" },
      GM,
      "nobody-compelled",
    ],
    ["the proposer is deleted", "strands", QUICK, { actor: "Actor.gone" }, "actor-gone"],
    ["a player proposes for no character", "strands", QUICK, { actor: "" }, "actor-gone"],
    ["the actor is another player's", "strands", QUICK, { actor: "Actor.you" }, "not-yours"],
    ["the campaign plays another game since it was asked", "strands", QUICK, { ...OTHER, game: "fate2" }, "compel-game"],
    ["F3. There is only the event", "fate2", { ...QUICK, effect: "minus-two" }, GM, "effect-unknown"],
    ["T3. There is only the event", "trifold", { ...QUICK, effect: "reroll" }, GM, "effect-unknown"],
    ["M3. There is only the event", "marumaru", { ...QUICK, effect: "reroll" }, OTHER, "effect-unknown"],
  ] as const)("%s", (_reason, game, wanted, asking, code) => {
    expect(shortPlan(compelled(game, wanted, asking))).toBe(code);
  });
  test("an aspect they do not know", () => {
    expect(shortPlan(planned(plainTable("strands", { aspects: hidden }), "compel", QUICK, OTHER))).toBe("aspect-gone");
  });
  test("R11. An aspect of another game waits until it is adopted: it is not gone", () => {
    const wanted = { ...QUICK, aspect: "Actor.you.Item.elsewhere" };
    const world = plainTable("strands", { waiting: [wanted.aspect] });
    expect(shortPlan(planned(world, "compel", wanted, OTHER))).toBe("aspect-waits");
  });
  test("F3. A goal is still ahead", () => {
    const world = plainTable("fate2", { aspects: [aspectOn("Actor.you", "quick", { role: "goal" })] });
    expect(shortPlan(planned(world, "compel", QUICK, GM))).toBe("goal-ahead");
  });
  test.each(["strands", "marumaru"] as const)("%s: the proposer has no point", (game) => {
    const world = plainTable(game, { actors: [{ uuid: "Actor.me", owners: ["p1"], played: true }] });
    expect(shortPlan(planned(world, "compel", QUICK, OTHER))).toBe("points-short");
  });
  test("S3. Invoke and compel count together, once a turn; a GM is no character", () => {
    const world = plainTable("strands", { turn: "t1" });
    done(world, "invoke", { roll: "roll", aspect: "Actor.you.Item.quick", gain: "plus-two" });
    expect(shortPlan(planned(world, "compel", QUICK, OTHER))).toBe("used-this-turn");
    expect(shortPlan(planned(world, "compel", QUICK, GM))).toEqual([]);
  });
  test("S3. A refused compel uses up the aspect for the turn, a withdrawn one does not", () => {
    const world = plainTable("strands", { turn: "t1" });
    const { id } = done(world, "compel", QUICK, OTHER);
    expect(shortPlan(planned(world, "compel", QUICK, OTHER))).toBe("used-this-turn");
    done(world, "answer", { compel: id, say: "withdraw" }, OTHER);
    expect(shortPlan(planned(world, "compel", QUICK, OTHER))).toEqual([]);
    const again = done(world, "compel", QUICK, OTHER);
    done(world, "answer", { compel: again.id, say: "refuse" }, SELF);
    expect(shortPlan(planned(world, "compel", QUICK, OTHER))).toBe("used-this-turn");
  });
});
