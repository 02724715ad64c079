import { rmSync } from "node:fs";
import { cp, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { startTable } from "../../table/server/start-table.ts";
import { buildTinySystem, TINY_WORLD } from "../../table/tests/build-tiny-system.ts";
import { emptyWindows, windowOf } from "./kept-windows.ts";
import { expect, test as base } from "./table.fixture.ts";

/** The page's globals that tests use. */
interface PageGlobals {
  game?: { ready?: boolean };
}

interface TinyTable {
  readonly url: string;
  readonly world: string;
  /** Opens a seat in a window of its own. Errors on the page are collected in `errors`. */
  sit(seat: "gm" | "p1" | "p2"): Promise<Page>;
  readonly errors: string[];
}

/** The Table with its tiny system, with a new world for each test; `extraDocuments` are added to the sample. */
export const test = base.extend<{ tiny: TinyTable; extraDocuments: readonly Record<string, unknown>[] }>({
  extraDocuments: [[], { option: true }],
  tiny: async ({ browser, extraDocuments }, use, testInfo) => {
    const generation = testInfo.project.metadata["generation"] as 13 | 14;
    const folder = await mkdtemp(join(tmpdir(), "tiny-browser-"));
    const systemFolder = await buildTinySystem();
    const world = join(folder, "tiny");
    const sampleFolder = join(folder, "sample");
    await cp(TINY_WORLD, sampleFolder, { recursive: true });
    for (const [index, extra] of extraDocuments.entries())
      await writeFile(join(sampleFolder, `extra-${index}.json`), JSON.stringify(extra));
    const clientFolder = join(import.meta.dirname, "../../dist/table");
    const table = await startTable({ systemFolder, worldFolder: world, sampleFolder, clientFolder, generation, port: 0 });
    const errors: string[] = [];
    const sit = async (seat: string): Promise<Page> => {
      const page = await windowOf(browser, seat);
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      await page.goto(`${table.url}/game?seat=${seat}`);
      await page.waitForFunction(() => (globalThis as PageGlobals).game?.ready === true);
      return page;
    };
    await use({ url: table.url, world, sit, errors });
    await emptyWindows();
    await table.close();
    for (const each of [folder, dirname(systemFolder)]) rmSync(each, { recursive: true, force: true });
  },
});

export { expect };
