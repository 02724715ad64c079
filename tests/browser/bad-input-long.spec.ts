import type { Locator } from "@playwright/test";
import { newActor, sheetOf } from "./bad-input.ts";
import { cards, inFoundry, play, rollDialog, trait } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const LONG = "y".repeat(5000);

/** By how many pixels the content of a window is wider than the window. */
const tooWide = (window: Locator): Promise<number> =>
  window
    .locator(".window-content")
    .first()
    .evaluate((content) => content.scrollWidth - content.clientWidth);

test.beforeEach(async ({ gm, p1, p2 }) => {
  await play("fate2", gm, p1, p2);
});

test.afterEach(async ({ gm }) => {
  await inFoundry(gm, `for (const actor of game.actors.filter(({ name }) => /^(Odd|yyy)/.test(name))) await actor.delete();`);
});

test("5,000 characters as the name of a character, a trait and an item break nothing at 300 pixels", async ({ gm, p1 }) => {
  const uuid = await newActor(gm, [p1], {
    name: LONG,
    system: { summary: LONG },
    items: [
      { name: LONG, type: "skill", system: { group: "lore", rank: 2 } },
      { name: LONG, type: "aspect" },
      { name: LONG, type: "gear" },
    ],
  });
  await p1.setViewportSize({ width: 300, height: 700 });
  const sheet = await sheetOf(p1, uuid);
  await sheet.evaluate((frame) => Object.assign(frame.style, { left: "0", top: "0", width: "300px" }));
  await expect.poll(() => tooWide(sheet)).toBeLessThanOrEqual(1);
  // The header leaves room for the rest.
  await expect.poll(async () => (await sheet.locator(".norn-header").boundingBox())?.height).toBeLessThan(700);
  await sheet.locator('[data-tab-id="things"]').click();
  await expect.poll(() => tooWide(sheet)).toBeLessThanOrEqual(1);
  await sheet.locator('[data-tab-id="play"]').click();

  await trait(sheet, "yyy").click();
  const dialog = rollDialog(p1);
  await expect(dialog).toBeVisible();
  await expect.poll(() => tooWide(dialog)).toBeLessThanOrEqual(1);
  const box = await dialog.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(701);
  await expect(dialog.locator("button[type=submit]")).toBeInViewport();
  const before = await cards(gm).count();
  await p1.keyboard.press("Enter");
  await expect(cards(gm)).toHaveCount(before + 1);
  const card = cards(gm).last();
  await expect.poll(() => card.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1);
  await expect.poll(() => card.evaluate((element) => element.clientHeight)).toBeLessThan(700);

  const aspect = await inFoundry<string>(
    p1,
    `return (await fromUuid("${uuid}")).items.find(({ type }) => type === "aspect").uuid;`,
  );
  const own = await sheetOf(p1, aspect);
  await own.evaluate((frame) => Object.assign(frame.style, { left: "0", top: "0", width: "300px" }));
  await expect.poll(() => tooWide(own)).toBeLessThanOrEqual(1);
});
