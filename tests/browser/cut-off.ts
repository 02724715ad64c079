import type { Browser, Page } from "@playwright/test";
import { sit, type Seat, type Table } from "./table.fixture.ts";

/** A tab whose connection to the Table can be cut and restored. */
export interface LooseTab {
  readonly page: Page;
  cut(): Promise<void>;
  reconnect(): void;
}

export async function sitLoosely(browser: Browser, table: Table, seat: Seat): Promise<LooseTab> {
  const page = await (await browser.newContext({ viewport: { width: 1400, height: 900 } })).newPage();
  const open = new Set<() => Promise<void>>();
  let reconnected = true;
  await page.routeWebSocket(/socket\.io/, (line) => {
    if (!reconnected) {
      void line.close();
      return;
    }
    const server = line.connectToServer();
    open.add(async () => {
      await line.close();
      await server.close();
    });
  });
  await sit(page, table, seat);
  const cut = async (): Promise<void> => {
    reconnected = false;
    for (const close of open) await close();
    open.clear();
  };
  return { page, cut, reconnect: () => void (reconnected = true) };
}
