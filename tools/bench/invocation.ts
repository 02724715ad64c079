import type { Browser, Page } from "playwright";
import { type Summary, summarize } from "./statistics.ts";
import { type FoundryPage, leave, sit } from "./tabs.ts";

const ROLLER = "Corvin Ashdown";
const PLACE = "Lantern Quay at midnight";
const TIMES = 30;
const WARM_UP = 5;
const STEP = ".norn-roll-step";

export interface InvocationTimes {
  readonly bare: Summary;
  readonly roll: Summary;
  readonly pending: Summary;
  readonly settled: Summary;
}

/** Milliseconds. */
interface Round {
  readonly bare: number;
  readonly roll: number;
  readonly pending: number;
  readonly settled: number;
}

interface Seen {
  benchSeen?: readonly Promise<number>[];
}

/**
 * Milliseconds on three clients (`performance.timeOrigin + performance.now()` is one clock): from a bare `ChatMessage.create` to its
 * message, from a Shift-click on a trait to its card, and from the click that ends an invocation to the card with its step, pending
 * and settled. Each ends when the last client has laid it out.
 */
export async function measureInvocation(browser: Browser, url: string): Promise<InvocationTimes> {
  const pages = [await sit(browser, url, "p1"), await sit(browser, url, "gm"), await sit(browser, url, "p2")];
  const [player, gm] = pages;
  if (!player || !gm) throw new Error("An invocation needs a player and a GM.");
  await gm.evaluate(giveFree, PLACE);
  await player.evaluate(async (name) => {
    await (globalThis as unknown as FoundryPage).game.actors.getName(name)?.sheet.render({ force: true });
  }, ROLLER);
  // In turns, so that what else the machine does meets all of them.
  const rounds: Round[] = [];
  for (let index = 0; index < WARM_UP + TIMES; index += 1) rounds.push(await playRound(pages, player));
  await leave(...pages);
  const of = (what: keyof Round): Summary => summarize(rounds.slice(WARM_UP).map((round) => round[what]));
  return { bare: of("bare"), roll: of("roll"), pending: of("pending"), settled: of("settled") };
}

async function playRound(pages: readonly Page[], player: Page): Promise<Round> {
  const bare = await everywhere(pages, ".chat-message", () => player.evaluate(sendBare));
  const roll = await everywhere(pages, ".chat-message", () => player.evaluate(rollTrait));
  return { bare, roll, ...(await invoke(pages, player)) };
}

async function invoke(pages: readonly Page[], player: Page): Promise<Pick<Round, "pending" | "settled">> {
  const roll = await player.evaluate(() => {
    const { messages } = (globalThis as unknown as FoundryPage).game;
    return messages.contents.findLast(({ type }) => type === "action")?.id ?? "";
  });
  await player.locator(`#chat [data-message-id="${roll}"] [data-action=invoke]`).click();
  // The one gain that every roll allows, and none has chosen for it.
  await player.locator(".application:has(.norn-invoke) [name=gain][value=reroll-all]").check();
  await player.locator(".application:has(.norn-invoke) button[type=submit]:enabled").waitFor();
  const step = `[data-message-id="${roll}"] ${STEP}`;
  const [pending = 0, settled = 0] = await eachEverywhere(pages, [step, `${step}:not(.is-pending)`], () =>
    player.evaluate(submitInvocation),
  );
  // The next measurement starts once this entry is settled and its request deleted.
  await player.waitForFunction((on) => {
    const about = (globalThis as unknown as FoundryPage).game.messages.contents.filter(
      ({ system }) => system.request?.roll === on,
    );
    return about.length === 1 && about[0]?.system.state === "done";
  }, roll);
  return { pending, settled };
}

/** Milliseconds from `send` until every page shows something new of this kind in its log. */
export async function everywhere(pages: readonly Page[], selector: string, send: () => Promise<number>): Promise<number> {
  const [taken = 0] = await eachEverywhere(pages, [selector], send);
  return taken;
}

async function eachEverywhere(
  pages: readonly Page[],
  selectors: readonly string[],
  send: () => Promise<number>,
): Promise<readonly number[]> {
  for (const page of pages) await page.evaluate(watchLog, selectors);
  const sent = await send();
  const seen = await Promise.all(pages.map((page) => page.evaluate(() => Promise.all((globalThis as Seen).benchSeen ?? []))));
  return selectors.map((_, index) => Math.max(...seen.map((times) => times[index] ?? 0)) - sent);
}

/** Runs in the page. */
function watchLog(selectors: readonly string[]): void {
  const log = document.querySelector("#chat .chat-log");
  if (!log) throw new Error("There is no chat log.");
  (globalThis as Seen).benchSeen = selectors.map((selector) => {
    const old = new Set(log.querySelectorAll(selector));
    return new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        const found = [...log.querySelectorAll(selector)].find((element) => !old.has(element));
        if (!found) return;
        observer.disconnect();
        found.getBoundingClientRect();
        resolve(performance.timeOrigin + performance.now());
      });
      observer.observe(log, { childList: true, subtree: true, attributes: true });
    });
  });
}

/** Runs in the page: free invocations for all, so that none runs out. */
async function giveFree(place: string): Promise<void> {
  const actor = (globalThis as unknown as FoundryPage).game.actors.getName(place);
  const aspect = actor?.items.contents.find(({ type }) => type === "aspect");
  await aspect?.update({ system: { free: { all: { count: 200, holder: "" } } } });
}

/** Runs in the page. */
function sendBare(): number {
  const now = performance.timeOrigin + performance.now();
  void (globalThis as unknown as FoundryPage).ChatMessage.create({ content: "<p>Nothing but words.</p>" });
  return now;
}

/** Runs in the page. */
function rollTrait(): number {
  const button = document.querySelector(".norn.sheet button.norn-trait-roll");
  const now = performance.timeOrigin + performance.now();
  button?.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, shiftKey: true }));
  return now;
}

/** Runs in the page. */
function submitInvocation(): number {
  const button = document.querySelector<HTMLButtonElement>(".application:has(.norn-invoke) button[type=submit]");
  const now = performance.timeOrigin + performance.now();
  button?.click();
  return now;
}
