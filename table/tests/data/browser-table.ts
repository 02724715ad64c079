import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { build } from "vite";
import { BROWSER_FLAGS, requireBrowser } from "../../find-browser.ts";
import type { Generation } from "../../server/release.data.ts";
import { startTable } from "../../server/start-table.ts";
import { buildTinySystem, TINY_WORLD } from "../build-tiny-system.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/** The Table on this machine with this client, and a browser to take seats. */
export interface BrowserTable {
  readonly systemFolder: string;
  sit(seat: "gm" | "p1" | "p2", ready?: boolean): Promise<Page>;
  /** Stops the server; `again` starts it at the same URL with the same world. */
  stop(): Promise<void>;
  again(): Promise<void>;
  close(): Promise<void>;
}

/** Starts it. `prepareSystem` may change the built system before it is loaded. */
export async function openBrowserTable(
  generation: Generation,
  prepareSystem: (folder: string) => Promise<void> = async () => undefined,
): Promise<BrowserTable> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "clients-"));
  const clientFolder = path.join(folder, "client");
  await build({
    root: ROOT,
    configFile: path.join(ROOT, "table/vite.config.ts"),
    logLevel: "error",
    build: { outDir: clientFolder },
  });
  const systemFolder = await buildTinySystem();
  await prepareSystem(systemFolder);
  const start = (port: number): ReturnType<typeof startTable> =>
    startTable({
      systemFolder,
      worldFolder: path.join(folder, "world"),
      sampleFolder: TINY_WORLD,
      clientFolder,
      generation,
      port,
    });
  let table = await start(0);
  const browser: Browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
  return {
    systemFolder,
    async sit(seat, ready = true) {
      const page = await (await browser.newContext({ viewport: { width: 1200, height: 800 } })).newPage();
      await page.goto(`${table.url}/game?seat=${seat}`);
      if (ready) await page.waitForFunction(() => (globalThis as { game?: { ready?: boolean } }).game?.ready === true);
      return page;
    },
    stop: () => table.close(),
    async again() {
      table = await start(table.port);
    },
    async close() {
      await browser.close();
      await table.close();
      await rm(folder, { recursive: true, force: true });
      await rm(path.dirname(systemFolder), { recursive: true, force: true });
    },
  };
}
