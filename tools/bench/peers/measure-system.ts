import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright";
import { startTable } from "../../../table/server/start-table.ts";
import { everywhere } from "../invocation.ts";
import { repeat, summarize, type Summary } from "../statistics.ts";
import { leave, openPage, sit } from "../tabs.ts";
import type { Driver } from "./driver.ts";
import { type FoundDriver, findDriver } from "./find-driver.ts";
import * as steps from "./page-steps.ts";

export interface Sizes {
  readonly items: number;
  readonly messages: number;
  readonly actors: number;
  /** How often a page is opened, and how often the rest is measured. */
  readonly pages: number;
  readonly times: number;
}

const FULL: Sizes = { items: 60, messages: 1000, actors: 200, pages: 7, times: 20 };

/** What is measured of a system: milliseconds, and kilobytes for what is downloaded. Null: the system cannot do it here. */
export interface SystemTimes {
  readonly start: Summary;
  readonly first: Summary;
  readonly again: Summary;
  readonly change: Summary | null;
  readonly roll: Summary | null;
  readonly startFull: Summary;
  readonly rollFull: Summary | null;
  readonly prepare: Summary;
  readonly download: Summary;
}

interface Measured {
  readonly systemFolder: string;
  readonly clientFolder: string;
  readonly generation: 13 | 14;
  readonly driver: Driver;
  readonly sizes?: Sizes;
}

/** Measures a built system on a fresh world of the Table. */
export async function measureSystem(
  browser: Browser,
  { systemFolder, clientFolder, generation, driver, sizes = FULL }: Measured,
): Promise<SystemTimes> {
  const folder = await mkdtemp(join(tmpdir(), "bench-peer-"));
  const say = { info: () => undefined, warn: () => undefined };
  const { settings } = driver;
  const worldFolder = join(folder, "world");
  const table = await startTable({ systemFolder, clientFolder, worldFolder, generation, settings, say, port: 0 });
  try {
    return await measurePages(browser, table.url, driver, sizes);
  } finally {
    await table.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measurePages(browser: Browser, url: string, driver: Driver, sizes: Sizes): Promise<SystemTimes> {
  const start = await opened(browser, url, sizes);
  const download = await downloaded(browser, url, sizes);
  const gm = await sit(browser, url, "gm");
  const found = await findDriver(gm, driver);
  const uuid = await gm.evaluate(steps.createMeasured, { data: found.actor, items: found.items, count: sizes.items });
  const sheets = await measureSheet(browser, url, uuid, sizes);
  const change =
    found.items.length > 0 ? summarize((await gm.evaluate(steps.renderAgain, { uuid, times: sizes.times })).slice(1)) : null;
  const roll = await measureRoll(browser, url, gm, { uuid, found, sizes });
  await gm.evaluate(steps.fillLog, sizes.messages);
  const startFull = await opened(browser, url, sizes);
  const rollFull = await measureRoll(browser, url, gm, { uuid, found, sizes });
  await gm.evaluate(steps.createActors, { data: found.actor, items: found.items, count: sizes.actors });
  const prepare = summarize((await gm.evaluate(steps.prepareAll, sizes.times)).slice(1));
  await leave(gm);
  return { start, ...sheets, change, roll, startFull, rollFull, prepare, download };
}

async function opened(browser: Browser, url: string, { pages }: Sizes): Promise<Summary> {
  return repeat(pages, async () => (await openPage(browser, url)).time, 1);
}

/** Kilobytes of the system's own files that a player's fresh page fetches until it can be used, each compressed with gzip. */
async function downloaded(browser: Browser, url: string, { pages }: Sizes): Promise<Summary> {
  const once = async (): Promise<number> => {
    const bodies: Promise<Buffer>[] = [];
    let usable = false;
    const page = await sit(browser, url, "p1", (response) => {
      const own = new URL(response.url()).pathname.startsWith("/systems/");
      // What a system fetches later, at its leisure, may still be under way when the page closes.
      if (!usable && own && response.ok()) bodies.push(response.body());
    });
    usable = true;
    const sizes = (await Promise.all(bodies)).map((body) => Math.min(gzipSync(body).length, body.length));
    await leave(page);
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };
  return repeat(Math.min(pages, 3), once, 0);
}

async function measureSheet(
  browser: Browser,
  url: string,
  uuid: string,
  { pages, times }: Sizes,
): Promise<Pick<SystemTimes, "first" | "again">> {
  const first: number[] = [];
  const again: number[] = [];
  for (let index = 0; index < pages; index += 1) {
    const page = await sit(browser, url, "gm");
    const [cold = 0, ...warm] = await page.evaluate(steps.openSheet, { uuid, times: 2 + Math.ceil(times / pages) });
    first.push(cold);
    again.push(...warm.slice(1));
    await leave(page);
  }
  return { first: summarize(first), again: summarize(again) };
}

interface Rolled {
  readonly uuid: string;
  readonly found: FoundDriver;
  readonly sizes: Sizes;
}

/** From a player's click on the sheet, or in the dialog it opens, to the card on the GM's page. */
async function measureRoll(
  browser: Browser,
  url: string,
  gm: Page,
  { uuid, found: { roll }, sizes }: Rolled,
): Promise<Summary | null> {
  if (!roll) return null;
  const player = await sit(browser, url, "p1");
  const { answer } = roll;
  const sheet = await player.evaluate(steps.showSheet, uuid);
  const click = async (target: { within: string | null; click: string; shift?: boolean }): Promise<number> => {
    const at = await player.evaluate(steps.clickOn, target);
    if (at === null) throw new Error(`There is nothing to click: ${target.click}`);
    return at;
  };
  const times = await repeat(sizes.times, async () => {
    if (answer !== undefined) {
      await click({ ...roll, within: sheet });
      await player.locator(answer).first().waitFor();
    }
    const last = answer === undefined ? { ...roll, within: sheet } : { click: answer, within: null };
    return everywhere([gm], ".chat-message", () => click(last));
  });
  await leave(player);
  return times;
}
