import { newActor, sheetOf } from "./bad-input.ts";
import { cards, editing, inFoundry, notification, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

test.beforeEach(async ({ gm, p1, p2 }) => {
  await play("fate2", gm, p1, p2);
});

test.afterEach(async ({ gm }) => {
  await inFoundry(gm, `for (const actor of game.actors.filter(({ name }) => name.startsWith("Odd"))) await actor.delete();`);
});

test("the sheet of a skill refuses a rank that is not one, and says so", async ({ gm, p1 }) => {
  const uuid = await newActor(gm, [p1], { items: [{ name: "Odd trade", type: "skill", system: { group: "lore", rank: 2 } }] });
  const item = await inFoundry<string>(p1, `return (await fromUuid("${uuid}")).items.getName("Odd trade").uuid;`);
  const rank = (): Promise<number | null> => inFoundry(gm, `return (await fromUuid("${item}")).system.rank;`);
  const sheet = await sheetOf(p1, item);
  const field = sheet.locator('input[name="system.rank"]');
  for (const [typed, said] of [
    ["abc", /“abc” is not a number/],
    ["1000000000", /too high/],
    ["1e9", /too high/],
    ["-1e9", /too low/],
    ["1.5", /not a whole number/],
    ["Infinity", /not a number/],
    ["0x10", /not a number/],
  ] as const) {
    await field.fill(typed);
    await field.press("Tab");
    await expect(sheet.locator(".norn-refused:visible").first()).toContainText(said);
    await expect(field).toHaveValue(typed);
    await expect.poll(() => rank()).toBe(2);
  }
  await field.fill("");
  await field.press("Tab");
  await expect.poll(rank).toBeNull();
  await field.fill("3");
  await field.press("Tab");
  await expect.poll(rank).toBe(3);
  await expect(sheet.locator(".norn-refused:visible")).toHaveCount(0);
});

test("an empty name is refused in words, and the old one stays", async ({ gm, p1 }) => {
  const uuid = await newActor(gm, [p1], { items: [{ name: "Odd phrase", type: "aspect" }] });
  const sheet = await sheetOf(p1, uuid);
  await editing(sheet);
  await sheet.locator("textarea.norn-phrase").fill("  ");
  await p1.keyboard.press("Tab");
  await expect(sheet.locator(".norn-refused:visible")).toContainText("Enter a name");
  await sheet.locator('.norn-header textarea[name="name"]').fill("");
  await p1.keyboard.press("Tab");
  await expect(sheet.locator(".norn-refused:visible").or(notification(p1, /name/i)).last()).toContainText(/name/i);
  const names = `const actor = await fromUuid("${uuid}"); return [actor.name, actor.items.contents[0].name];`;
  await expect.poll(() => inFoundry(gm, names)).toEqual(["Odd One", "Odd phrase"]);
});

for (const [kind, phrase] of [
  ["of words", "A promise made twice and kept once ".repeat(143)],
  ["without a space", "x".repeat(5000)],
] as const) {
  test(`an aspect of 5,000 characters ${kind} folds on the sheet, and wraps in chat and dialogs at 300 pixels`, async ({
    gm,
    p1,
  }) => {
    const uuid = await newActor(gm, [p1], { items: [{ name: "Odd phrase", type: "aspect" }] });
    const sheet = await sheetOf(p1, uuid);
    await editing(sheet);
    await sheet.locator("textarea.norn-phrase").fill(phrase);
    await p1.keyboard.press("Tab");
    await editing(sheet, false);
    await p1.setViewportSize({ width: 300, height: 700 });
    await sheet.evaluate((frame) => Object.assign(frame.style, { left: "0", top: "0", width: "300px" }));
    const overflow = (selector: string): Promise<number> =>
      p1
        .locator(selector)
        .last()
        .evaluate((element) => element.scrollWidth - element.clientWidth);

    const card = sheet.locator(".norn-card").first();
    const fold = card.locator(".norn-fold");
    await expect(fold).toHaveAttribute("aria-expanded", "false");
    const short = (await card.boundingBox())?.height ?? 0;
    expect(short).toBeLessThan(350);
    await fold.click();
    await expect(fold).toHaveAttribute("aria-expanded", "true");
    await expect.poll(async () => (await card.boundingBox())?.height ?? 0).toBeGreaterThan(short * 3);
    await expect
      .poll(() => sheet.locator(".window-content").evaluate((element) => element.scrollWidth - element.clientWidth))
      .toBeLessThanOrEqual(1);
    await fold.click();

    const menu = async (entry: string): Promise<void> => {
      await card.locator(".norn-row-menu").click();
      await p1.getByRole("menuitem", { name: entry, exact: true }).click();
    };
    const before = await cards(gm).count();
    await menu("Send to chat");
    await expect(cards(gm)).toHaveCount(before + 1);
    await gm.setViewportSize({ width: 360, height: 700 });
    const shown = cards(gm).last();
    await expect.poll(() => shown.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1);
    await expect.poll(() => shown.evaluate((element) => element.clientHeight)).toBeLessThan(700);

    await menu("Delete");
    await expect(p1.locator("dialog.application:modal, dialog.application").last()).toBeVisible();
    const box = (): Promise<{ width: number; height: number } | null> => p1.locator("dialog.application").last().boundingBox();
    await expect.poll(async () => (await box())?.width).toBeLessThanOrEqual(300);
    await expect.poll(async () => (await box())?.height).toBeLessThan(500);
    await expect.poll(() => overflow("dialog.application .window-content")).toBeLessThanOrEqual(1);
    await p1.keyboard.press("Escape");
    await menu("Give to …");
    await expect(p1.locator(".norn-give")).toBeVisible();
    await expect.poll(() => overflow(".norn-give .window-content")).toBeLessThanOrEqual(1);
    const give = await p1.locator(".norn-give").boundingBox();
    expect((give?.y ?? 0) + (give?.height ?? 0)).toBeLessThanOrEqual(701);
    expect((give?.x ?? 0) + (give?.width ?? 0)).toBeLessThanOrEqual(301);
  });
}
