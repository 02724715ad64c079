import type { Browser, Page } from "@playwright/test";
import { inStep } from "./in-step.ts";
import { late } from "./late.ts";

/** A window for each seat, for tests that bring their own Table: to open one takes as long as to load its page. */
const windows = new Map<string, Page>();

/** The seat's window, empty and of its usual size. */
export async function windowOf(browser: Browser, seat: string): Promise<Page> {
  const kept = windows.get(seat);
  const isKept = kept?.isClosed() === false;
  const page = isKept ? kept : await (await browser.newContext()).newPage();
  if (!isKept) {
    inStep(page);
    await late(page, seat);
  }
  windows.set(seat, page);
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.emulateMedia({ colorScheme: null });
  return page;
}

/** After a test: no window shows its Table any more. The next one is at another address, and finds nothing stored. */
export async function emptyWindows(): Promise<void> {
  for (const page of windows.values()) {
    page.removeAllListeners();
    if (!page.isClosed()) await page.goto("about:blank");
  }
}
