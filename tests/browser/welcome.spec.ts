import type { Locator, Page } from "@playwright/test";
import { chatBox } from "./chat-box.ts";
import { inFoundry, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const card = (page: Page): Locator => page.locator("#chat .norn-welcome");
const button = (page: Page, name: string): Locator => card(page).getByRole("button", { name });
const again = (page: Page): Promise<unknown> => inFoundry(page, `await game.settings.set("norn", "welcome", true);`);

test.beforeEach(async ({ gm, p1, p2 }) => {
  await play("fate2", gm, p1, p2);
});

test("welcomes a player by character: the sheet, a roll and the guide are a click away", { tag: "@both" }, async ({ p1, p2 }) => {
  await again(p1);
  await expect(card(p1)).toContainText("You play Ilsabet Crane.");
  await expect(card(p2)).toContainText("You play Tamsin Vey.");
  await button(p1, "Open my sheet").click();
  await expect(p1.locator(".norn.sheet .norn-name", { hasText: "Ilsabet Crane" })).toBeVisible();
  await button(p1, "Make a roll").click();
  await expect(p1.locator(".application .norn-ask-fields")).toBeVisible();
  await p1.keyboard.press("Escape");
  await button(p1, "How to play here").click();
  const page = p1.locator(".journal-sheet [data-page-id=NornGuidefate200]");
  await expect(page).toContainText("Four Fudge dice and a skill");
  await expect(page).toBeInViewport();
});

test("is closed for good, and comes back from the chat and from the settings", async ({ p1 }) => {
  await again(p1);
  await button(p1, "Close the welcome").click();
  await expect(card(p1)).toHaveCount(0);
  await p1.reload();
  await p1.waitForFunction(() => (globalThis as { game?: { ready?: boolean } }).game?.ready === true);
  await expect(card(p1)).toHaveCount(0);
  await inFoundry(p1, `await ui.chat.processMessage("/norn");`);
  await expect(card(p1)).toContainText("You play Ilsabet Crane.");
  await expect(p1.locator("#chat .chat-log")).not.toContainText("/norn");
  await button(p1, "Close the welcome").press("Enter");
  await expect(card(p1)).toHaveCount(0);
  await expect(chatBox(p1)).toBeFocused();
  await inFoundry(p1, `new (game.settings.menus.get("norn.welcome").type)().render({ force: true });`);
  await expect(card(p1)).toBeVisible();
});

test("welcomes the GM, and says which game is played", async ({ gm }) => {
  await again(gm);
  await expect(card(gm)).toContainText("This world plays FATE 2.0.");
  await button(gm, "Choose the game").click();
  await expect(gm.locator("#norn-choose-game")).toBeVisible();
  await button(gm, "Next scene or session …").click();
  await expect(gm.locator(".norn-breaks")).toBeVisible();
});

test("shows a user around: six steps, each beside what it is about", async ({ p1 }) => {
  await again(p1);
  await button(p1, "Show me around").click();
  const step = p1.locator(".tour");
  const titles = ["Your sheet", "Click a skill to roll it", "Click an aspect to use it", "Rolls are cards"];
  for (const title of [...titles, "Everyone’s fate points", "Nothing is lost"]) {
    await expect(step).toContainText(title);
    const isThere = `return foundry.nue.Tour.activeTour.targetElement?.checkVisibility() === true;`;
    await expect.poll(() => inFoundry<boolean>(p1, isThere), title).toBe(true);
    await p1.keyboard.press("Enter");
  }
  await expect(step).toHaveCount(0);
  await expect.poll(() => inFoundry<string>(p1, `return game.tours.get("norn.first").status;`)).toBe("completed");
});
