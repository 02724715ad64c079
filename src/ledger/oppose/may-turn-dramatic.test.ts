import { expect, test } from "vitest";
import { done, must } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { rollNow } from "../roll/replay-roll.ts";
import { mayTurnDramatic } from "./may-turn-dramatic.ts";

/** A roll that shows two hits. */
function hits(difficulty: number, game: RulesetId = "marumaru", actor = "Actor.me"): PlainWorld {
  return plainTable(game, { rolls: [rollOf("roll", game, { actor, request: { difficulty } })] });
}

function turned(): PlainWorld {
  const world = hits(3);
  done(world, "dramatic", { roll: "roll" });
  return world;
}

test.each([
  ["a failure of one's own", hits(3), "p1", true],
  ["not someone else's", hits(3), "p2", false],
  ["nor a success", hits(1), "p1", false],
  ["nor twice", turned(), "p1", false],
  ["nor where it gains nothing", hits(3, "marumaru", "Actor.foe"), "gm", false],
  ["nor in a game without it", hits(3, "strands"), "p1", false],
] as const)("M2. what may turn into a dramatic failure: %s", (_, world, user, may) => {
  expect(mayTurnDramatic(world, user, must(rollNow(world, "roll")))).toBe(may);
});
