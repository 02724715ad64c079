import { describe, expect, test } from "vitest";
import words from "../../../lang/en/apps.json" with { type: "json" };
import { RULESET_IDS } from "../../rules/rulesets/ruleset-by-id.ts";
import { chooseGameView } from "./choose-game.view.ts";

const wordOf = (key: string): unknown =>
  key.split(".").reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words);

describe("the window in which a game is chosen", () => {
  test("has one card for each game, with its name, its summary and its dice in words", () => {
    const { cards } = chooseGameView(null, true);
    expect(cards.map(({ id }) => id)).toEqual(RULESET_IDS);
    for (const { id, name, line, dice } of cards)
      expect([name, line, dice].map(({ key }) => key)).toEqual(["Name", "Line", "Dice"].map((what) => `NORN.Game.${what}.${id}`));
  });

  test("marks the game in play", () => {
    expect(
      chooseGameView("trifold", true)
        .cards.filter(({ played }) => played)
        .map(({ id }) => id),
    ).toEqual(["trifold"]);
    expect(chooseGameView(null, true).cards.some(({ played }) => played)).toBe(false);
  });

  test("tells players who chooses", () => {
    const { intro, mayChoose } = chooseGameView(null, false);
    expect(mayChoose).toBe(false);
    expect(wordOf(intro.key)).toMatch(/GM must choose/);
    expect(wordOf(chooseGameView("fate2", false).intro.key)).toMatch(/only the GM/i);
  });
});
