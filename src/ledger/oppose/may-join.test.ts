import { describe, expect, test } from "vitest";
import { must } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { rollNow } from "../roll/replay-roll.ts";
import { mayJoin } from "./may-join.ts";

function may(game: RulesetId, difficulty: number | null, user: string, own: string): boolean {
  const world = plainTable(game, { rolls: [rollOf("roll", game, { request: { difficulty } })] });
  return mayJoin(world, must(rollNow(world, "roll")), { user, own });
}

describe("who may roll on from a roll", () => {
  test.each([
    ["M2. others, each with their own character", "marumaru", 3, "p2", "Actor.you", true],
    ["not the one who rolled", "marumaru", 3, "p1", "Actor.me", false],
    ["nor who plays no one", "marumaru", 3, "p2", "", false],
    ["a GM with anyone", "marumaru", 3, "gm", "", true],
  ] as const)("%s", (_, game, difficulty, user, own, expected) => expect(may(game, difficulty, user, own)).toBe(expected));
  const alone = (["fate2", "strands", "trifold"] as const).filter((game) => may(game, 9, "p1", "Actor.me"));
  test("where one rolls on alone, only the one who rolled does, against a difficulty", () => {
    expect(alone.map((game) => [may(game, 9, "p2", "Actor.you"), may(game, null, "p1", "Actor.me")])).toEqual(
      alone.map(() => [false, false]),
    );
  });
});
