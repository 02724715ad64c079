import { cards, choosePair, openSheet, play, rollDialog, trait, words } from "./play.ts";
import { expect, ready, test, type GameId } from "./table.fixture.ts";
import type { OfGames } from "../samples/games.ts";

/** A trait Corvin has in each game, and the number of dice on every card of that game. */
const GAMES: OfGames<{ readonly trait: string; readonly dice: number }> = {
  fate2: { trait: "Lore", dice: 4 },
  strands: { trait: "Knowledge", dice: 4 },
  trifold: { trait: "Investigation", dice: 4 },
  marumaru: { trait: "Investigation", dice: 1 },
};

for (const [game, { trait: name, dice }] of Object.entries(GAMES) as [GameId, { trait: string; dice: number }][]) {
  test.describe(`a roll in ${game}`, () => {
    test("click, Enter: the card shows on every client, and is the same after a reload", async ({ p1, p2, gm }) => {
      await play(game, gm, p1, p2);
      const before = await cards(p2).count();
      const sheet = await openSheet(p1, "Corvin Ashdown");
      await trait(sheet, name).click();
      const dialog = rollDialog(p1);
      await expect(dialog).toBeVisible();
      if (game === "marumaru") await choosePair(p1);
      await dialog.locator('select[name="difficulty"]').selectOption({ index: 3 });
      await p1.keyboard.press("Enter");
      await expect(dialog).toBeHidden();

      await expect(cards(p2)).toHaveCount(before + 1);
      const card = cards(p1).last();
      await expect(card).toContainText("Corvin Ashdown");
      await expect(card).toContainText(name);
      await expect.poll(() => card.locator(".norn-die").count()).toBeGreaterThanOrEqual(dice);
      await expect(card.locator(".norn-outcome")).toBeVisible();
      const said = await words(card);
      for (const page of [p2, gm]) await expect.poll(() => words(cards(page).last())).toBe(said);
      await p2.reload();
      await ready(p2);
      await expect.poll(() => words(cards(p2).last())).toBe(said);
    });

    test("Shift and a click roll without the dialog", async ({ gm, p1 }) => {
      await play(game, gm, p1);
      const before = await cards(p1).count();
      const sheet = await openSheet(p1, "Corvin Ashdown");
      await trait(sheet, name).click({ modifiers: ["Shift"] });
      await expect(cards(p1)).toHaveCount(before + 1);
      await expect(rollDialog(p1)).toBeHidden();
    });
  });
}
