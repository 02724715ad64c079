import { describe, expect, test } from "vitest";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { type Asking, done, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { aspectOn, plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import type { Aspect } from "../../rules/aspects/aspect.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";
import { attackResultsOf } from "../harm/attack-results.ts";
import { rollNow } from "../roll/replay-roll.ts";

const YOU: Asking = { author: "p2", actor: "Actor.you" };
const GM: Asking = { author: "gm", actor: "Actor.foe" };
const ATTACK = { scope: "fight", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
const SKILLS = ["fighting", "athletics", "endurance"].map((key) => trait(key, 2));
const defense = { roll: "roll", target: "Actor.you", defense: "usual", opposing: "against" } as const;
const hit = { roll: "roll", target: "Actor.you" } as const;

interface Given {
  /** What the attack shows: four faces, added to a rank of 2. */
  readonly attack?: readonly number[];
  readonly targets?: readonly string[];
  readonly boxes?: readonly string[];
  readonly aspects?: readonly Aspect[];
}

/** p1 has attacked p2's character (health: 5 boxes), whose player has rolled to defend: 2. */
function fight({ attack = [1, 1, 1, 0], targets = ["Actor.you"], boxes = [], aspects = [] }: Given = {}): PlainWorld {
  const open = { difficulty: null } as const;
  return plainTable("trifold", {
    actors: [
      { uuid: "Actor.you", owners: ["p2"], played: true, traits: SKILLS, points: { value: 3 }, boxes: { health: boxes } },
      { uuid: "Actor.foe", traits: SKILLS },
    ],
    aspects,
    rolls: [
      rollOf("roll", "trifold", { targets, attack: ATTACK, faces: attack, request: open }),
      rollOf("against", "trifold", { actor: "Actor.you", author: "p2", madeFor: "roll", request: open }),
      rollOf("foes", "trifold", { actor: "Actor.foe", author: "gm", madeFor: "roll", request: open }),
    ],
  });
}

const attackResults = (world: PlainWorld) => attackResultsOf(world, must(rollNow(world, "roll")));
const boxesOf = (world: PlainWorld): string[] => Object.keys(world.state().actors["Actor.you"]?.boxes["health"] ?? {});

describe("T4. Defenders contest", () => {
  test("until the target has defended, nothing is known", () => {
    expect(attackResults(fight())).toMatchObject([{ target: "Actor.you", margin: null, hit: null, harmed: "" }]);
  });
  test("the attack's shifts over the defense are stress", () => {
    const world = fight();
    expect(done(world, "defend", defense, YOU).facts).toMatchObject({ total: 2, targetName: "you" });
    expect(attackResults(world)).toMatchObject([{ margin: 3, hit: { amount: 3 }, harmed: "Actor.you" }]);
    expect(must(rollNow(world, "roll")).state.request.difficulty).toBe(2);
  });
  test("an attack below the defense harms no one", () => {
    const world = fight({ attack: [-1, 0, 0, 0] });
    done(world, "defend", defense, YOU);
    expect(attackResults(world)).toMatchObject([{ margin: -1, hit: null, harmed: "" }]);
    expect(shortPlan(planned(world, "harm", hit, YOU))).toBe("attack-missed");
  });
  test("invocations on either roll count before it is taken, and not after", () => {
    const world = fight();
    done(world, "defend", defense, YOU);
    done(world, "invoke", { roll: "against", aspect: "Actor.you.Item.quick", gain: "plus-two" }, YOU);
    expect(attackResults(world)).toMatchObject([{ margin: 1 }]);
    done(world, "invoke", { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" });
    expect(attackResults(world)).toMatchObject([{ margin: 3 }]);
    done(world, "harm", hit, YOU);
    const late = { roll: "roll", aspect: "Actor.place.Item.dark", gain: "plus-two" } as const;
    expect(shortPlan(planned(world, "invoke", late))).toBe("hit-taken");
    expect(shortPlan(planned(world, "invoke", { ...late, roll: "against" }, YOU))).toBe("hit-taken");
  });
  test("each of several targets defends by themselves", () => {
    const world = fight({ targets: ["Actor.you", "Actor.foe"] });
    done(world, "defend", { ...defense, target: "Actor.foe", opposing: "foes" }, GM);
    expect(attackResults(world)).toMatchObject([{ margin: null }, { margin: 3, harmed: "Actor.foe" }]);
    expect(must(rollNow(world, "roll")).state.request.difficulty).toBeNull();
  });
  test.each([
    ["someone else's character", defense, GM, "ok"],
    ["a player for another's", defense, { author: "p1", actor: "Actor.you" }, "not-yours"],
    ["who is not attacked", { ...defense, target: "Actor.foe", opposing: "foes" }, GM, "not-attacked"],
    ["with another's roll", { ...defense, opposing: "foes" }, YOU, "not-yours"],
    ["with a roll made for nothing", { ...defense, opposing: "roll" }, YOU, "not-yours"],
    ["in a way the game does not have", { ...defense, defense: "pray" }, YOU, "defense-unknown"],
    ["without a roll, with a number of one's own", { ...defense, opposing: "", total: 20 }, YOU, "defense-unrolled"],
    ["without a roll, where a GM says so", { ...defense, opposing: "", total: 1 }, GM, "ok"],
  ] as const)("%s: %s", (_, request, who, expected) => {
    const made = planned(fight(), "defend", request, who);
    expect(made.ok ? "ok" : made.code).toBe(expected);
  });
  test("once is enough", () => {
    const world = fight();
    done(world, "defend", defense, YOU);
    expect(shortPlan(planned(world, "defend", defense, YOU))).toBe("defended-already");
  });
  test("not once the hit is taken, also where the message of the defense was deleted", () => {
    const world = fight();
    const { id: defended } = done(world, "defend", defense, YOU);
    done(world, "harm", hit, YOU);
    for (const { message } of world.store.messagesOf(defended).outcomes) world.store.drop(message);
    expect(shortPlan(planned(world, "defend", defense, YOU))).toBe("hit-taken");
  });
  test("a hit is redone after its defense, not before", () => {
    const world = fight();
    const { id: defended } = done(world, "defend", defense, YOU);
    const { id: taken } = done(world, "harm", hit, YOU);
    for (const entry of [taken, defended]) done(world, "undo", { entry }, YOU);
    expect(shortPlan(planned(world, "redo", { entry: taken }, YOU))).toBe("earlier-undone");
    for (const entry of [defended, taken]) done(world, "redo", { entry }, YOU);
    expect(boxesOf(world)).toEqual(["stress-0", "stress-1", "stress-2"]);
  });
  test("not with a roll made for something else", () => {
    const world = fight();
    const open = { actor: "Actor.you", author: "p2", request: { difficulty: null } } as const;
    world.addRoll(rollOf("against", "trifold", { ...open, madeFor: "foes" }));
    expect(shortPlan(planned(world, "defend", defense, YOU))).toBe("oppose-unmade");
  });
  test("a roll that is no attack is opposed instead, and an attack is not", () => {
    const world = plainTable("trifold", { rolls: [rollOf("roll", "trifold", { targets: ["Actor.you"] })] });
    expect(shortPlan(planned(world, "defend", defense, YOU))).toBe("no-attack");
    expect(shortPlan(planned(fight(), "oppose", { roll: "roll", opposing: "against" }, YOU))).toBe("defend-instead");
  });
});

describe("T4. Characters receiving stress check off that number of boxes", () => {
  const defended = (given: Given = {}): PlainWorld => {
    const world = fight(given);
    done(world, "defend", defense, YOU);
    return world;
  };
  test("the first clear ones, once", () => {
    const world = defended({ boxes: ["stress-0"] });
    expect(done(world, "harm", hit, YOU).facts).toMatchObject({ amount: 3, takenOut: false });
    expect(boxesOf(world)).toEqual(["stress-0", "stress-1", "stress-2", "stress-3"]);
    expect(shortPlan(planned(world, "harm", hit, YOU))).toBe("hit-taken");
  });
  test("a consequence reduces it, and the one who inflicts it invokes it once for free", () => {
    const world = defended();
    done(world, "harm", { ...hit, chosen: ["minor"], names: ["Winded"] }, YOU);
    expect(boxesOf(world)).toEqual(["stress-0"]);
    const [winded] = Object.values(world.state().aspects).filter(({ name }) => name === "Winded");
    expect(winded).toMatchObject({ kind: "consequence", severity: "minor", track: "health", parent: "Actor.you" });
    expect(Object.values(winded?.free ?? {})).toEqual([{ count: 1, holder: "Actor.me" }]);
  });
  test("undo gives back boxes and consequence", () => {
    const world = defended({ boxes: ["stress-4"] });
    const before = world.state();
    const { id } = done(world, "harm", { ...hit, chosen: ["minor"], names: ["Winded"] }, YOU);
    done(world, "undo", { entry: id }, YOU);
    expect(world.state()).toEqual(before);
    expect(planned(world, "harm", hit, YOU).ok).toBe(true);
  });
  test("the last box takes out", () => {
    const world = defended({ boxes: ["stress-0", "stress-1", "stress-2"] });
    expect(done(world, "harm", hit, YOU).facts).toMatchObject({ takenOut: true });
  });
  test.each([
    ["one they have already", { chosen: ["minor"], names: ["Winded"] }, "way-unknown"],
    ["without a name", { chosen: ["moderate"], names: [" "] }, "consequence-unnamed"],
    ["of a kind the game does not have", { chosen: ["fatal"], names: ["Dead"] }, "way-unknown"],
  ] as const)("no consequence %s", (_, way, code) => {
    const held = aspectOn("Actor.you", "sprained", { kind: "consequence", severity: "minor", track: "health" });
    expect(shortPlan(planned(defended({ aspects: [held] }), "harm", { ...hit, ...way }, YOU))).toBe(code);
  });
  test.each([
    ["before the defense", fight(), YOU, "not-defended"],
    ["of another's character", defended(), { author: "p1", actor: "Actor.you" }, "not-yours"],
    ["with a character who was not hit", defended(), { author: "p2", actor: "Actor.me" }, "not-yours"],
  ] as const)("nobody takes a hit %s", (_, world, who, code) => {
    expect(shortPlan(planned(world, "harm", hit, who))).toBe(code);
  });
});
