import type { Locator, Page } from "@playwright/test";
import { faults } from "./axe.ts";
import { allDice, checkedBoxes, heal } from "./harm-play.ts";
import { cardOf, submittedEntry } from "./ledger-play.ts";
import { countOf, inFoundry, openSheet, play, rollDialog } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const NESS = "Captain Odile Ness";

const recovery = (page: Page): Locator => page.locator(".norn-recovery");
const wound = (page: Page, name: string): Locator => recovery(page).locator(".norn-recovery-wound", { hasText: name });
const pointsBar = (page: Page): Locator => page.locator("#norn-strip").getByRole("button", { name: new RegExp(`^${CORVIN}`) });
const check = (page: Page, actor: string, ...boxes: readonly string[]): Promise<unknown> =>
  inFoundry(
    page,
    `const boxes = Object.fromEntries(${JSON.stringify(boxes)}.map((box) => [box, true]));
     await game.actors.getName("${actor}").update({ system: { tracks: { wounds: { boxes } } } });`,
  );

test.beforeEach(({ gm }) => heal(gm, CORVIN, NESS));

test.afterEach(async ({ gm, p1 }) => {
  for (const page of [gm, p1])
    await inFoundry(
      page,
      `for (const app of [...foundry.applications.instances.values()]) if (app.options.classes.includes("norn-recovery")) await app.close();`,
    );
  await heal(gm, CORVIN, NESS);
});

test("fate2: a treatment shortens the time; the GM heals when it has passed, and undoes it", async ({ gm, p1 }) => {
  await play("fate2", gm, p1);
  await check(gm, CORVIN, "hurt-0", "injured-0", "injured-1");
  const sheet = await openSheet(p1, CORVIN);
  await sheet.getByRole("button", { name: "Recovery" }).click();
  await expect(wound(p1, "Hurt")).toContainText("Clears at the end of the scene.");
  await expect(wound(p1, "Injured").first()).toContainText("+1 → 6 days");
  // Only the GM heals without a roll.
  await expect(recovery(p1).locator("[data-action=heal]")).toHaveCount(0);
  expect(await faults(p1, ".norn-recovery")).toEqual([]);
  await allDice(p1, 1);
  await wound(p1, "Injured").first().locator("[data-action=treat]").click();
  await expect(rollDialog(p1).locator('input[name="typed"]')).toHaveValue("1");
  await rollDialog(p1).locator("button[type=submit]").click();
  const card = p1.locator(".norn-treatment").last();
  await expect(card).toContainText("heals in");
  await expect(card.locator("[data-action=heal]")).toHaveCount(0);
  await expect(gm.locator(".norn-treatment")).toHaveCount(await countOf(p1.locator(".norn-treatment")));
  const healed = await submittedEntry(gm, "heal", () =>
    gm.locator(".norn-treatment").last().locator("[data-action=heal]").click(),
  );
  expect(healed.state).toBe("done");
  await expect(card).toContainText("Injured (Wounds) heals");
  await expect(wound(p1, "Injured")).toHaveCount(1);
  await expect.poll(() => checkedBoxes(p1, CORVIN, "wounds")).toEqual(["hurt-0", "injured-1"]);
  await cardOf(gm, healed.message).locator("[data-action=undo]").click();
  await expect(wound(p1, "Injured")).toHaveCount(2);
});

test("the GM heals from the strip's menu; who is taken out is in sight until then", async ({ gm, p1 }) => {
  await play("fate2", gm, p1);
  await check(gm, CORVIN, "taken-out-0");
  await expect(pointsBar(p1)).toHaveAccessibleName(/Taken out$/);
  const sheet = await openSheet(p1, CORVIN);
  await expect(sheet.locator(".norn-taken-out")).toBeVisible();
  const status = (): Promise<boolean> => inFoundry(p1, `return game.actors.getName("${CORVIN}").statuses.has("norn-taken-out");`);
  await expect.poll(status).toBe(true);
  await pointsBar(gm).click({ button: "right" });
  await gm.getByRole("menuitem", { name: "Recovery" }).click();
  await submittedEntry(gm, "heal", () => wound(gm, "Taken out").locator("[data-action=heal]").click());
  await expect(recovery(gm)).toContainText("There is nothing to heal.");
  await expect(sheet.locator(".norn-taken-out")).toHaveCount(0);
  await expect(pointsBar(p1)).not.toHaveAccessibleName(/Taken out/);
  await expect.poll(status).toBe(false);
});

test("who sees that an NPC is taken out, and a token's bars, is a setting of the world", async ({ gm, p1 }) => {
  await play("fate2", gm, p1);
  const setting = (by: string) => inFoundry(gm, `await game.settings.set("norn", "condition", "${by}");`);
  const bars = p1.locator(".token", { hasText: NESS }).locator(".token-bar");
  const status = (): Promise<boolean> => inFoundry(p1, `return game.actors.getName("${NESS}").statuses.has("norn-taken-out");`);
  await check(gm, NESS, "taken-out-0");
  await expect.poll(status).toBe(true);
  await expect(p1.locator(".token", { hasText: NESS }).locator(".token-effects")).toBeVisible();
  await expect(bars).toHaveCount(0);
  await setting("everyone");
  await expect(bars).toHaveCount(2);
  await setting("owners");
  await expect(bars).toHaveCount(0);
  await expect.poll(status).toBe(false);
  await expect((await openSheet(gm, NESS)).locator(".norn-taken-out")).toBeVisible();
  await setting("open");
  await expect.poll(status).toBe(true);
});
