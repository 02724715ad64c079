import type { Page } from "@playwright/test";
import { immediately, inFoundry, openSheet, play } from "./play.ts";
import { cardOf, fatePoints, giveFree, rollFast, sendEntry, settled, storedActor } from "./ledger-play.ts";
import { expect, test } from "./table.fixture.ts";

/** Known faults of similar systems, one test each. */

const CORVIN = "Corvin Ashdown";
const TAMSIN = "Tamsin Vey";
const QUAY = "Lantern Quay at midnight";

function uuidOf(page: Page, actor: string, aspect: string): Promise<string> {
  return inFoundry(
    page,
    `return game.actors.getName("${actor}").items.find((item) => item.inPlay && item.name === ${JSON.stringify(aspect)}).uuid;`,
  );
}

function setPoints(gm: Page, actor: string, value: number): Promise<void> {
  return inFoundry(gm, `await game.actors.getName("${actor}").update({ system: { fatePoints: { value: ${value} } } });`);
}

test("1: a point is not taken before it is certain that what it pays for can be done", async ({ gm, p1 }) => {
  await play("fate2", gm, p1);
  await setPoints(gm, CORVIN, 3);
  const card = await rollFast(p1, CORVIN, "Lore");
  const uuid = await uuidOf(p1, CORVIN, "Too Curious for Locked Doors");
  const stored = await storedActor(gm, CORVIN);
  // No die chosen, and one that does not exist.
  await sendEntry(p1, CORVIN, { request: { roll: card, aspect: uuid, gain: "die-to-plus" } });
  await sendEntry(p1, CORVIN, { request: { roll: card, aspect: uuid, gain: "die-to-plus", die: 77 } });
  expect((await settled(p1, card, 2)).map(({ state }) => state)).toEqual(["refused", "refused"]);
  expect(await immediately(() => storedActor(gm, CORVIN))).toBe(stored);
});

test("2: nothing is deleted before the question is answered, nor when the answer is no", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const sheet = await openSheet(gm, QUAY);
  const items = (): Promise<number> => inFoundry(gm, `return game.actors.getName("${QUAY}").items.size;`);
  const before = await items();
  await inFoundry(gm, `void game.actors.getName("${QUAY}").items.contents[0].deleteDialog();`);
  const question = gm.locator(".application.dialog, dialog.application").last();
  await expect(question).toBeVisible();
  expect(await immediately(() => items())).toBe(before);
  await question
    .getByRole("button", { name: /no|cancel|keep/i })
    .first()
    .click();
  await expect(question).toHaveCount(0);
  expect(await immediately(() => items())).toBe(before);
  await expect(sheet).toBeVisible();
});

test("3: an aspect is found by its id, not by the start of its name", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const ids = await inFoundry<string[]>(
    gm,
    `const system = { free: { all: { count: 1, holder: "" } } };
     const made = await game.actors.getName("${QUAY}").createEmbeddedDocuments("Item", [
       { type: "aspect", name: "Fire", system }, { type: "aspect", name: "Fireplace", system },
     ]);
     return made.map(({ uuid }) => uuid);`,
  );
  const card = await rollFast(p1, CORVIN, "Knowledge");
  await sendEntry(p1, CORVIN, { request: { roll: card, aspect: ids[1], aspectName: "Fire", gain: "plus-two" } });
  await settled(gm, card, 1);
  const left = await inFoundry(
    gm,
    `return ${JSON.stringify(ids)}.map((uuid) => fromUuidSync(uuid).system.free.all?.count ?? 0);`,
  );
  expect(left).toEqual([1, 0]);
  await expect(cardOf(p1, card).locator(".norn-roll-step")).toContainText("Fireplace");
  await inFoundry(gm, `for (const uuid of ${JSON.stringify(ids)}) await fromUuidSync(uuid).delete();`);
});

test("4: two users who click together lose nothing, and no older message is updated", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  await setPoints(gm, CORVIN, 3);
  await setPoints(gm, TAMSIN, 3);
  const cards = [await rollFast(p1, CORVIN, "Knowledge"), await rollFast(p2, TAMSIN, "Empathy")];
  const written = `return JSON.stringify(${JSON.stringify(cards)}.map((id) => game.messages.get(id)._stats.modifiedTime));`;
  const before = await inFoundry(gm, written);
  const uuids = [await uuidOf(p1, CORVIN, "Too Curious for Locked Doors"), await uuidOf(gm, TAMSIN, "Soft Spot for Strays")];
  await Promise.all([
    sendEntry(p1, CORVIN, { request: { roll: cards[0], aspect: uuids[0], gain: "plus-two" } }),
    sendEntry(p2, TAMSIN, { request: { roll: cards[1], aspect: uuids[1], gain: "plus-two" } }),
  ]);
  for (const card of cards) expect((await settled(gm, card, 1)).map(({ state }) => state)).toEqual(["done"]);
  await expect.poll(async () => [await fatePoints(gm, CORVIN), await fatePoints(gm, TAMSIN)]).toEqual([2, 2]);
  expect(await immediately(() => inFoundry(gm, written))).toBe(before);
});

test("5: a request for what is another's is refused", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const card = await rollFast(p2, TAMSIN, "Empathy");
  const uuid = await uuidOf(gm, TAMSIN, "Soft Spot for Strays");
  const stored = await storedActor(gm, TAMSIN);
  await sendEntry(p1, TAMSIN, { request: { roll: card, aspect: uuid, gain: "plus-two" } });
  expect((await settled(gm, card, 1)).map(({ refusal }) => refusal)).toEqual(["not-yours"]);
  expect(await immediately(() => storedActor(gm, TAMSIN))).toBe(stored);
});

test("6: an invocation names its aspect, so that it is used once on a roll", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await setPoints(gm, CORVIN, 3);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const uuid = await uuidOf(p1, CORVIN, "Too Curious for Locked Doors");
  for (let i = 0; i < 2; i++) await sendEntry(p1, CORVIN, { request: { roll: card, aspect: uuid, gain: "plus-two" } });
  expect((await settled(p1, card, 2)).map(({ state }) => state)).toEqual(["done", "refused"]);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(2);
  await expect
    .poll(() =>
      inFoundry(p1, `return game.messages.contents.findLast(({ system }) => system.state === "done").system.request.aspect;`),
    )
    .toBe(uuid);
});

test("7: names with dots or without Latin letters break neither sheet nor card", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const names = ["М. Лодка.2.1", "灯籠.埠頭"];
  const uuids = await inFoundry<string[]>(
    gm,
    `const system = { free: { all: { count: 1, holder: "" } } };
     const made = await game.actors.getName("${CORVIN}").createEmbeddedDocuments("Item", ${JSON.stringify(names)}.map((name) => ({ type: "aspect", name, system })));
     return made.map(({ uuid }) => uuid);`,
  );
  const card = await rollFast(p1, CORVIN, "Knowledge");
  await sendEntry(p1, CORVIN, { request: { roll: card, aspect: uuids[0], gain: "plus-two" } });
  await settled(p1, card, 1);
  await expect(cardOf(p1, card).locator(".norn-roll-step")).toContainText("М. Лодка.2.1");
  const sheet = await openSheet(p1, CORVIN);
  await expect(sheet).toContainText("灯籠.埠頭");
  await inFoundry(gm, `for (const uuid of ${JSON.stringify(uuids)}) await fromUuidSync(uuid).delete();`);
});

test("8: two users who change the aspects of a scene at once lose nothing", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  await inFoundry(gm, `await game.actors.getName("${QUAY}").update({ ownership: { default: 3 } });`);
  await expect.poll(() => inFoundry(p1, `return game.actors.getName("${QUAY}").isOwner;`)).toBe(true);
  await expect.poll(() => inFoundry(p2, `return game.actors.getName("${QUAY}").isOwner;`)).toBe(true);
  const fog = await giveFree(gm, "Fog to the Rooftops", 3);
  const add = (name: string): string =>
    `await game.actors.getName("${QUAY}").createEmbeddedDocuments("Item", [{ type: "aspect", name: "${name}" }]);`;
  await Promise.all([
    inFoundry(p1, add("Ropes Everywhere")),
    inFoundry(p2, add("Bells in the Distance")),
    inFoundry(gm, `await fromUuidSync("${fog}").update({ name: "Fog to the Rooftops", system: { level: 2 } });`),
    inFoundry(p1, `await fromUuidSync("${fog}").update({ system: { free: { everybody: { count: 2 } } } });`),
  ]);
  const scene = (page: Page): Promise<[number, number, number]> =>
    inFoundry(
      page,
      `const { items } = game.actors.getName("${QUAY}");
       const { level, free } = fromUuidSync("${fog}").system;
       return [items.filter(({ name }) => ["Ropes Everywhere", "Bells in the Distance"].includes(name)).length, level, free.everybody.count];`,
    );
  for (const page of [gm, p1, p2]) await expect.poll(() => scene(page)).toEqual([2, 2, 2]);
  await inFoundry(
    gm,
    `const actor = game.actors.getName("${QUAY}");
     await actor.deleteEmbeddedDocuments("Item", actor.items.filter(({ name }) => ["Ropes Everywhere", "Bells in the Distance"].includes(name)).map(({ id }) => id));
     await actor.update({ ownership: { default: 2 } });
     await fromUuidSync("${fog}").update({ system: { level: 1 } });`,
  );
});
