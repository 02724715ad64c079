import { describe, expect, test } from "vitest";
import { sayOutcome } from "../../../tests/samples/plain-messages.ts";
import { type Asking, done, must, planned, settle, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { attackResultsOf } from "../harm/attack-results.ts";
import { leftoverOf } from "../roll/bought.ts";
import { rollNow } from "../roll/replay-roll.ts";
import { timeGiven } from "./time.ts";

const ATTACK = { scope: "fight", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
const FRIEND: Asking = { author: "p2", actor: "Actor.you" };

/** A roll of p1's with three to spare: shifts in Tri-Fold, hits in Marumaru. */
function spare(game: RulesetId, otherwise: Parameters<typeof rollOf>[2] = {}, dials: DialValues = {}): PlainWorld {
  const request = { difficulty: game === "trifold" ? -1 : 1 };
  const hits = game === "marumaru" ? { faces: [8, 8, 10] } : {};
  const traits = [{ id: "a", name: "a", rank: game === "marumaru" ? 3 : 2, joins: null, specialty: false }];
  const roll = rollOf("roll", game, { ...hits, request: { traits, ...request }, ...otherwise });
  return plainTable(game, { rolls: [roll], dials });
}

const buys = (world: PlainWorld, use: string, asking: Asking = {}) =>
  shortPlan(planned(world, "spend-leftover", { roll: "roll", use }, asking));
const bought = (world: PlainWorld, use: string) => done(world, "spend-leftover", { roll: "roll", use });
const leftOn = (world: PlainWorld) => leftoverOf(world.game, must(rollNow(world, "roll")));

describe("T1. Shifts are spent on quality and speed", () => {
  test("one shift each, as often as there are shifts", () => {
    const world = spare("trifold");
    for (const use of ["quality", "faster", "faster"]) bought(world, use);
    expect(leftOn(world)).toMatchObject({ had: 3, left: 0 });
    expect(buys(world, "longer")).toBe("left-overspent");
  });
  test("undone, a shift is there again, whatever was bought since", () => {
    const world = spare("trifold");
    const { id } = bought(world, "quality");
    bought(world, "faster");
    done(world, "undo", { entry: id, on: "roll" });
    expect(leftOn(world)).toMatchObject({ left: 2 });
  });
});

describe("M2. Tricks are bought with the hits over the difficulty", () => {
  test("the same one once, unless it may be bought again", () => {
    const world = spare("marumaru", { attack: ATTACK });
    bought(world, "disarm");
    expect(buys(world, "disarm")).toBe("use-twice");
    bought(world, "injure");
    expect(buys(world, "injure")).toEqual([]);
  });
  test("complications or not; avoiding one costs its hits", () => {
    const request = { difficulty: 1, complication: 2, traits: [{ id: "a", name: "a", rank: 3, joins: null, specialty: false }] };
    const world = spare("marumaru", { request, attack: ATTACK });
    bought(world, "avoid-complication");
    expect(leftOn(world)).toMatchObject({ had: 3, left: 1 });
    bought(world, "pin");
    expect(buys(world, "knock-down")).toBe("left-overspent");
  });
  test("M4-R33. an attack on several has what is left over the lowest defense, and each trick counts against whom it suffices", () => {
    const request = { difficulty: null, traits: [{ id: "a", name: "a", rank: 3, joins: null, specialty: false }] };
    const world = spare("marumaru", { attack: ATTACK, targets: ["Actor.foe", "Actor.you"], request });
    expect(buys(world, "pin")).toBe("nothing-left");
    const defends = (target: string, total: number) =>
      done(world, "defend", { roll: "roll", target, opposing: "", defense: "usual", total }, { author: "gm", actor: target });
    defends("Actor.foe", 3);
    expect(leftOn(world)?.had).toBe(1);
    defends("Actor.you", 1);
    expect(leftOn(world)?.had).toBe(3);
    for (const use of ["injure", "injure"]) bought(world, use);
    const attackResults = attackResultsOf(world, must(rollNow(world, "roll")));
    expect(attackResults.map(({ target, hit }) => [target, hit?.amount])).toEqual([
      ["Actor.foe", 1],
      ["Actor.you", 2],
    ]);
  });
  test("the campaign's own tricks have its names and its prices", () => {
    const world = spare("marumaru", {}, { "marumaru-tricks": { "own-wink": { name: "Wink", group: "any", removed: false } } });
    expect(bought(world, "own-wink").facts).toMatchObject({ useName: "Wink" });
  });
});

describe("why it is refused", () => {
  test("the game has nothing to buy, or the roll nothing left", () => {
    expect(buys(spare("strands"), "quality")).toBe("nothing-left");
    expect(buys(spare("trifold", { request: { difficulty: 9 } }), "quality")).toBe("nothing-left");
    expect(buys(spare("trifold", { request: { difficulty: null } }), "quality")).toBe("nothing-left");
  });
  test("dice that cannot be read", () => {
    expect(buys(spare("trifold", { faces: [7, 7] }), "quality")).toBe("roll-unreadable");
  });
  test("M2. Tricks of attacks, where the roll is none", () => {
    expect(buys(spare("marumaru"), "pin")).toBe("attacks-only");
    expect(buys(spare("marumaru", { attack: ATTACK }), "pin")).toEqual([]);
    expect(buys(spare("marumaru"), "help-ally")).toEqual([]);
  });
  test("the hit is taken: what it did is final", () => {
    const traits = [{ id: "a", name: "a", rank: 3, joins: null, specialty: false }];
    const world = spare("marumaru", { attack: ATTACK, targets: ["Actor.you"], request: { difficulty: null, traits } });
    done(
      world,
      "defend",
      { roll: "roll", target: "Actor.you", defense: "usual", total: 1 },
      { author: "gm", actor: "Actor.you" },
    );
    bought(world, "injure");
    done(world, "harm", { roll: "roll", target: "Actor.you" }, { author: "gm", actor: "Actor.you" });
    expect(buys(world, "pin")).toBe("hit-taken");
  });
  test("an unknown use, another's roll", () => {
    expect(buys(spare("trifold"), "fly")).toBe("use-unknown");
    expect(buys(spare("trifold"), "quality", FRIEND)).toBe("not-yours");
  });
});

describe("what was bought and no longer fits", () => {
  test("is kept and no longer counts: the other side has become better since", () => {
    const against = { actor: "Actor.you", author: "p2", madeFor: "roll", request: { difficulty: null } };
    const world = plainTable("trifold", {
      rolls: [
        rollOf("roll", "trifold", { targets: ["Actor.you"], request: { difficulty: null }, faces: [1, 1, 0, 0] }),
        rollOf("against", "trifold", against),
      ],
    });
    done(world, "oppose", { roll: "roll", opposing: "against" }, FRIEND);
    bought(world, "quality");
    bought(world, "quality");
    done(world, "invoke", { roll: "against", aspect: "Actor.you.Item.quick", gain: "plus-two" }, FRIEND);
    const left = leftOn(world);
    expect([left?.left, left?.bought.map(({ fault }) => fault)]).toEqual([0, ["left-overspent", "left-overspent"]]);
  });
  test("nor does what a player's client only claims", () => {
    const world = spare("trifold");
    const asked = {
      id: "f1",
      author: "p1",
      kind: "spend-leftover",
      request: { roll: "roll", use: "quality", useName: "" },
    } as const;
    sayOutcome(world, { ...asked, actor: "Actor.me", actorName: "me", game: "trifold" }, { author: "p1", said: {} });
    expect(leftOn(world)?.bought).toEqual([]);
  });
});

describe("the time it takes", () => {
  const hour = { roll: "roll", step: "hour" } as const;
  test("T1. is a step of the game's, given by who rolled or by the GM; the last one counts", () => {
    const world = spare("trifold");
    done(world, "time", hour);
    done(world, "time", { ...hour, step: "day" }, { author: "gm", actor: "" });
    expect(timeGiven(must(rollNow(world, "roll")))).toEqual({ kind: "step", step: "day" });
  });
  test("F2. is a number of units, and what each point is worth", () => {
    const world = spare("fate2");
    done(world, "time", { roll: "roll", count: 8, unit: "week", per: "day" });
    expect(timeGiven(must(rollNow(world, "roll")))).toMatchObject({ count: 8, unit: "week", per: "day" });
  });
  test("is no other player's to give, nor counted in another game's way", () => {
    expect(shortPlan(planned(spare("trifold"), "time", hour, FRIEND))).toBe("not-yours");
    expect(settle(spare("strands"), "time", hour).outcome.refusal?.code).toBe("time-unknown");
    expect(settle(spare("fate2"), "time", hour).outcome.refusal?.code).toBe("time-unknown");
  });
});
