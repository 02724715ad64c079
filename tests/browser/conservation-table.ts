import type { Browser, Page } from "@playwright/test";
import { installBook, type Book, type Reading, type Start } from "./conservation-book.ts";
import { installPlayer, type Player } from "./conservation-player.ts";
import { sit, type Seat, type Table } from "./table.fixture.ts";

/** Five clients: a GM and a player have two tabs each. */
const SEATS = ["gm", "p1", "p2", "p1", "gm"] as const satisfies readonly Seat[];

/**
 * Entries that may be settled while a manual edit is unrecorded, or a removed aspect still there after its outcome: more than wait
 * in the authority's queue at once. Counted, not timed: a slow machine is no fault.
 */
const PATIENCE = 100;

export async function sitDown(browser: Browser, table: Table): Promise<Page[]> {
  const pages = await Promise.all(SEATS.map(async () => (await browser.newContext()).newPage()));
  for (const [index, page] of pages.entries()) await sit(page, table, SEATS[index] ?? "gm");
  return pages;
}

/**
 * Prepares a page that has just been opened. No one looks at it, so nothing is rendered: thousands of cards on five screens take
 * minutes.
 */
export async function ready(page: Page): Promise<void> {
  await page.evaluate(installBook);
  await page.evaluate(installPlayer);
  await page.evaluate(() => {
    const { ui, foundry } = globalThis as unknown as {
      ui: { chat: { postOne: unknown; updateMessage: unknown; scrollBottom: unknown } };
      foundry: { applications: { api: { ApplicationV2: { prototype: { render: unknown } } } } };
    };
    // A log that lacks its newest message is redrawn, all of it, whenever it is scrolled to its end.
    ui.chat.postOne = ui.chat.updateMessage = ui.chat.scrollBottom = () => Promise.resolve();
    foundry.applications.api.ApplicationV2.prototype.render = () => Promise.resolve();
    globalThis.requestAnimationFrame = () => 0;
  });
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.waitForFunction(() => (globalThis as { game?: { ready?: boolean } }).game?.ready === true, null, {
    timeout: 60_000,
  });
  await ready(page);
}

export function startOf(page: Page): Promise<Start> {
  return page.evaluate(() => (globalThis as unknown as { book: Book }).book.start());
}

export function readingOf(page: Page, start: Start): Promise<Reading> {
  return page.evaluate((from) => (globalThis as unknown as { book: Book }).book.read(from), start);
}

interface Round {
  readonly seed: number;
  readonly hands: boolean;
  /** Operations of each client. */
  readonly operations: number;
  /** Which of the pages are reloaded in between, after this many requests. */
  readonly reloads: readonly { readonly page: number; readonly after: number }[];
}

/** All play at once; some are interrupted and come back. Resolves to unexpected failures. */
export async function playRound(pages: readonly Page[], { seed, hands, operations, reloads }: Round): Promise<string[]> {
  const playing = pages.map(async (page, index) => {
    const orders = { seed: seed * 100 + index, operations, hands };
    const torn = reloads.find((reloaded) => reloaded.page === index);
    const play = (): Promise<readonly string[]> =>
      page.evaluate((given) => (globalThis as unknown as { player: Player }).player.play(given), orders);
    if (!torn) return play();
    // The page is closed in the middle of its work: a lost answer is no failure.
    const first = play().catch(() => []);
    await page.waitForFunction((count) => (globalThis as unknown as { player: Player }).player.asked >= count, torn.after);
    await reload(page);
    await first;
    return play();
  });
  return (await Promise.all(playing)).flat();
}

function nextMessage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { Hooks } = globalThis as unknown as { Hooks: { once(name: string, heard: () => void): number } };
    return new Promise<void>((resolve) => void Hooks.once("createChatMessage", resolve));
  });
}

/** Checks a page's books with every message, until it is over. Resolves to every counter that was wrong. */
export async function watch(page: Page, start: Start, over: Promise<unknown>): Promise<{ looks: number; wrong: string[] }> {
  const since = new Map<string, number>();
  const wrong: string[] = [];
  let looks = 0;
  const ended = over.then(() => true);
  let stopped = false;
  while (!stopped) {
    const { off, impossible, tally } = await readingOf(page, start);
    const settled = Object.entries(tally).reduce((sum, [name, count]) => (name.endsWith(" pending") ? sum : sum + count), 0);
    looks += 1;
    for (const name of since.keys()) if (!(name in off)) since.delete(name);
    for (const [name, by] of Object.entries(off)) {
      since.set(name, since.get(name) ?? settled);
      if (settled - (since.get(name) ?? settled) > PATIENCE) wrong.push(`${name}: ${by}`);
    }
    wrong.push(...impossible);
    stopped = await Promise.race([nextMessage(page).then(() => false), ended]);
  }
  return { looks, wrong };
}
