import type { Locator, Page } from "@playwright/test";
import { answerButton, compelDialog, sent, setPoints } from "./compel-play.ts";
import { fatePoints, invokeDialog, storedEntries } from "./ledger-play.ts";
import { cards, choosePair, inFoundry, play, rollDialog } from "./play.ts";
import { spendDialog } from "./spend-play.ts";
import { expect, type GameId, test } from "./table.fixture.ts";
import type { OfGames } from "../samples/games.ts";

const ILSABET = "Ilsabet Crane";
const TAMSIN = "Tamsin Vey";
const START = 4;

/** What invoking costs in points, and whether an accepted compel is paid only once it complicates things. */
const GAMES: OfGames<{ price: number; later: boolean }> = {
  // An aspect's own boxes pay.
  fate2: { price: 0, later: false },
  strands: { price: 1, later: true },
  trifold: { price: 1, later: false },
  marumaru: { price: 1, later: false },
};

const entry = (page: Page, name: string): Locator => page.locator(`#norn-strip [aria-label^="${name}"]`);
const points = (page: Page, name: string): Locator => entry(page, name).locator(".norn-strip-value");

/** A new card, the same on every page. */
async function lastCard(...pages: readonly Page[]): Promise<Locator[]> {
  const id = (await cards(pages[0]!).last().getAttribute("data-message-id")) ?? "";
  const shown = pages.map((page) => page.locator(`#chat .chat-message[data-message-id="${id}"]`));
  for (const card of shown) await expect(card).toBeVisible();
  return shown;
}

for (const [game, { price, later }] of Object.entries(GAMES) as [GameId, NonNullable<(typeof GAMES)[GameId]>][]) {
  test(
    `${game}: a scene by clicks alone: a roll, an invocation, a compel, a story detail, the next scene, an undo`,
    { tag: game === "strands" ? "@both" : [] },
    async ({ gm, p1, p2 }) => {
      await play(game, gm, p1, p2);
      await setPoints(gm, { [ILSABET]: START, [TAMSIN]: START });

      // Ilsabet's player rolls from her sheet.
      await entry(p1, ILSABET).click({ button: "right" });
      await p1.getByRole("menuitem", { name: "Open sheet" }).click();
      const sheet = p1.locator(".norn.sheet");
      const before = await cards(p1).count();
      await sheet.locator(".norn-trait-roll").first().click();
      await choosePair(p1);
      await rollDialog(p1).locator(".norn-ask-main").click();
      await expect(cards(p1)).toHaveCount(before + 1);
      const [roll, gmRoll] = await lastCard(p1, gm, p2);

      // She invokes one of her aspects: the step and the price are on every screen.
      await sheet.locator(".norn-card .norn-phrase").first().click();
      await p1.getByRole("menuitem", { name: /^Invoke on/ }).click();
      await invokeDialog(p1).locator('input[name="gain"]:enabled').first().check();
      await invokeDialog(p1).locator("button[type=submit]").click();
      await expect(gmRoll!.locator(".norn-roll-step:not(.is-pending)")).toHaveCount(1);
      for (const page of [gm, p1, p2]) await expect(points(page, ILSABET)).toHaveText(String(START - price));
      await sheet.locator('[data-action="close"]').click();

      // The GM compels Tamsin by her portrait; her player accepts on the card.
      await gm.locator("#norn-strip [data-action=compel]").click();
      await compelDialog(gm).getByRole("radio", { name: TAMSIN }).check({ force: true });
      await compelDialog(gm).locator(".norn-compel-list fieldset").first().locator("input").first().check();
      const terms = compelDialog(gm).locator(".norn-compel-terms");
      await expect(terms).toContainText(`${TAMSIN} gains`);
      const accepted = Number(/gains (\d+)/.exec(await terms.innerText())?.[1]);
      expect(accepted).toBeGreaterThan(0);
      const compelled = await sent(gm, () => compelDialog(gm).locator("button[type=submit]").click());
      await answerButton(p2, compelled, "accept").click();
      if (later) await answerButton(gm, compelled, "trigger").click();
      for (const page of [gm, p1, p2]) await expect(points(page, TAMSIN)).toHaveText(String(START + accepted));

      // The step is taken back where it is shown, and the point returns.
      await roll!.locator(".norn-roll-step [data-action=undo]").click();
      for (const page of [gm, p1, p2]) await expect(points(page, ILSABET)).toHaveText(String(START));
      await expect(roll!.locator(".norn-roll-step")).toHaveCount(0);

      // Tamsin's player spends a point on the story, from her sheet.
      await entry(p2, TAMSIN).click({ button: "right" });
      await p2.getByRole("menuitem", { name: "Open sheet" }).click();
      await p2.locator(".norn.sheet [data-action=spendPoint]").click();
      await spendDialog(p2).locator('input[name="use"]:enabled').first().check();
      await spendDialog(p2).locator("button[type=submit]:enabled").click();
      await expect(points(gm, TAMSIN)).toHaveText(String(START + accepted - 1));

      // The scene ends, and the GM takes the story detail back in her history.
      await gm.locator("#norn-strip [data-action=breaks]").click();
      await gm.locator(".norn-breaks .norn-break-go").click();
      await expect(gm.locator(".norn-breaks")).toHaveCount(0);
      await entry(gm, TAMSIN).click();
      const rows = gm.locator(".norn-history-row", { has: gm.locator("[data-take=undo]") });
      await rows.filter({ hasText: "fate points −1" }).first().locator("[data-take=undo]").click();
      for (const page of [gm, p1, p2]) await expect(points(page, TAMSIN)).toHaveText(String(START + accepted));

      await expect
        .poll(async () => [await fatePoints(p1, ILSABET), await fatePoints(p2, TAMSIN)])
        .toEqual([START, START + accepted]);
      await expect.poll(async () => (await storedEntries(gm)).filter(({ state }) => state === "pending")).toEqual([]);
      await expect.poll(() => inFoundry(gm, `return [...document.querySelectorAll("#notifications .error")].length;`)).toBe(0);
    },
  );
}
