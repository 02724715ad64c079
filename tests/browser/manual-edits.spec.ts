import type { Page } from "@playwright/test";
import { ACTOR, addedUp, CORVIN, history, invocation, start, startOf } from "./corvin-play.ts";
import { heal } from "./harm-play.ts";
import { inFoundry, notification } from "./play.ts";
import { cardOf, fatePoints, rollFast, sendEntry, settled, settledEntry } from "./ledger-play.ts";
import { expect, sit, test } from "./table.fixture.ts";

/** A manual edit comes first: between the moment the GM's client has planned an entry and the moment its write is sent. */
async function manualEditFirst(gm: Page, p1: Page, entry: object, typed: number): Promise<void> {
  await gm.evaluate(`{
    const { emit } = game.socket;
    globalThis.letGo = null;
    game.socket.emit = function (event, message, ...rest) {
      const send = () => emit.call(this, event, message, ...rest);
      if (event !== "modifyDocument" || message.type !== "Actor") return send();
      game.socket.emit = emit;
      globalThis.letGo = send;
    };
  }`);
  await sendEntry(p1, CORVIN, entry);
  await gm.waitForFunction("globalThis.letGo !== null");
  await inFoundry(p1, `await ${ACTOR}.update({ system: { fatePoints: { value: ${typed} } } });`);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(typed);
  await gm.evaluate("void globalThis.letGo()");
}

test("a manual edit and an entry at the same moment both count", async ({ gm, p1 }) => {
  const { card, uuid } = await start(gm, p1, 3);
  await manualEditFirst(gm, p1, invocation(card, uuid), 7);
  expect((await settled(p1, card, 1)).map(({ state }) => state)).toEqual(["done"]);
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(6);
  const told = async (): Promise<unknown> => (await history(gm, card)).map(({ kind, by }) => [kind, by]).toSorted();
  await expect.poll(told).toEqual([
    ["adjust", [4]],
    ["invoke", [-1]],
  ]);
});

test("where both cannot count, the manual edit stays and the entry is refused, with nothing else changed", async ({ gm, p1 }) => {
  const { card, uuid } = await start(gm, p1, 1);
  await manualEditFirst(gm, p1, invocation(card, uuid), 0);
  expect((await settled(p1, card, 1)).map(({ state, refusal }) => [state, refusal])).toEqual([["refused", "points-short"]]);
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(0);
  await expect.poll(async () => (await history(gm, card)).map(({ kind, by }) => [kind, by])).toEqual([["adjust", [-1]]]);
});

test("an owner and the GM change one number in the same tick, again and again: the sum holds", async ({ gm, p1 }) => {
  const { card, uuid } = await start(gm, p1, 10);
  const cards = [card];
  for (let i = 0; i < 4; i++) cards.push(await rollFast(p1, CORVIN, "Knowledge"));
  const asked = cards.map((on) => sendEntry(p1, CORVIN, invocation(on, uuid)));
  const typed = inFoundry(
    p1,
    `for (let i = 0; i < 8; i++) await ${ACTOR}.update({ system: { fatePoints: { value: ${ACTOR}.system.fatePoints.value + 2 } } });`,
  );
  await Promise.all([...asked, typed]);
  for (const one of cards) await settled(gm, one, 1);
  await expect
    .poll(async () => {
      const changes = (await history(gm, cards.at(-1) ?? "")).flatMap(({ by }) => by);
      return 10 + changes.reduce((sum, by) => sum + by, 0) - (await fatePoints(gm, CORVIN));
    })
    .toBe(0);
});

test("a manually checked box of a track is in the history", async ({ gm, p1 }) => {
  const { card } = await start(gm, p1, 3);
  const marked = await inFoundry<string>(
    p1,
    `const [track, plan] = Object.entries(${ACTOR}.system.tracks)[0] ?? ["physical", { boxes: {} }];
     const box = Object.keys(plan.boxes).find((id) => plan.boxes[id]) ? "spare" : "0";
     await ${ACTOR}.update({ system: { tracks: { [track]: { boxes: { [box]: true } } } } });
     return track + " " + box;`,
  );
  const events = (): Promise<string[]> =>
    inFoundry(
      gm,
      `const all = game.messages.contents;
       return all.slice(all.findIndex(({ id }) => id === "${card}") + 1).filter(({ system }) => system.kind === "adjust")
         .flatMap(({ system }) => system.events).filter(({ track }) => track)
         .map(({ type, track, box }) => type + " " + track + " " + box);`,
    );
  await expect.poll(events).toEqual([`track-box-checked ${marked}`]);
  await heal(gm, CORVIN);
});

test("its author cannot delete a settled entry, and a missing request changes nothing: gain and cost stay together", async ({
  gm,
  p1,
  p2,
}) => {
  const { card, uuid } = await start(gm, p1, 3);
  const id = await sendEntry(p1, CORVIN, invocation(card, uuid));
  const { message } = await settledEntry(p1, id);
  const said = await inFoundry(
    p1,
    `// It is removed a second later anyway: both may happen at once.
     await game.messages.get("${id}")?.delete().catch(({ message }) => { if (!message.includes("does not exist")) throw message; });
     return game.messages.get("${message}").delete().then(() => "deleted", (error) => error.message);`,
  );
  expect(said).toContain("permission");
  await expect.poll(() => inFoundry(p2, `return game.messages.has("${id}");`)).toBe(false);
  await expect(cardOf(p2, card).locator(".norn-roll-step")).toHaveCount(1);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(2);
  const undo = await sendEntry(p1, CORVIN, { kind: "undo", request: { entry: id, on: card } });
  expect((await settledEntry(p1, undo)).state).toBe("done");
  await expect(cardOf(p2, card).locator(".norn-roll-step")).toHaveCount(0);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(3);
});

test("an entry the GM deletes is gone; what it changed stays in the history", async ({ gm, p1 }) => {
  const { card, uuid } = await start(gm, p1, 3);
  const { message } = await settledEntry(gm, await sendEntry(p1, CORVIN, invocation(card, uuid)));
  await inFoundry(gm, `await game.messages.get("${message}").delete();`);
  await expect.poll(async () => (await history(gm, card)).map(({ kind, by }) => [kind, by])).toEqual([["adjust", [-1]]]);
  await expect(cardOf(p1, card).locator(".norn-roll-step")).toHaveCount(0);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(2);
});

test("an entry deleted at the moment it was settled is not settled again", async ({ gm, p1 }) => {
  const { card, uuid } = await start(gm, p1, 3);
  await inFoundry(
    gm,
    `const watch = Hooks.on("createChatMessage", (message) => {
       if (message.type !== "entry") return;
       Hooks.off("createChatMessage", watch);
       void message.delete();
     });`,
  );
  const id = await sendEntry(p1, CORVIN, invocation(card, uuid));
  await expect.poll(async () => (await history(gm, card)).map(({ kind, by }) => [kind, by])).toEqual([["adjust", [-1]]]);
  await expect.poll(() => inFoundry(gm, `return game.messages.has("${id}");`)).toBe(false);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(2);
  await expect(cardOf(p1, card).locator(".norn-roll-step")).toHaveCount(0);
});

test("an entry that others depend on, and an undo, stay when the GM deletes them, and the GM is informed", async ({ gm, p1 }) => {
  const { card, uuid } = await start(gm, p1, 3);
  const invoked = await sendEntry(p1, CORVIN, invocation(card, uuid));
  await settledEntry(gm, invoked);
  const undone = await sendEntry(p1, CORVIN, { kind: "undo", request: { entry: invoked, on: card } });
  await settledEntry(gm, undone);
  const told = await history(gm, card);
  for (const id of [invoked, undone]) {
    const { message } = await settledEntry(gm, id);
    await inFoundry(gm, `ui.notifications.clear(); await game.messages.get("${message}").delete();`);
    await expect(notification(gm, "depend on this one")).toBeVisible();
    await expect.poll(() => inFoundry(gm, `return game.messages.has("${message}");`)).toBe(true);
  }
  await expect(cardOf(p1, card).locator(".norn-roll-step")).toHaveCount(0);
  await expect.poll(() => history(gm, card)).toEqual(told);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(3);
});

test("an entry that fails does not block those behind it, and is settled once the connection is back", async ({
  gm,
  p1,
  table,
}) => {
  const { card, uuid } = await start(gm, p1, 5);
  const next = await rollFast(p1, CORVIN, "Knowledge");
  await inFoundry(
    gm,
    `const { update } = ${ACTOR};
     let first = true;
     ${ACTOR}.update = function (...args) {
       if (!first) return update.apply(this, args);
       first = false;
       return Promise.reject(new Error("The disk is full"));
     };`,
  );
  await sendEntry(p1, CORVIN, invocation(card, uuid));
  await sendEntry(p1, CORVIN, invocation(next, uuid));
  expect((await settled(p1, card, 1)).map(({ state, refusal }) => [state, refusal])).toEqual([["refused", "write-failed"]]);
  expect((await settled(p1, next, 1)).map(({ state }) => state)).toEqual(["done"]);
  await expect(cardOf(p1, (await settled(p1, card, 1))[0]?.message ?? "")).toContainText("The disk is full");
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(4);
  await sit(gm, table, "gm");
});

test("changes a client hides while no GM is connected are in the history once one is: the sum holds", async ({
  gm,
  p1,
  table,
}) => {
  const { card, uuid } = await start(gm, p1, 3);
  const { message } = await settledEntry(p1, await sendEntry(p1, CORVIN, invocation(card, uuid)));
  await addedUp(gm);
  const before = await startOf(p1);
  await gm.goto("about:blank");
  await expect.poll(() => inFoundry(p1, `return game.users.activeGM === null;`)).toBe(true);
  // Manually added points, a forged payment, and another price for an earlier payment.
  await inFoundry(
    p1,
    `const write = { noHook: true };
     await ${ACTOR}.update({ system: { fatePoints: { value: 9 } } }, write);
     const event = (by) => ({ type: "fate-points-changed", actor: ${ACTOR}.uuid, counter: "value", by });
     const { system } = game.messages.get("${message}").toObject();
     await ChatMessage.create({ type: "entry", content: "x", system: { ...system, events: [event(-4)], points: 4 } });
     await ChatMessage.create({ type: "entry", content: "x", system: { ...system, entry: "", events: [event(-1)] } });`,
  );
  await sit(gm, table, "gm");
  const adjusted = async (): Promise<unknown> => (await history(gm, card)).filter(({ kind }) => kind === "adjust");
  // Seven points more. What was claimed counts for nothing, and what the GM settled keeps its price.
  await expect.poll(adjusted).toEqual([{ kind: "adjust", user: "TableUserPlayer1", by: [7] }]);
  await expect.poll(() => startOf(p1)).toBe(before);
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(9);
  await inFoundry(p1, `await game.norn.history(${ACTOR}.uuid);`);
  const told = p1.locator(".norn-history-row", { hasText: "changed by Player 1 while no GM was connected" });
  await expect(told).toHaveCount(1);
  await addedUp(gm);
  await expect.poll(() => adjusted()).toHaveLength(1);
});

test("the whole log is cleared, and play goes on: the history starts again, and nothing comes back", async ({
  gm,
  p1,
  table,
}) => {
  const { card, uuid } = await start(gm, p1, 5);
  const first = await sendEntry(p1, CORVIN, invocation(card, uuid));
  await settledEntry(gm, first);
  await sendEntry(p1, CORVIN, { kind: "undo", request: { entry: first, on: card } });
  await settled(gm, card, 2);
  await sendEntry(p1, CORVIN, invocation(card, uuid));
  await settled(gm, card, 3);
  await inFoundry(gm, `await ChatMessage.implementation.deleteDocuments([], { deleteAll: true });`);
  await expect.poll(() => inFoundry(p1, `return game.messages.size;`)).toBe(0);
  const next = await rollFast(p1, CORVIN, "Knowledge");
  await sendEntry(p1, CORVIN, invocation(next, uuid));
  expect((await settled(gm, next, 1)).map(({ state }) => state)).toEqual(["done"]);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(3);
  // The roll and the outcome: nothing of what was cleared.
  await expect.poll(() => inFoundry(gm, `return game.messages.size;`)).toBe(2);
  await sit(gm, table, "gm");
  await addedUp(gm);
  await expect.poll(() => inFoundry(gm, `return game.messages.size;`)).toBe(2);
  await expect.poll(() => startOf(gm)).toBe(4);
});
