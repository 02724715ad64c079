import type { Browser, Page } from "@playwright/test";
import { sitLoosely } from "./cut-off.ts";
import { inFoundry, play } from "./play.ts";
import { fatePoints, rollFast, sendEntry, settled } from "./ledger-play.ts";
import { expect, sit, test, type Seat, type Table } from "./table.fixture.ts";

test.use({ game: "strands" });

const CORVIN = "Corvin Ashdown";
const ASPECT = "Too Curious for Locked Doors";

interface Keeper {
  readonly session: string;
  readonly user: string;
}

function keeper(page: Page): Promise<Keeper> {
  return inFoundry(page, `return game.settings.get("norn", "keeper");`);
}

function setPoints(gm: Page, value: number): Promise<void> {
  return inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: ${value} } } });`);
}

/** As many invocations of one aspect in the story as are asked, each of a roll of its own. Resolves to the cards. */
async function askMany(page: Page, count: number): Promise<string[]> {
  const uuid = await inFoundry<string>(
    page,
    `return game.actors.getName("${CORVIN}").items.find((item) => item.inPlay && item.name === "${ASPECT}").uuid;`,
  );
  const cards: string[] = [];
  for (let i = 0; i < count; i++) cards.push(await rollFast(page, CORVIN, "Knowledge"));
  await Promise.all(
    cards.map((on) => sendEntry(page, CORVIN, { asked: { on, aspect: uuid, aspectName: ASPECT, gain: "plus-two" } })),
  );
  return cards;
}

async function another(browser: Browser, table: Table, seat: Seat): Promise<Page> {
  return sit(await (await browser.newContext()).newPage(), table, seat);
}

/** Every card has one entry that is done, and each cost one point. */
async function allOnce(page: Page, cards: readonly string[], before: number): Promise<void> {
  for (const card of cards) expect((await settled(page, card, 1)).map(({ state }) => state)).toEqual(["done"]);
  expect(await fatePoints(page, CORVIN)).toBe(before - cards.length);
}

/** What was written down as changed by hand since, by whom. */
function adjustments(page: Page): Promise<number> {
  return inFoundry(page, `return game.messages.filter((message) => message.system.kind === "adjust").length;`);
}

test("a game master in two browsers: every entry runs once, and so is a change by hand written down; closed without a word, the one that keeps is replaced", async ({
  browser,
  table,
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  await setPoints(gm, 9);
  const first = await keeper(gm);
  const second = await sitLoosely(browser, table, "gm");
  await expect.poll(async () => (await keeper(p1)).session).not.toBe(first.session);
  await allOnce(p1, await askMany(p1, 2), 9);
  const recorded = await adjustments(p1);
  await inFoundry(p1, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 8 } } });`);
  await expect.poll(() => adjustments(gm)).toBe(recorded + 1);
  await allOnce(p1, await askMany(p1, 1), 8);
  expect(await adjustments(p1)).toBe(recorded + 1);
  // Its user stays at the table in the first browser, so that nothing tells the others.
  await second.cut();
  await allOnce(p1, await askMany(p1, 2), 7);
  await second.page.context().close();
});

test("game masters come and go in the middle of many entries: each runs once", async ({ browser, table, gm, p1 }) => {
  await play("strands", gm, p1);
  await setPoints(gm, 40);
  const asking = askMany(p1, 6);
  const second = await another(browser, table, "gm");
  await gm.reload();
  const cards = await asking;
  await second.context().close();
  await allOnce(p1, cards, 40);
});

test("a second user who is a game master leaves the one who keeps in peace, and takes over when they go", async ({
  gm,
  p1,
  p2,
  table,
}) => {
  await play("strands", gm, p1);
  await setPoints(gm, 9);
  await inFoundry(gm, `await game.users.get("TableUserPlayer2").update({ role: 4 });`);
  try {
    await p2.reload();
    await p2.waitForFunction(() => (globalThis as { game?: { ready?: boolean } }).game?.ready === true);
    expect((await keeper(p2)).user).toBe("TableUserGameMst");
    await allOnce(p1, await askMany(p1, 1), 9);
    await gm.goto("about:blank");
    await expect.poll(async () => (await keeper(p1)).user).toBe("TableUserPlayer2");
    await allOnce(p1, await askMany(p1, 1), 8);
    await sit(gm, table, "gm");
    await expect.poll(async () => (await keeper(p1)).user).toBe("TableUserGameMst");
    await allOnce(p1, await askMany(p1, 1), 7);
  } finally {
    if (gm.url() === "about:blank") await sit(gm, table, "gm");
    await inFoundry(gm, `await game.users.get("TableUserPlayer2").update({ role: 1 });`);
    await p2.reload();
  }
});

test("two pages that begin one entry in the same moment: the first carries it out, the other lets go", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await setPoints(gm, 9);
  const [card] = await askMany(p1, 1);
  const [entry] = await settled(gm, card ?? "", 1);
  // The second page's write, as the server would pass it on in the middle of the first one's.
  const outcome = await inFoundry<{ held: string; executor: string }>(
    gm,
    `const message = game.messages.get("${entry?.id}");
     const actor = game.actors.getName("${CORVIN}");
     const asked = { ...message.toObject().system.asked, on: "${card}" };
     let own = "";
     const hook = Hooks.on("updateChatMessage", (other, change) => {
       if (other.system.state !== "doing" || change.system?.executor === "elsewhere" || own) return;
       own = other.system.executor;
       void other.update({ system: { executor: "elsewhere", outcome: { points: 99 } } });
     });
     const roll = game.messages.get("${card}");
     await ChatMessage.create({ type: "spend", content: "x", system: { kind: "undo", game: "strands", actor: actor.uuid, actorName: actor.name, state: "asked", asked: { entry: "${entry?.id}", on: roll.id } } });
     for (let i = 0; i < 100; i++) {
       const last = game.messages.contents.at(-1);
       if (last.system.state === "done") break;
       await new Promise((resolve) => setTimeout(resolve, 20));
     }
     Hooks.off("updateChatMessage", hook);
     const { executor, outcome } = game.messages.contents.at(-1).system;
     return { held: own, executor, points: outcome.points };`,
  );
  expect(outcome).toEqual({ held: outcome.held, executor: outcome.held, points: 0 });
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(9);
});

for (const moment of ["before its changes", "after its changes"] as const) {
  test(`the game master's page dies ${moment}: whoever comes next finishes the entry, once`, async ({
    table,
    browser,
    gm,
    p1,
  }) => {
    await play("strands", gm, p1);
    await setPoints(gm, 5);
    const before = (await keeper(gm)).session;
    const loose = await sitLoosely(browser, table, "gm");
    await expect.poll(async () => (await keeper(loose.page)).session).not.toBe(before);
    await gm.goto("about:blank");
    const entryDoing = moment === "before its changes" ? "updateChatMessage" : "updateActor";
    // Stands still for good in the middle of its entry: the tab is closed there.
    const stopped = loose.page.evaluate(
      `new Promise((resolve) => {
         Hooks.on("${entryDoing}", (document) => {
           if ("${entryDoing}" === "updateChatMessage" && document.system.state !== "doing") return;
           game.socket.disconnect();
           resolve();
         });
       })`,
    );
    const cards = askMany(p1, 1);
    await stopped;
    await loose.page.context().close();
    const [card = ""] = await cards;
    await sit(gm, table, "gm");
    await allOnce(p1, [card], 5);
  });
}

test("a player's page loses its connection in the middle of an entry without a game master, and dies in the next: each is finished once", async ({
  table,
  browser,
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  await setPoints(gm, 5);
  await p1.goto("about:blank");
  await gm.goto("about:blank");
  const loose = await sitLoosely(browser, table, "p1");
  /** Stands still in the middle of the next entry. Resolves to the roll it is on. */
  const cutInTheMiddle = async (): Promise<string> => {
    const stopped = loose.page.evaluate(
      `new Promise((resolve) => Hooks.once("updateActor", () => {
         game.socket.disconnect();
         resolve();
       }))`,
    );
    const cards = askMany(loose.page, 1);
    await stopped;
    const [card = ""] = await cards.catch(() => [] as string[]);
    return card || inFoundry<string>(p2, `return game.messages.contents.at(-1).system.asked.on;`);
  };
  const first = await cutInTheMiddle();
  await loose.page.evaluate("void game.socket.connect()");
  await allOnce(p2, [first], 5);
  const next = await cutInTheMiddle();
  await loose.page.context().close();
  await sit(p1, table, "p1");
  await allOnce(p1, [first, next], 5);
  await sit(gm, table, "gm");
  await allOnce(gm, [first, next], 5);
});
