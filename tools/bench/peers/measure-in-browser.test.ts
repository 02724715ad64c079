import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser } from "playwright";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSystem } from "../../../table/tests/build-system.ts";
import { ROOT } from "../../build/paths.ts";
import { BROWSER_FLAGS, requireBrowser } from "../../../table/find-browser.ts";
import type { Summary } from "../statistics.ts";
import { measureSystem, type SystemTimes } from "./measure-system.ts";

let clientFolder: string;
let browser: Browser;

beforeAll(async () => {
  clientFolder = await mkdtemp(path.join(tmpdir(), "bench-client-"));
  await build({
    root: ROOT,
    configFile: path.join(ROOT, "table/vite.config.ts"),
    logLevel: "error",
    build: { outDir: clientFolder },
  });
  browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await rm(clientFolder, { recursive: true, force: true });
});

async function measured(name: string): Promise<SystemTimes> {
  const systemFolder = await buildSystem(name);
  const sizes = { items: 6, messages: 20, actors: 4, pages: 1, times: 2 };
  try {
    return await measureSystem(browser, { systemFolder, clientFolder, generation: 14, driver: {}, sizes });
  } finally {
    await rm(path.dirname(systemFolder), { recursive: true, force: true });
  }
}

test("a system that nobody described is measured in every row: its actor, its items and what rolls are found", async () => {
  const times: Record<string, Summary | null> = { ...(await measured("third-system")) };
  const missing = Object.entries(times).filter(([, summary]) => !Number.isFinite(summary?.median));
  expect(missing).toEqual([]);
}, 60_000);

test("a system without a roll on its sheet has no row for it, and all the others", async () => {
  const { roll, rollFull, ...rest } = await measured("fourth-system");
  expect([roll, rollFull]).toEqual([null, null]);
  expect(Object.values(rest).every((summary) => summary !== null)).toBe(true);
}, 60_000);
