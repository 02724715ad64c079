import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../tests/samples/actor-snapshot.ts";
import { conflict, participant } from "../../../tests/samples/conflict-now.ts";
import { RULESETS, type RulesetId } from "../rulesets/rulesets.ts";
import { type ConflictNow, isDeclared, type Participant, withMarks } from "./conflict-now.ts";
import { initiativeOf } from "./conflict-rules.ts";
import { currentOf, isDefending, order } from "./order.ts";
import { type StepInput, stepsNow, takeStep, TURN_STEPS, type TurnStep } from "./take-step.ts";

/** `a` 3, `b` and `c` 2, `d` 1. */
const FOUR = [participant("a", 3), participant("b", 2), participant("c", 2), participant("d", 1)];

const input = (id: string, step: TurnStep, rest: Partial<StepInput> = {}): StepInput => ({
  id,
  step,
  next: "",
  words: "",
  along: [],
  ...rest,
});

/** Plays steps one after another, each written `who step` or `who step next`. */
function play(now: ConflictNow, ...steps: readonly string[]): ConflictNow {
  return steps.reduce((before, said) => {
    const [id = "", name, rest = ""] = said.split(" ");
    const step = TURN_STEPS.find((known) => known === name) ?? "act";
    const taken = takeStep(before, input(id, step, { next: rest, words: rest }));
    if (!taken.ok) throw new Error(`${said}: ${taken.code}`);
    return withMarks(before, taken.value);
  }, now);
}

function refusal(now: ConflictNow, id: string, step: TurnStep, rest: Partial<StepInput> = {}): string {
  const taken = takeStep(now, input(id, step, rest));
  return taken.ok ? "" : taken.code;
}

const one = (now: ConflictNow, id: string): Participant =>
  now.participants.find((each) => each.id === id) ?? participant(id, null);

describe("the order", () => {
  test.each([
    ["F8. By scene or exchange everyone acts at once", "fate2", [["a", "b", "c", "d"]]],
    ["S6. Highest first", "strands", [["a"], ["b", "c"], ["d"]]],
    ["T4. Ties after both skills are simultaneous", "trifold", [["a"], ["b", "c"], ["d"]]],
    ["M4. The order of the story is kept", "marumaru", [["a"], ["b"], ["c"], ["d"]]],
  ] as const)("%s", (_sentence, game, rows) => {
    expect(order(conflict(game, { participants: FOUR }))).toEqual(rows);
  });
  test("who has no number yet comes last, alone", () => {
    expect(order(conflict("strands", { participants: [participant("x", null), ...FOUR, participant("y", null)] }))).toEqual([
      ["a"],
      ["b", "c"],
      ["d"],
      ["x"],
      ["y"],
    ]);
  });
});

describe("what someone is ordered by", () => {
  const someone = actor({
    traits: [
      trait("awareness", 2),
      trait("alertness", 3),
      trait("athletics", 1),
      trait("perception", 4),
      trait("archery", 2, { group: "combat" }),
      trait("fencing", 3, { group: "combat" }),
    ],
  });
  test.each([
    ["F8. Alertness, then tactics, then the combat skill", "fate2", {}, { rank: 2, ties: [0, 3] }],
    ["F8-R13. A campaign with Tactics says so", "fate2", { "fate2-order-ties": "athletics" }, { rank: 2, ties: [1, 3] }],
    ["S6-R7. What is rolled is the campaign's choice", "strands", { "strands-order": "alertness" }, { rank: 3, ties: [] }],
    ["T4. A primary skill, ties by a secondary", "trifold", {}, { rank: 3, ties: [1] }],
  ] as const)("%s", (_sentence, game, dials, standing) => {
    expect(RULESETS[game].conflict?.standing?.(someone, dials)).toEqual(standing);
  });
  test("F8. Without the skills, everyone stands at Mediocre", () => {
    expect(RULESETS.fate2.conflict?.standing?.(actor(), {})).toEqual({ rank: -1, ties: [0, -1] });
  });
  test("a tie never outweighs a point of the total, and the second tie never the first", () => {
    const tie = fc.integer({ min: -30, max: 30 });
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 40 }), tie, tie, tie, tie, (total, a, b, c, d) => {
        expect(initiativeOf(total + 1, [a, b])).toBeGreaterThan(initiativeOf(total, [c, d]));
        expect(Math.floor(initiativeOf(total, [a, b]))).toBe(total);
        if (Math.min(20, a) > Math.max(-20, c) && a > -20 && c < 20)
          expect(initiativeOf(total, [a, b])).toBeGreaterThan(initiativeOf(total, [c, d]));
      }),
    );
  });
});

describe("a round in turns", () => {
  const begun = conflict("strands", { participants: FOUR, round: 1, current: "a" });
  test("S6. Each in order; those with the same number in any order; then the next round", () => {
    expect(currentOf(play(begun, "a act"))).toBe("b");
    const both = play(begun, "a act", "c act");
    expect(currentOf(both)).toBe("b");
    const over = play(both, "b act", "d act");
    expect([over.round, over.current]).toEqual([2, "a"]);
  });
  test("who is not up cannot act, and no one acts twice", () => {
    expect(refusal(begun, "d", "act")).toBe("not-their-turn");
    expect(refusal(play(begun, "a act"), "a", "act")).toBe("acted-already");
    expect(refusal({ ...begun, round: 0 }, "a", "act")).toBe("not-begun");
    expect(refusal(begun, "nobody", "act")).toBe("participant-gone");
  });
  test("S6. Who holds acts later in the round, between two others, and the order goes on", () => {
    const held = play(begun, "a hold", "b act");
    expect([currentOf(held), stepsNow(held, one(held, "a"))]).toEqual(["c", ["enter", "giveUp"]]);
    const stepsIn = play(held, "a enter");
    expect(currentOf(stepsIn)).toBe("a");
    expect([refusal(stepsIn, "a", "enter"), refusal(begun, "b", "enter")]).toEqual(["not-holding", "not-holding"]);
    expect(currentOf(play(stepsIn, "a act"))).toBe("c");
  });
  test("S6. The round waits for those who hold, and a new one is theirs again", () => {
    const waiting = play(begun, "a hold", "b act", "c act", "d act");
    expect([waiting.round, waiting.current]).toEqual([1, ""]);
    expect(play(waiting, "a enter", "a act").round).toBe(2);
    expect(currentOf({ ...waiting, round: 2 })).toBe("a");
  });
  test("T4. Defending takes all actions and lasts until one's next turn", () => {
    const fight = conflict("trifold", { participants: FOUR, round: 1, current: "a" });
    const defending = play(fight, "a act", "b defend");
    expect([currentOf(defending), isDefending(defending, one(defending, "b"))]).toEqual(["c", true]);
    const next = play(defending, "c act", "d act");
    expect([next.round, isDefending(next, one(next, "b"))]).toEqual([2, true]);
    const again = play(next, "a act");
    expect(isDefending(again, one(again, "b"))).toBe(false);
  });
  test("T4. Walking takes no action, once a turn; S6: smaller actions, as many as the GM allows", () => {
    const fight = conflict("trifold", { participants: FOUR, round: 1, current: "a" });
    const walked = play(fight, "a smaller");
    expect([currentOf(walked), refusal(walked, "a", "smaller")]).toEqual(["a", "smaller-most"]);
    expect(one(play(begun, "a smaller", "a smaller"), "a").smaller).toBe(2);
    expect(stepsNow(play(walked, "a act", "b act", "c act", "d act"), one(walked, "a"))).toContain("smaller");
  });
  test("who gives up takes no more turns, and those of the side who follow neither", () => {
    const gaveUp = takeStep(begun, input("a", "giveUp", { along: ["b"] }));
    const now = gaveUp.ok ? withMarks(begun, gaveUp.value) : begun;
    expect([currentOf(now), refusal(now, "b", "act")]).toEqual(["c", "out-of-it"]);
  });
  test("the turn of someone who is removed or beaten meanwhile passes to the next", () => {
    expect(currentOf({ ...begun, participants: FOUR.slice(1) })).toBe("b");
    expect(currentOf({ ...begun, participants: FOUR.map((each) => ({ ...each, out: each.id === "a" })) })).toBe("b");
  });
});

describe("the story decides", () => {
  const open = [participant("a", null), participant("b", null), participant("c", null)];
  const begun = conflict("marumaru", { participants: open, round: 1 });
  test("M4. The attacker first, each chooses who is next, and then the order is kept", () => {
    expect(currentOf(begun)).toBe("");
    const first = play(begun, "b call", "b hand c", "c hand a", "a act");
    expect(first.participants.map(({ id, initiative }) => [id, initiative])).toEqual([
      ["a", 18],
      ["b", 20],
      ["c", 19],
    ]);
    expect([first.round, first.current]).toEqual([2, "b"]);
    expect(currentOf(play(first, "b act"))).toBe("c");
  });
  test("M4. … unless the story dictates otherwise", () => {
    const second = play(begun, "b call", "b hand c", "c hand a", "a act", "b hand a");
    expect([currentOf(second), currentOf(play(second, "a act"))]).toEqual(["a", "c"]);
  });
  test("who acts before someone without a place has to choose", () => {
    const called = play(begun, "b call");
    expect(refusal(called, "b", "act")).toBe("choose-next");
    expect(refusal(called, "b", "hand", { next: "b" })).toBe("next-gone");
    expect(refusal(called, "a", "call")).toBe("not-their-turn");
  });
});

describe("exchanges", () => {
  const begun = conflict("fate2", { participants: FOUR, round: 1 });
  test("F8. Everyone declares, and only then is it seen; then everyone acts", () => {
    const some = play(begun, "a declare charge", "b declare hide", "c declare wait");
    expect([isDeclared(some), isDeclared({ ...some, openly: true })]).toEqual([false, true]);
    expect(isDeclared(play(some, "d declare run"))).toBe(true);
    expect(isDeclared({ ...some, participants: some.participants.map((each) => ({ ...each, out: each.id === "d" })) })).toBe(
      true,
    );
    expect(play(some, "d act", "a act").round).toBe(1);
    expect(isDeclared({ ...some, round: 2 })).toBe(false);
    expect(refusal(begun, "a", "declare", { words: "  " })).toBe("declared-nothing");
  });
  test("F8. Who fights defensively still rolls", () => {
    const defending = play(begun, "a defend");
    expect(stepsNow(defending, one(defending, "a"))).toEqual(["act", "declare", "giveUp"]);
    expect(isDefending({ ...defending, round: 2 }, one(defending, "a"))).toBe(false);
  });
});

const GAMES = (Object.keys(RULESETS) as RulesetId[]).filter((game) => RULESETS[game].conflict !== null);
const ids = ["a", "b", "c", "d", "e", "f"];
const anyone = fc.record({
  initiative: fc.option(fc.integer({ min: -3, max: 3 })),
  out: fc.boolean(),
  held: fc.nat(2),
  acted: fc.nat(2),
});
const meanwhile = fc.record({
  who: fc.nat(5),
  what: fc.constantFrom("add", "remove", "beat", ...TURN_STEPS),
  next: fc.nat(5),
});

describe("laws", () => {
  test("the order is a permutation of those present, whatever is added, removed, beaten or done meanwhile", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GAMES),
        fc.array(anyone, { maxLength: 6 }),
        fc.array(meanwhile, { maxLength: 25 }),
        (game, people, events) => {
          const participants = people.map((each, place) => ({ ...participant(ids[place] ?? "", null), ...each }));
          let now = conflict(game, { participants, round: 1 });
          for (const { who, what, next } of events) {
            now = happens(now, ids[who] ?? "", what, ids[next] ?? "");
            expect(order(now).flat().toSorted()).toEqual(now.participants.map(({ id }) => id).toSorted());
            const current = now.participants.find(({ id }) => id === currentOf(now));
            expect(current === undefined || (!current.out && !current.gaveUp && current.acted !== now.round)).toBe(true);
          }
        },
      ),
    );
  });

  test("as long as someone is in it, a step is open to someone, or the GM calls someone", () => {
    fc.assert(
      fc.property(fc.constantFrom(...GAMES), fc.array(anyone, { minLength: 1, maxLength: 6 }), (game, people) => {
        const participants = people.map((each, place) => ({ ...participant(ids[place] ?? "", null), ...each, acted: 0 }));
        const now = conflict(game, { participants, round: 1 });
        const open = participants.some((each) => stepsNow(now, each).some((step) => step !== "giveUp"));
        expect(open).toBe(participants.some(({ out }) => !out));
      }),
    );
  });
});

/** Impossible steps change nothing. */
function happens(now: ConflictNow, id: string, what: "add" | "remove" | "beat" | TurnStep, next: string): ConflictNow {
  const others = now.participants.filter((each) => each.id !== id);
  if (what === "remove") return { ...now, participants: others };
  if (what === "add") return { ...now, participants: [...others, participant(id, null)] };
  if (what === "beat")
    return { ...now, participants: now.participants.map((each) => (each.id === id ? { ...each, out: true } : each)) };
  const taken = takeStep(now, input(id, what, { next, words: "something" }));
  return taken.ok ? withMarks(now, taken.value) : now;
}
