import { describe, expect, test } from "vitest";
import { GAMES } from "../samples/games.ts";
import { attackedGame } from "./attacked-game.ts";
import { PATCHES } from "./patches.ts";

/** Games of each ruleset, of these seeds and of today’s. `npm run laws -- --adversary` plays more. */
const PLAYS = 4;
/** Another first seed each day, with its games not among those of any other day. */
const TODAY = Math.floor(Date.now() / 86_400_000) * 100;

describe("whatever a player writes, every outcome is the plan of what was asked, and nothing else has changed", () => {
  test.each([
    [`the first seeds`, 1],
    [`today’s seeds, ${TODAY} and on`, TODAY],
  ])(
    "%s",
    async (_which, from) => {
      const settled: number[] = [];
      for (let seed = from; seed < from + PLAYS; seed += 1)
        for (const game of GAMES) {
          const played = await attackedGame(game, seed);
          expect(played.faults).toEqual([]);
          settled.push(played.settled);
        }
      // Honest play goes on.
      expect(Math.min(...settled)).toBeGreaterThan(20);
    },
    300_000,
  );

  test.each(Object.entries(PATCHES))(
    "put back, it is found within as many games: %s",
    async (_name, patch) => {
      expect(await isFound(patch)).toBe(true);
    },
    300_000,
  );
});

async function isFound(patch: (typeof PATCHES)[string]): Promise<boolean> {
  for (let seed = 1; seed <= 2 * PLAYS; seed += 1)
    for (const game of GAMES) if ((await attackedGame(game, seed, patch)).faults.length > 0) return true;
  return false;
}
