import type { Page } from "@playwright/test";
import { chatBox, clearChatBox, expectTyped, say } from "./chat-box.ts";
import { expect, test } from "./tiny-table.fixture.ts";
import { immediately } from "./play.ts";

interface ChatGlobals {
  CONFIG: { Dice: { randomUniform: () => number } };
  Hooks: { on(hook: string, listener: (...args: never[]) => unknown): number };
  Roll: new (formula: string) => { evaluate(): Promise<object> };
  ChatMessage: { createDocuments(data: object[]): Promise<unknown> };
  foundry: {
    applications: {
      sidebar: { tabs: { ChatLog: { CHAT_COMMANDS: Record<string, object>; MESSAGE_PATTERNS: Record<string, RegExp> } } };
    };
  };
  ui: { chat: { processMessage(text: string): Promise<unknown> } };
  game: { release: { generation: number }; actors: { contents: { uuid: string }[] } };
  swallowed: unknown[];
}

const messages = (page: Page) => page.locator("#chat .chat-log > .chat-message");

test.describe("the chat", () => {
  test("shows a roll to everyone, with its faces, and again after a reload", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    const one = await tiny.sit("p1");
    await one.evaluate(() => {
      (globalThis as unknown as ChatGlobals).CONFIG.Dice.randomUniform = () => 0.9;
    });
    await say(one, "/roll 4dF + 2 # Over the wall");
    for (const page of [one, gm]) {
      await expect(messages(page)).toHaveCount(1);
      await expect(page.locator("#chat .dice-total")).toHaveText("6");
      await expect(page.locator("#chat .flavor-text")).toHaveText("Over the wall");
    }
    await gm.locator("#chat .dice-formula").focus();
    await gm.keyboard.press("Enter");
    await expect(gm.locator("#chat .dice-rolls .roll.success:visible")).toHaveCount(4);
    await gm.reload();
    await expect(gm.locator("#chat .dice-total")).toHaveText("6");
    expect(tiny.errors).toEqual([]);
  });

  test("hides what the mode hides", { tag: "@both" }, async ({ tiny }) => {
    const [gm, one, two] = [await tiny.sit("gm"), await tiny.sit("p1"), await tiny.sit("p2")];
    const select = one.locator("#chat .chat-mode select");
    const modes = await select
      .locator("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    for (const mode of modes.slice(0, 4)) {
      await select.selectOption(mode);
      await say(one, "/roll 7000 + 1");
      await expect(messages(two)).toHaveCount(modes.indexOf(mode) + 1);
    }
    const totals = (page: Page) => page.locator("#chat .dice-total").allTextContents();
    await expect(messages(gm)).toHaveCount(4);
    await expect.poll(() => totals(one)).toEqual(["7001", "7001", "?", "7001"]);
    await expect.poll(() => totals(two)).toEqual(["7001", "?", "?", "?"]);
    await expect.poll(() => totals(gm)).toEqual(["7001", "7001", "7001", "?"]);
    await say(one, "/w GM only for you");
    await expect(messages(gm)).toHaveCount(5);
    await expect(messages(two)).toHaveCount(4);
    expect(tiny.errors).toEqual([]);
  });

  test("says in words what is wrong with a line, and leaves it in the field", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    await say(gm, "/roll 4dF+");
    await expect(gm.locator("#notifications .error")).toContainText('The formula "4dF+" is wrong at its end');
    await expectTyped(gm, "/roll 4dF+");
    await say(gm, "/dance");
    await expect(gm.locator("#notifications .error").last()).toContainText("/dance");
    await expect(messages(gm)).toHaveCount(0);
    await clearChatBox(gm);
    await say(gm, "one");
    await expect(messages(gm)).toHaveCount(1);
    await chatBox(gm).press("ArrowUp");
    await expectTyped(gm, "one");
  });

  test("shows neither typed scripts nor handlers", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    const one = await tiny.sit("p1");
    const text = '<b>loud</b><script>window.harmed = 1</script><img src="x" onerror="window.harmed = 1">';
    await say(one, text);
    await expect(messages(gm)).toContainText([text]);
    await one.evaluate((html) => (globalThis as unknown as ChatGlobals).ui.chat.processMessage(html), text);
    await expect(messages(gm).locator("b")).toHaveText("loud");
    await expect(messages(gm).locator("script, [onerror]")).toHaveCount(0);
    for (const page of [gm, one]) expect(await immediately(() => page.evaluate(() => "harmed" in globalThis))).toBe(false);
  });

  test("lets a hook handle a line, and a system add a command", { tag: "@both" }, async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    await gm.evaluate(() => {
      const page = globalThis as unknown as ChatGlobals;
      page.swallowed = [];
      page.Hooks.on("chatMessage", (_log: object, text: string, data: { user: string }) => {
        if (!text.includes("!secret")) return true;
        page.swallowed.push([text, data.user]);
        return false;
      });
      if (page.game.release.generation < 14) return;
      const { CHAT_COMMANDS } = page.foundry.applications.sidebar.tabs.ChatLog;
      CHAT_COMMANDS["greet"] = {
        rgx: /^\/greet\s+(\w+)/,
        fn: async (_command: string, match: string[], data: { content: string }) => {
          data.content = `Good day, ${match[1]}`;
        },
      };
    });
    await say(gm, "!secret");
    const typed = test.info().project.metadata["generation"] === 14 ? "<p>!secret</p>" : "!secret";
    await expectTyped(gm, "");
    await expect
      .poll(() => gm.evaluate(() => (globalThis as unknown as ChatGlobals).swallowed))
      .toEqual([[typed, "TableUserGameMst"]]);
    await expect(messages(gm)).toHaveCount(0);
    if (test.info().project.metadata["generation"] === 14) {
      await say(gm, "/greet Ama");
      await expect(messages(gm)).toHaveText(/Good day, Ama/);
    }
  });

  test("rolls inline rolls once for all, and shows others as buttons", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    const one = await tiny.sit("p1");
    await say(gm, "It costs [[3d1000]] and [[/r 2 + 3 # Toll]]{a toll}");
    const shown = (page: Page) => page.locator("#chat .inline-result").first();
    await expect(shown(one)).toHaveText(/^\d+$/);
    await expect.poll(() => shown(one).textContent()).toBe(await shown(gm).textContent());
    await shown(one).focus();
    await one.keyboard.press("Enter");
    await expect(shown(one).locator(".dice-rolls .roll")).toHaveCount(3);
    await one.locator("#chat a.inline-roll.roll").focus();
    await one.keyboard.press("Enter");
    await expect(gm.locator("#chat .dice-total")).toHaveText("5");
    await expect(gm.locator("#chat .flavor-text")).toHaveText("Toll");
    expect(tiny.errors).toEqual([]);
  });

  test("links documents: links open by keyboard and can be dragged", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    const uuid = await gm.evaluate(() => (globalThis as unknown as ChatGlobals).game.actors.contents[0]?.uuid);
    await say(gm, `See @UUID[${uuid}]{the hero} and @UUID[Actor.AAAAAAAAAAAAAAAA]{nobody}`);
    const link = gm.locator("#chat a.content-link[data-link]");
    await expect(gm.locator("#chat a.content-link.broken")).toHaveText("nobody");
    const carried = await link.evaluate((element) => {
      const dataTransfer = new DataTransfer();
      element.dispatchEvent(new DragEvent("dragstart", { bubbles: true, dataTransfer }));
      return JSON.parse(dataTransfer.getData("text/plain")) as object;
    });
    expect(carried).toEqual({ type: "Actor", uuid });
    await link.focus();
    await gm.keyboard.press("Enter");
    await expect(gm.locator(".tiny-system.hero")).toBeVisible();
    expect(tiny.errors).toEqual([]);
  });

  test(
    "opens a menu by keyboard, with what a hook adds; a deletion shows on every client",
    { tag: "@both" },
    async ({ tiny }) => {
      const gm = await tiny.sit("gm");
      const one = await tiny.sit("p1");
      await say(one, "first");
      await say(one, "second");
      await expect(messages(gm)).toHaveCount(2);
      await gm.locator("#chat .chat-scroll").focus();
      await gm.keyboard.press("ArrowUp");
      await gm.keyboard.press("ArrowUp");
      await expect(messages(gm).first()).toBeFocused();
      await gm.keyboard.press("Shift+F10");
      const menu = gm.locator("#context-menu");
      await expect(menu.getByRole("menuitem")).toHaveText(["Pop out", "Delete message"]);
      await menu.getByText("Pop out").click();
      await expect(gm.locator(".chat-popout .message-content")).toHaveText("first");
      await messages(gm).first().click({ button: "right" });
      await menu.getByText("Delete message").click();
      await expect(gm.locator(".chat-popout")).toHaveCount(0);
      await expect(messages(one)).toHaveText([/second/]);
      expect(tiny.errors).toEqual([]);
    },
  );

  test("notifies those who have it closed, and marks the tab", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    const one = await tiny.sit("p1");
    await one.locator("#sidebar-toggle").click();
    await say(gm, "Are you there?");
    const notice = one.locator("#chat-notifications .chat-message");
    await expect(notice).toContainText("Are you there?");
    await expect(one.locator("#sidebar-tabs [data-tab=chat] .notification-pip")).toBeVisible();
    await notice.locator("[data-action=dismissMessage]").click();
    await expect(notice).toHaveCount(0);
    await one.locator("#sidebar-tabs [data-tab=chat]").click();
    await expect(messages(one)).toBeVisible();
    await expect(one.locator("#sidebar-tabs [data-tab=chat] .notification-pip")).toBeHidden();
  });

  test("draws only a part of a thousand messages, and shows the oldest when scrolled to", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    await gm.evaluate(async () => {
      const { Roll, ChatMessage } = globalThis as unknown as ChatGlobals;
      for (let batch = 0; batch < 4; batch++) {
        const data = Array.from({ length: 250 }, async (_, index) => ({
          content: `number ${batch * 250 + index}`,
          timestamp: 1_700_000_000_000 + batch * 250 + index,
          rolls: [JSON.stringify(await new Roll("4dF").evaluate())],
        }));
        await ChatMessage.createDocuments(await Promise.all(data));
      }
    });
    await gm.reload();
    await expect(messages(gm)).toHaveCount(100);
    const oldest = await gm.evaluate<string>(`game.messages.contents[0].id`);
    await expect(async () => {
      await gm.locator("#chat .chat-scroll").evaluate((scroller) => scroller.scrollTo(0, 0));
      await expect(messages(gm).first()).toHaveAttribute("data-message-id", oldest, { timeout: 150 });
    }).toPass({ intervals: [50] });
    await expect.poll(() => messages(gm).count()).toBeLessThanOrEqual(400);
    await gm.locator("#chat .jump-to-bottom").click();
    await expect(gm.locator("#chat .jump-to-bottom")).toBeHidden();
    await say(gm, "the end");
    await expect(messages(gm).last()).toContainText("the end");
    await expect(messages(gm).last()).toBeInViewport();
  });
});
