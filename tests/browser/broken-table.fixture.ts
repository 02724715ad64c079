import { rmSync } from "node:fs";
import { cp, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startTable } from "../../table/server/start-table.ts";
import { emptyWindows, windowOf } from "./kept-windows.ts";
import { expect, ready, test as base } from "./table.fixture.ts";

const ROOT = join(import.meta.dirname, "../..");

interface BrokenTable {
  sit(seat: "gm" | "p1" | "p2"): Promise<Page>;
}

interface Breakage {
  /** Files removed from a copy of the built system, once the server has checked it. */
  missing: readonly string[];
  /** Documents added to a copy of the sample world, by file name. */
  extra: Readonly<Record<string, object>>;
}

/** The Table with copies of Norn and its sample world in which something is missing or added. */
export const test = base.extend<Breakage & { broken: BrokenTable }>({
  missing: [[], { option: true }],
  extra: [{}, { option: true }],
  broken: async ({ browser, missing, extra }, use, testInfo) => {
    const generation = testInfo.project.metadata["generation"] as 13 | 14;
    const folder = await mkdtemp(join(tmpdir(), "norn-broken-"));
    const at = (name: string): string => join(folder, name);
    await cp(join(ROOT, "dist/norn"), at("norn"), { recursive: true });
    await cp(join(ROOT, "dist/table"), at("table"), { recursive: true });
    await cp(join(ROOT, "sample-world"), at("sample"), { recursive: true });
    for (const [name, document] of Object.entries(extra))
      await writeFile(join(at("sample"), `${name}.json`), JSON.stringify(document));
    const table = await startTable({
      systemFolder: at("norn"),
      clientFolder: at("table"),
      sampleFolder: at("sample"),
      worldFolder: at("world"),
      generation,
      port: 0,
      settings: { "norn.game": "fate2" },
    });
    for (const file of missing) rmSync(join(at("norn"), file));
    const sit = async (seat: string): Promise<Page> => {
      const page = await windowOf(browser, seat);
      await page.goto(`${table.url}/game?seat=${seat}`);
      await ready(page);
      return page;
    };
    await use({ sit });
    await emptyWindows();
    await table.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

export { expect };
