import { newActor, sheetOf } from "./bad-input.ts";
import { sitLoosely } from "./cut-off.ts";
import { editing, inFoundry, notification, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const ITEMS = [{ name: "Odd first", type: "aspect" }];

test.beforeEach(async ({ gm, p1, p2 }) => {
  await play("fate2", gm, p1, p2);
});

test.afterEach(async ({ gm }) => {
  await inFoundry(gm, `for (const actor of game.actors.filter(({ name }) => name.startsWith("Odd"))) await actor.delete();`);
});

test("a long text, a checkbox and a list that cannot be saved show the stored value and keep what was typed", async ({
  browser,
  table,
  gm,
}) => {
  const { page, cut, reconnect } = await sitLoosely(browser, table, "p1");
  const uuid = await newActor(gm, [page], { items: ITEMS });
  const item = await inFoundry<string>(page, `return (await fromUuid("${uuid}")).items.getName("Odd first").uuid;`);
  const card = await sheetOf(page, item);
  const sheet = await sheetOf(page, uuid);
  await sheet.locator('[data-tab-id="notes"]').click();
  const editor = sheet.locator('prose-mirror[name="system.notes"]');
  await editor.locator("button.toggle").click();
  await editor.locator(".ProseMirror").pressSequentially("A long story");
  await cut();
  await expect(page.locator("#table-connection")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(sheet.locator(".norn-notes [data-notice]")).toContainText(/Not saved: The connection to the Table is lost/);
  await expect(editor).toContainText("A long story");

  await sheet.locator('[data-tab-id="play"]').click();
  const box = sheet.locator(".norn-tracks .norn-box").first();
  await box.click();
  await expect(box).not.toBeChecked();
  await expect(notification(page, /Not saved/).last()).toBeVisible();
  const kind = card.locator('select[name="system.kind"]');
  const stored = await kind.inputValue();
  await kind.selectOption({ index: 3 });
  await expect(kind).toHaveValue(stored);

  await inFoundry(gm, `await (await fromUuid("${uuid}")).update({ "system.notes": "<p>Something else</p>" });`);
  reconnect();
  await expect(page.locator("#table-connection")).toHaveCount(0);
  await sheet.locator('[data-tab-id="notes"]').click();
  await expect(editor).toContainText("A long story");
  await editor.locator("button.toggle").click();
  await expect(editor.locator(".ProseMirror")).toContainText("A long story");
  await editor.locator(".ProseMirror").press("ControlOrMeta+s");
  await expect.poll(() => inFoundry<string>(gm, `return (await fromUuid("${uuid}")).system.notes;`)).toContain("A long story");
  await expect(sheet.locator(".norn-notes [data-notice]")).toBeHidden();
  await inFoundry(gm, `await (await fromUuid("${uuid}")).update({ "system.notes": "<p>The end</p>" });`);
  await expect(editor).toContainText("The end");
  await page.context().close();
});

test("text typed in a sheet whose document is deleted is given back", async ({ gm, p1 }) => {
  const uuid = await newActor(gm, [p1], { items: ITEMS });
  const item = await inFoundry<string>(p1, `return (await fromUuid("${uuid}")).items.getName("Odd first").uuid;`);
  const card = await sheetOf(p1, item);
  await card.locator('textarea[name="name"]').fill("Odd first and last");
  await inFoundry(gm, `await (await fromUuid("${item}")).delete();`);
  await expect(card).toHaveCount(0);
  await expect(notification(p1, "Odd first and last")).toHaveCount(1);

  const sheet = await sheetOf(p1, uuid);
  await editing(sheet);
  await sheet.locator('input[name="system.summary"]').fill("Too late");
  await inFoundry(gm, `await (await fromUuid("${uuid}")).delete();`);
  await expect(sheet).toHaveCount(0);
  await expect(notification(p1, "Too late")).toHaveCount(1);
});

test("a sheet closed by its owner saves its fields, and gives nothing back", async ({ gm, p1 }) => {
  const uuid = await newActor(gm, [p1], { items: ITEMS });
  const sheet = await sheetOf(p1, uuid);
  await editing(sheet);
  await sheet.locator('input[name="system.summary"]').fill("In time");
  await sheet.locator('.window-header [data-action="close"]').click();
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => inFoundry(gm, `return (await fromUuid("${uuid}")).system.summary;`)).toBe("In time");
  await expect(p1.locator("#notifications .notification")).toHaveCount(0);
});
