import type { Browser, Page } from "playwright";

export type Seat = "gm" | "p1" | "p2";

/**
 * A function handed to the page loses what the compiler of these tools wraps its inner functions in, a call of `__name`; this puts
 * a harmless one there.
 */
const NAMES = "globalThis.__name ??= (value) => value;";

/** A fresh tab: nothing cached, nothing kept. */
export async function freshPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  await context.addInitScript({ content: NAMES });
  return context.newPage();
}

/** Takes a seat in a fresh tab and waits until one can play. */
export async function sit(browser: Browser, url: string, seat: Seat): Promise<Page> {
  const page = await freshPage(browser);
  await page.goto(`${url}/game?seat=${seat}`);
  await usable(page);
  return page;
}

/** Waits until the game is ready and the chat log stands. */
export async function usable(page: Page): Promise<void> {
  await page.waitForFunction(() => (globalThis as { game?: { ready?: boolean } }).game?.ready === true);
  await page.locator("#chat .chat-log").waitFor({ state: "attached" });
}

export async function leave(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.context().close();
}

/** Milliseconds until a step is done, seen from outside the page. */
export async function timed(step: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await step();
  return performance.now() - start;
}
