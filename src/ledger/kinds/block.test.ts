import { describe, expect, test } from "vitest";
import { type Asking, done, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { fight, fighter } from "../../../tests/samples/fight.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { againstTotal } from "../../rules/roll/opposition.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { blocksFor, isOver } from "../oppose/blocks.ts";
import type { LedgerConflict } from "../conflict/conflict.ts";
import { rollNow } from "../roll/replay-roll.ts";

const DOOR = { roll: "roll", words: "Getting to the door" } as const;
const ATTACK = { scope: "fight", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
const GM: Asking = { author: "gm", actor: "" };

/** p1 has rolled Fair (2); in a conflict, in its first round. */
function table(game: RulesetId = "trifold", conflict?: LedgerConflict): PlainWorld {
  return plainTable(game, {
    ...(conflict && { conflict, turn: `fight.${conflict.round}.mine` }),
    rolls: [rollOf("roll", game, { request: { difficulty: null } }), rollOf("other", game, { actor: "Actor.you", author: "p2" })],
  });
}

const against = (world: PlainWorld, actor = "Actor.you", user = "p2") =>
  blocksFor(world, { actor, user, trait: "" }).map(({ entry, total }) => [entry.request.words, total]);

describe("T4. A block is a roll that others must overcome", () => {
  test("for everyone but its own roller, and what is done to the roll counts", () => {
    const world = table();
    done(world, "block", DOOR);
    expect(against(world)).toEqual([["Getting to the door", 2]]);
    expect(against(world, "Actor.me", "p1")).toEqual([]);
    done(world, "invoke", { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" });
    expect(against(world)).toEqual([["Getting to the door", 4]]);
  });
  test.each([
    ["it is the difficulty where it is higher", 1, 3],
    ["and not where it is lower", 5, 5],
    ["and where there is none", null, 3],
  ] as const)("%s than the normal one", (_, difficulty, expected) => {
    const { request } = rollOf("any", "trifold", { request: { difficulty } });
    expect(againstTotal(request, 3).difficulty).toBe(expected);
  });
  test("dropped, it stands no more; it may be dropped whatever was done to the roll since", () => {
    const world = table();
    const { id: entry } = done(world, "block", DOOR);
    done(world, "invoke", { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" });
    expect(shortPlan(planned(world, "undo", { entry }, { author: "p2", actor: "Actor.you" }))).toBe("not-yours");
    done(world, "undo", { entry });
    expect(against(world)).toEqual([]);
  });
  test("T4-R21: outside a conflict it stands until the scene ends", () => {
    const world = table();
    done(world, "block", DOOR);
    done(world, "break", { at: "scene" }, GM);
    expect(against(world)).toEqual([]);
  });
});

describe("T4-R21. In a conflict it stands until the blocker's next turn", () => {
  const later = (otherwise: Partial<LedgerConflict>, mine: object = {}): LedgerConflict => {
    const { participants } = fight("trifold");
    return fight("trifold", {
      ...otherwise,
      participants: [fighter("mine", 3, { actor: "Actor.me", ...mine }), ...participants.slice(1)],
    });
  };
  test.each([
    ["in the same round", later({ current: "yours" }, { acted: 1 }), false],
    ["in the next one, before their turn", later({ round: 2, current: "yours" }), false],
    ["on their turn", later({ round: 2, current: "mine" }), true],
    ["after it", later({ round: 2, current: "foe" }, { acted: 2 }), true],
    ["a round later", later({ round: 3, current: "yours" }), true],
  ] as const)("%s", (_, conflict, over) => {
    const world = table("trifold", fight("trifold"));
    const entry = done(world, "block", DOOR);
    expect(entry.facts).toMatchObject({ combat: "fight", round: 1 });
    expect(isOver({ entries: world.entries, conflict: () => conflict }, entry)).toBe(over);
  });
  test("and not after the conflict, nor once the blocker has left it", () => {
    const entry = done(table("trifold", fight("trifold")), "block", DOOR);
    const { entries } = table();
    expect(isOver({ entries, conflict: () => null }, entry)).toBe(true);
    expect(isOver({ entries, conflict: () => fight("trifold", { participants: [] }) }, entry)).toBe(true);
  });
});

describe("a roll does not block", () => {
  test.each([
    ["without words", { words: " " }, {}, "block-unworded"],
    ["for another", {}, { author: "p2", actor: "Actor.you" }, "not-yours"],
    ["in another's name", {}, { author: "p2", actor: "Actor.me" }, "not-yours"],
    ["that is gone", { roll: "gone" }, {}, "roll-gone"],
  ] as const)("%s", (_, wanted, who, code) => {
    expect(shortPlan(planned(table(), "block", { ...DOOR, ...wanted }, who))).toBe(code);
  });
  test.each([
    ["where it is an attack", { attack: ATTACK }, "defend-instead"],
    ["where its dice cannot be read", { faces: [7, 7] }, "roll-unreadable"],
  ] as const)("%s", (_, otherwise, code) => {
    const rolls = [rollOf("roll", "trifold", { request: { difficulty: null }, ...otherwise })];
    expect(shortPlan(planned(plainTable("trifold", { rolls }), "block", DOOR))).toBe(code);
  });
  test.each(["fate2", "marumaru"] as const)("in %s", (game) => {
    expect(shortPlan(planned(table(game), "block", DOOR))).toBe("no-blocks");
  });
  test("S6-R22: in Strands it does", () => expect(planned(table("strands"), "block", DOOR).ok).toBe(true));
  test("twice, nor after it has created an aspect; and a block creates none", () => {
    const world = table();
    done(world, "block", DOOR);
    expect(shortPlan(planned(world, "block", DOOR))).toBe("blocks-already");
    const create = { roll: "roll", way: "maneuver", words: "Barred", target: "Actor.place" } as const;
    expect(shortPlan(planned(world, "create", create))).toBe("blocks-already");
    const other = table();
    done(other, "create", create);
    expect(shortPlan(planned(other, "block", DOOR))).toBe("created-already");
    expect(must(rollNow(other, "roll")).state.request.difficulty).toBeNull();
  });
});
