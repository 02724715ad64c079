import type { CDPSession, Page } from "playwright";

/** Reads how long the page's own thread has worked so far, in milliseconds; waiting for a busy machine does not count. */
export async function processorClock(page: Page): Promise<() => Promise<number>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value;
    if (seconds === undefined) throw new Error("The browser does not tell how long the page has worked.");
    return seconds * 1000;
  };
}
