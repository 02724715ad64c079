import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { immediately, cards, inFoundry, play, rollDialog, stillness } from "./play.ts";
import { keepScene } from "./kept-scene.ts";
import { expect, test } from "./table.fixture.ts";

keepScene();

const board = (page: Page): Locator => page.locator("#norn-board");
const ladder = (page: Page): Locator => board(page).locator(".norn-ladder");
const asked = (page: Page): Locator => page.locator(".norn-ask").last();

async function openBoard(page: Page): Promise<void> {
  await page.keyboard.press("Alt+b");
  await expect(board(page)).toBeVisible();
}

/** The GM adds a ladder to the scene from a sample, and closes its window. */
async function makeLadder(gm: Page, sample: string, name: string): Promise<void> {
  await openBoard(gm);
  await board(gm).locator("[data-action=newChallenge]").first().click();
  await asked(gm).locator(`input[value="${sample}"]`).check();
  await asked(gm).locator("input[name=name]").fill(name);
  await asked(gm).locator("button[data-action=ok]").click();
  await expect(gm.locator(".norn-challenge-body")).toBeVisible();
}

const marks = (page: Page): Promise<number> => ladder(page).locator(".norn-ladder-box.is-marked").count();

test("a player rolls on a ladder of the scene; its card marks it, both see who is ahead, and undo gives it back", async ({
  gm,
  p1,
}) => {
  await play("fate2", gm, p1);
  await makeLadder(gm, "together", "The lost spell");
  await inFoundry(
    gm,
    `const item = game.actors.contents.flatMap((actor) => actor.items.contents).find((one) => one.type === "challenge");
     await item.update({ "system.difficulty": -9 }); await item.sheet.close();`,
  );
  await openBoard(p1);
  await ladder(p1).waitFor();
  await expect(ladder(p1)).toContainText("Difficulty −9");
  await board(p1).locator("[data-action=rollChallenge]").click();
  await asked(p1).locator("button[data-action=ok]").click();
  await rollDialog(p1).locator("button[type=submit]").last().click();
  const done = p1.locator("#chat .norn-on-ladder");
  await p1.locator("#chat [data-action=sendToLadder]", { hasText: "Mark on The lost spell" }).click();
  await expect(done).toContainText("Significant is marked.");
  await expect(done).toContainText("The goal is reached!");
  for (const page of [gm, p1]) {
    await expect(ladder(page).locator(".norn-ladder-status")).toHaveText("The goal is reached.");
    await expect(board(page).locator("[data-action=rollChallenge]")).toHaveCount(0);
  }
  await done.locator("[data-action=undo]").click();
  for (const page of [gm, p1]) await expect.poll(() => marks(page)).toBe(0);
  await expect(p1.locator("#chat [data-action=sendToLadder]")).toBeVisible();
});

test("owners mark boxes on its sheet, which is recorded; players only read it; nothing is wrong for those who use a screen reader", async ({
  gm,
  p1,
}) => {
  await play("trifold", gm, p1);
  await makeLadder(gm, "chase", "Over the roofs");
  const boxes = gm.locator(".norn-challenge-body input.norn-box");
  await boxes.first().check();
  const recorded = `const { kind, request } = game.messages.contents.at(-1)?.system ?? {}; return [kind, request?.aspectName].join(" ");`;
  await expect.poll(() => inFoundry(gm, recorded)).toBe("adjust Over the roofs");
  await stillness(gm);
  const found = await new AxeBuilder({ page: gm }).setLegacyMode().include(".norn-item").include("#norn-board").analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  await openBoard(p1);
  await expect.poll(() => marks(p1)).toBe(1);
  await expect(ladder(p1).locator(".norn-ladder-lane.is-ahead")).toContainText("Those who flee");
  await expect(board(p1).locator("[data-action=newChallenge]")).toHaveCount(0);
});

test("a hidden ladder is on no player's page, nor what is rolled on it; revealed, it is on everyone's", async ({ gm, p1 }) => {
  await play("fate2", gm, p1);
  await makeLadder(gm, "together", "The Creeping Ague");
  const item = `game.actors.contents.flatMap((actor) => actor.items.contents).find((one) => one.name === "The Creeping Ague")`;
  await inFoundry(gm, `await ${item}.update({ "system.hidden": true, "system.difficulty": -9 }); await ${item}.sheet.close();`);
  await openBoard(p1);
  await board(gm).getByRole("button", { name: "Roll for The Creeping Ague" }).click();
  await asked(gm).locator("button[data-action=ok]").click();
  const rolled = await cards(gm).count();
  await rollDialog(gm).locator("button[type=submit]").last().click();
  await expect(cards(gm)).toHaveCount(rolled + 1);
  await cards(gm).last().locator("[data-action=sendToLadder]").click();
  await expect(gm.locator("#chat .norn-on-ladder", { hasText: "The Creeping Ague" })).toBeVisible();
  await expect.poll(() => inFoundry(p1, `return ${item}.system.sides.own.marks.significant;`)).toBe(1);
  await inFoundry(p1, `await ${item}.sheet.render({ force: true });`);
  await inFoundry(p1, `await new Promise((resolve) => requestAnimationFrame(resolve));`);
  expect(await immediately(() => p1.evaluate(() => document.documentElement.outerHTML))).not.toContain("Creeping Ague");
  await board(gm).getByRole("button", { name: "Reveal The Creeping Ague" }).click();
  await expect(board(p1).getByRole("group", { name: "The Creeping Ague", exact: true })).toBeVisible();
});
