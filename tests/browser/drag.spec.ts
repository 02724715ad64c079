import type { Locator, Page } from "@playwright/test";
import { immediately, cards, inFoundry, notification, openSheet, place, play, sidebarTab } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const ILSABET = "Ilsabet Crane";
const TAMSIN = "Tamsin Vey";

const aspects = (sheet: Locator): Locator => sheet.locator(".norn-aspects .norn-card");
const aspect = (sheet: Locator, phrase: string): Locator => sheet.locator(".norn-card", { hasText: phrase });

/** Creates an aspect with this phrase on an actor, as its owner would. */
function give(page: Page, actor: string, phrase: string): Promise<void> {
  return inFoundry(
    page,
    `await game.actors.getName(${JSON.stringify(actor)}).createEmbeddedDocuments("Item", [{ type: "aspect", name: ${JSON.stringify(phrase)} }]);`,
  );
}

async function sideBySide(page: Page, left: string, right: string): Promise<[Locator, Locator]> {
  const first = await openSheet(page, left);
  await place(page, left, 5);
  const second = await openSheet(page, right);
  await place(page, right, 475);
  return [first, second];
}

test.beforeEach(async ({ gm, p1, p2 }) => {
  await play("trifold", gm, p1, p2);
});

test("from the compendium to a sheet: copied, and shown on every client", async ({ p1, p2 }) => {
  const sheet = await openSheet(p1, CORVIN);
  await place(p1, CORVIN, 5);
  const packs = await sidebarTab(p1, "compendium");
  await packs.locator('[data-pack="norn.aspects"]').first().click();
  const window = p1.locator(".compendium.application, .application.compendium").last();
  const name = "Temper Like Wet Powder";
  await window.getByRole("searchbox").fill(name);
  const visible = window.locator("li[data-entry-id]:visible, .directory-item.entry:visible").filter({ hasText: name });
  const before = await aspects(sheet).count();
  await visible.dragTo(sheet.locator(".norn-aspects"));
  await expect(aspects(sheet)).toHaveCount(before + 1);
  await expect(aspect(sheet, name)).toBeVisible();
  const seen = await openSheet(p2, CORVIN);
  await expect(aspect(seen, name)).toBeVisible();

  await test.step("a duplicate is never created silently", async () => {
    await visible.dragTo(sheet.locator(".norn-aspects"));
    const question = p1.getByRole("dialog").filter({ hasText: "already" });
    await expect(question).toContainText(name);
    await question.getByRole("button", { name: "Don’t add it" }).click();
    await expect(aspects(sheet)).toHaveCount(before + 1);
  });
});

test("from the items directory to a sheet: the original stays", async ({ gm }) => {
  const sheet = await openSheet(gm, TAMSIN);
  await place(gm, TAMSIN, 5);
  const items = await sidebarTab(gm, "items");
  const entry = items.locator(".directory-item", { hasText: "Soaked to the Skin" }).last();
  await expect(items.locator(".folder .folder-header").first()).toBeVisible();
  if (!(await immediately(() => entry.isVisible()))) await items.locator(".folder .folder-header").first().click();
  await entry.dragTo(sheet.locator(".norn-aspects"));
  await expect(aspect(sheet, "Soaked to the Skin")).toBeVisible();
  await expect(entry).toBeVisible();
  await expect.poll(() => inFoundry<boolean>(gm, `return Boolean(game.items.getName("Soaked to the Skin"));`)).toBe(true);
});

test("between two sheets of one's own it moves", { tag: "@both" }, async ({ p1 }) => {
  await give(p1, CORVIN, "Owes the Ferryman");
  const [from, to] = await sideBySide(p1, CORVIN, ILSABET);
  await aspect(from, "Owes the Ferryman").dragTo(to.locator(".norn-aspects"));
  await expect(aspect(to, "Owes the Ferryman")).toBeVisible();
  await expect(aspect(from, "Owes the Ferryman")).toHaveCount(0);
});

test("a thing brings its aspects, and they move with it", async ({ p1 }) => {
  await inFoundry(
    p1,
    `await game.actors.getName(${JSON.stringify(CORVIN)}).createEmbeddedDocuments("Item", [
      { type: "gear", name: "Reed Cutter", system: { brings: { a: { name: "Longer Than It Looks" } } } },
    ]);`,
  );
  const [from, to] = await sideBySide(p1, CORVIN, ILSABET);
  await expect(aspect(from, "Longer Than It Looks")).toContainText("Reed Cutter");
  await from.getByRole("tab", { name: /Stunts/ }).click();
  await from.locator(".norn-thing", { hasText: "Reed Cutter" }).dragTo(to.locator(".norn-aspects"));
  await expect(aspect(to, "Longer Than It Looks")).toContainText("Reed Cutter");
  await from.getByRole("tab", { name: "Play" }).click();
  await expect(aspect(from, "Longer Than It Looks")).toHaveCount(0);
});

test("onto a sheet the user may not change: refused in words, and nothing moves", async ({ p1 }) => {
  await give(p1, CORVIN, "Keeps a Spare Key");
  const [from, to] = await sideBySide(p1, CORVIN, TAMSIN);
  const before = await aspects(to).count();
  await aspect(from, "Keeps a Spare Key").dragTo(to.locator(".norn-aspects"));
  await expect(notification(p1, `You cannot change ${TAMSIN}.`)).toBeVisible();
  await expect(aspects(to)).toHaveCount(before);
  await expect(aspect(from, "Keeps a Spare Key")).toBeVisible();
});

test("from a card in chat to another player's sheet", async ({ p1, p2 }) => {
  await give(p1, CORVIN, "Smells of Tar");
  const sheet = await openSheet(p1, CORVIN);
  await aspect(sheet, "Smells of Tar").locator(".norn-row-menu").click();
  await p1.getByRole("menuitem", { name: "Send to chat" }).click();
  await sidebarTab(p2, "chat");
  const card = cards(p2).filter({ hasText: "Smells of Tar" }).last();
  await expect(card).toBeVisible();
  const theirs = await openSheet(p2, TAMSIN);
  await place(p2, TAMSIN, 5);
  await card.locator('[draggable="true"]').dragTo(theirs.locator(".norn-aspects"));
  await expect(aspect(theirs, "Smells of Tar")).toBeVisible();
  await expect(aspect(sheet, "Smells of Tar")).toBeVisible();
});

test("the same by keyboard: Give to …", { tag: "@both" }, async ({ p1 }) => {
  await give(p1, CORVIN, "Reads Lips");
  const sheet = await openSheet(p1, CORVIN);
  await aspect(sheet, "Reads Lips").locator(".norn-row-menu").focus();
  await p1.keyboard.press("Enter");
  await p1.getByRole("menuitem", { name: "Give to" }).press("Enter");
  const dialog = p1.locator(".application", { has: p1.locator(".norn-ask-body") });
  await dialog.locator('select[name="actor"]').selectOption({ label: ILSABET });
  await p1.keyboard.press("Enter");
  await expect(aspect(sheet, "Reads Lips")).toHaveCount(0);
  const other = await openSheet(p1, ILSABET);
  await expect(aspect(other, "Reads Lips")).toBeVisible();
});

/** Takes something up with the mouse and holds it over a place. */
async function hold(page: Page, what: Locator, over: Locator): Promise<void> {
  await what.hover();
  await page.mouse.down();
  const { x, y, width, height } = (await over.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + Math.min(height / 2, 60), { steps: 5 });
}

test("two clients drag one aspect to two sheets at once: it is on one of them", async ({ p1, gm }) => {
  await give(p1, CORVIN, "One of a Kind");
  const [fromOne, toIlsabet] = await sideBySide(p1, CORVIN, ILSABET);
  const [fromTwo, toTamsin] = await sideBySide(gm, CORVIN, TAMSIN);
  // Both hold it before either lets go: what one has moved, the other could not take up.
  await hold(p1, aspect(fromOne, "One of a Kind"), toIlsabet.locator(".norn-aspects"));
  await hold(gm, aspect(fromTwo, "One of a Kind"), toTamsin.locator(".norn-aspects"));
  await Promise.all([p1.mouse.up(), gm.mouse.up()]);
  await expect(aspect(fromOne, "One of a Kind")).toHaveCount(0);
  const everywhere = (): Promise<number> =>
    inFoundry(
      gm,
      `return game.actors.contents.flatMap((a) => a.items.contents).filter((i) => i.name === "One of a Kind").length;`,
    );
  await expect.poll(everywhere).toBe(1);
});

test("a trait on the hotbar rolls", { tag: "@both" }, async ({ p1 }) => {
  const sheet = await openSheet(p1, CORVIN);
  await place(p1, CORVIN, 5);
  const before = await cards(p1).count();
  await sheet.locator(".norn-trait", { hasText: "Investigation" }).dragTo(p1.locator("#hotbar .slot").nth(4));
  const slot = p1.locator("#hotbar").getByRole("button", { name: /Investigation/ });
  await expect(slot).toBeVisible();
  await slot.click({ modifiers: ["Shift"] });
  const dialog = p1.locator(".norn-ask-fields");
  const rolled = cards(p1).nth(before);
  await expect(dialog.or(rolled).first()).toBeVisible();
  if (await immediately(() => dialog.isVisible())) await p1.keyboard.press("Enter");
  await expect(cards(p1)).toHaveCount(before + 1);
  await expect(cards(p1).last()).toContainText("Investigation");
});
