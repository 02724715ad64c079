import type { Page } from "playwright";
import { type Figure, repeat } from "./figure.ts";
import type { FoundryPage } from "./foundry-page.ts";

const ROLLER = "Corvin Ashdown";
const PLACE = "Lantern Quay at midnight";
const TIMES = 25;
const BEFORE = 5;

interface Message {
  readonly id: string;
  readonly _stats: { readonly modifiedTime: number | null };
}
interface Place {
  readonly items: { readonly contents: readonly { readonly type: string; update(change: object): Promise<unknown> }[] };
}
type Ledger = Omit<FoundryPage, "game"> & {
  readonly game: {
    readonly actors: { getName(name: string): Place | undefined };
    readonly messages: { readonly contents: readonly Message[] };
  };
};

interface Seen {
  benchSeen?: Promise<number>;
}

const PENDING = ".norn-roll-step";
const SETTLED = ".norn-roll-step:not(.is-pending)";

/**
 * One invocation, from the click that ends the choosing to the roll's card, with its new step, laid out on every page: as pending, and
 * settled. The first page invokes, a GM's settles it. All tell the time of one clock: `performance.timeOrigin + performance.now()`.
 *
 * @throws Error when a message that was there before has been written
 */
export async function measureInvocation(pages: readonly Page[], log: string): Promise<Figure[]> {
  const [player, gm] = pages;
  if (!player || !gm) throw new Error("An invocation wants a player and a GM.");
  await giveFree(gm);
  await openSheet(player);
  const bare = await repeat(TIMES, () => everywhere(pages, ".chat-message", () => bareMessage(player)), BEFORE);
  const pending = await repeat(TIMES, () => invoke(pages, player, gm, PENDING), BEFORE);
  const settled = await repeat(TIMES, () => invoke(pages, player, gm, SETTLED), BEFORE);
  const against = { what: "a bare `ChatMessage.create`", measured: bare };
  return [
    { what: `Click to the step, pending, on every client, ${log}`, measured: pending, against },
    { what: `Click to the step, settled, on every client, ${log}`, measured: settled, against, aim: 150 },
    { what: `A bare message on every client, ${log}`, measured: bare },
  ];
}

/** Free invocations for anybody, so that nothing runs out. */
async function giveFree(gm: Page): Promise<void> {
  await gm.evaluate(async (name) => {
    const { game } = globalThis as unknown as Ledger;
    const aspect = game.actors.getName(name)?.items.contents.find(({ type }) => type === "aspect");
    await aspect?.update({ system: { free: { everybody: { count: 200, holder: "" } } } });
  }, PLACE);
}

async function openSheet(page: Page): Promise<void> {
  await page.evaluate(async (name) => {
    const { game } = globalThis as unknown as FoundryPage;
    await game.actors.getName(name)?.sheet.render({ force: true });
  }, ROLLER);
  await page.locator(".norn.sheet button.norn-trait-roll").first().waitFor();
}

async function invoke(pages: readonly Page[], player: Page, gm: Page, step: string): Promise<number> {
  const roll = await rollOnce(player, pages);
  await player.locator(`#chat [data-message-id="${roll}"] [data-action=invoke]`).click();
  await player.locator(".norn-invoke").first().waitFor();
  await player.locator(".application:has(.norn-invoke) button[type=submit]:enabled").waitFor();
  const before = await written(gm);
  const taken = await everywhere(pages, `[data-message-id="${roll}"] ${step}`, () => submit(player));
  await settledOn(gm, roll);
  const after = await written(gm);
  const rewritten = Object.keys(before).filter((id) => id in after && before[id] !== after[id]);
  if (rewritten.length > 0) throw new Error(`An invocation has written older messages: ${rewritten.join(", ")}.`);
  return taken;
}

/** Rolls, and waits for the card on all pages. Resolves to the id of its message. */
async function rollOnce(player: Page, pages: readonly Page[]): Promise<string> {
  const roll = await player.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { Hooks } = globalThis as unknown as { Hooks: { once(name: string, heard: (message: Message) => void): void } };
        Hooks.once("createChatMessage", ({ id }) => resolve(id));
        const button = document.querySelector(".norn.sheet button.norn-trait-roll");
        button?.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, shiftKey: true }));
      }),
  );
  for (const page of pages)
    await page
      .locator(`#chat [data-message-id="${roll}"] .norn-message, #chat .norn-message[data-message-id="${roll}"]`)
      .first()
      .waitFor();
  return roll;
}

/** Milliseconds from `send` until every page has something new of this kind in its log, laid out. */
async function everywhere(pages: readonly Page[], selector: string, send: () => Promise<number>): Promise<number> {
  for (const page of pages) await page.evaluate(watchLog, selector);
  const sent = await send();
  const seen = await Promise.all(pages.map((page) => page.evaluate(() => (globalThis as Seen).benchSeen ?? 0)));
  await pages[0]?.waitForTimeout(60);
  return Math.max(...seen) - sent;
}

function watchLog(selector: string): void {
  const log = document.querySelector("#chat .chat-log");
  if (!log) throw new Error("There is no chat log.");
  const old = new Set(log.querySelectorAll(selector));
  (globalThis as Seen).benchSeen = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const found = [...log.querySelectorAll(selector)].find((element) => !old.has(element));
      if (!found) return;
      observer.disconnect();
      found.getBoundingClientRect();
      resolve(performance.timeOrigin + performance.now());
    });
    observer.observe(log, { childList: true, subtree: true, attributes: true });
  });
}

function submit(page: Page): Promise<number> {
  return page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>(".application:has(.norn-invoke) button[type=submit]");
    if (!button) throw new Error("There is nothing to invoke.");
    const now = performance.timeOrigin + performance.now();
    button.click();
    return now;
  });
}

function bareMessage(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { ChatMessage } = globalThis as unknown as FoundryPage;
    const now = performance.timeOrigin + performance.now();
    void ChatMessage.create({ content: "<p>Nothing but words.</p>" });
    return now;
  });
}

/** The entry is done, and so is everything that is written after it. */
async function settledOn(gm: Page, roll: string): Promise<void> {
  await gm.waitForFunction((on) => {
    const { game } = globalThis as unknown as {
      game: { messages: { contents: readonly { system: { state?: string; request?: { roll?: string } } }[] } };
    };
    return game.messages.contents.some(({ system }) => system.request?.roll === on && system.state === "done");
  }, roll);
}

/** When each message was written last, as the server says. */
function written(page: Page): Promise<Readonly<Record<string, number | null>>> {
  return page.evaluate(() => {
    const { game } = globalThis as unknown as Ledger;
    return Object.fromEntries(game.messages.contents.map(({ id, _stats }) => [id, _stats.modifiedTime]));
  });
}
