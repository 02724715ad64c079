import type { Asks } from "../requests.ts";
import type { Fields } from "../../../tests/samples/ledger-entry.ts";
import { describe, expect, test } from "vitest";
import { type Asking, carryOut, ask, done, must, planned, settle, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { fight, fighter } from "../../../tests/samples/fight.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import { inverseEvents } from "../../rules/events/ledger-event.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import type { LedgerConflict } from "../conflict/conflict.ts";
import { planUndoOrRedo } from "../kinds.ts";

const GM: Asking = { author: "gm", actor: "" };
const ME: Asking = { author: "p1", actor: "" };
const YOU: Asking = { author: "p2", actor: "" };

const step = (combatant: string, name: Asks["turn"]["step"], rest: Fields<"turn"> = {}): Fields<"turn"> => ({
  combat: "fight",
  combatant,
  step: name,
  ...rest,
});

const table = (game: RulesetId = "strands", otherwise: Partial<LedgerConflict> = {}): PlainWorld =>
  plainTable(game, { conflict: fight(game, otherwise) });

describe("players do their own steps", () => {
  test.each([
    ["S6. one has acted, and the next is up", "strands", step("mine", "act"), ["mine acted 0 → 1", "fight current mine → yours"]],
    ["S6. holds", "strands", step("mine", "hold"), ["mine held 0 → 1", "fight current mine → yours"]],
    [
      "T4. defends with everything",
      "trifold",
      step("mine", "defend"),
      ["mine defended 0 → 1", "mine acted 0 → 1", "fight current mine → yours"],
    ],
    ["T4. walks a zone", "trifold", step("mine", "smaller"), ["mine smaller 0 → 1", "mine smallerIn 0 → 1"]],
    [
      "M4. chooses who is next",
      "marumaru",
      step("mine", "hand", { next: "foe" }),
      ["mine acted 0 → 1", "fight current mine → foe"],
    ],
    [
      "F8. declares",
      "fate2",
      step("mine", "declare", { words: " I charge. " }),
      ["mine declaration  → I charge.", "mine declared 0 → 1"],
    ],
    ["gives up", "strands", step("mine", "giveUp"), ["mine gaveUp false → true", "fight current mine → yours"]],
  ] as const)("%s", (_sentence, game, wanted, events) => {
    expect(shortPlan(planned(table(game), "turn", wanted, ME))).toEqual(events);
  });

  test("a side gives up as far as its players say so; the GM speaks for all of it", () => {
    const participants = [
      fighter("mine", 3, { actor: "Actor.me", side: "us" }),
      fighter("yours", 2, { actor: "Actor.you", side: "us" }),
      fighter("foe", 1, { actor: "Actor.foe", side: "them" }),
    ];
    const world = table("strands", { participants });
    expect(shortPlan(planned(world, "turn", step("mine", "giveUp"), ME))).not.toContain("yours gaveUp false → true");
    expect(shortPlan(planned(world, "turn", step("mine", "giveUp"), GM))).toContain("yours gaveUp false → true");
  });

  test("of the request only who and what count", () => {
    const forged = step("mine", "act", { combatantName: "Someone else", words: "Ha!", nextName: "Nobody", side: "all" });
    const plan = planned(table(), "turn", forged, ME);
    expect(plan.ok && plan.value.facts).toMatchObject({ combatantName: "mine", words: "", nextName: "", side: "" });
  });
});

describe("forged turns are refused", () => {
  test.each([
    ["of someone else's character", step("yours", "act"), ME, "not-yours"],
    ["of the GM's", step("foe", "act"), ME, "not-yours"],
    ["out of turn", step("yours", "act"), YOU, "not-their-turn"],
    ["by someone who is no user", step("mine", "act"), { author: "stranger", actor: "" }, "participant-gone"],
    ["of someone who is not in it", step("nobody", "act"), ME, "participant-gone"],
    ["of another conflict", { ...step("mine", "act"), combat: "other" }, ME, "conflict-gone"],
    ["what only the GM does", step("mine", "call"), ME, "gm-only"],
    ["what the game does not have", step("mine", "declare", { words: "x" }), ME, "no-such-step"],
  ] as const)("%s", (_what, wanted, asking, code) => {
    expect(shortPlan(planned(table(), "turn", wanted, asking))).toBe(code);
  });
  test("a second time", () => {
    const world = table();
    done(world, "turn", step("mine", "act"), ME);
    expect(settle(world, "turn", step("mine", "act"), ME).outcome.refusal?.code).toBe("acted-already");
  });
  test("twice at once: the turn moves on once", () => {
    const world = table();
    const [first, second] = [ask(world, "turn", step("mine", "act"), ME), ask(world, "turn", step("mine", "act"), ME)];
    expect([carryOut(world, first).state, carryOut(world, second).state]).toEqual(["done", "refused"]);
    expect(world.conflict("fight")?.current).toBe("yours");
  });
  test("without a GM it waits: the order is no player's own", () => {
    const world = table();
    const id = ask(world, "turn", step("mine", "act"), ME);
    carryOut(world, id, { by: "p1" });
    expect(world.store.entry(id)?.state).toBe("pending");
  });
});

describe("undo", () => {
  test("takes a step back, and redo takes it again", () => {
    const world = table();
    const before = world.conflict("fight");
    const { id } = done(world, "turn", step("mine", "hold"), ME);
    const after = world.conflict("fight");
    done(world, "undo", { entry: id }, ME);
    expect(world.conflict("fight")).toEqual(before);
    done(world, "redo", { entry: id }, ME);
    expect(world.conflict("fight")).toEqual(after);
  });
  test("is refused once the turn has moved on", () => {
    const world = table();
    const first = done(world, "turn", step("mine", "act"), ME);
    done(world, "turn", step("yours", "act"), YOU);
    expect(planUndoOrRedo(world, "undo", first, "p1")).toMatchObject({ code: "later-unnamed" });
  });
  test("and where the mark was taken away by hand", () => {
    const world = table();
    const first = done(world, "turn", step("mine", "act"), ME);
    must(world.change(inverseEvents(first.outcome.events)));
    expect(planUndoOrRedo(world, "undo", first, "p1")).toMatchObject({ code: "turn-moved-since" });
  });
});

describe("S3. Fragile aspects end with a round", () => {
  const aiming = (made: string, dials: DialValues = {}) => {
    const participants = [fighter("mine", 3, { actor: "Actor.me" })];
    const world = plainTable("strands", { conflict: fight("strands", { participants }), dials, turn: made });
    done(world, "create", { roll: "roll", way: "maneuver", words: "In my sights", target: "Actor.place" });
    return world;
  };
  const ends = (world: PlainWorld) => done(world, "turn", step("mine", "act"), ME).facts.endedNames;

  test("S3-R12 not with the one it was made in, so that its maker can use it; with the next", () => {
    const world = aiming("fight.1.mine");
    expect([ends(world), ends(world)]).toEqual([[], ["In my sights"]]);
    expect(world.aspect("Actor.place.Item.dark")).not.toBeNull();
  });
  test.each([
    ["made outside the conflict stays", "", {}],
    ["made in another conflict stays", "other.1.x", {}],
    ["stays where the campaign says so", "fight.1.mine", { "strands-fragile-ends": false }],
  ] as const)("one %s", (_what, made, dials) => {
    const world = aiming(made, dials);
    expect([ends(world), ends(world)]).toEqual([[], []]);
  });
  test("and come back when the step is undone", () => {
    const world = aiming("fight.1.mine");
    ends(world);
    const { id, facts } = done(world, "turn", step("mine", "act"), ME);
    const there = () => world.state().aspects;
    expect(Object.values(there()).map(({ name }) => name)).not.toContain(facts.endedNames[0]);
    done(world, "undo", { entry: id }, GM);
    expect(Object.values(there()).map(({ name }) => name)).toContain("In my sights");
  });
});

test.each([1, 2])("interrupted after %i documents, it is finished and not done twice", (dies) => {
  const world = table();
  const id = ask(world, "turn", step("mine", "act"), ME);
  carryOut(world, id, { dies });
  expect(carryOut(world, id)).toMatchObject({ state: "done" });
  expect(world.conflict("fight")).toMatchObject({ current: "yours", participants: [{ acted: 1 }, { acted: 0 }, { acted: 0 }] });
});
