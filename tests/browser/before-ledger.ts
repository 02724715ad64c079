import type { Page } from "@playwright/test";

/** The ledger's code, which a page fetches beside what it needs to open; and the code of the cards, which needs it. */
const LEDGER = "norn-ledger.mjs";
const CARDS = "norn-card-body.mjs";

/** Opens a tab again, which waits for that code until the function this resolves to is called. It shows no cards. */
export async function reloadBeforeLedger(page: Page): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/${LEDGER}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.route(`**/${CARDS}`, (route) => route.abort());
  await page.reload();
  await page.waitForFunction(() => (globalThis as { game?: { ready?: boolean } }).game?.ready === true);
  return async () => {
    release();
    await page.evaluate(`import("/systems/norn/${LEDGER}")`);
    for (const file of [LEDGER, CARDS]) await page.unroute(`**/${file}`);
  };
}
