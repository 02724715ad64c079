/**
 * `npm run pictures`: takes the pictures of the guide at the Table, light and dark, and writes them to `docs/guide/pictures`. The
 * same build gives the same pictures, as far as the browser draws the same.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Locator, type Page } from "playwright";
import { ROOT } from "./build/paths.ts";
import { failWith } from "./fail-with.ts";
import { BROWSER_FLAGS, requireBrowser } from "../table/find-browser.ts";
import { takePictures } from "./pictures/shots.ts";
import { type Scheme, sit } from "./pictures/stage.ts";
import { toWebp } from "./pictures/to-webp.ts";
import { buildIfNeeded } from "./start/build-if-needed.ts";
import { startTable } from "./table-process.ts";

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
const FOLDER = join(ROOT, "docs/guide/pictures");

/** All pictures in one color scheme, at a Table of their own. Resolves to their size in bytes. */
async function pictures(browser: Browser, scheme: Scheme): Promise<number> {
  const table = await startTable(14, "strands");
  let bytes = 0;
  try {
    const [gm, p1] = [await sit(browser, table.url, "gm", scheme), await sit(browser, table.url, "p1", scheme)];
    const writer = await browser.newPage();
    const take = async (name: string, of: Locator | Page): Promise<void> => {
      const webp = await toWebp(writer, await of.screenshot({ animations: "disabled" }));
      writeFileSync(join(FOLDER, scheme === "dark" ? `${name}-dark.webp` : `${name}.webp`), webp);
      bytes += webp.length;
    };
    await takePictures({ gm, p1, take });
  } finally {
    await table.stop();
  }
  return bytes;
}

try {
  await buildIfNeeded(say);
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
  try {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const bytes = (await pictures(browser, "light")) + (await pictures(browser, "dark"));
    say(`Written to docs/guide/pictures: ${Math.round(bytes / 1024)} kB.`);
  } finally {
    await browser.close();
  }
} catch (error) {
  failWith(error);
}
