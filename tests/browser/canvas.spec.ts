import type { Locator, Page } from "@playwright/test";
import { immediately, inFoundry, play } from "./play.ts";
import { keepScene } from "./kept-scene.ts";
import { expect, test } from "./table.fixture.ts";

keepScene();

const PLACE = "Lantern Quay at midnight";

const board = (page: Page): Locator => page.locator("#norn-board");
const zone = (page: Page, name: string): Locator => board(page).getByRole("region", { name });
const person = (page: Page, where: string, name: string): Locator => zone(page, where).getByRole("button", { name });
const label = (page: Page, words: string): Locator => page.locator(".scene-label", { hasText: words });
const area = (page: Page, name: string): Locator => page.locator("#board .region", { hasText: name });

/** Opens the board's window by its key, out of the scene's way. */
async function openBoard(page: Page): Promise<void> {
  await page.keyboard.press("Alt+b");
  await expect(board(page)).toBeVisible();
  await inFoundry(
    page,
    `foundry.applications.instances.get("norn-board").setPosition({ left: 10, top: 60, width: 400, height: 700 });`,
  );
}

test("the scene's regions become zones; a token's place says its zone on both pages, a move on the board moves the token; a deleted region keeps those in it @both", async ({
  gm,
  p1,
  p2,
}) => {
  await play("trifold", gm, p1, p2);
  for (const page of [gm, p1]) await openBoard(page);
  await board(gm).locator("[data-action=zonesFromRegions]").click();
  await expect(zone(gm, "The quay")).toContainText("Eel Street");
  await expect(person(p1, "The Patient Heron", "Corvin Ashdown")).toBeVisible();
  await inFoundry(gm, `await canvas.scene.tokens.getName("Corvin Ashdown").update({ x: 1400, y: 500 });`);
  await expect(person(p1, "Eel Street", "Corvin Ashdown")).toBeVisible();
  await person(p1, "The Patient Heron", "Ilsabet Crane").click();
  await p1.locator(".norn-menu button", { hasText: "Move to The quay" }).click();
  for (const page of [gm, p1]) await expect(person(page, "The quay", "Ilsabet Crane")).toBeVisible();
  await expect
    .poll(() => inFoundry(gm, `return [...canvas.scene.tokens.getName("Ilsabet Crane").regions].map(({ name }) => name).join();`))
    .toBe("The quay");
  const stored = `game.actors.getName("Corvin Ashdown").system.zone`;
  const street = `Object.entries(game.actors.getName("${PLACE}").system.zones).find(([, { name }]) => name === "Eel Street")?.[0]`;
  await gm.waitForFunction(`${stored} === ${street}`);
  await inFoundry(gm, `await canvas.scene.regions.getName("Eel Street").update({ name: "Eel Alley" });`);
  await expect(person(p1, "Eel Alley", "Corvin Ashdown")).toBeVisible();
  await inFoundry(gm, `await canvas.scene.regions.getName("Eel Alley").delete();`);
  await expect(area(p1, "Eel Alley")).toHaveCount(0);
  await expect(person(p1, "Eel Alley", "Corvin Ashdown")).toBeVisible();
  await zone(gm, "Eel Alley").locator("[data-action=zone]").click();
  await gm.locator('.norn-menu [data-item="region-draw"]').click();
  for (const page of [gm, p1]) await expect(area(page, "Eel Alley")).toBeVisible();
});

test("an aspect dragged to the scene is a label that follows its words; hidden, its words are on no player's page; it goes with its aspect", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  const chip = gm.locator("#norn-board-bar .norn-board-chip", { hasText: "The Tide Is Coming In" });
  await chip.dragTo(gm.locator("#board .scene-field"), { targetPosition: { x: 500, y: 90 } });
  for (const page of [gm, p1, p2]) await expect(label(page, "The Tide Is Coming In")).toBeVisible();
  const tide = `game.actors.getName("${PLACE}").items.find(({ name }) => name.startsWith("The Tide"))`;
  await inFoundry(gm, `await ${tide}.update({ name: "The Tide Is High" });`);
  await expect(label(p1, "The Tide Is High")).toBeVisible();
  await inFoundry(gm, `await ${tide}.update({ system: { hidden: true } });`);
  await expect(label(gm, "A hidden aspect")).toBeVisible();
  await expect(p1.locator(".scene-label")).toHaveCount(0);
  expect(await immediately(() => inFoundry(p1, `return JSON.stringify(canvas.scene.drawings.contents).includes("Tide");`))).toBe(
    false,
  );
  await inFoundry(gm, `await ${tide}.update({ system: { hidden: false } });`);
  await expect(label(p1, "The Tide Is High")).toBeVisible();
  await label(gm, "The Tide Is High").focus();
  const left = await inFoundry(gm, `return canvas.scene.drawings.contents[0].x;`);
  await gm.keyboard.press("ArrowRight");
  await gm.waitForFunction(`canvas.scene.drawings.contents[0].x === ${String(left)} + canvas.scene.grid.size / 2`);
  await inFoundry(gm, `await ${tide}.delete();`);
  for (const page of [gm, p1, p2]) await expect(page.locator(".scene-label")).toHaveCount(0);
});
