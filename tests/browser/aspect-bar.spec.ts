import type { Locator, Page } from "@playwright/test";
import { faults } from "./axe.ts";
import { setPoints } from "./invoke-play.ts";
import { cardOf, invokeDialog, rollFast, settled } from "./ledger-play.ts";
import { inFoundry, notification, openSheet, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const CURIOUS = "Too Curious for Locked Doors";

const bar = (page: Page): Locator => page.locator(".norn-bar");
const entries = (page: Page): Locator => bar(page).getByRole("menuitem");

/** The bar of the aspect, opened by a click on its phrase on the sheet. */
async function openBar(sheet: Locator, phrase = CURIOUS): Promise<void> {
  await sheet.locator(".norn-card", { hasText: phrase }).locator(".norn-phrase").click();
}

async function noOpenRoll(gm: Page): Promise<void> {
  await inFoundry(
    gm,
    `await ChatMessage.deleteDocuments(game.messages.filter(({ type }) => type === "action").map(({ id }) => id));`,
  );
}

test("a click on an aspect opens its bar where it stands: invoke it on one's roll, compel it, show it, open it", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  await setPoints(gm, CORVIN, 3);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const sheet = await openSheet(p1, CORVIN);
  await openBar(sheet);
  await expect(entries(p1)).toHaveText(["Invoke on Knowledge", "Compel …", "To chat", "Edit", "More"]);
  await expect(entries(p1).first()).toBeFocused();
  await p1.keyboard.press("ArrowRight");
  await expect(entries(p1).nth(1)).toBeFocused();
  await p1.keyboard.press("ArrowLeft");
  await p1.keyboard.press("Enter");
  await expect(invokeDialog(p1).locator(".norn-invoke-aspect:has(:checked)")).toContainText(CURIOUS);
  await p1.keyboard.press("Enter");
  await settled(p2, card, 1);
  // The step on the card is the same aspect: a click on it opens the same bar.
  await sheet.locator('[data-action="close"]').click();
  await cardOf(p1, card).locator(".norn-roll-step").getByRole("button", { name: CURIOUS }).click();
  await expect(entries(p1)).toHaveText(["Invoke on Knowledge", "Compel …", "To chat", "Edit"]);
  await p1.keyboard.press("Escape");
  await expect(bar(p1)).toHaveCount(0);
  await expect(cardOf(p1, card).locator(".norn-roll-step").getByRole("button", { name: CURIOUS })).toBeFocused();
});

test("“More” is the whole menu; what is written in the description is no click on the aspect", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const sheet = await openSheet(p1, CORVIN);
  await openBar(sheet);
  await entries(p1).getByText("More").click();
  await expect(p1.locator(".norn-menu:not(.norn-bar) [data-item=rename]")).toBeVisible();
  await p1.keyboard.press("Escape");
  await expect(p1.locator(".norn-menu")).toHaveCount(0);
  await sheet.locator(".norn-mode").click();
  await sheet.locator(".norn-card", { hasText: CURIOUS }).locator("textarea").click();
  await expect(bar(p1)).toHaveCount(0);
  await sheet.locator(".norn-mode").click();
});

test("the bar stays while its card is redrawn, and is readable: axe finds nothing", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await setPoints(gm, CORVIN, 3);
  await inFoundry(
    p1,
    `await game.norn.sendToChat(game.actors.getName("${CORVIN}").items.find((item) => item.inPlay && item.name === "${CURIOUS}").uuid);`,
  );
  await noOpenRoll(gm);
  const shown = gm.locator("#chat .norn-shown-name", { hasText: CURIOUS }).last();
  await shown.getByRole("button").click();
  await expect(entries(gm)).toHaveText(["Invoke", "Compel …", "To chat", "Edit"]);
  expect(await faults(gm, ".norn-bar")).toEqual([]);
  await gm.keyboard.press("Enter");
  await expect(notification(gm, "Roll first")).toBeVisible();

  const card = await rollFast(p1, CORVIN, "Knowledge");
  await cardOf(p1, card).locator("[data-action=invoke]").click();
  await expect(invokeDialog(p1).locator('input[name="aspect"]:checked')).toBeFocused();
  await p1.keyboard.press("Enter");
  await settled(p1, card, 1);
  await cardOf(p1, card).locator(".norn-aspect-link").click();
  await expect(bar(p1)).toBeVisible();
  await inFoundry(gm, `await game.settings.set("norn", "dials", { "strands-limit": "points" });`);
  await setPoints(gm, CORVIN, 1);
  await expect(cardOf(p1, card).locator("[data-action=spend]")).toBeVisible();
  await expect(bar(p1)).toBeVisible();
  await p1.keyboard.press("Escape");
});

test("keys: Alt+I invokes on the last roll, Alt+A accepts a compel, Alt+C compels, Alt+S opens one's own sheet", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  await noOpenRoll(gm);
  await p1.locator("#board").click({ position: { x: 300, y: 700 } });
  await p1.keyboard.press("Alt+i");
  await expect(notification(p1, "Roll first")).toBeVisible();
  await p1.keyboard.press("Alt+a");
  await expect(notification(p1, "No compel is waiting")).toBeVisible();
  await p1.keyboard.press("Alt+s");
  const name = await inFoundry<string>(p1, "return game.user.character.name;");
  await expect(p1.locator(".norn.sheet .norn-name")).toContainText(name);
  await p1.locator('.norn.sheet [data-action="close"]').click();

  const own = await inFoundry<string>(
    p1,
    `return game.user.character.items.find((item) => item.type === "aspect" && item.inPlay).uuid;`,
  );
  await inFoundry(gm, `await game.norn.compel("${own}");`);
  await gm.locator(".norn-ask-foot .norn-ask-main").click();
  await expect(p1.locator("#chat .norn-compel [data-answer=accept]").last()).toBeVisible();
  await p1.keyboard.press("Alt+a");
  await expect(p1.locator("#chat .norn-compel-status").last()).toContainText("Accepted");
  await rollFast(p1, name, "Agility");
  await p1.locator("#board").click({ position: { x: 300, y: 700 } });
  await p1.keyboard.press("Alt+i");
  await expect(invokeDialog(p1)).toBeVisible();
  await p1.keyboard.press("Escape");
});

test("the list says what the roll is and lacks, what is left to pay with, and what each gain would make of it", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  await setPoints(gm, CORVIN, 2);
  const card = await inFoundry<string>(
    p1,
    `const actor = game.actors.getName("${CORVIN}"); const skill = actor.items.find((item) => item.type === "skill" && item.inPlay && item.name === "Knowledge");
     return (await game.norn.rollTrait(skill.uuid, { fast: true })).id;`,
  );
  await inFoundry(
    gm,
    `const message = game.messages.get("${card}"); await message.update({ system: { request: { difficulty: 9 } } });`,
  );
  await cardOf(p1, card).locator("[data-action=invoke]").click();
  const head = invokeDialog(p1).locator(".norn-invoke-roll");
  await expect(head).toContainText(/against 9: Failure by \d/);
  await expect(head).toContainText("Fate points left: 2. 1 point each.");
  const total = Number(await head.locator("strong").innerText());
  await expect(invokeDialog(p1).locator('.norn-invoke-gain:has([value="plus-two"])')).toContainText(`→ ${total + 2}`);
  await expect(invokeDialog(p1).locator(".norn-invoke-aspect:has(:checked) .norn-invoke-cost")).toHaveCount(0);
  // What cannot be had is folded away, with its reason.
  await setPoints(gm, CORVIN, 0);
  await expect(head).toContainText("Fate points left: 0");
  await expect(invokeDialog(p1).locator(".norn-reach-spent summary")).toContainText("Not available now");
  await p1.keyboard.press("Escape");
});
