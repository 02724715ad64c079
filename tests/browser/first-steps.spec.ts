import type { Page } from "@playwright/test";
import { compelDialog, CORVIN } from "./compel-play.ts";
import { invokeDialog, storedEntries } from "./ledger-play.ts";
import { cards, inFoundry, openSheet, play, trait } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

/** A button or text is clicked, and counted. */
function clicks(page: Page): { readonly on: (selector: string) => Promise<void>; readonly count: () => number } {
  let count = 0;
  return {
    on: async (selector) => {
      await page.locator(selector).first().click();
      count += 1;
    },
    count: () => count,
  };
}

test("from sitting down the first roll is three clicks away", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await inFoundry(p1, `await game.settings.set("norn", "welcome", true);`);
  const before = await cards(p1).count();
  const click = clicks(p1);
  await click.on(".norn-welcome [data-action=sheet]");
  await click.on(".norn.sheet .norn-trait-roll");
  await click.on(".norn-ask-foot .norn-ask-main");
  await expect(cards(p1)).toHaveCount(before + 1);
  expect(click.count()).toBeLessThanOrEqual(3);
});

test("an aspect in sight is compelled with three clicks", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await openSheet(gm, CORVIN);
  const before = (await storedEntries(gm, "compel")).length;
  const click = clicks(gm);
  await click.on(".norn.sheet .norn-phrase");
  await click.on(".norn-bar [data-item=compel]");
  await expect(compelDialog(gm)).toBeVisible();
  await click.on(".norn-compel-window button[type=submit]");
  await expect.poll(async () => (await storedEntries(p1, "compel")).length).toBe(before + 1);
  expect(click.count()).toBeLessThanOrEqual(3);
});

test("from anywhere to the list to invoke from, four keys: the sheet, a skill, a roll, the list", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const before = await cards(p1).count();
  await p1.keyboard.press("Alt+s");
  const sheet = p1.locator(".norn.sheet");
  await expect(trait(sheet, "Agility")).toBeFocused();
  await p1.keyboard.press("ArrowDown");
  await expect(trait(sheet, "Endurance")).toBeFocused();
  await p1.keyboard.press("Shift+Enter");
  await expect(cards(p1)).toHaveCount(before + 1);
  await p1.keyboard.press("Alt+i");
  await expect(invokeDialog(p1)).toContainText("Endurance");
});
