import type { Page } from "@playwright/test";
import { reloadBeforeLedger } from "./before-ledger.ts";
import { ACTOR, addedUp, CORVIN, history, invocation, start, startOf } from "./corvin-play.ts";
import { fatePoints, rollFast, sendEntry, settled, settledEntry, storedEntry } from "./ledger-play.ts";
import { atOnce, inFoundry } from "./play.ts";
import { expect, sit, test } from "./table.fixture.ts";

const points = (by: number): string =>
  `await ${ACTOR}.update({ system: { fatePoints: { value: ${ACTOR}.system.fatePoints.value + ${by} } } });`;
const has = (page: Page, message: string): Promise<boolean> => inFoundry(page, `return game.messages.has("${message}");`);

test("what happens before the GM's client has the ledger waits, and is done once: requests, manual edits, deletions", async ({
  gm,
  p1,
  table,
}) => {
  const { card, uuid } = await start(gm, p1, 5);
  const undone = await sendEntry(p1, CORVIN, invocation(card, uuid));
  await settledEntry(gm, undone);
  await sendEntry(p1, CORVIN, { kind: "undo", request: { entry: undone, on: card } });
  const [kept] = await settled(gm, card, 2);
  const other = await rollFast(p1, CORVIN, "Knowledge");
  const gone = await settledEntry(gm, await sendEntry(p1, CORVIN, invocation(other, uuid)));
  const next = await rollFast(p1, CORVIN, "Knowledge");
  const before = await startOf(gm);

  const arrives = await reloadBeforeLedger(gm);
  const asked = await sendEntry(p1, CORVIN, invocation(next, uuid));
  await inFoundry(gm, `${points(2)} ${points(1)}`);
  for (const message of [kept?.message ?? "", gone.message])
    await inFoundry(gm, `await game.messages.get("${message}").delete();`);
  expect(await atOnce(() => storedEntry(gm, asked))).toMatchObject({ state: "pending" });
  expect(await atOnce(() => has(gm, gone.message))).toBe(true);

  await arrives();
  expect((await settledEntry(p1, asked)).state).toBe("done");
  await expect.poll(() => has(gm, gone.message)).toBe(false);
  await addedUp(gm);
  const by = (user: string, ...changed: number[]) => ({ user, by: changed });
  const since = async (kind: string): Promise<unknown> =>
    (await history(p1, next)).filter((entry) => entry.kind === kind).map(({ user, by: changed }) => ({ user, by: changed }));
  // Two manual edits in their order, and what the deleted entry had cost.
  const edits = [by("TableUserGameMst", 2), by("TableUserGameMst", 1), by("TableUserGameMst", -1)];
  await expect.poll(() => since("adjust")).toEqual(edits);
  await expect.poll(() => since("invoke")).toEqual([by("TableUserPlayer1", -1)]);
  expect(await atOnce(() => has(gm, kept?.message ?? ""))).toBe(true);
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(6);
  await expect.poll(() => startOf(p1)).toBe(before);
  await sit(gm, table, "gm");
});

test("a log that is cleared before the GM's client has the ledger begins new histories", async ({ gm, p1, table }) => {
  await start(gm, p1, 5);
  const arrives = await reloadBeforeLedger(gm);
  await inFoundry(gm, `await ChatMessage.implementation.deleteDocuments([], { deleteAll: true });`);
  await arrives();
  await addedUp(gm);
  expect(await atOnce(() => inFoundry(gm, `return game.messages.size;`))).toBe(0);
  await sit(gm, table, "gm");
});

/** Manual edits of Corvin's points since a message, by whom and how much. */
const edits = async (page: Page, since: string): Promise<unknown> =>
  (await history(page, since)).filter(({ kind }) => kind === "adjust").map(({ user, by }) => [user, ...by]);

test("a player's manual edits, made before their client has the ledger, are recorded once: by a GM's client, or without one by theirs", async ({
  gm,
  p1,
  table,
}) => {
  const { card } = await start(gm, p1, 5);
  await addedUp(gm);
  const before = await startOf(gm);
  const arrives = await reloadBeforeLedger(p1);
  await inFoundry(p1, points(1));
  const first = ["TableUserPlayer1", 1];
  await expect.poll(() => edits(p1, card)).toEqual([first]);
  await gm.goto("about:blank");
  await expect.poll(() => inFoundry(p1, `return game.users.activeGM === null;`)).toBe(true);
  await inFoundry(p1, points(2));
  await arrives();
  await expect.poll(() => edits(p1, card)).toEqual([first, ["TableUserPlayer1", 2]]);
  await sit(gm, table, "gm");
  await addedUp(gm);
  await expect.poll(() => edits(gm, card)).toEqual([first, ["TableUserPlayer1", 2]]);
  await expect.poll(() => startOf(gm)).toBe(before);
  await sit(p1, table, "p1");
});

test("what a GM's client has found meanwhile is not recorded again by the client that made it", async ({ gm, p1, p2, table }) => {
  const { card } = await start(gm, p1, 5);
  await addedUp(gm);
  const before = await startOf(gm);
  // An assistant whose outcomes count, but who may not settle entries.
  const become = (user: object): Promise<unknown> =>
    inFoundry(gm, `await game.users.get("TableUserPlayer2").update(${JSON.stringify(user)}, { recursive: false });`);
  await become({ role: 3, permissions: { SETTINGS_MODIFY: false } });
  try {
    const arrives = await reloadBeforeLedger(p2);
    await gm.goto("about:blank");
    await expect.poll(() => inFoundry(p2, `return game.users.activeGM?.id;`)).toBe("TableUserPlayer2");
    await inFoundry(p2, points(2));
    await sit(gm, table, "gm");
    // A change that no client with the ledger saw.
    await expect.poll(() => edits(gm, card)).toEqual([["", 2]]);
    await arrives();
    // Anything that client would have sent by now has arrived before this.
    await inFoundry(p2, `await ChatMessage.create({ content: "still here" });`);
    await addedUp(gm);
    await expect.poll(() => edits(gm, card)).toEqual([["", 2]]);
    await expect.poll(() => startOf(gm)).toBe(before);
  } finally {
    await become({ role: 1, permissions: {} });
    await sit(p2, table, "p2");
  }
});
