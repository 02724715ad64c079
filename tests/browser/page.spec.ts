import type { Page } from "@playwright/test";
import { faults, faultsInBoth } from "./axe.ts";
import { chatBox } from "./chat-box.ts";
import { countOf } from "./play.ts";
import { expect, test } from "./tiny-table.fixture.ts";

interface PageGlobals {
  Hooks: { on(hook: string, listener: (...args: never[]) => unknown): number };
  game: {
    actors: { contents: { uuid: string; name: string }[] };
    macros: { contents: { name: string; command: string }[] };
    user: { assignHotbarMacro(macro: object, slot: number): Promise<unknown> };
  };
  Macro: { create(data: object): Promise<object> };
  canvas: { scene: { tokens: { size: number; contents: { x: number }[] } }; tokens: { controlled: unknown[] } };
  seen: unknown[];
}

/** Drops something on an element as a drag from elsewhere does. */
async function drop(page: Page, selector: string, data: object, at = { x: 10, y: 10 }): Promise<void> {
  await page.locator(selector).evaluate(
    (element, [text, point]) => {
      const box = element.getBoundingClientRect();
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", text);
      const where = { clientX: box.left + point.x, clientY: box.top + point.y, bubbles: true, cancelable: true };
      element.dispatchEvent(new DragEvent("drop", { ...where, dataTransfer }));
    },
    [JSON.stringify(data), at] as const,
  );
}

test.describe("the page", () => {
  test("its tabs work by keyboard", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    await gm.evaluate(() => {
      const page = globalThis as unknown as PageGlobals;
      page.seen = [];
      page.Hooks.on("changeSidebarTab", (tab: { tabName: string }) => page.seen.push(tab.tabName));
    });
    await gm.locator("#sidebar-tabs [data-tab=chat]").focus();
    await gm.keyboard.press("ArrowDown");
    await expect(gm.locator("#combat")).toBeVisible();
    await expect(gm.locator("#chat")).toBeHidden();
    await expect(gm.locator("#sidebar-tabs [data-tab=combat]")).toBeFocused();
    await gm.keyboard.press("End");
    await expect(gm.locator("#settings")).toBeVisible();
    await gm.keyboard.press("Home");
    await expect(gm.locator("#chat")).toBeVisible();
    await expect
      .poll(() => gm.evaluate(() => (globalThis as unknown as PageGlobals).seen))
      .toEqual(["combat", "settings", "chat"]);
    await gm.locator("#sidebar-tabs [data-tab=items]").click({ button: "right" });
    await expect(gm.locator("#items-popout")).toBeVisible();
    expect(tiny.errors).toEqual([]);
  });

  test("has no accessibility violations from 360 to 1600 pixels, light and dark", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    for (const scheme of ["dark", "light"] as const) {
      await gm.emulateMedia({ colorScheme: scheme });
      await expect(gm.locator("body")).toHaveClass(new RegExp(`theme-${scheme}`));
    }
    await chatBox(gm).fill("/roll 4dF + 2 # A leap");
    await gm.keyboard.press("Enter");
    await gm.locator("#chat .dice-formula").click();
    for (const width of [1600, 360]) {
      await gm.setViewportSize({ width, height: 760 });
      for (const tab of ["chat", "combat", "settings"]) {
        await gm.locator(`#sidebar-tabs [data-tab=${tab}]`).click();
        await expect(gm.locator(`#${tab}`)).toBeVisible();
        expect(await faultsInBoth(gm), `${tab} at ${width}`).toEqual([]);
      }
      await expect.poll(() => gm.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    expect(tiny.errors).toEqual([]);
  });

  test("a narrow page starts with the sidebar closed, and opens it over the scene", async ({ tiny }) => {
    const one = await tiny.sit("p1");
    await one.setViewportSize({ width: 360, height: 740 });
    await one.reload();
    await expect(one.locator("#sidebar-tabs")).toBeVisible();
    await expect(one.locator("#sidebar-content")).toBeHidden();
    await expect(one.locator("#hotbar")).toBeVisible();
    await one.locator("#sidebar-tabs [data-tab=chat]").click();
    await expect(chatBox(one)).toBeInViewport();
    await one.locator("#sidebar-toggle").press("Enter");
    await expect(one.locator("#sidebar-content")).toBeHidden();
  });

  test("the hotbar takes drops, runs macros by key and click, and calls its hook first", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    const uuid = await gm.evaluate(() => (globalThis as unknown as PageGlobals).game.actors.contents[0]?.uuid);
    await drop(gm, '#hotbar .slot[data-slot="1"]', { type: "Actor", uuid });
    await expect(gm.locator('#hotbar .slot[data-slot="1"].full')).toBeVisible();
    await gm.locator('#hotbar .slot[data-slot="1"] button').click();
    await expect(gm.locator(".tiny-system.hero")).toBeVisible();
    await gm.evaluate(async () => {
      const { Macro, game, Hooks } = globalThis as unknown as PageGlobals;
      await game.user.assignHotbarMacro(await Macro.create({ name: "Dawn", type: "chat", command: "The sun rises" }), 10);
      Hooks.on("hotbarDrop", (_bar: object, data: { type: string }) => data.type !== "Wish");
    });
    await gm.locator(".tiny-system.hero input").first().focus();
    await gm.keyboard.press("0");
    await gm.locator("#hotbar .slot[data-slot='10'] button").focus();
    await gm.keyboard.press("0");
    await expect(gm.locator("#chat .chat-message")).toHaveText([/The sun rises/]);
    await drop(gm, '#hotbar .slot[data-slot="2"]', { type: "Wish" });
    await expect(gm.locator("#notifications .notification")).toHaveCount(0);
    await drop(gm, '#hotbar .slot[data-slot="2"]', { type: "Actor", uuid: "Actor.AAAAAAAAAAAAAAAA" });
    await expect(gm.locator("#notifications .warning")).toContainText("does not exist any more");
    await gm.locator("#hotbar [data-direction=down]").click();
    await expect(gm.locator("#hotbar .page-number")).toHaveText("2");
    await expect(gm.locator("#hotbar .slot.full")).toHaveCount(0);
    await gm.locator("#hotbar [data-direction=up]").click();
    await gm.locator('#hotbar .slot[data-slot="1"] button').focus();
    await gm.keyboard.press("Delete");
    await expect(gm.locator("#hotbar .slot.full")).toHaveCount(1);
  });

  test("tokens are selected, moved and opened, on every client", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    const one = await tiny.sit("p1");
    const token = gm.locator("#board .token").first();
    await token.click();
    await expect(token).toHaveAttribute("aria-pressed", "true");
    const xOn = (page: Page) =>
      page.evaluate(() => (globalThis as unknown as PageGlobals).canvas.scene.tokens.contents[0]?.x ?? 0);
    const x = () => xOn(one);
    const before = await x();
    const left = async (): Promise<number> => (await token.boundingBox())?.x ?? 0;
    const leftBefore = await left();
    await gm.keyboard.press("ArrowRight");
    await expect.poll(x).toBeGreaterThan(before);
    // It is drawn with the next frame: until then it is still where it was.
    await expect.poll(left).toBeGreaterThan(leftBefore);
    await expect(token).toBeFocused();
    const box = await token.boundingBox();
    await gm.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await gm.mouse.down();
    await gm.mouse.move((box?.x ?? 0) + 90, (box?.y ?? 0) + 40, { steps: 4 });
    await gm.mouse.up();
    await expect.poll(x).toBeGreaterThan(before + 120);
    await token.press("Enter");
    await expect(gm.locator(".tiny-system.hero")).toBeVisible();
    expect(tiny.errors).toEqual([]);
  });

  test("an actor dropped on the scene becomes a token, unless a hook or the permissions forbid it", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    const one = await tiny.sit("p1");
    const tokens = () => gm.evaluate(() => (globalThis as unknown as PageGlobals).canvas.scene.tokens.size);
    const before = await tokens();
    const uuid = await gm.evaluate(() => (globalThis as unknown as PageGlobals).game.actors.contents[0]?.uuid);
    await drop(gm, "#board", { type: "Actor", uuid }, { x: 400, y: 300 });
    await expect.poll(tokens).toBe(before + 1);
    await expect(one.locator("#board .token")).toHaveCount(before + 1);
    await drop(one, "#board", { type: "Actor", uuid }, { x: 300, y: 300 });
    await expect(one.locator("#notifications .error")).toContainText("You may not put tokens on the scene");
    await gm.evaluate(() => {
      const page = globalThis as unknown as PageGlobals;
      page.seen = [];
      page.Hooks.on("dropCanvasData", (canvas: { scene: { id: string } }, data: { x: number }) => {
        page.seen.push([typeof canvas.scene.id, data.x > 0]);
        return false;
      });
    });
    await drop(gm, "#board", { type: "Actor", uuid }, { x: 500, y: 300 });
    await expect.poll(() => gm.evaluate(() => (globalThis as unknown as PageGlobals).seen)).toEqual([["string", true]]);
    await expect.poll(() => tokens()).toBe(before + 1);
  });

  test("a GM deletes a token by key, after confirming", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    const one = await tiny.sit("p1");
    const before = await countOf(one.locator("#board .token"));
    await gm.locator("#board .token").first().press("Delete");
    await gm.locator("dialog.application button[data-action=yes]").click();
    await expect(one.locator("#board .token")).toHaveCount(before - 1);
  });

  test("Escape opens the menu when there is nothing else to close", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    await gm.locator("#sidebar-toggle").click();
    await gm.keyboard.press("Escape");
    const menu = gm.locator("#menu dialog");
    await expect(menu.getByRole("button")).toHaveText([/Reload/, /Settings/, /seat/]);
    expect(await faults(gm)).toEqual([]);
    await gm.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await gm.keyboard.press("Escape");
    await menu.getByRole("button", { name: "Settings" }).click();
    await expect(gm.locator("#settings")).toBeVisible();
    expect(tiny.errors).toEqual([]);
  });

  test("shows who is connected", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    await expect(gm.locator("#players .player.active")).toHaveCount(1);
    const one = await tiny.sit("p1");
    await expect(gm.locator("#players .player.active")).toHaveCount(2);
    await one.context().close();
    await expect(gm.locator("#players .player.active")).toHaveCount(1);
  });

  test("a conflict starts, takes turns and ends for everyone", { tag: "@both" }, async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    const one = await tiny.sit("p1");
    await gm.locator("#sidebar-tabs [data-tab=combat]").click();
    await one.locator("#sidebar-tabs [data-tab=combat]").click();
    await gm.locator("#combat [data-action=createCombat]").click();
    await expect(gm.locator("#combat .encounter-title")).toHaveText("Not begun");
    for (const index of [0, 1]) {
      await gm.locator("#combat select[name=newCombatant]").selectOption({ index });
      await gm.locator("#combat [data-action=addCombatant]").click();
      await expect(gm.locator("#combat .combatant")).toHaveCount(index + 1);
    }
    await gm.locator("#combat .initiative-input").first().fill("3");
    await gm.keyboard.press("Tab");
    await gm.locator("#combat [data-action=startCombat]").click();
    await expect(one.locator("#combat .encounter-title")).toHaveText("Round 1");
    await expect(one.locator("#combat .combatant.active .token-initiative")).toHaveCount(1);
    await gm.locator("#combat [data-action=nextTurn]").click();
    // The next turn is counted from what this client has.
    await expect(gm.locator("#combat .combatant").nth(1)).toHaveClass(/active/);
    await gm.locator("#combat [data-action=nextTurn]").click();
    await expect(one.locator("#combat .encounter-title")).toHaveText("Round 2");
    await gm.locator("#combat [data-action=endCombat]").click();
    await gm.locator("dialog.application button[data-action=yes]").click();
    await expect(one.locator("#combat .encounter-title")).toHaveText("No conflict");
    expect(tiny.errors).toEqual([]);
  });
});
