import type { Browser, Page } from "@playwright/test";
import { sitLoosely } from "./cut-off.ts";
import { immediately, inFoundry, notification, play } from "./play.ts";
import { cardOf, fatePoints, rollFast, sendEntry, settled, settledEntry, storedEntry } from "./ledger-play.ts";
import { expect, ready, sit, test, type Seat, type Table } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const ASPECT = "Too Curious for Locked Doors";

interface Authority {
  readonly client: string;
  readonly user: string;
}

function authority(page: Page): Promise<Authority> {
  return inFoundry(page, `return game.settings.get("norn", "authority");`);
}

function setPoints(gm: Page, value: number): Promise<void> {
  return inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: ${value} } } });`);
}

/** A number of invocations of one aspect for an effect, each on its own roll. Resolves to the cards. */
async function askMany(page: Page, count: number): Promise<string[]> {
  const uuid = await inFoundry<string>(
    page,
    `return game.actors.getName("${CORVIN}").items.find((item) => item.inPlay && item.name === "${ASPECT}").uuid;`,
  );
  const cards: string[] = [];
  for (let i = 0; i < count; i++) cards.push(await rollFast(page, CORVIN, "Knowledge"));
  await Promise.all(
    cards.map((on) => sendEntry(page, CORVIN, { request: { roll: on, aspect: uuid, aspectName: ASPECT, gain: "plus-two" } })),
  );
  return cards;
}

async function another(browser: Browser, table: Table, seat: Seat): Promise<Page> {
  return sit(await (await browser.newContext()).newPage(), table, seat);
}

/** A client sits down, and has the authority from then on, as this page sees it. */
async function takenOver<T>(page: Page, sitDown: () => Promise<T>): Promise<T> {
  const before = (await authority(page)).client;
  const client = await sitDown();
  await expect.poll(async () => (await authority(page)).client).not.toBe(before);
  return client;
}

/** Every card has one settled entry, and each cost one point. */
async function allOnce(page: Page, cards: readonly string[], before: number): Promise<void> {
  for (const card of cards) expect((await settled(page, card, 1)).map(({ state }) => state)).toEqual(["done"]);
  await expect.poll(() => fatePoints(page, CORVIN)).toBe(before - cards.length);
}

/** Manual edits recorded since then, and by whom. */
function adjustments(page: Page): Promise<number> {
  return inFoundry(page, `return game.messages.filter((message) => message.system.kind === "adjust").length;`);
}

test("a GM in two browsers: every entry runs once, and so is a manual edit recorded; when the authority's browser is closed without warning, the other takes over", async ({
  browser,
  table,
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  await setPoints(gm, 9);
  const second = await takenOver(p1, () => sitLoosely(browser, table, "gm"));
  await allOnce(p1, await askMany(p1, 2), 9);
  const recorded = await adjustments(p1);
  await inFoundry(p1, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 8 } } });`);
  await expect.poll(() => adjustments(gm)).toBe(recorded + 1);
  await allOnce(p1, await askMany(p1, 1), 8);
  await expect.poll(() => adjustments(p1)).toBe(recorded + 1);
  // Its user stays connected with the first browser, so that nothing tells the others.
  await second.cut();
  await allOnce(p1, await askMany(p1, 2), 7);
  await second.page.context().close();
});

test("GMs come and go in the middle of many entries: each runs once", async ({ browser, table, gm, p1 }) => {
  await play("strands", gm, p1);
  await setPoints(gm, 40);
  const asking = askMany(p1, 6);
  const second = await another(browser, table, "gm");
  await gm.reload();
  const cards = await asking;
  await second.context().close();
  await allOnce(p1, cards, 40);
});

test("a second user who is a GM leaves the authority alone, and takes over when they go; once demoted, what they settled counts on every client, and the sums hold", async ({
  gm,
  p1,
  p2,
  table,
}) => {
  await play("strands", gm, p1);
  await setPoints(gm, 9);
  await inFoundry(gm, `await game.users.get("TableUserPlayer2").update({ role: 4 });`);
  let card = "";
  try {
    await p2.reload();
    await ready(p2);
    await expect.poll(async () => (await authority(p2)).user).toBe("TableUserGameMst");
    await allOnce(p1, await askMany(p1, 1), 9);
    await gm.goto("about:blank");
    await expect.poll(async () => (await authority(p1)).user).toBe("TableUserPlayer2");
    [card = ""] = await askMany(p1, 1);
    await allOnce(p1, [card], 8);
    const [entry] = await settled(p1, card, 1);
    await expect.poll(() => inFoundry(p1, `return game.messages.get("${entry?.message}").author.id;`)).toBe("TableUserPlayer2");
    await sit(gm, table, "gm");
    await expect.poll(async () => (await authority(p1)).user).toBe("TableUserGameMst");
  } finally {
    if (gm.url() === "about:blank") await sit(gm, table, "gm");
    await inFoundry(gm, `await game.users.get("TableUserPlayer2").update({ role: 1 });`);
  }
  const recorded = await adjustments(gm);
  await expect.poll(() => inFoundry(p1, `return game.users.get("TableUserPlayer2").isGM;`)).toBe(false);
  // A later entry that is settled shows that the earlier one stands.
  await allOnce(p1, await askMany(p1, 1), 7);
  await expect(cardOf(p1, card).locator(".norn-roll-step")).toHaveCount(1);
  for (const page of [gm, p1, p2]) {
    await page.reload();
    await ready(page);
    await expect(cardOf(page, card).locator(".norn-roll-step")).toContainText("1 point");
  }
  await allOnce(p1, await askMany(p1, 1), 6);
  await expect.poll(() => adjustments(gm)).toBe(recorded);
});

test("what another GM's client settled too, at the same moment, counts once: the first outcome, on every client", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  await setPoints(gm, 9);
  // The outcome of a second client, as the server would send it right after the first one.
  await inFoundry(
    gm,
    `const hook = Hooks.on("createChatMessage", (message) => {
       if (message.type !== "entry") return;
       Hooks.off("createChatMessage", hook);
       const { type, content, system } = message.toObject();
       globalThis.second = ChatMessage.create({ type, content, system: { ...system, settled: system.settled + 1, points: 99 } });
     });`,
  );
  const [card = ""] = await askMany(p1, 1);
  await settled(gm, card, 1);
  const second = await inFoundry<string>(gm, `return (await globalThis.second).id;`);
  await expect.poll(() => inFoundry(p1, `return game.messages.has("${second}");`)).toBe(true);
  for (const page of [gm, p1]) await expect(cardOf(page, card).locator(".norn-roll-step")).toHaveCount(1);
  await expect(cardOf(p1, card).locator(".norn-roll-step")).toContainText("1 point");
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(8);
  await inFoundry(gm, `await game.messages.get("${second}").delete();`);
  await expect(cardOf(p1, card).locator(".norn-roll-step")).toHaveCount(1);
});

test("a GM's client dies before its changes, after them, or with its outcome said and its request still there: the next authority finishes the entry, once", async ({
  table,
  browser,
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  await setPoints(gm, 5);
  const other = await takenOver(p1, () => another(browser, table, "gm"));
  await gm.goto("about:blank");
  // The one that dies, and the one that comes next.
  let [dying, next] = [other, gm];
  for (const [turn, { moment, hook, type }] of [
    { moment: "before its changes", hook: "createChatMessage", type: "request" },
    { moment: "after its changes", hook: "updateActor", type: "" },
    { moment: "its outcome said, its request still there", hook: "createChatMessage", type: "entry" },
  ].entries()) {
    // Stops forever in the middle of its entry: the tab is closed there.
    const stopped = dying.evaluate(
      `new Promise((resolve) => {
         Hooks.on("${hook}", (document) => {
           if ("${type}" !== "" && document.type !== "${type}") return;
           game.socket.disconnect();
           resolve();
         });
       })`,
    );
    const cards = askMany(p1, 1);
    await stopped;
    await dying.goto("about:blank");
    const [card = ""] = await cards;
    await sit(next, table, "gm");
    expect(
      (await settled(p1, card, 1)).map(({ state }) => state),
      moment,
    ).toEqual(["done"]);
    await expect.poll(() => fatePoints(p1, CORVIN), moment).toBe(4 - turn);
    const waits = `game.messages.some(({ type, system }) => type === "request" && system.request.roll === "${card}")`;
    await expect.poll(() => inFoundry(p1, `return ${waits};`), moment).toBe(false);
    [dying, next] = [next, dying];
  }
  await other.context().close();
});

test("what players ask without a GM waits, also when they have left; the next GM settles it, once and in the order it was asked", async ({
  table,
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  await setPoints(gm, 2);
  await gm.goto("about:blank");
  await p1.waitForFunction("game.users.activeGM === null");
  const cards = await askMany(p1, 1);
  cards.push(...(await askMany(p1, 1)), ...(await askMany(p1, 1)));
  const waiting = (page: Page): Promise<number> =>
    inFoundry(page, `return game.messages.filter(({ type }) => type === "request").length;`);
  await expect.poll(() => waiting(p2)).toBe(3);
  await p1.goto("about:blank");
  await sit(gm, table, "gm");
  const states: (string | undefined)[] = [];
  for (const card of cards) states.push((await settled(p2, card, 1))[0]?.state);
  expect(states).toEqual(["done", "done", "refused"]);
  await expect.poll(() => fatePoints(p2, CORVIN)).toBe(0);
  await expect.poll(() => waiting(p2)).toBe(0);
  await sit(p1, table, "p1");
});

test("a GM's client that lost its connection settles nothing until it is reloaded, and says so: it missed what happened meanwhile", async ({
  table,
  browser,
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  await setPoints(gm, 5);
  const loose = await takenOver(p1, () => sitLoosely(browser, table, "gm"));
  await gm.goto("about:blank");
  await loose.cut();
  await expect.poll(() => inFoundry(p1, `return game.users.activeGM === null;`)).toBe(true);
  await inFoundry(p1, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 2 } } });`);
  loose.reconnect();
  await loose.page.evaluate("void game.socket.connect()");
  await expect(notification(loose.page, "Reload it (F5)")).toBeVisible();
  await expect.poll(() => inFoundry(p1, `return game.users.activeGM !== null;`)).toBe(true);
  await loose.page.evaluate(
    `globalThis.wrote = [];
     Hooks.on("preCreateChatMessage", ({ type }) => void globalThis.wrote.push(type));
     Hooks.on("preUpdateActor", () => void globalThis.wrote.push("actor"));`,
  );
  const uuid = await inFoundry<string>(
    p1,
    `return game.actors.getName("${CORVIN}").items.find((item) => item.inPlay && item.name === "${ASPECT}").uuid;`,
  );
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const id = await sendEntry(p1, CORVIN, { request: { roll: card, aspect: uuid, aspectName: ASPECT, gain: "plus-two" } });
  await expect.poll(() => inFoundry(loose.page, `return game.messages.has("${id}");`)).toBe(true);
  // Anything it would have sent by now has arrived before this.
  await inFoundry(loose.page, `await ChatMessage.create({ content: "still here" });`);
  expect(await immediately(() => inFoundry(loose.page, `return globalThis.wrote;`))).toEqual(["base"]);
  expect(await immediately(() => storedEntry(p1, id))).toMatchObject({ state: "pending" });
  await loose.page.reload();
  await ready(loose.page);
  expect((await settledEntry(p1, id)).state).toBe("done");
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(1);
  await loose.page.context().close();
  await sit(gm, table, "gm");
});
