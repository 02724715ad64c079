import { knows, newActor, sheetOf } from "./bad-input.ts";
import { chatBox, expectTyped } from "./chat-box.ts";
import { sitLoosely, type LooseTab } from "./cut-off.ts";
import { immediately, cards, editing, inFoundry, messages, notification, play, trait } from "./play.ts";
import { expect, ready, test } from "./table.fixture.ts";

let loose: LooseTab;

test.beforeEach(async ({ browser, table, gm }) => {
  await play("fate2", gm);
  loose = await sitLoosely(browser, table, "p1");
});

test.afterEach(async ({ gm }) => {
  await loose.page.context().close();
  await inFoundry(gm, `for (const actor of game.actors.filter(({ name }) => name.startsWith("Odd"))) await actor.delete();`);
});

const ITEMS = [
  { name: "Odd first", type: "aspect" },
  { name: "Odd second", type: "aspect", sort: 100 },
  { name: "Odd third", type: "aspect", sort: 200 },
  { name: "Odd trade", type: "skill", system: { group: "lore", rank: 2 } },
];
const notice = () => loose.page.locator("#table-connection");

test("says that it is offline and has missed changes; a reload shows what was created, changed and deleted meanwhile", async ({
  gm,
}) => {
  const { page } = loose;
  const uuid = await newActor(gm, [page], { items: ITEMS });
  const doomed = await newActor(gm, [page], { name: "Odd Two" });
  let sheet = await sheetOf(page, uuid);
  const log = messages(page);
  await loose.cut();
  await expect(notice()).toContainText("The connection to the Table is lost");
  await expect(gm.locator("#players .player.active")).toHaveCount(3);

  await inFoundry(
    gm,
    `const actor = await fromUuid("${uuid}");
     await actor.update({ name: "Odd Renamed", "system.fatePoints.value": 7 });
     await actor.items.getName("Odd first").update({ name: "Odd first, changed" });
     await actor.items.getName("Odd second").delete();
     await actor.createEmbeddedDocuments("Item", [{ name: "Odd new", type: "aspect", sort: 300 }]);
     await actor.items.getName("Odd trade").update({ "system.rank": 4 });
     await (await fromUuid("${doomed}")).delete();
     await Actor.create({ name: "Odd Three", type: "character", ownership: { default: 3 } });
     await ChatMessage.create({ content: "while you were away" });
     await game.norn.rollTrait(actor.items.getName("Odd trade").uuid, { fast: true });`,
  );
  await expect(messages(gm).last()).toContainText("Odd trade");
  const count = await messages(gm).count();
  await expect(sheet.locator(".norn-name")).toContainText("Odd One");
  loose.reconnect();
  await expect(notice()).toHaveCount(0);
  await expect(notification(page, /has missed some changes. Reload it/)).toHaveCount(1);
  await expect(sheet.locator(".norn-name")).toContainText("Odd One");
  await page.reload();
  await ready(page);
  sheet = await sheetOf(page, uuid);
  await expect(sheet.locator(".norn-name")).toContainText("Odd Renamed");
  await expect(sheet.locator(".norn-card .norn-phrase")).toHaveText(["Odd first, changed", "Odd third", "Odd new"]);
  await expect(sheet.locator(".norn-rung", { hasText: "Superb" })).toContainText("Odd trade");
  await expect(sheet).toContainText("7");
  await expect.poll(() => inFoundry(page, `return (await fromUuid("${doomed}")) === null;`)).toBe(true);
  await expect(log).toHaveCount(count);
  await expect(log.filter({ hasText: "while you were away" }).last()).toBeVisible();
  await expect(cards(page).last()).toContainText("Odd trade");
  await page.locator('#sidebar-tabs [data-tab="actors"]').click();
  await expect(page.locator("#actors .directory-item", { hasText: "Odd Three" })).toHaveCount(1);
  await expect(page.locator("#actors .directory-item", { hasText: "Odd Two" })).toHaveCount(0);
  // After a reload, the client sends and receives changes again.
  const rolled = await cards(gm).count();
  await trait(sheet, "Odd trade").click({ modifiers: ["Shift"] });
  for (const one of [gm, page]) await expect(cards(one)).toHaveCount(rolled + 1);
});

test("what is being typed survives; writing while offline is refused in words and loses nothing", async ({ gm }) => {
  const { page } = loose;
  const uuid = await newActor(gm, [page], { items: ITEMS });
  const sheet = await sheetOf(page, uuid);
  await editing(sheet);
  const phrase = sheet.locator("textarea.norn-phrase").first();
  const summary = sheet.locator('input[name="system.summary"]');
  const box = chatBox(page);
  await phrase.fill("Half a thou");
  await loose.cut();
  await expect(notice()).toBeVisible();
  await expect(phrase).toHaveValue("Half a thou");
  await phrase.pressSequentially("ght");
  await page.keyboard.press("Tab");
  await expect(sheet.locator(".norn-refused:visible").first()).toContainText(/Not saved: The connection to the Table is lost/);
  await expect(phrase).toHaveValue("Half a thought");
  await summary.fill("Seen nowhere");
  await page.keyboard.press("Tab");
  await expect(summary).toHaveValue("Seen nowhere");
  await box.fill("Is anyone there?");
  await box.press("Enter");
  await expect(notification(page, /connection to the Table is lost/).last()).toBeVisible();
  await expectTyped(page, "Is anyone there?");
  const rolled = await cards(page).count();
  await inFoundry(
    page,
    `await game.norn.rollTrait((await fromUuid("${uuid}")).items.getName("Odd trade").uuid, { fast: true }).catch(() => {});`,
  );
  expect(await immediately(() => cards(page).count())).toBe(rolled);

  loose.reconnect();
  await expect(notice()).toHaveCount(0);
  await expect(phrase).toHaveValue("Half a thought");
  await expect(summary).toHaveValue("Seen nowhere");
  await expectTyped(page, "Is anyone there?");
  const stored = `const actor = await fromUuid("${uuid}"); return [actor.items.contents[0].name, actor.system.summary];`;
  await expect.poll(() => inFoundry(gm, stored)).toEqual(["Odd first", ""]);
  for (const field of [phrase, summary]) {
    await field.focus();
    await page.keyboard.press("Enter");
  }
  await expect.poll(() => inFoundry(gm, stored)).toEqual(["Half a thought", "Seen nowhere"]);
  await expect(sheet.locator(".norn-refused:visible")).toHaveCount(0);
  await box.press("Enter");
  await expect(messages(gm).last()).toContainText("Is anyone there?");
});

test("a game changed while a client is offline is in force after a reload", async ({ gm }) => {
  const { page } = loose;
  const uuid = await newActor(gm, [page], { items: ITEMS });
  await loose.cut();
  await expect(notice()).toBeVisible();
  await play("marumaru", gm);
  loose.reconnect();
  await expect(notice()).toHaveCount(0);
  await page.reload();
  await ready(page);
  const sheet = await sheetOf(page, uuid);
  await expect(sheet.locator(".norn-trait-roll", { hasText: "Composure" }).first()).toBeVisible();
  await play("fate2", gm, page);
  await knows(page, uuid);
});
