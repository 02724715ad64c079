import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { build } from "vite";
import { BROWSER_FLAGS, requireBrowser } from "../../../tools/find-browser.ts";
import { trySystem } from "../../try/try-system.ts";
import { buildSystem } from "../build-system.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "systems-"));
  await build({ root: ROOT, configFile: path.join(ROOT, "table/vite.config.ts"), logLevel: "error", build: { outDir: folder } });
  browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Small systems, each in another habit of released ones, tried as `npm run table:try` tries any. */
describe.each(["second-system", "third-system", "fourth-system"])("the %s", (name) => {
  test.each([13, 14] as const)(
    "works on %i from loading to combat",
    async (generation) => {
      const systemFolder = await buildSystem(name);
      try {
        const report = await trySystem(systemFolder, generation, { browser, clientFolder: folder });
        expect(report.findings.filter(({ works }) => !works)).toEqual([]);
        expect(report.findings.map(({ what }) => what)).toEqual(
          expect.arrayContaining(["load", "combat", "packs", "edit and reload"]),
        );
      } finally {
        await rm(path.dirname(systemFolder), { recursive: true, force: true });
      }
    },
    120_000,
  );
});
