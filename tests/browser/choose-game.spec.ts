import { inFoundry, openSheet, play } from "./play.ts";
import { expect, ready, test } from "./table.fixture.ts";
import { GAMES, type OfGames } from "../samples/games.ts";

/** A trait only this game lists, and a word of its ladder (none where it uses numbers only). */
const MARKS: OfGames<{ readonly trait: string; readonly word: string }> = {
  fate2: { trait: "Lore", word: "Great" },
  strands: { trait: "Willpower", word: "" },
  trifold: { trait: "Investigation", word: "Good" },
  marumaru: { trait: "Composure", word: "" },
};

test("the GM is asked for a game at the start, and one click sets it for everyone", { tag: "@both" }, async ({ gm, p1 }) => {
  await inFoundry(gm, `await game.settings.set("norn", "game", "");`);
  await gm.reload();
  await ready(gm);
  const window = gm.locator(".norn-choose-game-body");
  await expect(window.locator(".norn-game-card")).toHaveCount(GAMES.length);
  for (const line of await window.locator(".norn-game-line").allInnerTexts()) expect(line.length).toBeGreaterThan(10);
  await window.locator('[data-game="trifold"]').press("Enter");
  await expect(gm.locator(".norn-choose-game-body")).toBeHidden();
  const sheet = await openSheet(p1, "Corvin Ashdown");
  await expect(sheet.locator(".norn-kicker")).toContainText("Tri-Fold");
});

test("open sheets, words and traits follow at once, and are the same on a fresh page", async ({ gm, p1, p2 }) => {
  const own = await openSheet(p1, "Corvin Ashdown");
  const other = await openSheet(p2, "Tamsin Vey");
  for (const [game, { trait, word }] of Object.entries(MARKS)) {
    await play(game, gm, p1, p2);
    for (const sheet of [own, other]) {
      await expect(sheet.locator(".norn-trait-roll", { hasText: trait }).first(), game).toBeAttached();
      await expect(sheet.locator(".norn-aspects .norn-card").first(), game).toBeVisible();
    }
    if (word) await expect(own.locator(".norn-traits"), game).toContainText(word);
  }
  await p1.reload();
  await ready(p1);
  const again = await openSheet(p1, "Corvin Ashdown");
  await expect(again.locator(".norn-trait-roll", { hasText: MARKS.marumaru?.trait ?? "" }).first()).toBeAttached();
});

test("a character keeps its data of another game", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const sheet = await openSheet(p1, "Corvin Ashdown");
  const before = await sheet.locator(".norn-traits").innerText();
  await play("marumaru", gm, p1);
  await expect(sheet.locator(".norn-trait-roll", { hasText: "Composure" })).toBeVisible();
  await play("strands", gm, p1);
  await expect(sheet.locator(".norn-trait-roll", { hasText: "Willpower" })).toBeVisible();
  await expect.poll(() => sheet.locator(".norn-traits").innerText()).toBe(before);
});

test("a player may see the choice but not make it", async ({ p1 }) => {
  await p1.evaluate(() => (globalThis as unknown as { game: { norn: { chooseGame(): unknown } } }).game.norn.chooseGame());
  const cards = p1.locator(".norn-choose-game-body .norn-game-card");
  await expect(cards).toHaveCount(GAMES.length);
  for (const card of await cards.all()) await expect(card).toBeDisabled();
});
