import { expect, test } from "vitest";
import { fight } from "../../../tests/samples/fight.ts";
import { done, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { ATTACKER, CONCEDER, struckInStrands } from "../../../tests/samples/struck-in-strands.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { consequencesTaken } from "./consequences-taken.ts";

const ON = { roll: "roll", target: "Actor.you" } as const;
const names = ["Broken arm", "Broken leg", "Broken rib"];

/** The world in a game whose concession brings one more for each consequence. */
function dearer(world: PlainWorld): PlainWorld {
  const { ruleset, dials } = world.game;
  const concession = { accepted: (taken: number) => 1 + taken, refused: -1 };
  return { ...world, game: { dials, ruleset: { ...ruleset, harm: ruleset.harm && { ...ruleset.harm, concession } } } };
}

test("consequences count that were taken in this conflict, as long as they stand", () => {
  const world = struckInStrands({ margin: 2, conflict: fight("strands") });
  expect(consequencesTaken(world, "Actor.you")).toBe(0);
  const { id: entry, facts } = done(world, "harm", { ...ON, names }, CONCEDER);
  expect(facts.consequences.length).toBeGreaterThan(0);
  expect(consequencesTaken(world, "Actor.you")).toBe(facts.consequences.length);
  expect(consequencesTaken(world, "Actor.me")).toBe(0);
  world.setTurn("another.1.mine");
  expect(consequencesTaken(world, "Actor.you")).toBe(0);
  world.setTurn("");
  expect(consequencesTaken(world, "Actor.you")).toBe(0);
  world.setTurn("fight.1.mine");
  done(world, "undo", { entry }, CONCEDER);
  expect(consequencesTaken(world, "Actor.you")).toBe(0);
});

test("where the game says so, each brings one point more to the one who concedes", () => {
  const world = struckInStrands({ margin: 2, conflict: fight("strands"), earlier: true });
  const first = { roll: "earlier", target: "Actor.you" } as const;
  done(world, "defend", { ...first, defense: "usual", total: 4 }, { author: "gm", actor: "Actor.you" });
  const { facts } = done(world, "harm", { ...first, names }, CONCEDER);
  const { id: entry } = done(world, "concede", { ...ON, words: "I yield." }, CONCEDER);
  const accept = { ...ON, entry, say: "accept" } as const;
  expect(shortPlan(planned(world, "answer-concession", accept, ATTACKER))).toContain("you value +1");
  const points = `you value +${1 + facts.consequences.length}`;
  expect(shortPlan(planned(dearer(world), "answer-concession", accept, ATTACKER))).toContain(points);
});
