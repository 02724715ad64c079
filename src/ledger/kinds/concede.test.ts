import { describe, expect, test } from "vitest";
import { type Asking, done, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { ATTACKER, CONCEDER, struckInStrands } from "../../../tests/samples/struck-in-strands.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";
import { attackResultsOf } from "../harm/attack-results.ts";
import { rollNow } from "../roll/replay-roll.ts";
import type { ConcessionAnswer } from "../requests/harm.ts";

const ON = { roll: "roll", target: "Actor.you" } as const;
const OFFER = { ...ON, words: "I give up the bridge." };
const GM: Asking = { author: "gm", actor: "Actor.me" };

function offered(): { readonly world: PlainWorld; readonly entry: string } {
  const world = struckInStrands();
  return { world, entry: done(world, "concede", OFFER, CONCEDER).id };
}

function said(...answers: readonly (readonly [ConcessionAnswer, Asking])[]) {
  const { world, entry } = offered();
  const made = answers.map(([say, who]) => done(world, "answer-concession", { ...ON, entry, say }, who));
  return { world, entry, made, last: made.at(-1)?.id ?? "" };
}

const points = (world: PlainWorld, actor: string): number => world.state().actors[actor]?.fatePoints.value ?? 0;
const attackResult = (world: PlainWorld) => attackResultsOf(world, must(rollNow(world, "roll")))[0];

describe("S5. If you offer a concession that is accepted, you get a fate point", () => {
  test("and the hit is not taken", () => {
    const { world, made } = said(["accept", ATTACKER]);
    expect(points(world, "Actor.you")).toBe(4);
    expect(made[0]?.facts).toMatchObject({ concederName: "you", words: OFFER.words });
    expect(shortPlan(planned(world, "harm", ON, CONCEDER))).toBe("conceded");
    expect(shortPlan(planned(world, "concede", OFFER, CONCEDER))).toBe("conceded");
  });
  test("a GM accepts for anyone", () => expect(points(said(["accept", GM]).world, "Actor.you")).toBe(4));
  test("then nothing changes the dice", () => {
    const { world } = said(["accept", ATTACKER]);
    expect(shortPlan(planned(world, "invoke", { roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" }))).toBe(
      "conceded",
    );
  });
  test("an NPC's point goes to the pool", () => {
    const world = struckInStrands({ target: "Actor.foe" });
    const on = { roll: "roll", target: "Actor.foe" };
    const { id: entry } = done(world, "concede", { ...on, words: "We leave." }, { author: "gm", actor: "Actor.foe" });
    done(world, "answer-concession", { ...on, entry, say: "accept" }, ATTACKER);
    expect(world.state().npcPool).toBe(4);
  });
  test("undone, the point goes back and the hit is open", () => {
    const { world, entry, last } = said(["accept", ATTACKER]);
    expect(shortPlan(planned(world, "undo", { entry }, CONCEDER))).toBe("later-entry");
    done(world, "undo", { entry: last }, ATTACKER);
    expect(points(world, "Actor.you")).toBe(3);
    done(world, "undo", { entry }, CONCEDER);
    expect(attackResult(world)?.concession).toBeNull();
  });
});

describe("S5. If it is rejected, and the GM thinks it was a fair one, your opponent loses a fate point", () => {
  test("S5-R8: the one who refused pays, and the other gets nothing", () => {
    const { world } = said(["refuse", ATTACKER], ["fair", GM]);
    expect([points(world, "Actor.me"), points(world, "Actor.you")]).toEqual([2, 3]);
  });
  test("an offer that is not fair costs nobody anything", () => {
    const { world } = said(["refuse", ATTACKER]);
    expect([points(world, "Actor.me"), points(world, "Actor.you")]).toEqual([3, 3]);
  });
  test("the hit is taken, or other terms are offered", () => {
    const { world } = said(["refuse", ATTACKER]);
    expect(planned(world, "concede", { ...OFFER, words: "And the horse." }, CONCEDER).ok).toBe(true);
    expect(shortPlan(planned(world, "harm", { ...ON, byItself: true }, CONCEDER))).not.toBe("conceded");
  });
  test("while it is open, the hit waits", () => {
    const { world } = offered();
    expect(shortPlan(planned(world, "harm", ON, CONCEDER))).toBe("concession-open");
    expect(shortPlan(planned(world, "concede", OFFER, CONCEDER))).toBe("concession-open");
  });
});

describe("nobody", () => {
  test.each([
    ["concedes for another", { ...CONCEDER, author: "p1" }, OFFER, "not-yours"],
    ["concedes who was not hit", ATTACKER, OFFER, "not-yours"],
    ["offers nothing", CONCEDER, { ...ON, words: " " }, "concession-unworded"],
    ["concedes where they are not attacked", CONCEDER, { ...OFFER, target: "Actor.foe" }, "no-attack"],
  ] as const)("%s", (_, who, request, code) => expect(shortPlan(planned(struckInStrands(), "concede", request, who))).toBe(code));
  test("concedes to a miss", () => {
    expect(shortPlan(planned(struckInStrands({ margin: -1 }), "concede", OFFER, CONCEDER))).toBe("attack-missed");
  });
  test.each([
    ["accepts their own offer", "accept", CONCEDER, "not-yours"],
    ["accepts for the attacker", "accept", { author: "p2", actor: "Actor.me" }, "not-yours"],
    ["refuses for the attacker", "refuse", { author: "p2", actor: "Actor.me" }, "not-yours"],
    ["finds it fair before it is refused", "fair", GM, "concession-answered"],
    ["but a GM finds it fair", "fair", ATTACKER, "not-yours"],
  ] as const)("%s", (_, say, who, code) => {
    const { world, entry } = offered();
    expect(shortPlan(planned(world, "answer-concession", { ...ON, entry, say }, who))).toBe(code);
  });
  test("answers twice", () => {
    const { world, entry } = said(["refuse", ATTACKER], ["fair", GM]);
    for (const [say, who] of [
      ["accept", ATTACKER],
      ["refuse", ATTACKER],
      ["fair", GM],
    ] as const)
      expect(shortPlan(planned(world, "answer-concession", { ...ON, entry, say }, who))).toBe("concession-answered");
  });
  test.each(["fate2", "trifold"] as const)("concedes in %s", (game) => {
    const attack = { scope: "fight", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
    const request = { difficulty: null, traits: [{ id: "a", name: "a", rank: 4, joins: null, specialty: false }] };
    const world = plainTable(game, { rolls: [rollOf("roll", game, { targets: ["Actor.you"], attack, request })] });
    done(world, "defend", { ...ON, defense: "usual", total: -4 }, { author: "gm", actor: "Actor.you" });
    expect(shortPlan(planned(world, "concede", OFFER, CONCEDER))).toBe("no-concessions");
  });
  test("accepts from someone who is gone", () => {
    const { world, entry } = offered();
    const gone = { ...world, actor: (uuid: string) => (uuid === "Actor.you" ? null : world.actor(uuid)) };
    expect(shortPlan(planned(gone, "answer-concession", { ...ON, entry, say: "accept" }, ATTACKER))).toBe("actor-gone");
  });
  test("answers what was never offered", () => {
    expect(shortPlan(planned(struckInStrands(), "answer-concession", { ...ON, entry: "e", say: "accept" }, ATTACKER))).toBe(
      "entry-gone",
    );
  });
});
