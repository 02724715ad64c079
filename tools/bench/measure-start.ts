import type { Browser } from "playwright";
import { startTable } from "../table-process.ts";
import { type Chapter, repeat } from "./figure.ts";
import { freshPage, leave, timed, usable } from "./tabs.ts";

/** From the command to a table at which one can play. */
export async function measureStart(browser: Browser): Promise<Chapter> {
  const firstStart = await repeat(
    3,
    async () => {
      const since = performance.now();
      const table = await startTable(13, "fate2");
      const taken = performance.now() - since;
      await table.stop();
      return taken;
    },
    0,
  );

  const table = await startTable(13, "fate2");
  try {
    const secondStart = await repeat(3, () => timed(() => table.restart()), 0);
    const ready = await repeat(9, async () => {
      const page = await freshPage(browser);
      const taken = await timed(async () => {
        await page.goto(`${table.url}/game?seat=gm`);
        await usable(page);
      });
      await leave(page);
      return taken;
    });
    const seats = await repeat(9, async () => {
      const page = await freshPage(browser);
      const taken = await timed(() => page.goto(`${table.url}/join`, { waitUntil: "load" }));
      await leave(page);
      return taken;
    });
    const against = { what: "the page of seats", measured: seats };
    return {
      title: "Start",
      how: "`npm start -- --no-build` until the address is printed; then a fresh tab until `game.ready` and the chat log stands, nothing cached.",
      figures: [
        { what: "Server, new world from the sample", measured: firstStart },
        { what: "Server, the same world again", measured: secondStart, against: { what: "a new world", measured: firstStart } },
        { what: "Page, opened until one can play", measured: ready, against },
      ],
    };
  } finally {
    await table.stop();
  }
}
