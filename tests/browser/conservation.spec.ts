import type { Page } from "@playwright/test";
import { type Counters } from "./conservation-book.ts";
import { playRound, readingOf, ready, sitDown, startOf, watch } from "./conservation-table.ts";
import { rollFast } from "./ledger-play.ts";
import { inFoundry, play } from "./play.ts";
import { expect, sit, test } from "./table.fixture.ts";

test.use({ game: "strands" });

const CORVIN = "Corvin Ashdown";
/** What each client asks for in a round; five clients, four rounds. Generation 13 differs in nothing that counts here, and plays less. */
const OPERATIONS = { 13: 32, 14: 256 } as const;
const AT_LEAST = { 13: 600, 14: 5000 } as const;

test("five clients play at random, come and go, and every counter is its start plus its entries", async ({ browser, table }) => {
  test.setTimeout(400_000);
  const operations = OPERATIONS[table.generation];
  const pages = await sitDown(browser, table);
  const [gm, p1, p2] = pages as [Page, Page, Page];
  const total: Record<string, number> = {};

  const game = async (id: string, trait: string, seed: number): Promise<void> => {
    await play(id, gm, ...pages);
    await rollFast(p1, CORVIN, trait);
    await inFoundry(gm, PURSES);
    for (const page of pages) await ready(page);
    const before = await startOf(gm);
    for (const page of pages) await expect.poll(() => startOf(page)).toEqual(before);
    const round = async (hands: boolean, reloads: readonly { page: number; after: number }[], add: number): Promise<void> => {
      let over = false;
      const watching = [p2, pages[4] as Page].map((page) => watch(page, before, hands, () => over));
      const faults = await playRound(pages, { seed: seed + add, hands, operations, reloads });
      over = true;
      const watched = await Promise.all(watching);
      expect(faults).toEqual([]);
      expect(watched.flatMap(({ wrong }) => wrong)).toEqual([]);
      expect(Math.min(...watched.map(({ looks }) => looks))).toBeGreaterThan(3);
      await allAgree(pages, before);
    };
    await round(
      false,
      [
        { page: 1, after: 1500 },
        { page: 0, after: 3000 },
      ],
      0,
    );
    await round(
      true,
      [
        { page: 3, after: 1000 },
        { page: 0, after: 2500 },
      ],
      1,
    );
    const { tally } = await readingOf(gm, before);
    for (const [name, count] of Object.entries(tally)) total[name] = (total[name] ?? 0) + count;
    // What the server has stored, not what the clients believe.
    const fresh = await sit(await (await browser.newContext()).newPage(), table, "gm");
    await ready(fresh);
    expect((await startOf(fresh)).counters).toEqual((await readingOf(gm, before)).counters);
    await fresh.context().close();
  };

  await game("strands", "Knowledge", 1);
  for (const page of pages) await page.reload();
  await game("fate2", "Lore", 5);

  const sum = (fits: (name: string) => boolean): number =>
    Object.entries(total).reduce((all, [name, count]) => (fits(name) ? all + count : all), 0);
  console.log(`Conservation on ${table.generation}: ${sum(() => true)} operations.`, JSON.stringify(total));
  expect(sum(() => true)).toBeGreaterThanOrEqual(AT_LEAST[table.generation]);
  expect(sum((name) => name.endsWith(" done"))).toBeGreaterThan(operations * 4);
  expect(sum((name) => name.endsWith(" refused"))).toBeGreaterThan(operations);
  for (const kind of ["invoke", "spend", "undo", "redo", "adjust"])
    expect(total[`${kind} done`] ?? 0).toBeGreaterThan(operations / 10);
  await Promise.all(pages.map((page) => page.context().close()));
});

/** Enough points to begin with that much can be had, and little enough that it runs out. */
const PURSES = `for (const actor of game.actors)
  if (actor.type === "character") await actor.update({ system: { fatePoints: { value: 25, debt: 0, held: 0 } } });`;

/** Once it is quiet, nothing is open, and every client has the same numbers, which are what the entries say. */
async function allAgree(pages: readonly Page[], before: { counters: Counters; before: readonly string[] }): Promise<void> {
  const [first, ...others] = pages as [Page, ...Page[]];
  await expect
    .poll(async () => readingOf(first, before), { timeout: 20_000 })
    .toMatchObject({ off: {}, impossible: [], open: [] });
  const { counters, tally } = await readingOf(first, before);
  for (const page of others)
    await expect
      .poll(() => readingOf(page, before), { timeout: 20_000 })
      .toEqual({ counters, tally, off: {}, impossible: [], open: [] });
}
