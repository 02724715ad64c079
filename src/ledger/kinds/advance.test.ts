import { describe, expect, test } from "vitest";
import { challenge, marked, row } from "../../../tests/samples/challenge.ts";
import { type Asking, done, planned, settle, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { type Challenge, marksAt } from "../../rules/challenges/challenge.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";

const TASK = "Actor.place.Item.task";
const ADVANCE = { roll: "roll", challenge: TASK };
const FRIEND: Asking = { author: "p2", actor: "Actor.you" };
const GM: Asking = { author: "gm", actor: "" };

/** A roll of p1's with a margin of 1, another by p2 with a margin of 3, and a ladder on the place. */
function table(of: Challenge = challenge(), game: RulesetId = "fate2"): PlainWorld {
  const again = rollOf("again", game, { request: { difficulty: 0 } });
  const other = rollOf("other", game, { actor: "Actor.you", actorName: "you", author: "p2", request: { difficulty: -1 } });
  return plainTable(game, { rolls: [rollOf("roll", game), again, other], challenges: [of] });
}

const rows = (world: PlainWorld, side = "own"): readonly number[] => {
  const now = world.challenge(TASK);
  const own = now?.sides.find(({ id }) => id === side);
  return now && own ? now.rows.map(({ id }) => marksAt(own, id)) : [];
};

describe.each(["fate2", "strands", "trifold"] as const)("%s: a roll counts on a ladder", (game) => {
  test("with its margin, whatever a client says of it", () => {
    const world = table(challenge(), game);
    const { facts } = done(world, "advance", { ...ADVANCE, margin: 4 });
    expect([rows(world), facts.margin, facts.steps.map(({ row: at }) => at)]).toEqual([[0, 1, 0, 0, 0], 1, ["from1"]]);
  });
  test("once, and its dice stay as they are", () => {
    const world = table(challenge(), game);
    done(world, "advance", ADVANCE);
    expect(shortPlan(planned(world, "advance", ADVANCE))).toBe("ladder-marked");
    expect(shortPlan(planned(world, "difficulty", { roll: "roll", difficulty: 0 }, GM))).toBe("ladder-marked");
    expect(shortPlan(planned(world, "invoke", { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" }))).toBe(
      "ladder-marked",
    );
  });
  test("several people roll on one ladder", () => {
    const world = table(challenge(), game);
    done(world, "advance", ADVANCE);
    done(world, "advance", { ...ADVANCE, roll: "other" }, FRIEND);
    expect(rows(world)).toEqual([0, 1, 0, 1, 0]);
  });
});

describe("M2. Hits over the difficulty are the margin", () => {
  test("three of them mark Significant", () => {
    const traits = [{ id: "a", name: "a", rank: 4, joins: null, specialty: false }];
    const many = rollOf("roll", "marumaru", { request: { traits, difficulty: 1 }, faces: [8, 8, 8, 8] });
    const world = plainTable("marumaru", { rolls: [many], challenges: [challenge()] });
    done(world, "advance", ADVANCE);
    expect(rows(world)).toEqual([0, 0, 0, 1, 0]);
  });
});

describe("Undo gives back the same ladder", () => {
  test("of the last roll; the one before it waits", () => {
    const world = table();
    const before = world.challenge(TASK);
    const first = done(world, "advance", ADVANCE);
    const second = done(world, "advance", { ...ADVANCE, roll: "other" }, FRIEND);
    expect(shortPlan(planned(world, "undo", { entry: first.id, on: "roll" }))).toBe("later-entry");
    done(world, "undo", { entry: second.id, on: "other" }, FRIEND);
    done(world, "undo", { entry: first.id, on: "roll" });
    expect(world.challenge(TASK)).toEqual(before);
  });
  test("then the roll may count elsewhere, or its dice change", () => {
    const world = table();
    const { id } = done(world, "advance", ADVANCE);
    done(world, "undo", { entry: id, on: "roll" });
    expect(shortPlan(planned(world, "advance", ADVANCE))).toEqual(shortPlan(planned(table(), "advance", ADVANCE)));
  });
});

describe("why it is refused", () => {
  test.each([
    ["another's roll", challenge(), ADVANCE, FRIEND, "not-yours"],
    ["no such ladder", challenge(), { ...ADVANCE, challenge: "Actor.place.Item.gone" }, {}, "challenge-gone"],
    ["the goal is reached", marked(challenge({ goal: { row: "from0", marks: 1 } }), 1), ADVANCE, {}, "challenge-over"],
    ["a failure has ruined it", challenge({ counters: { ruined: 1 } }), ADVANCE, {}, "challenge-over"],
    [
      "no check is left in this span",
      challenge({ span: { checks: 1, at: "scene" }, counters: { "check-Actor-me": 1 } }),
      ADVANCE,
      {},
      "no-check-left",
    ],
  ] as const)("%s", (_sentence, of, asked, asking, code) =>
    expect(shortPlan(planned(table(of), "advance", asked, asking))).toBe(code),
  );
  test("a hidden ladder is there for the GM alone, whoever owns the actor it is on", () => {
    const hidden = challenge({ hidden: true, parent: "Actor.me" });
    expect(shortPlan(planned(table(hidden), "advance", ADVANCE))).toBe("challenge-gone");
    expect(settle(table(hidden), "advance", ADVANCE, { author: "gm", actor: "Actor.me" }).state).toBe("done");
  });
  test("a roll without a difficulty", () => {
    const world = plainTable("fate2", {
      rolls: [rollOf("roll", "fate2", { request: { difficulty: null } })],
      challenges: [challenge()],
    });
    expect(shortPlan(planned(world, "advance", ADVANCE))).toBe("no-difficulty");
  });
  test("the GM sends anyone's", () => {
    expect(settle(table(), "advance", ADVANCE, { author: "gm", actor: "Actor.me" }).state).toBe("done");
  });
});

describe("F2. Two rolls against each other, a ladder a side", () => {
  const contest = challenge({ rows: [row(0, 2), row(2, 2)] }, "a", "b");
  const opposed = (faces: readonly number[], on: Challenge = contest): PlainWorld => {
    const first = rollOf("roll", "fate2", { targets: ["Actor.you"], request: { difficulty: null } });
    const second = rollOf("second", "fate2", {
      actor: "Actor.you",
      actorName: "you",
      author: "p2",
      madeFor: "roll",
      request: { difficulty: null },
      faces,
    });
    const world = plainTable("fate2", { rolls: [first, second], challenges: [on] });
    done(world, "oppose", { roll: "roll", opposing: "second" }, FRIEND);
    return world;
  };
  test.each([
    ["the one who rolled wins", [-1, -1, 0, 0], [0, 1], [0, 0]],
    ["the other wins", [1, 1, 1, 0], [0, 0], [0, 1]],
    ["a tie marks the lowest row of both", [0, 0, 0, 0], [1, 0], [1, 0]],
  ] as const)("%s", (_sentence, faces, a, b) => {
    const world = opposed(faces);
    done(world, "advance", { ...ADVANCE, side: "a" });
    expect([rows(world, "a"), rows(world, "b")]).toEqual([a, b]);
  });
  describe("F2-R27. Among more than two sides, a roll against another is between those two alone", () => {
    const race = challenge({ rows: [row(0, 2), row(2, 2)] }, "a", "b", "c");
    const LOST = [1, 1, 1, 0];
    test.each([
      ["a loss marks the side that is named", LOST, "c", [0, 0], [0, 0], [0, 1]],
      ["a win marks one's own", [-1, -1, 0, 0], "c", [0, 1], [0, 0], [0, 0]],
      ["a tie marks both of them", [0, 0, 0, 0], "b", [1, 0], [1, 0], [0, 0]],
    ] as const)("%s", (_sentence, faces, against, ...expected) => {
      const world = opposed(faces, race);
      done(world, "advance", { ...ADVANCE, side: "a", against });
      expect(["a", "b", "c"].map((side) => rows(world, side))).toEqual(expected);
    });
    test.each(["", "a", "gone"])("a side called %j is not the other one, and nothing counts", (against) => {
      const world = opposed(LOST, race);
      expect(shortPlan(planned(world, "advance", { ...ADVANCE, side: "a", against }))).toBe("other-side-unnamed");
    });
  });
  test("F2-R1. two failures win nothing", () => {
    const failing = { request: { difficulty: 5 } };
    const against = { actor: "Actor.you", actorName: "you", author: "p2", madeFor: "roll", ...failing };
    const rolls = [
      rollOf("roll", "fate2", { targets: ["Actor.you"], ...failing }),
      rollOf("second", "fate2", { ...against, faces: [1, 0, 0, 0] }),
    ];
    const world = plainTable("fate2", { rolls, challenges: [contest] });
    done(world, "oppose", { roll: "roll", opposing: "second" }, FRIEND);
    expect(shortPlan(planned(world, "advance", { ...ADVANCE, side: "a" }))).toBe("no-winner");
  });
  test.each([
    ["the one who rolled has the higher skill, and wins by 1", 3, 2, [0, 1, 0], [0, 0, 0]],
    ["the other has it, and wins by 1", 2, 3, [0, 0, 0], [0, 1, 0]],
    ["neither has it: a tie", 2, 2, [1, 0, 0], [1, 0, 0]],
  ] as const)("F2-R20. equal margins in a contest: %s", (_who, mine, theirs, a, b) => {
    const rated = (rank: number, at: number) => {
      const traits = [{ id: "a", name: "a", rank, joins: null, specialty: false }];
      return { request: { difficulty: 0, traits }, faces: [at - rank, 0, 0, 0] };
    };
    const against = { actor: "Actor.you", actorName: "you", author: "p2", madeFor: "roll" };
    const rolls = [
      rollOf("roll", "fate2", { targets: ["Actor.you"], ...rated(mine, 2) }),
      rollOf("second", "fate2", { ...against, ...rated(theirs, 2) }),
    ];
    const on = challenge({ rows: [row(0, 2), row(1, 2), row(2, 2)] }, "a", "b");
    const world = plainTable("fate2", { rolls, challenges: [on] });
    done(world, "oppose", { roll: "roll", opposing: "second" }, FRIEND);
    done(world, "advance", { ...ADVANCE, side: "a" });
    expect([rows(world, "a"), rows(world, "b")]).toEqual([a, b]);
  });
  test("R13. who only misses a difficulty that was set before is beaten by no one", () => {
    const first = rollOf("roll", "strands", { targets: ["Actor.you"], request: { difficulty: 3 } });
    const against = { actor: "Actor.you", actorName: "you", author: "p2", madeFor: "roll", faces: [-1, 0, 0, 0] };
    const second = rollOf("second", "strands", { ...against, request: { difficulty: null } });
    const world = plainTable("strands", { rolls: [first, second], challenges: [contest] });
    done(world, "oppose", { roll: "roll", opposing: "second" }, FRIEND);
    done(world, "advance", { ...ADVANCE, side: "a" });
    expect([rows(world, "a"), rows(world, "b")]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
  test("neither roll changes any more", () => {
    const world = opposed([1, 1, 1, 0]);
    done(world, "advance", { ...ADVANCE, side: "a" });
    const other = { roll: "second", aspect: "Actor.you.Item.quick", gain: "reroll-all" } as const;
    expect(shortPlan(planned(world, "invoke", other, FRIEND))).toBe("ladder-marked");
  });
});

describe("F2. Breaks", () => {
  test("a challenge recovers at its break, and that is undone with it", () => {
    const recovers = marked(challenge({ recovery: { boxes: 1, at: "session", idle: false } }), 1, 1);
    const world = table(recovers);
    const { id, facts } = done(world, "break", { at: "session", except: [] }, GM);
    expect([rows(world), facts.changes.find(({ kind }) => kind === "challenge")?.counts]).toEqual([
      [0, 1, 0, 0, 0],
      [{ what: "marks", name: "task", from: 2, to: 1 }],
    ]);
    done(world, "undo", { entry: id, on: "" }, GM);
    expect(world.challenge(TASK)).toEqual(recovers);
  });
  test("players are not told of a hidden one", () => {
    const secret = (hidden: boolean): boolean | undefined => {
      const recovers = marked(challenge({ hidden, recovery: { boxes: 1, at: "session", idle: false } }), 1);
      const { facts } = done(table(recovers), "break", { at: "session", except: [] }, GM);
      return facts.changes.find(({ kind }) => kind === "challenge")?.secret;
    };
    expect([secret(true), secret(false)]).toEqual([true, false]);
  });
});
