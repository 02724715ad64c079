import type { Browser, Page } from "playwright";
import { type Chapter, repeat } from "./figure.ts";
import { measureInvocation } from "./measure-invocation.ts";
import { measureLedger } from "./measure-ledger.ts";
import { measureRoll } from "./measure-roll.ts";
import type { FoundryPage } from "./foundry-page.ts";
import { summarize, type Summary } from "./statistics.ts";
import { freshPage, leave, sit, timed, usable } from "./tabs.ts";

const CARDS = 1000;

/** Rolls, invocations and the page with an empty log, and with a thousand cards in it. */
export async function measureLog(browser: Browser, url: string): Promise<Chapter[]> {
  const [gm, player, other] = await sitAll(browser, url);
  const idle = await frames(gm, false);
  const empty = await measureRoll(player, gm, "empty log");
  const invoked = await measureInvocation([player, gm, other], "empty log");
  const readyEmpty = await pageReady(browser, url);
  await fillLog(gm);
  await leave(gm, player, other);

  const [laterGm, laterPlayer, laterOther] = await sitAll(browser, url);
  const full = await measureRoll(laterPlayer, laterGm, "1,000 cards in the log");
  const invokedLate = await measureInvocation([laterPlayer, laterGm, laterOther], "1,000 cards in the log");
  const scrolling = await frames(laterGm, true);
  const shown = await laterGm.locator("#chat .chat-log > li").count();
  const windows = await measureLedger(laterGm);
  await leave(laterGm, laterPlayer, laterOther);
  const readyFull = await pageReady(browser, url);
  return [
    {
      title: "A roll on the other screen",
      how: "A player Shift-clicks a trait; the time runs until the card is laid out on the GM's page. The empty log holds only the messages of these measurements.",
      figures: [...empty, ...full],
    },
    {
      title: "An invocation on every screen",
      how: "A player invokes an aspect of the place for a roll of theirs, the game master's page carries it out; the time runs from the click in the dialog until the roll's card has its new step, laid out, on three pages.",
      figures: [...invoked, ...invokedLate],
      remarks: ["No older message was written by it: the bench compares when each was written last, and stops where one was."],
    },
    {
      title: "1,000 cards in the log",
      how: "The cards are real rolls and invocations, stored as they are. Scrolling goes from the newest to the oldest in steps of half a page, one a frame.",
      figures: [
        { what: "Page until one can play", measured: readyFull, against: { what: "an empty log", measured: readyEmpty } },
        { what: "A frame while scrolling", measured: scrolling, against: { what: "a frame at rest", measured: idle } },
      ],
      remarks: [`${shown} of the messages stood on the page at once after the scrolling.`],
    },
    windows,
  ];
}

async function sitAll(browser: Browser, url: string): Promise<[gm: Page, player: Page, other: Page]> {
  return [await sit(browser, url, "gm"), await sit(browser, url, "p1"), await sit(browser, url, "p2")];
}

function pageReady(browser: Browser, url: string): Promise<Summary> {
  return repeat(
    5,
    async () => {
      const page = await freshPage(browser);
      const taken = await timed(async () => {
        await page.goto(`${url}/game?seat=gm`);
        await usable(page);
      });
      await leave(page);
      return taken;
    },
    1,
  );
}

/** Copies of the rolls and invocations already made, until there are a thousand. An invocation's copy names the roll it did. */
async function fillLog(gm: Page): Promise<void> {
  const size = await gm.evaluate(async (wanted) => {
    const { game, ChatMessage } = globalThis as unknown as FoundryPage & {
      game: { messages: { contents: { type: string; toObject(): { _id?: string; author?: string } }[]; size: number } };
    };
    const rolls = game.messages.contents
      .filter(({ type }) => type === "action" || type === "spend")
      .map((message) => message.toObject());
    if (rolls.length === 0) throw new Error("No roll was made that could be copied.");
    for (const roll of rolls) {
      delete roll._id;
      delete roll.author;
    }
    const missing = Math.max(0, wanted - game.messages.size);
    for (let made = 0; made < missing; made += 50) {
      const batch = Array.from(
        { length: Math.min(50, missing - made) },
        (_, index) => rolls[(made + index) % rolls.length] ?? {},
      );
      await ChatMessage.createDocuments(batch);
    }
    return game.messages.size;
  }, CARDS);
  if (size < CARDS) throw new Error(`Only ${size} messages could be made.`);
}

/** Lengths of frames, at rest or while the log is scrolled from end to start. */
async function frames(page: Page, scroll: boolean): Promise<Summary> {
  const lengths = await page.evaluate(async (scroll) => {
    const list = document.querySelector<HTMLElement>("#chat .chat-log");
    let scroller = list;
    while (scroller && scroller.scrollHeight <= scroller.clientHeight + 1) scroller = scroller.parentElement;
    const found: number[] = [];
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    let last = await frame();
    for (let index = 0; index < (scroll ? 1500 : 120); index += 1) {
      if (scroll && scroller) {
        if (scroller.scrollTop === 0 && index > 20) break;
        scroller.scrollTop -= scroller.clientHeight / 2;
      }
      const now = await frame();
      found.push(now - last);
      last = now;
    }
    return found;
  }, scroll);
  return summarize(lengths);
}
