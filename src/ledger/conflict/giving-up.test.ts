import { describe, expect, test } from "vitest";
import { fight } from "../../../tests/samples/fight.ts";
import { type Asking, done, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { ATTACKER, CONCEDER, struckInStrands } from "../../../tests/samples/struck-in-strands.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";
import { attackResultOn } from "../harm/attack-results.ts";
import { rollNow } from "../roll/replay-roll.ts";

const ON = { roll: "roll", target: "Actor.you" } as const;
const GIVE_UP = { combat: "fight", combatant: "yours", step: "giveUp" } as const;
const GM: Asking = { author: "gm", actor: "Actor.foe" };

/** In the first round of a fight, p1's character has hit p2's; the GM's attacks them too. */
function fought(): PlainWorld {
  const world = struckInStrands({ conflict: fight("strands") });
  const attack = { scope: "physical", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
  const other = { actor: "Actor.foe", author: "gm", targets: ["Actor.you", "Actor.me"], attack, request: { difficulty: null } };
  world.addRoll(rollOf("other", "strands", other));
  return world;
}

function accepted(world: PlainWorld): string {
  const { id: entry } = done(world, "concede", { ...ON, words: "I yield." }, CONCEDER);
  return done(world, "answer-concession", { ...ON, entry, say: "accept" }, ATTACKER).id;
}

const isOut = (world: PlainWorld): boolean | undefined => world.conflict("fight")?.participants[1]?.gaveUp;
const gaveUp = (world: PlainWorld, roll: string, target = "Actor.you"): boolean =>
  Boolean(attackResultOn(world, must(rollNow(world, roll)), target)?.gaveUp);

describe("S5-R20. Who gives up in the tracker", () => {
  test("is no longer hit by attacks that were open", () => {
    const world = fought();
    expect(shortPlan(planned(world, "harm", ON, CONCEDER))).not.toBe("gave-up");
    done(world, "turn", GIVE_UP, CONCEDER);
    expect([gaveUp(world, "roll"), gaveUp(world, "other"), gaveUp(world, "other", "Actor.me")]).toEqual([true, true, false]);
    expect(shortPlan(planned(world, "harm", ON, CONCEDER))).toBe("gave-up");
    expect(shortPlan(planned(world, "concede", { ...ON, words: "Really." }, CONCEDER))).toBe("gave-up");
    const defends = { roll: "other", target: "Actor.you", defense: "usual", total: 1 };
    expect(shortPlan(planned(world, "defend", defends, { author: "gm", actor: "Actor.you" }))).toBe("gave-up");
  });
  test("but by one made afterwards: that is another matter", () => {
    const world = fought();
    done(world, "turn", GIVE_UP, CONCEDER);
    const attack = { scope: "physical", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
    world.addRoll(rollOf("later", "strands", { targets: ["Actor.you"], attack, request: { difficulty: null } }));
    expect(gaveUp(world, "later")).toBe(false);
  });
  test("a hit that was taken stays taken", () => {
    const world = fought();
    done(world, "harm", { ...ON, byItself: true, names: ["Bruised", "Broken", "Lost", "Gone"] }, CONCEDER);
    expect(done(world, "turn", GIVE_UP, CONCEDER).facts.dropped).toEqual(["other"]);
  });
  test("undone, they are back in it, and the attacks are open", () => {
    const world = fought();
    const { id: entry } = done(world, "turn", GIVE_UP, CONCEDER);
    done(world, "undo", { entry }, CONCEDER);
    expect([isOut(world), gaveUp(world, "roll"), gaveUp(world, "other")]).toEqual([false, false, false]);
    done(world, "redo", { entry }, CONCEDER);
    expect([isOut(world), gaveUp(world, "roll"), gaveUp(world, "other")]).toEqual([true, true, true]);
  });
  test("hinders nobody from undoing what came before on those attacks", () => {
    const world = fought();
    const defends = { roll: "other", target: "Actor.me", defense: "usual", total: 1 };
    const { id: entry } = done(world, "defend", defends, { author: "gm", actor: "Actor.me" });
    done(world, "turn", GIVE_UP, CONCEDER);
    expect(shortPlan(planned(world, "undo", { entry }, { author: "gm", actor: "Actor.me" }))).toEqual([]);
  });
});

describe("S5-R20. Whose concession is accepted", () => {
  test("is out of the conflict in the tracker, and other open attacks no longer hit them", () => {
    const world = fought();
    accepted(world);
    expect(isOut(world)).toBe(true);
    expect(gaveUp(world, "other")).toBe(true);
    expect(shortPlan(planned(world, "turn", { ...GIVE_UP, step: "act" }, CONCEDER))).toBe("out-of-it");
  });
  test("leaves the dice of those to their other targets", () => {
    const world = fought();
    accepted(world);
    const invoke = { roll: "other", aspect: "Actor.foe.Item.cruel", gain: "plus-two" } as const;
    expect(shortPlan(planned(world, "invoke", invoke, GM))).not.toBe("conceded");
  });
  test("undone, both are taken back", () => {
    const world = fought();
    done(world, "undo", { entry: accepted(world) }, ATTACKER);
    expect([isOut(world), gaveUp(world, "other")]).toEqual([false, false]);
  });
  test("is out of no conflict that has not begun, or that they have left already", () => {
    const world = fought();
    done(world, "concede", { ...ON, words: "I yield." }, CONCEDER);
    done(world, "turn", GIVE_UP, CONCEDER);
    const [offer] = world.store.ofKinds(["concede"]);
    const plan = planned(world, "answer-concession", { ...ON, entry: offer?.id ?? "", say: "accept" }, ATTACKER);
    expect(plan.ok && plan.value.events.map(({ type }) => type)).toEqual(["fate-points-changed"]);
  });
});

test("of a forged request, nobody gives up for another, and no attack is dropped", () => {
  const world = fought();
  const forged = { ...GIVE_UP, step: "hold", actors: ["Actor.me"], dropped: ["roll"] } as const;
  const plan = planned(world, "turn", forged, { author: "gm", actor: "" });
  expect(plan.ok ? plan.value.facts : plan.code).toBe("not-their-turn");
  const mine = { combat: "fight", combatant: "mine", step: "act", actors: ["Actor.you"], dropped: ["other"] } as const;
  const acts = planned(world, "turn", mine, ATTACKER);
  expect(acts.ok && acts.value.facts).toMatchObject({ actors: [], dropped: [] });
});
