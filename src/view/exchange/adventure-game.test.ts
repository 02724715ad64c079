import { expect, test } from "vitest";
import { adventureGame } from "./adventure-game.ts";

const actor = (...games: readonly string[]) => ({ items: games.map((game) => ({ system: { game } })) });

test.each([
  ["of one game", [actor("strands", ""), actor("strands")], "strands"],
  ["of two", [actor("strands"), actor("fate2")], null],
  ["of none", [actor(""), { items: null }, null, actor("chess")], null],
])("an adventure %s", (_what, actors, game) => {
  expect(adventureGame(actors)).toBe(game);
});
