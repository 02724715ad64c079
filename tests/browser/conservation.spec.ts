import type { Browser, Page } from "@playwright/test";
import { startTable } from "../../tools/table-process.ts";
import type { Reading, Start } from "./conservation-book.ts";
import { playRound, readingOf, ready, sitDown, startOf, watch } from "./conservation-table.ts";
import { rollFast } from "./ledger-play.ts";
import { inFoundry, play } from "./play.ts";
import { setDials } from "./spend-play.ts";
import { expect, sit, test, type GameId, type Table } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
/**
 * How many requests each of five clients makes in each of two rounds, and the number of entries in all. Larger numbers are tested
 * in Node.
 */
const OPERATIONS = 14;
const AT_LEAST = 140;
/** Kinds of entries that change something: those that are rare are played in Node. */
const KINDS = 8;
/** Points and a pool in one game; boxes in the other, with manual edits too; attacks in both. A player and a GM are interrupted in each. */
const ROUNDS = [
  {
    game: "strands",
    trait: "Knowledge",
    seed: 1,
    hands: false,
    reloads: [
      { page: 1, after: 5 },
      { page: 0, after: 9 },
    ],
  },
  {
    game: "fate2",
    trait: "Lore",
    seed: 5,
    hands: true,
    reloads: [
      { page: 3, after: 9 },
      { page: 0, after: 5 },
    ],
  },
] as const satisfies readonly { game: GameId; trait: string; seed: number; hands: boolean; reloads: readonly object[] }[];
/** Enough points at the start that much is possible, and few enough that they run out. */
const POINTS = `for (const actor of game.actors)
  if (actor.type === "character") await actor.update({ system: { fatePoints: { value: 25, debt: 0, held: 0 } } });`;
test("five clients play at random, come and go, and every counter is its opening balance plus its entries", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const table = await startTable(14, "strands");
  try {
    await playRounds(browser, table);
  } finally {
    await table.stop();
  }
});

async function playRounds(browser: Browser, table: Table): Promise<void> {
  const pages = await sitDown(browser, table);
  const [gm, p1] = pages as [Page, Page];
  const total: Record<string, number> = {};
  for (const { game, trait } of ROUNDS) {
    await play(game, gm, ...pages);
    await rollFast(p1, CORVIN, trait);
  }
  await setDials(gm, { "fate2-reward-cards": true, "fate2-reward-copies": 10 }, ...pages);
  for (const page of pages) await ready(page);
  for (const { game, seed, hands, reloads } of ROUNDS) {
    await play(game, gm, ...pages);
    const start = await startOf(gm);
    for (const page of pages) await expect.poll(() => startOf(page)).toEqual(start);
    await inFoundry(gm, POINTS);
    await expectAgreed(pages, start);
    await playWatched(pages, start, { seed, hands, operations: OPERATIONS, reloads });
    const { tally } = await readingOf(gm, start);
    for (const [name, count] of Object.entries(tally)) total[name] = (total[name] ?? 0) + count;
    await expectStored(browser, table, await readingOf(gm, start));
  }
  await expectShown(p1);
  await Promise.all(pages.map((page) => page.context().close()));
  expectPlayed(total);
}

/** One round, its books watched on two clients throughout, and checked on all of them at the end. */
async function playWatched(pages: readonly Page[], start: Start, round: Parameters<typeof playRound>[1]): Promise<void> {
  const playing = playRound(pages, round);
  const watched = await Promise.all([pages[2], pages[4]].map((page) => watch(page as Page, start, playing)));
  expect(await playing).toEqual([]);
  expect(watched.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(Math.min(...watched.map(({ looks }) => looks))).toBeGreaterThan(2);
  await expectAgreed(pages, start);
}

/** Nothing is pending, and every client has the same numbers, which agree with the entries. */
async function expectAgreed(pages: readonly Page[], start: Start): Promise<void> {
  const quiet = { off: {}, impossible: [], open: [] };
  await expect(async () => {
    const [first, ...others] = await Promise.all(pages.map((page) => readingOf(page, start)));
    expect(first).toMatchObject(quiet);
    for (const other of others) expect(other).toEqual(first);
  }).toPass({ timeout: 20_000 });
}

/** What the server has stored is what the clients have. */
async function expectStored(browser: Browser, table: Table, { counters }: Reading): Promise<void> {
  const fresh = await sit(await (await browser.newContext()).newPage(), table, "gm");
  await ready(fresh);
  await expect.poll(async () => (await startOf(fresh)).counters).toEqual(counters);
  await fresh.context().close();
}

/** The books detect errors: a point from nowhere, on this page only, is found. */
async function expectShown(page: Page): Promise<void> {
  const start = await startOf(page);
  const changed = await inFoundry<string>(
    page,
    `const actor = game.actors.getName("${CORVIN}");
     actor.updateSource({ system: { fatePoints: { value: actor.system.fatePoints.value + 1 } } });
     return actor.uuid;`,
  );
  await expect.poll(async () => (await readingOf(page, start)).off).toEqual({ [`${changed} value`]: 1 });
}

/** Enough of everything was settled, and enough was refused. */
function expectPlayed(total: Readonly<Record<string, number>>): void {
  const sum = (ending: string): number =>
    Object.entries(total).reduce((all, [name, count]) => (name.endsWith(ending) ? all + count : all), 0);
  process.stdout.write(`Conservation: ${sum("")} operations. ${JSON.stringify(total)}\n`);
  expect(sum("")).toBeGreaterThanOrEqual(AT_LEAST);
  for (const ending of [" done", " refused"]) expect(sum(ending)).toBeGreaterThan(OPERATIONS);
  for (const kind of ["invoke", "undo", "adjust"]) expect(total[`${kind} done`] ?? 0, kind).toBeGreaterThan(0);
  const kinds = Object.keys(total).filter((name) => name.endsWith(" done"));
  expect(kinds.length).toBeGreaterThanOrEqual(KINDS);
}
