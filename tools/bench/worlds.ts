import type { Browser } from "playwright";
import { type Summary, summarize } from "./statistics.ts";
import { type FoundryPage, leave, openPage, sampleActor, sit } from "./tabs.ts";

const ACTORS = 200;
const MESSAGES = 1000;

interface Pages {
  readonly time: Summary;
  readonly heap: Summary;
}

export interface WorldTimes {
  readonly empty: Pages;
  readonly actors: Pages;
  readonly messages: Pages | null;
}

/**
 * Opening a page on the sample world with an empty log, with 200 more actors, and with 1,000 messages: copies of the rolls and
 * entries that the log had before.
 */
export async function measureWorlds(browser: Browser, url: string, withMessages: boolean): Promise<WorldTimes> {
  const gm = await sit(browser, url, "gm");
  const copies = await gm.evaluate(takeLog);
  const empty = await pages(browser, url);
  const batch = Array.from({ length: ACTORS / 10 }, (_, index) => sampleActor(`Measured ${index + 1}`, 20));
  const ids: string[] = [];
  for (let made = 0; made < ACTORS; made += batch.length) ids.push(...(await gm.evaluate(createActors, batch)));
  const actors = await pages(browser, url);
  await gm.evaluate((all) => (globalThis as unknown as FoundryPage).Actor.deleteDocuments(all), ids);
  if (withMessages) await gm.evaluate(fillLog, { wanted: MESSAGES, copies });
  await leave(gm);
  return { empty, actors, messages: withMessages ? await pages(browser, url) : null };
}

async function pages(browser: Browser, url: string): Promise<Pages> {
  await openPage(browser, url);
  const opened: { readonly time: number; readonly heap: number }[] = [];
  for (let index = 0; index < 7; index += 1) opened.push(await openPage(browser, url));
  return { time: summarize(opened.map(({ time }) => time)), heap: summarize(opened.map(({ heap }) => heap)) };
}

/** Runs in the page. */
async function createActors(data: readonly object[]): Promise<string[]> {
  const made = await (globalThis as unknown as FoundryPage).Actor.createDocuments(data);
  return made.map(({ id }) => id);
}

/** Runs in the page: empties the log, and resolves to its rolls and entries. */
async function takeLog(): Promise<object[]> {
  const { game, ChatMessage } = globalThis as unknown as FoundryPage;
  const copies = game.messages.contents
    .filter(({ type }) => type === "action" || type === "entry" || type === "spend")
    .map((message) => ({ ...message.toObject(), _id: undefined, author: undefined }));
  await ChatMessage.deleteDocuments(game.messages.contents.map(({ id }) => id));
  return copies;
}

/** Runs in the page: copies rolls and entries until there are `wanted` messages. */
async function fillLog({ wanted, copies }: { wanted: number; copies: readonly object[] }): Promise<void> {
  const { game, ChatMessage } = globalThis as unknown as FoundryPage;
  if (copies.length === 0) throw new Error("There was no roll in the log to copy.");
  while (game.messages.size < wanted) {
    const missing = Math.min(50, wanted - game.messages.size);
    const batch = Array.from({ length: missing }, (_, index) => copies[index % copies.length] ?? {});
    await ChatMessage.createDocuments(batch);
  }
}
