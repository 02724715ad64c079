import type { Browser, Page, Response } from "playwright";

/** The few public names of Foundry that the measurements use inside a page. */
export interface FoundryPage {
  readonly game: {
    readonly actors: { readonly contents: readonly Actor[]; getName(name: string): Actor | undefined };
    readonly norn: { rollTrait(uuid: string, options: { fast: boolean }): Promise<Message> };
    readonly messages: { readonly contents: readonly Message[]; readonly size: number };
  };
  readonly Actor: DocumentClass<Actor>;
  readonly Combat: { readonly implementation: DocumentClass<Combat> };
  readonly ChatMessage: DocumentClass<Message>;
}

interface DocumentClass<D> {
  create(data: object): Promise<D>;
  createDocuments(data: readonly object[]): Promise<D[]>;
  deleteDocuments(ids: readonly string[]): Promise<unknown>;
}

interface Actor {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly items: { readonly contents: readonly Item[] };
  readonly sheet: {
    readonly element: HTMLElement;
    editing: boolean;
    render(options: { force: boolean }): Promise<unknown>;
    close(options: { animate: boolean }): Promise<unknown>;
  };
  reset(): void;
}

interface Combat {
  createEmbeddedDocuments(type: "Combatant", data: readonly object[]): Promise<unknown>;
  update(change: object): Promise<unknown>;
}

interface Item {
  readonly uuid: string;
  readonly type: string;
  readonly inPlay?: boolean;
  update(change: object): Promise<unknown>;
  updateSource(change: object): object;
}

interface Message {
  readonly id: string;
  readonly type: string;
  readonly system: { readonly state?: string; readonly request?: { readonly roll?: string } };
  toObject(): { _id?: string; author?: string; system?: object };
  delete(): Promise<unknown>;
}

/** Functions sent to the page call a `__name` that the compiler adds; this puts a harmless one there. */
const NAMES = "globalThis.__name ??= (value) => value;";

/** Takes a seat in a fresh tab with nothing cached, and waits until the page is playable. `heard`: every response until then. */
export async function sit(
  browser: Browser,
  url: string,
  seat: "gm" | "p1" | "p2",
  heard?: (response: Response) => void,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  await context.addInitScript({ content: NAMES });
  const page = await context.newPage();
  if (heard) page.on("response", heard);
  await page.goto(`${url}/game?seat=${seat}`);
  await page.waitForFunction(() => (globalThis as { game?: { ready?: boolean } }).game?.ready === true);
  await page.locator("#chat .chat-log").waitFor({ state: "attached" });
  return page;
}

export async function leave(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.context().close();
}

/** Milliseconds and megabytes of a fresh tab, from opening it until it is playable. */
export async function openPage(browser: Browser, url: string): Promise<{ readonly time: number; readonly heap: number }> {
  const start = performance.now();
  const page = await sit(browser, url, "gm");
  const time = performance.now() - start;
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await leave(page);
  return { time, heap: usedSize / 1e6 };
}

/** Data to create an actor with. */
export interface NamedSource {
  readonly [key: string]: unknown;
  readonly name: string;
}

/** Data of a character with this many items: half traits, a third aspects, the rest gear. */
export function sampleActor(name: string, items: number): NamedSource {
  const item = (index: number): object => {
    if (index % 2 === 0) return { name: `Trait ${index}`, type: "skill", system: { rank: index % 5, game: "fate2" } };
    if (index % 3 === 0) return { name: `Gear ${index}`, type: "gear", system: { game: "fate2", quantity: index } };
    return {
      name: `An aspect of some length, number ${index}`,
      type: "aspect",
      system: { game: "fate2", level: 1 + (index % 3) },
    };
  };
  return { name, type: "character", items: Array.from({ length: items }, (_, index) => item(index)) };
}
