import { describe, expect, test } from "vitest";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { type Asking, done, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { attackResultsOf } from "./attack-results.ts";
import { rollNow } from "../roll/replay-roll.ts";

const ME: Asking = { author: "p1", actor: "Actor.me" };
const ATTACK = { scope: "fight", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
const SKILLS = [trait("swords", 2, { group: "combat" })];
const BY = { target: "Actor.me", defense: "usual", opposing: "mine" } as const;

interface Given {
  readonly dials?: DialValues;
  /** What the attacks of the two show above or below the defense. */
  readonly margins?: readonly [number, number];
  /** Who makes the second attack, and in which kind of conflict. */
  readonly second?: string;
  readonly scope?: string;
  readonly turn?: string;
}

const faces = (sum: number): readonly number[] => [0, 1, 2, 3].map((place) => (place < Math.abs(sum) ? Math.sign(sum) : 0));

/** Two attack p1's character, whose roll ("mine") has defended against the first. */
function twoOnOne(game: RulesetId, given: Given = {}): PlainWorld {
  const { dials = {}, margins = [-2, -1], second = "Actor.you", scope = "fight", turn = "" } = given;
  const [first, other] = margins;
  const shows = (sum: number) => (game === "marumaru" ? {} : { faces: faces(sum) });
  const open = { difficulty: null } as const;
  const on = { targets: ["Actor.me"], dials, request: open, author: "gm" };
  const world = plainTable(game, {
    dials,
    turn,
    actors: [{ uuid: "Actor.me", owners: ["p1"], played: true, traits: SKILLS, points: { value: 3 } }],
    rolls: [
      rollOf("one", game, { ...on, actor: "Actor.foe", attack: ATTACK, ...shows(first) }),
      rollOf("two", game, { ...on, actor: second, attack: { ...ATTACK, scope }, ...shows(other) }),
      rollOf("mine", game, { madeFor: "one", dials, request: open }),
    ],
  });
  done(world, "defend", { ...BY, roll: "one" }, ME);
  return world;
}

const again = (world: PlainWorld, wanted: object = {}) => planned(world, "defend", { ...BY, roll: "two", ...wanted }, ME);
const hitsOf = (world: PlainWorld): string[] =>
  ["one", "two"].map((id) => {
    const [attackResult] = attackResultsOf(world, must(rollNow(world, id)));
    return attackResult?.hit ? `${attackResult.harmed.replace("Actor.", "")} ${attackResult.hit.outcome ?? ""}` : "";
  });

describe("F8-R21. One roll defends against everyone who attacks", () => {
  test("the roll against one attacker serves against the other, and changes with what is done to it", () => {
    const world = twoOnOne("fate2", { margins: [1, 2] });
    expect(done(world, "defend", { ...BY, roll: "two" }, ME).request).toMatchObject({ total: 2, opposing: "mine" });
    expect(hitsOf(world)).toEqual(["me clipped", "me hurt"]);
  });
  test.each([
    ["taking turns", { dials: { "fate2-pace": "turn" } }],
    ["against the same attacker", { second: "Actor.foe" }],
    ["in another kind of conflict", { scope: "debate" }],
  ] as const)("but not %s", (_, given) => expect(shortPlan(again(twoOnOne("fate2", given)))).toBe("opposes-another"));
  test("nor in another round of the conflict; whose turn it is does not matter", () => {
    const world = twoOnOne("fate2", { turn: "fight.1.a" });
    world.setTurn("fight.1.b");
    expect(again(world).ok).toBe(true);
    world.setTurn("fight.2.a");
    expect(shortPlan(again(world))).toBe("opposes-another");
  });
  test("nor as another kind of defense, nor twice, nor another's roll", () => {
    const world = twoOnOne("fate2");
    expect(shortPlan(again(world, { defense: "defensive" }))).toBe("defense-differs");
    done(world, "defend", { ...BY, roll: "two" }, ME);
    expect(shortPlan(again(world))).toBe("defended-already");
    expect(shortPlan(planned(twoOnOne("fate2"), "defend", { ...BY, roll: "two" }, { author: "p2", actor: "Actor.me" }))).toBe(
      "not-yours",
    );
  });
  test("nor with dice that are read in another way", () => {
    const world = twoOnOne("fate2");
    world.addRoll(rollOf("pool", "fate2", { madeFor: "two", request: { difficulty: null, method: "fate-pool" } }));
    expect(shortPlan(again(world, { opposing: "pool" }))).toBe("oppose-dice");
  });
  test.each(["strands", "trifold", "marumaru"] as const)("%s: each attack is defended against by itself", (game) => {
    const scope = game === "strands" ? "physical" : "fight";
    expect(shortPlan(again(twoOnOne(game, { scope })))).toBe("opposes-another");
  });
});

describe("F8-R22. One who beats them all harms one of them", () => {
  test.each([
    ["the one who rolled worst", [-3, -1], ["foe hurt", ""]],
    ["of equals the first", [-1, -1], ["foe clipped", ""]],
    ["nobody, if one of them is not beaten", [-3, 0], ["", "me scratched"]],
    ["nobody, and is hit by each who wins", [-3, 2], ["", "me hurt"]],
  ] as const)("%s", (_, margins, hits) => {
    const world = twoOnOne("fate2", { margins });
    done(world, "defend", { ...BY, roll: "two" }, ME);
    expect(hitsOf(world)).toEqual(hits);
  });
  test("undone, the other attack stands alone again", () => {
    const world = twoOnOne("fate2", { margins: [-1, -3] });
    const { id: entry } = done(world, "defend", { ...BY, roll: "two" }, ME);
    expect(hitsOf(world)).toEqual(["", "you hurt"]);
    done(world, "undo", { entry }, ME);
    expect(hitsOf(world)).toEqual(["foe clipped", ""]);
  });
});
