import { describe, expect, test } from "vitest";
import { belongsTo, isAdopted, readGames } from "./counts-in.ts";

describe("R11: what was created in one game", () => {
  test.each([
    ["counts there", { game: "strands", adopted: {} }, "strands", true, false],
    ["does not count in another", { game: "strands", adopted: {} }, "fate2", false, false],
    ["counts where it was adopted", { game: "strands", adopted: { fate2: true } }, "fate2", true, true],
    ["still counts in its own game after that", { game: "strands", adopted: { fate2: true } }, "strands", true, false],
    ["counts in no third game by it", { game: "strands", adopted: { fate2: true } }, "trifold", false, false],
    ["no longer counts where it was given back", { game: "strands", adopted: { fate2: false } }, "fate2", false, false],
    ["of no game counts in every one", { game: "", adopted: {} }, "marumaru", true, false],
    ["is not adopted by the name of a method", { game: "strands", adopted: {} }, "toString", false, false],
  ] as const)("%s", (_sentence, games, played, counts, adopted) => {
    expect(belongsTo(games, played)).toBe(counts);
    expect(isAdopted(games, played)).toBe(adopted);
  });

  test.each([
    ["data from before games were remembered count everywhere", {}, { game: "", adopted: {} }],
    [
      "what is no adoption is none",
      { game: "fate2", adopted: { strands: "yes" } },
      { game: "fate2", adopted: { strands: false } },
    ],
    ["a damaged record is empty", { game: 4, adopted: null }, { game: "", adopted: {} }],
  ])("%s", (_sentence, stored, games) => {
    expect(readGames(stored)).toEqual(games);
  });
});
