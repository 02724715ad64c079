import type { Page } from "@playwright/test";
import { chatBox } from "./chat-box.ts";
import { immediately, cards, inFoundry, messages, openSheet, place, play, rollDialog, trait } from "./play.ts";
import { expect, ready, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";

test.beforeEach(async ({ gm, p1, p2 }) => {
  await play("fate2", gm, p1, p2);
});

/** Whether the newest card on a page shows dice. Null if the page has no new card. */
async function seen(page: Page, before: number): Promise<boolean | null> {
  if ((await immediately(() => messages(page).count())) <= before) return null;
  return (await messages(page).last().locator(".norn-die").count()) > 0;
}

/** Who sees the dice of a roll by Player 1: the roller, the GM, the other player. */
const MODES = [
  { mode: "public", roller: true, gm: true, other: true },
  { mode: "gm", roller: true, gm: true, other: false },
  { mode: "blind", roller: false, gm: true, other: false },
  { mode: "self", roller: true, gm: null, other: false },
] as const;

for (const { mode, roller, gm: master, other } of MODES) {
  test(`who sees a roll in the mode "${mode}"`, { tag: "@both" }, async ({ gm, p1, p2 }) => {
    const count = (page: Page): Promise<number> => messages(page).count();
    const before = { p1: await count(p1), p2: await count(p2), gm: await count(gm) };
    const stored = (page: Page): Promise<number> =>
      inFoundry<number>(page, `return game.messages.filter(({ type }) => type !== "request").length;`);
    const were = { p1: await stored(p1), gm: await stored(gm) };
    const sheet = await openSheet(p1, CORVIN);
    await trait(sheet, "Lore").click();
    await rollDialog(p1).locator(`input[name="mode"][value="${mode}"]`).check({ force: true });
    await p1.keyboard.press("Enter");
    await expect(rollDialog(p1)).toBeHidden();
    await expect.poll(() => stored(p1)).toBe(were.p1 + 1);
    await expect.poll(() => stored(gm)).toBe(were.gm + 1);
    await expect.poll(() => seen(p1, before.p1).then((dice) => dice ?? false)).toBe(roller);
    await expect.poll(() => seen(p2, before.p2).then((dice) => dice ?? false)).toBe(other);
    if (master !== null) await expect.poll(() => seen(gm, before.gm).then((dice) => dice ?? false)).toBe(master);
    // The next roll is public again.
    await trait(sheet, "Lore").click();
    await rollDialog(p1).locator('input[name="mode"][value="public"]').check({ force: true });
    await p1.keyboard.press("Enter");
    await expect(cards(p2).last()).toContainText("Lore");
  });
}

test("/roll 4dF+2 with its dice drawn, and an inline roll that is rolled when clicked", { tag: "@both" }, async ({ p1, p2 }) => {
  const box = chatBox(p1);
  const before = await messages(p2).count();
  await box.fill("/roll 4dF+2");
  await box.press("Enter");
  await expect(messages(p2)).toHaveCount(before + 1);
  await expect(messages(p2).last()).toContainText("4df + 2", { ignoreCase: true });
  await expect(messages(p2).last().locator(".norn-rolled .norn-die")).toHaveCount(4);
  // Half a picture would mislead: with a die the games do not have, core's card stays as it is.
  await box.fill("/roll 4dF+1d8");
  await box.press("Enter");
  await expect(messages(p2)).toHaveCount(before + 2);
  await expect(messages(p2).last().locator(".norn-die")).toHaveCount(0);
  await box.fill("By the bell: [[/r 4dF]]{the tide}");
  await box.press("Enter");
  await p1.locator("#chat .chat-message").last().locator(".inline-roll").click();
  await expect(messages(p2)).toHaveCount(before + 4);
});

test("dice are real: a seeded die shows its face on every client", async ({ p1, p2 }) => {
  const before = await cards(p2).count();
  await inFoundry(p1, "globalThis.formerRandom = CONFIG.Dice.randomUniform; CONFIG.Dice.randomUniform = () => 0.99;");
  const sheet = await openSheet(p1, CORVIN);
  await trait(sheet, "Lore").click({ modifiers: ["Shift"] });
  await expect(cards(p2)).toHaveCount(before + 1);
  await inFoundry(p1, "CONFIG.Dice.randomUniform = globalThis.formerRandom;");
  for (const page of [p1, p2]) {
    await expect(cards(page).last().locator(".norn-die-plus, .norn-die [class*=sign]").first()).toBeVisible();
    await expect(cards(page).last().locator(".norn-chat-total")).toContainText("Legendary");
    await expect(cards(page).last()).toContainText("7");
  }
});

test("a page that opens on a long log draws all its cards, and shows the last one", async ({ p1 }) => {
  const made = await inFoundry<string[]>(
    p1,
    `const skill = game.actors.getName("${CORVIN}").items.getName("Lore");
     const { type, system, rolls, speaker } = (await game.norn.rollTrait(skill.uuid, { fast: true })).toObject();
     const copies = Array.from({ length: 40 }, () => ({ type, system, rolls, speaker }));
     return (await ChatMessage.createDocuments(copies)).map(({ id }) => id);`,
  );
  await p1.reload();
  await ready(p1);
  const cardOf = (id: string | undefined) => p1.locator(`#chat .chat-message[data-message-id="${id}"] .norn-chat`);
  await expect(cardOf(made[0])).toContainText("Lore");
  await expect(cardOf(made.at(-1))).toBeInViewport();
  await inFoundry(p1, `await ChatMessage.deleteDocuments(${JSON.stringify(made)});`);
});

test("a skill is sent to chat by its menu, and the words of the ladder can be switched off", { tag: "@both" }, async ({ p1 }) => {
  const sheet = await openSheet(p1, CORVIN);
  const before = await cards(p1).count();
  await sheet.locator(".norn-trait", { hasText: "Lore" }).locator(".norn-row-menu").click();
  await p1.getByRole("menuitem", { name: "Send to chat" }).click();
  await expect(cards(p1)).toHaveCount(before + 1);
  await expect(cards(p1).last()).toContainText("Great");
  await inFoundry(p1, `await game.settings.set("norn", "ladderWords", false);`);
  await expect(cards(p1).last()).not.toContainText("Great");
  await expect(sheet.locator(".norn-traits")).not.toContainText("Great");
  await inFoundry(p1, `await game.settings.set("norn", "ladderWords", true);`);
  await expect(cards(p1).last()).toContainText("Great");
});

test("a macro of something deleted says so", async ({ p1 }) => {
  await inFoundry(
    p1,
    `await game.actors.getName("${CORVIN}").createEmbeddedDocuments("Item", [{ type: "aspect", name: "Gone by Morning" }]);`,
  );
  const sheet = await openSheet(p1, CORVIN);
  await place(p1, CORVIN, 5);
  await sheet.locator(".norn-card", { hasText: "Gone by Morning" }).dragTo(p1.locator("#hotbar .slot").nth(6));
  const slot = p1.locator("#hotbar").getByRole("button", { name: /Gone by Morning/ });
  await expect(slot).toBeVisible();
  await inFoundry(p1, `await game.actors.getName("${CORVIN}").items.getName("Gone by Morning").delete();`);
  await slot.click();
  await expect(p1.locator("#notifications")).toContainText(/no longer exists/);
});
