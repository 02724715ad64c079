import { describe, expect, test } from "vitest";
import { challenge } from "../../../tests/samples/challenge.ts";
import { faces } from "../../../tests/samples/check-request.ts";
import { sayOutcome } from "../../../tests/samples/plain-messages.ts";
import { ask, type Asking, carryOut, done, must, planned, settle, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { rollNow } from "../roll/replay-roll.ts";
import type { LedgerRoll } from "../world.ts";

const FRIEND: Asking = { author: "p2", actor: "Actor.you" };
const GM: Asking = { author: "gm", actor: "Actor.foe" };
const NO_ONE: Asking = { author: "gm", actor: "" };
const PAIR = { roll: "roll", opposing: "against" };
const OPEN = { difficulty: null } as const;

const THEIRS = { actor: "Actor.you", author: "p2", madeFor: "roll", request: OPEN };

interface Given {
  readonly game?: RulesetId;
  readonly first?: Parameters<typeof rollOf>[2];
  readonly second?: Parameters<typeof rollOf>[2];
}

/** p1 has rolled against p2's character, whose player has rolled against that. Both show 2. */
function opposable({ game = "strands", first = {}, second = {} }: Given = {}): PlainWorld {
  return plainTable(game, {
    rolls: [
      rollOf("roll", game, { targets: ["Actor.you"], request: OPEN, ...first }),
      rollOf("against", game, { ...THEIRS, ...second }),
    ],
  });
}

const outcomeNow = (world: PlainWorld, id = "roll") => {
  const { roll, state, opposition } = must(rollNow(world, id));
  const { outcome, total } = roll.ruleset.resolve(state.request, state.faces, roll.dials);
  return { outcome, total, winner: opposition?.result.winner };
};

describe("F2. Both sides roll", () => {
  test("what the other shows is what the roll has to reach", () => {
    const world = opposable();
    expect(outcomeNow(world).outcome).toBeNull();
    expect(done(world, "oppose", PAIR, FRIEND).facts).toEqual({ total: 2 });
    expect(outcomeNow(world)).toMatchObject({ outcome: { success: true, margin: 0 }, winner: "first" });
  });
  test("invocations on either roll change both", () => {
    const world = opposable();
    done(world, "oppose", PAIR, FRIEND);
    done(world, "invoke", { roll: "against", aspect: "Actor.you.Item.quick", gain: "plus-two" }, FRIEND);
    expect(outcomeNow(world)).toMatchObject({ outcome: { success: false, margin: -2 }, winner: "second" });
    done(world, "invoke", { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" });
    expect(outcomeNow(world)).toMatchObject({ outcome: { margin: 0 }, winner: "first" });
    expect(outcomeNow(world, "against").winner).toBe("first");
  });
  test("R4. against a person an aspect needs an opposing roll: with one, a success makes it", () => {
    const onThem = { roll: "roll", way: "maneuver", words: "Off balance", target: "Actor.you" } as const;
    const world = opposable();
    expect(shortPlan(planned(world, "create", onThem))).toBe("difficulty-missing");
    done(world, "oppose", PAIR, FRIEND);
    expect(planned(world, "create", onThem).ok).toBe(true);
    const beaten = opposable({
      second: { faces: faces("+000"), actor: "Actor.you", author: "p2", madeFor: "roll", request: OPEN },
    });
    done(beaten, "oppose", PAIR, FRIEND);
    expect(shortPlan(planned(beaten, "create", onThem))).toBe("create-failed");
  });
  test("the opposing roll itself does nothing else", () => {
    const world = opposable();
    done(world, "oppose", PAIR, FRIEND);
    const fog = { roll: "against", way: "maneuver", words: "Fog", target: "Actor.place" } as const;
    expect(shortPlan(planned(world, "create", fog, FRIEND))).toBe("roll-opposes");
    expect(shortPlan(planned(world, "discover", { roll: "against", target: "Actor.foe" }, FRIEND))).toBe("roll-opposes");
  });
  test("F2. in a contest both have a difficulty, and the second may succeed as well", () => {
    const both = { difficulty: 1, test: "static" } as const;
    const world = opposable({ game: "fate2", first: { request: both }, second: { request: both } });
    done(world, "oppose", PAIR, FRIEND);
    expect(must(rollNow(world, "roll")).opposition?.result).toMatchObject({ contest: true, winner: null, by: 0 });
    const fog = { roll: "against", way: "scene-aspect", words: "Fog", target: "Actor.place" } as const;
    expect(planned(world, "create", fog, FRIEND).ok).toBe(true);
  });
});

describe("who may oppose", () => {
  const by = (asking: Asking, made: Partial<LedgerRoll>, world: PlainWorld): string | readonly string[] => {
    const { actor = "", author = "" } = asking;
    world.addRoll(rollOf("made", "strands", { actor, author, madeFor: "roll", request: OPEN, ...made }));
    return shortPlan(planned(world, "oppose", { roll: "roll", opposing: "made" }, asking));
  };
  test("the player of the one it is against", () => expect(by(FRIEND, {}, opposable())).toEqual([]));
  test("the GM, with anyone", () => expect(by(GM, {}, opposable())).toEqual([]));
  test("F2. the GM, with dice for no one in particular", () => expect(by(NO_ONE, {}, opposable())).toEqual([]));
  test("no other player", () => {
    expect(by(FRIEND, {}, opposable({ first: { targets: ["Actor.foe"] } }))).toBe("oppose-not-yours");
  });
  test("unless the GM lets them, once", () => {
    const world = opposable({ first: { targets: [] } });
    const lets = { roll: "roll", target: "Actor.you" };
    expect(shortPlan(planned(world, "allow", lets, FRIEND))).toBe("gm-only");
    expect(done(world, "allow", lets, NO_ONE).facts).toMatchObject({ targetName: "you" });
    expect(shortPlan(planned(world, "allow", lets, NO_ONE))).toBe("allowed-already");
    expect(by(FRIEND, {}, world)).toEqual([]);
  });
  test("the GM lets neither a place nor the one who rolled", () => {
    const lets = (target: string) => shortPlan(planned(opposable(), "allow", { roll: "roll", target }, NO_ONE));
    expect([lets("Actor.place"), lets("Actor.gone"), lets("Actor.me")]).toEqual(["target-gone", "target-gone", "oppose-own"]);
  });
});

describe("why it is refused, whatever a client sends", () => {
  const refused = (asking: Asking, { first = {}, second = {} }: Given = {}) =>
    shortPlan(planned(opposable({ first, second }), "oppose", PAIR, asking));
  const theirs = { actor: "Actor.you", author: "p2", madeFor: "roll", request: OPEN };
  test.each<[string, string, Asking, Given?]>([
    ["another's roll is passed off as one's own", "not-yours", { author: "p1", actor: "Actor.me" }],
    ["another's character rolled it", "not-yours", { author: "p1", actor: "Actor.you" }],
    ["an earlier roll that happens to be good", "oppose-unmade", FRIEND, { second: { ...theirs, madeFor: "" } }],
    ["one's own roll", "oppose-own", {}, { second: { ...theirs, actor: "Actor.me", author: "p1" } }],
    ["a player's dice without a character", "not-yours", { author: "p2", actor: "" }],
  ])("%s", (_what, code, asking, given = {}) => expect(refused(asking, given)).toBe(code));
  test("other dice: their totals cannot be compared", () => {
    const pool = rollOf("against", "fate2", {
      actor: "Actor.you",
      author: "p2",
      madeFor: "roll",
      request: { method: "fate-pool" },
    });
    const world = opposable({ game: "fate2" });
    world.addRoll(pool);
    expect(shortPlan(planned(world, "oppose", PAIR, FRIEND))).toBe("oppose-dice");
  });
  test("either roll is gone", () => {
    expect(shortPlan(planned(opposable(), "oppose", { ...PAIR, roll: "gone" }, FRIEND))).toBe("roll-gone");
    expect(shortPlan(planned(opposable(), "oppose", { ...PAIR, opposing: "gone" }, FRIEND))).toBe("roll-gone");
  });
  test("either roll has dice that cannot be read", () => {
    const broken = { faces: [7, 7] };
    expect(
      shortPlan(planned(opposable({ first: { targets: ["Actor.you"], request: OPEN, ...broken } }), "oppose", PAIR, FRIEND)),
    ).toBe("roll-unreadable");
    expect(refused(FRIEND, { second: { ...theirs, ...broken } })).toBe("roll-unreadable");
  });
  test("something has already come of the roll", () => {
    const world = opposable({ first: { targets: ["Actor.you"] } });
    done(world, "create", { roll: "roll", way: "maneuver", words: "Fog", target: "Actor.place" });
    expect(shortPlan(planned(world, "oppose", PAIR, FRIEND))).toBe("created-already");
  });
  test("a roll that defends is not opposed", () => {
    const attack = { scope: "physical", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
    const world = opposable({ first: { targets: ["Actor.you"], attack, request: OPEN } });
    done(world, "defend", { roll: "roll", target: "Actor.you", defense: "usual", opposing: "against" }, FRIEND);
    world.addRoll(rollOf("third", "strands", { actor: "Actor.foe", author: "gm", madeFor: "against", request: OPEN }));
    expect(shortPlan(planned(world, "oppose", { roll: "against", opposing: "third" }, GM))).toBe("opposes-another");
  });
  test("a roll that counts on a ladder is not opposed", () => {
    const { rolls } = { rolls: ["roll", "against"].map((id) => rollOf(id, "strands", id === "roll" ? {} : THEIRS)) };
    const world = plainTable("strands", { rolls, challenges: [challenge()] });
    done(world, "advance", { roll: "roll", challenge: challenge().uuid });
    expect(shortPlan(planned(world, "oppose", PAIR, FRIEND))).toBe("ladder-marked");
  });
  test("a roll that opposes is not opposed in turn", () => {
    const world = opposable();
    done(world, "oppose", PAIR, FRIEND);
    world.addRoll(rollOf("third", "strands", { actor: "Actor.foe", madeFor: "against", request: OPEN }));
    expect(shortPlan(planned(world, "oppose", { roll: "against", opposing: "third" }, GM))).toBe("opposes-another");
  });
  test("an outcome written by a player does not count: only a GM's client puts two rolls together", () => {
    const world = opposable();
    const id = ask(world, "oppose", PAIR, FRIEND);
    const asked = world.store.entry(id);
    if (!asked) throw new Error("Nothing was asked.");
    sayOutcome(world, asked, { author: "p2", said: { request: { ...PAIR, total: -9 } } });
    expect(world.store.entry(id)?.state).toBe("pending");
    expect(outcomeNow(world).outcome).toBeNull();
  });
});

describe("of two who oppose at once, one does", () => {
  test("the second is refused, and its roll stays a roll of its own", () => {
    const world = opposable({ first: { targets: ["Actor.you", "Actor.foe"] } });
    world.addRoll(rollOf("late", "strands", { actor: "Actor.foe", madeFor: "roll", request: OPEN }));
    const ids = [ask(world, "oppose", PAIR, FRIEND), ask(world, "oppose", { roll: "roll", opposing: "late" }, GM)];
    const [one, other] = ids.map((id) => carryOut(world, id));
    expect([one?.state, other?.state, other?.outcome.refusal?.code]).toEqual(["done", "refused", "opposed-already"]);
    expect(must(rollNow(world, "late")).opposition).toBeNull();
  });
  test("undone, the roll is open again and the other may", () => {
    const world = opposable({ first: { targets: ["Actor.you", "Actor.foe"] } });
    const { id } = done(world, "oppose", PAIR, FRIEND);
    done(world, "undo", { entry: id, on: "roll" }, FRIEND);
    expect(outcomeNow(world).outcome).toBeNull();
    world.addRoll(rollOf("late", "strands", { actor: "Actor.foe", madeFor: "roll", request: OPEN }));
    expect(settle(world, "oppose", { roll: "roll", opposing: "late" }, GM).state).toBe("done");
    expect(shortPlan(planned(world, "redo", { entry: id, on: "roll" }, FRIEND))).toBe("later-entry");
  });
});

describe("undoing", () => {
  test("what came of it since depends on it", () => {
    const world = opposable();
    const { id } = done(world, "oppose", PAIR, FRIEND);
    done(world, "create", { roll: "roll", way: "maneuver", words: "Off balance", target: "Actor.you" });
    expect(shortPlan(planned(world, "undo", { entry: id, on: "roll" }, FRIEND))).toBe("later-entry");
  });
  test("dice do not depend on it: an earlier invocation may still be undone", () => {
    const world = opposable();
    const { id } = done(world, "invoke", { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" });
    done(world, "oppose", PAIR, FRIEND);
    expect(planned(world, "undo", { entry: id, on: "roll" }).ok).toBe(true);
  });
  test("without the opposing roll its total still counts", () => {
    const world = opposable();
    done(world, "oppose", PAIR, FRIEND);
    const kept = { ...world, roll: (id: string) => (id === "against" ? world.roll("gone") : world.roll(id)) };
    expect(must(rollNow(kept, "roll")).opposition).toMatchObject({ second: null, result: { winner: "first", by: 0 } });
  });
});
