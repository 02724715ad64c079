import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { build } from "vite";
import { BROWSER_FLAGS, requireBrowser } from "../../find-browser.ts";
import { startTable } from "../../server/start-table.ts";
import type { TriedGlobals } from "../../try/page-steps.ts";
import { trySystem } from "../../try/try-system.ts";
import { buildSystem } from "../build-system.ts";
import { editManifest } from "../server/edit-system.ts";

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

/** What only some of them have, and is tried in those. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  "second-system": ["own dice on a second client", "menu second-system.rules"],
  "third-system": ["own dice on a second client", "adventures"],
  "fifth-system": ["sheet of an effect", "token on a scene"],
  "sixth-system": ["sheet of an effect", "token on a scene", "sheet of Actor ship"],
};

/** What is said of their folders at the start, or asked for by a page and not there. */
const NOTED: Readonly<Record<string, readonly string[]>> = {
  "sixth-system": [
    "the style styles/never-built.css is missing",
    "the language file lang/fr.json is missing",
    "the template templates/gone.hbs, which sixth-system.mjs names, is missing",
    "/systems/sixth-system/styles/never-built.css",
  ],
};

/** Small systems, each in another habit of released ones, tried as `npm run table:try` tries any. */
describe.each(["second-system", "third-system", "fourth-system", "fifth-system", "sixth-system"])("the %s", (name) => {
  test.each([13, 14] as const)(
    "works on %i from loading to combat",
    async (generation) => {
      const systemFolder = await buildSystem(name);
      try {
        const report = await trySystem(systemFolder, generation, { browser, clientFolder: folder });
        expect(report.findings.filter(({ works }) => !works)).toEqual([]);
        expect(report.noted).toEqual(expect.arrayContaining([...(NOTED[name] ?? [])]));
        expect(report.findings.map(({ what }) => what)).toEqual(
          expect.arrayContaining(["load", "combat", "packs", "edit and reload", ...(OWN[name] ?? [])]),
        );
      } finally {
        await rm(path.dirname(systemFolder), { recursive: true, force: true });
      }
    },
    120_000,
  );
});

test("a module that ends with an error is warned of, for good and at each creation; the table goes on", async () => {
  const systemFolder = await buildSystem("fourth-system");
  const worldFolder = path.join(path.dirname(systemFolder), "world");
  await writeFile(path.join(systemFolder, "dead.mjs"), `throw new Error("Half there");`);
  await editManifest(systemFolder, (manifest) => (manifest["esmodules"] = ["dead.mjs", "fourth-system.mjs"]));
  const table = await startTable({ systemFolder, worldFolder, generation: 14, clientFolder: folder, port: 0 });
  const gm = await (await browser.newContext()).newPage();
  try {
    await gm.goto(`${table.url}/game?seat=gm`);
    const notice = gm.locator("#notifications .notification.error", { hasText: "dead.mjs ended with an error" });
    await notice.waitFor();
    await gm.locator("#table-problems", { hasText: "Half there" }).waitFor();
    await gm.evaluate(() => (globalThis as unknown as TriedGlobals).ui.chat.processMessage("/roll 1d6"));
    await gm.locator("#chat .chat-message .dice-total").waitFor();
    await gm.evaluate(async () => {
      await (globalThis as unknown as TriedGlobals).Actor.create({ name: "Villager", type: "villager" });
    });
    await expect.poll(() => notice.count()).toBe(2);
  } finally {
    await gm.context().close();
    await table.close();
    await rm(path.dirname(systemFolder), { recursive: true, force: true });
  }
}, 60_000);
