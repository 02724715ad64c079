import type { Locator, Page } from "@playwright/test";
import { inFoundry, play, sidebarTab } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const NAME = "Maud Fenwick";

const listed = (page: Page): Locator => page.locator("#actors .entry-name", { hasText: NAME });

test.afterEach(({ gm }) => inFoundry(gm, `await game.actors.getName("${NAME}").delete();`));

test("a character the GM makes is the GM's until it is given to a player; then everyone has it in sight", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  await inFoundry(gm, `await Actor.implementation.create({ name: "${NAME}", type: "character" });`);
  for (const page of [gm, p2]) await sidebarTab(page, "actors");
  await expect(listed(gm)).toBeVisible();
  await p2.waitForFunction(`game.actors.getName("${NAME}") !== undefined`);
  await expect(listed(p2)).toHaveCount(0);

  await inFoundry(gm, `await game.actors.getName("${NAME}").sheet.render({ force: true });`);
  await gm.locator(".norn.sheet [data-action=toggleControls]").click();
  await gm.getByText("Configure Ownership").click();
  await gm.getByLabel("Player 1", { exact: true }).selectOption("3");
  await gm.getByRole("button", { name: "Save ownership" }).click();
  await expect(gm.locator("#notifications")).toContainText(`${NAME} is a player’s character now`);
  await expect(listed(p2)).toBeVisible();
  await expect(p2.locator("#norn-strip").getByRole("button", { name: new RegExp(`^${NAME}`) })).toBeVisible();
});
