import { describe, expect, test } from "vitest";
import { sayOutcome } from "../../../tests/samples/plain-messages.ts";
import { ask, type Asking, done, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { rollNow } from "../roll/replay-roll.ts";

const FRIEND: Asking = { author: "p2", actor: "Actor.you" };
const PAIR = { roll: "roll", joining: "more" };
type Otherwise = Parameters<typeof rollOf>[2];

/** p1's roll against this difficulty, and one made to count with it: of a friend where people work together, else p1's own. */
function rolled(game: RulesetId, difficulty: number, second: Otherwise = {}): PlainWorld {
  const who = game === "marumaru" ? { actor: "Actor.you", actorName: "you", author: "p2" } : {};
  return plainTable(game, {
    rolls: [
      rollOf("roll", game, { request: { difficulty } }),
      rollOf("more", game, { ...who, madeFor: "roll", request: { difficulty: null }, ...second }),
    ],
  });
}

const outcomeNow = (world: PlainWorld) => {
  const { roll, state } = must(rollNow(world, "roll"));
  return roll.ruleset.resolve(state.request, state.faces, roll.dials);
};

describe("M2. Co-operative actions: each rolls, and the hits are pooled freely", () => {
  test("over the difficulty, and over what the first had left", () => {
    const world = rolled("marumaru", 3);
    expect(outcomeNow(world)).toMatchObject({ total: 2, outcome: { success: false } });
    done(world, "join", PAIR, FRIEND);
    expect(outcomeNow(world)).toMatchObject({ total: 4, outcome: { success: true, margin: 1 } });
    expect(planned(world, "spend-leftover", { roll: "roll", use: "help-ally" }).ok).toBe(true);
  });
  test("a resister's hits are taken off all of them", () => {
    const world = rolled("marumaru", 1);
    world.addRoll(rollOf("foes", "marumaru", { actor: "Actor.foe", madeFor: "roll", request: { difficulty: null } }));
    done(world, "join", PAIR, FRIEND);
    done(world, "oppose", { roll: "roll", opposing: "foes" }, { author: "gm", actor: "Actor.foe" });
    expect(outcomeNow(world)).toMatchObject({ outcome: { margin: 2 } });
  });
  test("it is a single action: the other roll comes to nothing by itself", () => {
    const world = rolled("marumaru", 3);
    done(world, "join", PAIR, FRIEND);
    const fog = { roll: "more", way: "action", words: "Fog", target: "Actor.place" } as const;
    expect(shortPlan(planned(world, "create", fog, FRIEND))).toBe("roll-joins");
    expect(shortPlan(planned(world, "spend-leftover", { roll: "more", use: "help-ally" }, FRIEND))).toBe("roll-joins");
  });
  test("a dramatic failure is everyone's: each gains the point", () => {
    const world = rolled("marumaru", 9);
    done(world, "join", PAIR, FRIEND);
    expect(shortPlan(planned(world, "dramatic", { roll: "roll" }))).toEqual(["me value +1", "you value +1"]);
  });
  test("no one works together with themselves", () => {
    const world = rolled("marumaru", 3, { actor: "Actor.me", author: "p1" });
    expect(shortPlan(planned(world, "join", PAIR))).toBe("join-own");
  });
});

describe("S1. Extended actions: the results are added up until the difficulty is reached", () => {
  test("invocations on either count", () => {
    const world = rolled("strands", 5);
    done(world, "join", PAIR);
    expect(outcomeNow(world)).toMatchObject({ total: 4, outcome: { success: false, margin: -1 } });
    done(world, "invoke", { roll: "more", aspect: "Actor.me.Item.brave", gain: "plus-two" });
    expect(outcomeNow(world)).toMatchObject({ total: 6, outcome: { success: true } });
  });
  test("the rolls are one's own", () => {
    const world = rolled("strands", 5, { actor: "Actor.you", author: "p2" });
    expect(shortPlan(planned(world, "join", PAIR, FRIEND))).toBe("not-yours");
  });
  test("undone, a roll no longer counts", () => {
    const world = rolled("strands", 5);
    const { id } = done(world, "join", PAIR);
    done(world, "undo", { entry: id, on: "roll" });
    expect(outcomeNow(world).total).toBe(2);
  });
  test("of a deleted one, what it had shown still counts", () => {
    const world = rolled("strands", 5);
    done(world, "join", PAIR);
    const kept = { ...world, roll: (id: string) => (id === "more" ? world.roll("gone") : world.roll(id)) };
    expect(must(rollNow(kept, "roll")).state.request.joined).toMatchObject([{ value: 2 }]);
  });
});

test("F2. Successes that are counted add nothing to the total", () => {
  const world = rolled("fate2", 2);
  done(world, "join", PAIR);
  expect(outcomeNow(world).total).toBe(2);
  expect(must(rollNow(world, "roll")).joined.map(({ total }) => total)).toEqual([2]);
});

describe("why it is refused, whatever a client sends", () => {
  test.each<[string, string, RulesetId, Otherwise]>([
    ["the game has none", "use-unknown", "trifold", {}],
    ["an earlier roll that happens to be good", "join-unmade", "strands", { madeFor: "" }],
    ["dice that cannot be read", "roll-unreadable", "strands", { faces: [9] }],
    ["dice that are read in another way", "oppose-dice", "fate2", { request: { difficulty: null, method: "fate-pool" } }],
  ])("%s", (_what, code, game, second) => expect(shortPlan(planned(rolled(game, 3, second), "join", PAIR))).toBe(code));
  test("an attack in a game where one goes on alone", () => {
    const attack = { scope: "physical", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
    const world = rolled("strands", 3);
    world.addRoll(rollOf("roll", "strands", { attack }));
    expect(shortPlan(planned(world, "join", PAIR))).toBe("defend-instead");
  });
  test("a roll that counts with another is neither opposed nor joined by a third", () => {
    const world = rolled("strands", 9);
    done(world, "join", PAIR);
    for (const id of ["foes", "third"]) world.addRoll(rollOf(id, "strands", { madeFor: "more", request: { difficulty: null } }));
    expect(shortPlan(planned(world, "oppose", { roll: "more", opposing: "foes" }))).toBe("joins-another");
    expect(shortPlan(planned(world, "join", { roll: "more", joining: "third" }))).toBe("joins-another");
    expect(shortPlan(planned(world, "join", PAIR))).toBe("joins-another");
  });
  test("once something has come of the first", () => {
    const world = rolled("strands", 1);
    done(world, "create", { roll: "roll", way: "maneuver", words: "Fog", target: "Actor.place" });
    expect(shortPlan(planned(world, "join", PAIR))).toBe("created-already");
  });
  test("a player's own word for it does not count without a GM's client", () => {
    const world = rolled("strands", 9);
    const asked = world.store.entry(ask(world, "join", PAIR));
    if (!asked) throw new Error("Nothing was asked.");
    sayOutcome(world, asked, { author: "p1", said: { request: { ...PAIR, total: 99 } } });
    expect([world.store.entry(asked.id)?.state, outcomeNow(world).total]).toEqual(["pending", 2]);
  });
});
