import type { Page } from "@playwright/test";

/** How late, in milliseconds, and how slow. */
const LATE = 400;
const SLOW = 3;

/**
 * `NORN_LATE=p2 npx playwright test` (`gm`, `p1`; several with a comma): what the server says reaches that tab late, in its order,
 * and the tab draws slowly. What a test reads before it can be there shows in one run.
 */
export async function late(page: Page, seat: string): Promise<void> {
  if (!process.env["NORN_LATE"]?.split(",").includes(seat)) return;
  await page.routeWebSocket(/socket\.io/, (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => void setTimeout(() => line.send(message), LATE));
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW });
}
