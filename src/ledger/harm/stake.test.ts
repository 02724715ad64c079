import { describe, expect, test } from "vitest";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { usualWay } from "../../../tests/samples/games.ts";
import { type Asking, done, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";
import { type RulesetId, RULESETS } from "../../rules/rulesets/rulesets.ts";
import { attackResultsOf } from "./attack-results.ts";
import { leftoverOf } from "../roll/bought.ts";
import { rollNow } from "../roll/replay-roll.ts";

const GM: Asking = { author: "gm", actor: "Actor.me" };
const YOU: Asking = { author: "p2", actor: "Actor.you" };
const SKILLS = ["fighting", "athletics", "agility", "dexterity", "swords"].map((key) => trait(key, 2));
const PLACE = { roll: "roll", target: "Actor.you", way: "maneuver", stake: true } as const;
/** What people fight about: the first scope of the game. */
const scopeOf = (game: RulesetId): string => RULESETS[game].harm?.scopes({})[0]?.id ?? "";

interface Given {
  readonly targets?: readonly string[];
  /** What is at stake, "" for harm. */
  readonly stake?: string;
  /** The outcome which that takes. */
  readonly takes?: string;
}

/** p1 has tried to disarm p2's character, or others; nobody has defended. */
function trying(game: RulesetId, { targets = ["Actor.you"], stake = "Disarmed", takes = "" }: Given = {}): PlainWorld {
  const attack = { scope: scopeOf(game), distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS, stake, takes };
  return plainTable(game, {
    actors: [
      { uuid: "Actor.you", owners: ["p2"], played: true, traits: SKILLS, points: { value: 3 } },
      { uuid: "Actor.foe", traits: SKILLS },
    ],
    rolls: [
      rollOf("roll", game, { targets, attack, request: { difficulty: null } }),
      rollOf("against", game, { actor: "Actor.you", author: "p2", madeFor: "roll", request: { difficulty: null } }),
    ],
  });
}

/** The same, and each has defended so that the action has these margins over them. */
function tried(game: RulesetId, margins: readonly number[], stake = "Disarmed", takes = ""): PlainWorld {
  const targets = ["Actor.you", "Actor.foe"].slice(0, margins.length);
  const world = trying(game, { targets, stake, takes });
  const { total } = must(rollNow(world, "roll")).roll.ruleset.resolve(...resolved(world));
  margins.forEach((margin, place) => defend(world, targets[place] ?? "", total - margin));
  return world;
}

function resolved(world: PlainWorld) {
  const { state, roll } = must(rollNow(world, "roll"));
  return [state.request, state.faces, roll.dials] as const;
}

function defend(world: PlainWorld, target: string, total: number): void {
  done(world, "defend", { roll: "roll", target, defense: "usual", total }, { author: "gm", actor: target });
}

const attackResults = (world: PlainWorld) => attackResultsOf(world, must(rollNow(world, "roll")));
const place = (game: RulesetId) => ({
  ...PLACE,
  way: usualWay(game),
});

describe("An action against someone may have words at stake instead of harm", () => {
  test.each([
    ["fate2", 2, true],
    ["fate2", 1, true],
    ["fate2", 0, false],
    ["fate2", -1, false],
    ["strands", 1, true],
    ["strands", 0, true],
    ["strands", -1, false],
    ["trifold", 0, true],
    ["trifold", -1, false],
    ["marumaru", 1, true],
    ["marumaru", 0, true],
    ["marumaru", -1, false],
  ] as const)("%s: with a margin of %i it works: %s, and nobody is hit", (game, margin, works) => {
    expect(attackResults(tried(game, [margin]))).toMatchObject([{ margin, works, hit: null, harmed: "" }]);
  });
  test.each([
    ["off balance for a moment, as a clip", "clipped", 1, true],
    ["a disarm is a hurt: 1 is too little", "hurt", 1, false],
    ["a disarm is a hurt: 2 is enough", "hurt", 2, true],
    ["beyond the scene, as an injury: 4 is too little", "injured", 4, false],
    ["beyond the scene, as an injury", "injured", 5, true],
    ["out of the fight", "taken-out", 6, false],
    ["out of the fight", "taken-out", 7, true],
  ] as const)("fate2 (F8, combat outcomes): %s", (_, takes, margin, works) => {
    const [attackResult] = attackResults(tried("fate2", [margin], "Disarmed", takes));
    expect(attackResult).toMatchObject({ works, shortOf: works ? "" : takes });
  });
  test("while the defense is missing, nothing is known", () => {
    expect(attackResults(trying("trifold"))).toMatchObject([{ works: null, hit: null }]);
  });
  test("without such words it harms, and nothing is said of them", () => {
    expect(attackResults(tried("trifold", [2], ""))).toMatchObject([{ works: null, hit: { amount: 2 } }]);
  });
  test.each([
    ["fate2", [2, 3], [true, false]],
    ["fate2", [2, -1], [false, false]],
    ["fate2", [2, 0], [true, false]],
    ["trifold", [2, -1], [true, false]],
    ["strands", [2, 3], [true, true]],
  ] as const)(
    "%s: against two, with margins of %j: %j. F8-R20: all of them must be beaten, and it happens to one",
    (game, margins, works) => {
      expect(attackResults(tried(game, margins)).map((attackResult) => attackResult.works)).toEqual(works);
    },
  );
  test("F8-R20: while one of them has yet to defend, it is open", () => {
    const world = trying("fate2", { targets: ["Actor.you", "Actor.foe"] });
    defend(world, "Actor.you", -3);
    expect(attackResults(world)[0]?.works).toBeNull();
  });
  test("M4-R20: hits buy no injuries then, nor what else an attack buys", () => {
    const uses = (stake: string) => {
      const world = tried("marumaru", [2], stake);
      return leftoverOf(world.game, must(rollNow(world, "roll")))?.uses.map(({ id }) => id) ?? [];
    };
    expect([uses("").includes("injure"), uses("Disarmed").includes("injure"), uses("Disarmed").includes("disarm")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("What was at stake is placed as an aspect", () => {
  test.each([
    ["trifold", 1, "fragile"],
    ["trifold", 2, "sticky"],
    ["strands", 2, "fragile"],
    ["strands", 3, "sticky"],
    ["marumaru", 1, "sticky"],
    ["fate2", 1, "lasting"],
  ] as const)("%s: with a margin of %i it is %s, and as it was said", (game, margin, nature) => {
    const world = tried(game, [margin]);
    const { facts } = done(world, "create", { ...place(game), words: "Dead" });
    expect(facts).toMatchObject({ aspectName: "Disarmed", targetName: "you", stake: true });
    expect(world.state().aspects[facts.aspect]).toMatchObject({
      name: "Disarmed",
      parent: "Actor.you",
      maker: "Actor.me",
      nature,
    });
  });
  test("by a GM it is what it would be by the player", () => {
    const world = tried("strands", [1]);
    const { facts } = done(world, "create", { ...PLACE, nature: "sticky" }, GM);
    expect(world.state().aspects[facts.aspect]?.nature).toBe("fragile");
  });
  test("then the dice are final; undone, they are not", () => {
    const world = trying("trifold");
    done(world, "defend", { roll: "roll", target: "Actor.you", defense: "usual", opposing: "against" }, YOU);
    const { id: entry, facts } = done(world, "create", PLACE);
    const late = { roll: "against", aspect: "Actor.you.Item.quick", gain: "plus-two" } as const;
    expect(facts.opposing).toBe("against");
    expect(shortPlan(planned(world, "invoke", late, YOU))).toBe("stake-placed");
    done(world, "undo", { entry });
    expect(world.state().aspects[facts.aspect]).toBeUndefined();
    done(world, "invoke", late, YOU);
    expect(attackResults(world)).toMatchObject([{ works: false, placed: null }]);
    expect(shortPlan(planned(world, "create", PLACE))).toBe("stake-lost");
  });
  test("on each of several, and each by itself is undone", () => {
    const world = tried("trifold", [1, 2]);
    const first = done(world, "create", PLACE);
    done(world, "create", { ...PLACE, target: "Actor.foe" });
    done(world, "undo", { entry: first.id });
    expect(attackResults(world).map(({ placed }) => placed?.request.targetName)).toEqual([undefined, "foe"]);
  });
});

describe("It is not placed", () => {
  test.each([
    ["where it failed", -1, {}, {}, "stake-lost"],
    ["by the one it is done to", 1, {}, YOU, "not-yours"],
    ["in another's name", 1, {}, { author: "p2", actor: "Actor.me" }, "not-yours"],
    ["on someone else", 1, { target: "Actor.foe" }, {}, "not-attacked"],
    ["on someone who is gone", 1, { target: "Actor.gone" }, {}, "target-gone"],
    ["as any other aspect", 1, { stake: false }, {}, "roll-attacks"],
  ] as const)("%s", (_, margin, wanted, who, code) => {
    expect(shortPlan(planned(tried("trifold", [margin]), "create", { ...PLACE, ...wanted }, who))).toBe(code);
  });
  test("before the defense, twice, or where an attack harms", () => {
    expect(shortPlan(planned(trying("trifold"), "create", PLACE))).toBe("not-defended");
    const world = tried("trifold", [1]);
    done(world, "create", PLACE);
    expect(shortPlan(planned(world, "create", PLACE))).toBe("created-already");
    expect(shortPlan(planned(tried("trifold", [2], ""), "create", PLACE))).toBe("stake-lost");
  });
});
