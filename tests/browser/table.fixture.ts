import { test as base, expect, type Page } from "@playwright/test";
import type { RulesetId } from "../../src/rules/rulesets/rulesets.ts";
import { startTable, type Table } from "../../tools/table-process.ts";
import { askOften } from "./ask-often.ts";
import { inStep } from "./in-step.ts";
import { late } from "./late.ts";
import { inFoundry } from "./play.ts";

/** A game that ships with Norn. */
export type GameId = RulesetId;
export type { Table };

askOften();

export type Seat = "gm" | "p1" | "p2";

interface WorkerFixtures {
  /** The game the world starts with; set it for a whole file. */
  game: GameId | "";
  table: Table;
  /** A seat's tab, reused for all tests of a worker. */
  tabs: Record<Seat, Page>;
}
interface TestFixtures {
  gm: Page;
  p1: Page;
  p2: Page;
}

/** Takes a seat and waits until the game is ready and the chat log is shown, with all its cards. */
export async function sit(page: Page, table: Table, seat: Seat): Promise<Page> {
  await page.goto(`${table.url}/game?seat=${seat}`);
  await ready(page);
  inStep(page);
  return page;
}

export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => (globalThis as { game?: { ready?: boolean } }).game?.ready === true);
  await page.locator("#chat .chat-log").waitFor({ state: "attached" });
  await expect(page.locator("#chat .norn-waiting")).toHaveCount(0);
}

/** In the page: from now on its dice fall the same in every run with this name (FNV-1a, then mulberry32). */
const SEED_DICE = (name: string): string => `
  let state = [...${JSON.stringify(name)}].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  CONFIG.Dice.randomUniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };`;

/** In the page: every window is closed. A sheet opens at its first tab again. */
const CLOSE_WINDOWS = `
  for (const window of foundry.applications.instances.values()) {
    if (!window.hasFrame) continue;
    if (window.tab !== undefined) window.tab = "play";
    await window.close({ animate: false });
  }
  ui.notifications.clear();`;

/** In the page: whether every message is shown that may be. */
const LOG_DRAWN = `game.messages.contents.every(
  (message) => !message.visible || document.querySelector(\`#chat [data-message-id="\${message.id}"]\`),
)`;

/**
 * A tab in its initial state for a test: no window open, no token selected, nothing in focus, no notice, the chat visible, desktop
 * size, own dice. In one call: there are three tabs, and many tests.
 */
async function tidy(page: Page, dice: string): Promise<Page> {
  const { width, height } = page.viewportSize() ?? {};
  if (width !== 1400 || height !== 900) await page.setViewportSize({ width: 1400, height: 900 });
  await page.mouse.move(2, 2);
  await inFoundry(
    page,
    `${SEED_DICE(dice)}
     ${CLOSE_WINDOWS}
     document.activeElement?.blur();
     document.querySelector('#sidebar [data-action="tab"][data-tab="chat"]').click();
     canvas.tokens.releaseAll();
     while (!${LOG_DRAWN}) await new Promise((resolve) => setTimeout(resolve, 20));`,
  );
  return page;
}

/** In the page: what the log still shows, and whether its message still exists. */
const LEFT = `return [...document.querySelectorAll("#chat .chat-message")].map(
  ({ dataset: { messageId }, className }) => [messageId, game.messages.has(messageId), className],
)`;

/** A log this long makes every page slow. */
const LONG_LOG = 30;

/**
 * The log is cleared on all pages once it is long: no test needs what another has said. Histories start again from what the GM's
 * client stores then.
 */
async function clearLongLog(tabs: Record<Seat, Page>): Promise<void> {
  const size = (page: Page): Promise<number> => inFoundry(page, "return game.messages.size;");
  if ((await size(tabs.gm)) < LONG_LOG) return;
  for (const page of Object.values(tabs)) await inFoundry(page, CLOSE_WINDOWS);
  await inFoundry(
    tabs.gm,
    `await game.settings.set("norn", "openingBalances", { documents: [] });
     await ChatMessage.implementation.deleteDocuments([], { deleteAll: true });`,
  );
  for (const page of Object.values(tabs)) {
    await expect.poll(() => size(page)).toBe(0);
    await expect.poll(() => inFoundry(page, LEFT)).toEqual([]);
  }
  const stored = `return game.settings.get("norn", "openingBalances").documents.length;`;
  await expect.poll(() => inFoundry(tabs.gm, stored)).toBeGreaterThan(0);
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  game: ["fate2", { option: true, scope: "worker" }],
  table: [
    async ({ game }, use, workerInfo) => {
      const generation = workerInfo.project.metadata["generation"] as 13 | 14;
      const table = await startTable(generation, game);
      await use(table);
      await table.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  tabs: [
    async ({ browser, table }, use) => {
      const open = async (seat: Seat): Promise<Page> => {
        const page = await (await browser.newContext()).newPage();
        await late(page, seat);
        return sit(page, table, seat);
      };
      const gm = await open("gm");
      const [p1, p2] = await Promise.all([open("p1"), open("p2")]);
      const tabs = { gm, p1, p2 };
      await use(tabs);
      await Promise.all(Object.values(tabs).map((page) => page.context().close()));
    },
    { scope: "worker", timeout: 120_000 },
  ],
  gm: async ({ tabs }, use, { title }) => {
    await clearLongLog(tabs);
    await use(await tidy(tabs.gm, `${title} gm`));
  },
  p1: async ({ tabs }, use, { title }) => use(await tidy(tabs.p1, `${title} p1`)),
  p2: async ({ tabs }, use, { title }) => use(await tidy(tabs.p2, `${title} p2`)),
});

export { expect };
