import type { Browser, Page } from "playwright";
import { repeat, type Summary, summarize } from "./statistics.ts";
import { leave, sit } from "./tabs.ts";

const ZONES = 12;
const ASPECTS = 60;
const TOKENS = 40;
const BOARD = "norn-board";

export interface BoardTimes {
  /** The board rendered again after an aspect changed, with 12 zones, 60 aspects and 40 tokens. */
  readonly again: Summary;
  /** From a token's move until another client's board shows it in its new zone. */
  readonly moved: Summary;
}

interface Placed {
  readonly id: string;
  readonly uuid: string;
  update(change: object): Promise<unknown>;
  updateSource(change: object): object;
  reset(): void;
  delete(): Promise<unknown>;
}

/** The few public names of Foundry that are used here. */
interface BoardPage {
  readonly Actor: { create(data: object): Promise<Placed & { readonly items: { readonly contents: readonly Placed[] } }> };
  readonly foundry: { readonly applications: { readonly instances: ReadonlyMap<string, Shown> } };
  readonly game: {
    readonly actors: { getName(name: string): Placed & { readonly items: { readonly contents: readonly Placed[] } } };
  };
  readonly canvas: {
    readonly scene: Placed & {
      readonly tokens: ReadonlyMap<string, Placed>;
      createEmbeddedDocuments(type: string, data: readonly object[]): Promise<Placed[]>;
    };
  };
  benchMoved?: Promise<number>;
}

interface Shown {
  readonly element: HTMLElement;
  render(options?: object): Promise<unknown>;
}

const NAME = "A place to measure";

/** Milliseconds, on a GM's client that has the board open and on a player's. */
export async function measureBoard(browser: Browser, url: string): Promise<BoardTimes> {
  const [gm, player] = [await sit(browser, url, "gm"), await sit(browser, url, "p1")];
  const { token, zones } = await gm.evaluate(makePlace, { name: NAME, zones: ZONES, aspects: ASPECTS, tokens: TOKENS });
  for (const page of [gm, player]) await openBoard(page);
  const again = summarize((await gm.evaluate(renderAgain, { name: NAME, board: BOARD, times: 40 })).slice(5));
  let step = 0;
  const moved = await repeat(20, () => move(gm, player, { token, zone: zones[(step += 1) % ZONES] ?? "", at: step % ZONES }), 3);
  await leave(gm, player);
  return { again, moved };
}

async function openBoard(page: Page): Promise<void> {
  await page.keyboard.press("Alt+b");
  await page
    .locator(`#${BOARD} .norn-zone`)
    .nth(ZONES - 1)
    .waitFor();
}

async function move(gm: Page, player: Page, to: { token: string; zone: string; at: number }): Promise<number> {
  await player.evaluate(watchZone, { ...to, board: BOARD });
  const sent = await gm.evaluate(moveToken, to);
  return (await player.evaluate(() => (globalThis as unknown as BoardPage).benchMoved ?? 0)) - sent;
}

/** Runs in the page: a situation of the viewed scene with zones that are drawn, aspects in them, and tokens. */
async function makePlace(many: {
  readonly name: string;
  readonly zones: number;
  readonly aspects: number;
  readonly tokens: number;
}): Promise<{ token: string; zones: string[] }> {
  const { Actor, canvas } = globalThis as unknown as BoardPage;
  const { scene } = canvas;
  const range = Array.from({ length: many.zones }, (_, index) => index);
  const ids = range.map((index) => `zone${index}`);
  const regions = await scene.createEmbeddedDocuments(
    "Region",
    range.map((index) => {
      const shape = { type: "rectangle", x: (index % 4) * 400, y: Math.floor(index / 4) * 400, width: 390, height: 390 };
      return { name: `Zone ${index}`, shapes: [shape] };
    }),
  );
  const zones = ids.map((id, index) => [id, { name: `Zone ${index}`, sort: index, region: regions[index]?.uuid ?? null }]);
  const ways = ids.map((id, index) => [`way${index}`, { from: id, to: ids[(index + 1) % ids.length], border: index % 3 }]);
  const items = Array.from({ length: many.aspects }, (_, index) => {
    return {
      name: `An aspect of some length, number ${index}`,
      type: "aspect",
      system: { kind: "scene", zone: ids[index % ids.length] },
    };
  });
  const system = { scene: scene.uuid, zones: Object.fromEntries(zones), ways: Object.fromEntries(ways) };
  await Actor.create({ name: many.name, type: "situation", ownership: { default: 2 }, items, system });
  const people = await Actor.create({ name: "Someone here", type: "npc", ownership: { default: 2 } });
  const tokens = await scene.createEmbeddedDocuments(
    "Token",
    Array.from({ length: many.tokens }, (_, index) => {
      return {
        name: `Someone ${index}`,
        actorId: people.id,
        actorLink: false,
        x: (index % 12) * 130,
        y: Math.floor(index / 12) * 250,
      };
    }),
  );
  return { token: tokens[0]?.id ?? "", zones: ids };
}

/** Runs in the page. */
async function renderAgain({ name, board, times }: { name: string; board: string; times: number }): Promise<number[]> {
  const { foundry, game } = globalThis as unknown as BoardPage;
  const place = game.actors.getName(name);
  const window = foundry.applications.instances.get(board);
  if (!window) throw new Error("The board is not open.");
  const found: number[] = [];
  for (let index = 0; index < times; index += 1) {
    place.items.contents[index % place.items.contents.length]?.updateSource({ name: `Another aspect, number ${index}` });
    place.reset();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    const start = performance.now();
    await window.render();
    window.element.getBoundingClientRect();
    found.push(performance.now() - start);
  }
  return found;
}

/** Runs in the page: waits until the board shows the token's actor in the zone. */
function watchZone({ board, token, zone }: { board: string; token: string; zone: string }): void {
  const page = globalThis as unknown as BoardPage;
  const window = document.getElementById(board);
  const shown = `[data-board-zone="${zone}"] [data-actor*="Token.${token}"]`;
  page.benchMoved = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!window?.querySelector(`.norn-zone${shown}`)) return;
      observer.disconnect();
      window.getBoundingClientRect();
      resolve(performance.timeOrigin + performance.now());
    });
    observer.observe(window ?? document.body, { childList: true, subtree: true, attributes: true });
  });
}

/** Runs in the page. */
function moveToken({ token, at }: { token: string; at: number }): number {
  const { scene } = (globalThis as unknown as BoardPage).canvas;
  const now = performance.timeOrigin + performance.now();
  void scene.tokens.get(token)?.update({ x: (at % 4) * 400 + 150, y: Math.floor(at / 4) * 400 + 150 });
  return now;
}
