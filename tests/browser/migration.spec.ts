import type { Page } from "@playwright/test";
import { immediately, inFoundry, play } from "./play.ts";
import { cardOf, fatePoints, rollFast, sendEntry, settledEntry } from "./ledger-play.ts";
import { expect, ready, sit, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const TAMSIN = "Tamsin Vey";

/** What an older version stored of a request that this player's client settled. */
function settledAlone(page: Page, entry: string, system: object): Promise<string> {
  return sendEntry(page, CORVIN, { state: "done", asker: "TableUserPlayer1", entry, settled: 1, ...system }, { type: "entry" });
}

function aspectOf(page: Page, actor: string, name: string): Promise<string> {
  const find = `({ name, inPlay }) => inPlay && name === ${JSON.stringify(name)}`;
  return inFoundry(page, `return game.actors.getName("${actor}").items.find(${find}).uuid;`);
}

/** Ids of all outcomes, and the number of the last migration. */
function log(page: Page): Promise<{ readonly number: number; readonly ids: readonly string[] }> {
  return inFoundry(
    page,
    `return { number: game.settings.get("norn", "migration"), ids: game.messages.contents.flatMap(({ id, type }) => (type === "entry" ? [id] : [])) };`,
  );
}

test("1: what players' clients settled in an old log counts once a GM opens it, once and for all; a forged removal removes nothing", async ({
  gm,
  p1,
  p2,
  table,
}) => {
  await play("strands", gm, p1, p2);
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(3);
  await inFoundry(gm, `await game.settings.set("norn", "migration", 0);`);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const [own, theirs] = [
    await aspectOf(p1, CORVIN, "Too Curious for Locked Doors"),
    await aspectOf(gm, TAMSIN, "Soft Spot for Strays"),
  ];
  const actor = await inFoundry<string>(p1, `return game.actors.getName("${CORVIN}").uuid;`);
  await gm.goto("about:blank");
  await p1.waitForFunction("game.users.activeGM === null");

  const request = { roll: card, aspect: own, aspectName: "Too Curious for Locked Doors", gain: "plus-two" };
  const id = await sendEntry(p1, CORVIN, { request });
  await inFoundry(p1, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 2 } } });`);
  const paid = { type: "fate-points-changed", actor, counter: "value", by: -1 };
  const alone = await settledAlone(p1, id, { request, payment: "point", points: 1, events: [paid] });
  const never = await inFoundry<object>(p1, `return fromUuidSync("${own}").toObject().system;`);
  const holds = { free: { a: { count: 99, holder: actor } }, parent: actor, name: "Never" };
  const removal = await sendEntry(p1, CORVIN, { kind: "remove", request: { roll: card, aspect: theirs } });
  const events = [theirs, `${actor}.Item.neverThereAtAll1`].map((uuid) => ({
    type: "aspect-removed",
    aspect: { ...never, ...holds, uuid },
  }));
  await settledAlone(p1, removal, { kind: "remove", request: { roll: card, aspect: theirs }, events });
  await expect(cardOf(p2, card).locator(".norn-roll-step.is-pending")).toHaveCount(1);

  await sit(gm, table, "gm");
  for (const page of [gm, p1, p2]) {
    await expect(cardOf(page, card).locator(".norn-roll-step:not(.is-pending)")).toHaveCount(1);
    await expect(cardOf(page, card).locator(".norn-roll-step")).toContainText("1 point");
  }
  await expect
    .poll(() => inFoundry(gm, `return ["${alone}", "${id}", "${removal}"].filter((one) => game.messages.has(one));`))
    .toEqual([]);
  await expect.poll(() => inFoundry(gm, `return game.settings.get("norn", "migration");`)).toBe(1);
  const { message } = await settledEntry(p1, id);
  const asked = await inFoundry(
    p1,
    `const { author, system } = game.messages.get("${message}"); return [author.id, system.asker];`,
  );
  expect(asked).toEqual(["TableUserGameMst", "TableUserGameMst"]);
  for (const entry of [id, removal]) {
    const undo = await sendEntry(p1, CORVIN, { kind: "undo", request: { entry, on: card } });
    expect(await settledEntry(p1, undo)).toMatchObject({ state: "refused", refusal: "not-yours" });
  }
  expect(await immediately(() => fatePoints(gm, CORVIN))).toBe(2);
  expect(
    await immediately(() =>
      inFoundry(
        gm,
        `return [fromUuidSync("${theirs}") !== null, fromUuidSync(${JSON.stringify(`${actor}.Item.neverThereAtAll1`)}) !== null];`,
      ),
    ),
  ).toEqual([true, false]);

  // Done once: the next GM's client changes nothing.
  const before = await log(gm);
  await gm.reload();
  await ready(gm);
  const next = await sendEntry(p1, CORVIN, { kind: "undo", request: { entry: "none", on: card } });
  await settledEntry(p1, next);
  const { number, ids } = await log(gm);
  expect([number, ids.slice(0, before.ids.length)]).toEqual([1, before.ids]);
});
