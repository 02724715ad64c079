import { describe, expect, test } from "vitest";
import { done, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable } from "../../../tests/samples/plain-table.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import { cardsLeft, dealtCard } from "./deal.ts";

const GM = { author: "gm", actor: "" };
const FRIEND = { author: "p2", actor: "Actor.you" };
const ON = { "fate2-reward-cards": true };
const DANGER = { card: "danger", target: "Actor.me" };
/** Two of each card, one of the campaign's own, and a card of the book that it took out. */
const OWN: DialValues = {
  ...ON,
  "fate2-reward-copies": 2,
  "fate2-rewards": {
    "own-sing": { name: "Sing in public", group: "three", removed: false },
    panic: { name: "", group: "two", removed: true },
  },
};

function dealt(dials: DialValues = ON) {
  const world = plainTable("fate2", { dials });
  const { id: deal } = done(world, "deal", DANGER, GM);
  return { world, deal };
}

describe("F4. The GM deals out cards that note how many points the action pays", () => {
  test.each([
    ["the book's card pays what it says", ON, DANGER, { cardName: "", points: 2, targetName: "me" }],
    ["a campaign's own card too", OWN, { card: "own-sing", target: "Actor.you" }, { cardName: "Sing in public", points: 3 }],
    ["whatever a client says it pays", ON, { ...DANGER, points: 50 }, { points: 2 }],
  ] as const)("%s", (_sentence, dials, wanted, facts) => {
    const world = plainTable("fate2", { dials });
    const { id } = done(world, "deal", wanted, GM);
    expect(dealtCard(world, id)?.deal.facts).toMatchObject(facts);
  });
  test.each([
    ["fate2", ON, DANGER, {}, "gm-only"],
    ["fate2", {}, DANGER, GM, "rewards-off"],
    ["strands", ON, DANGER, GM, "rewards-off"],
    ["fate2", OWN, { ...DANGER, card: "panic" }, GM, "reward-unknown"],
    ["fate2", ON, { ...DANGER, target: "Actor.foe" }, GM, "reward-player"],
    ["fate2", ON, { ...DANGER, target: "Actor.place" }, GM, "reward-player"],
  ] as const)("%s: it is refused where %o is asked for %o", (game, dials, wanted, asking, code) => {
    expect(shortPlan(planned(plainTable(game, { dials }), "deal", wanted, asking))).toBe(code);
  });
  test("there are as many of each as the campaign says, until the next session; a withdrawn one can be dealt again", () => {
    const { world, deal } = dealt(OWN);
    const danger = { id: "danger", name: "", points: 2, copies: 2 };
    done(world, "deal", DANGER, GM);
    expect([cardsLeft(world.entries, danger), shortPlan(planned(world, "deal", DANGER, GM))]).toEqual([0, "reward-dealt-out"]);
    done(world, "undo", { entry: deal }, GM);
    expect(cardsLeft(world.entries, danger)).toBe(1);
    done(world, "deal", DANGER, GM);
    done(world, "break", { at: "scene" }, GM);
    expect(cardsLeft(world.entries, danger)).toBe(0);
    done(world, "break", { at: "session" }, GM);
    expect(cardsLeft(world.entries, danger)).toBe(2);
  });
});

describe("F4. Who follows through with it gets the points", () => {
  test("the player claims it, and the GM pays; undone in turn", () => {
    const { world, deal } = dealt();
    expect(shortPlan(planned(world, "claim", { deal }))).toEqual([]);
    const { id: claim } = done(world, "claim", { deal });
    expect(shortPlan(planned(world, "reward", { deal }, GM))).toEqual(["me value +2"]);
    const { id: reward } = done(world, "reward", { deal }, GM);
    expect(world.state().actors["Actor.me"]?.fatePoints.value).toBe(5);
    expect(shortPlan(planned(world, "undo", { entry: claim }, GM))).toBe("later-unnamed");
    expect(shortPlan(planned(world, "undo", { entry: deal }, GM))).toBe("later-entry");
    done(world, "undo", { entry: reward }, GM);
    expect(world.state().actors["Actor.me"]?.fatePoints.value).toBe(3);
    done(world, "undo", { entry: claim });
    done(world, "undo", { entry: deal }, GM);
    expect(dealtCard(world, deal)).toBeNull();
  });
  test("the GM may pay before it is claimed", () => {
    const { world, deal } = dealt();
    expect(shortPlan(planned(world, "reward", { deal }, GM))).toEqual(["me value +2"]);
  });
  test("nor is anyone paid who is gone", () => {
    const { world, deal } = dealt();
    const gone = { ...world, actor: (uuid: string) => (uuid === "Actor.me" ? null : world.actor(uuid)) };
    expect(shortPlan(planned(gone, "reward", { deal }, GM))).toBe("target-gone");
  });
  test.each([
    ["another's card cannot be claimed", [], "claim", FRIEND, "not-yours"],
    ["nor claimed twice", ["claim"], "claim", {}, "reward-claimed"],
    ["only a GM pays", ["claim"], "reward", {}, "gm-only"],
    ["a card is paid once", ["reward"], "reward", GM, "reward-paid"],
    ["a paid card is not claimed", ["reward"], "claim", {}, "reward-paid"],
    ["a withdrawn one is gone", ["undo"], "claim", {}, "reward-gone"],
  ] as const)("%s", (_sentence, before, kind, asking, code) => {
    const { world, deal } = dealt();
    for (const one of before) {
      if (one === "undo") done(world, "undo", { entry: deal }, GM);
      else done(world, one, { deal }, one === "claim" ? {} : GM);
    }
    expect(shortPlan(planned(world, kind, { deal }, asking))).toBe(code);
  });
});
