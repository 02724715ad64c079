import type { Page } from "playwright";
import { type Figure, repeat } from "./figure.ts";
import type { FoundryPage } from "./foundry-page.ts";

const ROLLER = "Corvin Ashdown";

interface Seen {
  benchSeen?: Promise<number>;
}

/**
 * One roll, from the click on one client to the card laid out on the other. Both pages tell the time of one clock:
 * `performance.timeOrigin + performance.now()`.
 */
export async function measureRoll(player: Page, gm: Page, log: string): Promise<Figure[]> {
  await openSheet(player);
  const bare = await repeat(25, () => oneMessage(player, gm, bareMessage), 5);
  const roll = await repeat(25, () => oneMessage(player, gm, shiftClick), 5);
  const against = { what: "a bare `ChatMessage.create`", measured: bare };
  return [
    { what: `Shift-click to the card on the other client, ${log}`, measured: roll, against, aim: 100 },
    { what: `A bare message on the other client, ${log}`, measured: bare },
  ];
}

async function openSheet(page: Page): Promise<void> {
  await page.evaluate(async (name) => {
    const { game } = globalThis as unknown as FoundryPage;
    await game.actors.getName(name)?.sheet.render({ force: true });
  }, ROLLER);
  await page.locator(".norn.sheet button.norn-trait-roll").first().waitFor();
}

/** Milliseconds from `send` on one page until the other's log has one message more, laid out. */
async function oneMessage(from: Page, to: Page, send: (page: Page) => Promise<number>): Promise<number> {
  await to.evaluate(() => {
    const log = document.querySelector("#chat .chat-log");
    if (!log) throw new Error("There is no chat log.");
    (globalThis as Seen).benchSeen = new Promise((resolve) => {
      const observer = new MutationObserver((records) => {
        const added = records.flatMap((record) => [...record.addedNodes]).find((node) => node instanceof HTMLElement);
        if (!(added instanceof HTMLElement)) return;
        observer.disconnect();
        added.getBoundingClientRect();
        resolve(performance.timeOrigin + performance.now());
      });
      observer.observe(log, { childList: true });
    });
  });
  const sent = await send(from);
  const seen = await to.evaluate(() => (globalThis as Seen).benchSeen ?? 0);
  await from.waitForTimeout(60);
  return seen - sent;
}

function shiftClick(page: Page): Promise<number> {
  return page.evaluate(() => {
    const button = document.querySelector(".norn.sheet button.norn-trait-roll");
    if (!button) throw new Error("There is no trait to click.");
    const now = performance.timeOrigin + performance.now();
    button.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, shiftKey: true }));
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
