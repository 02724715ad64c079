import { test as base, expect, type Page } from "@playwright/test";
import { startTable, type GameId, type Table } from "../../tools/table-process.ts";

export type Seat = "gm" | "p1" | "p2";

interface WorkerFixtures {
  game: GameId | "";
  table: Table;
}
interface TestFixtures {
  gm: Page;
  p1: Page;
  p2: Page;
}

/** Errors a page reported; a test that expects none fails on them. */
async function seat(page: Page, table: Table, name: Seat): Promise<Page> {
  await page.goto(`${table.url}/game?seat=${name}`);
  await page.waitForFunction(() => (globalThis as { game?: { ready?: boolean } }).game?.ready === true);
  return page;
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
    { scope: "worker", timeout: 60_000 },
  ],
  gm: async ({ browser, table }, use) => {
    const context = await browser.newContext();
    await use(await seat(await context.newPage(), table, "gm"));
    await context.close();
  },
  p1: async ({ browser, table }, use) => {
    const context = await browser.newContext();
    await use(await seat(await context.newPage(), table, "p1"));
    await context.close();
  },
  p2: async ({ browser, table }, use) => {
    const context = await browser.newContext();
    await use(await seat(await context.newPage(), table, "p2"));
    await context.close();
  },
});

export { expect };
