import type { Page } from "@playwright/test";
import { dropOn, newActor, sheetOf } from "./bad-input.ts";
import { immediately, inFoundry, notification, openSheet, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

test.beforeEach(async ({ gm, p1, p2 }) => {
  await play("fate2", gm, p1, p2);
});

test.afterEach(async ({ gm }) => {
  await inFoundry(
    gm,
    `for (const group of [game.actors, game.items, game.folders])
       for (const one of group.filter(({ name }) => name.startsWith("Odd"))) await one.delete();`,
  );
});

/** All of an actor's data, except when it was written. */
function whole(page: Page, uuid: string): Promise<string> {
  return inFoundry(page, `const { _stats, ...source } = (await fromUuid("${uuid}")).toObject(); return JSON.stringify(source);`);
}

/** What is dropped on the sheet of the actor with this uuid and refused, and the refusal's words. */
const REFUSED: readonly (readonly [string, (uuid: string) => object | string, RegExp])[] = [
  ["a file", () => "file", /A file cannot be put on a sheet/],
  ["words from elsewhere", () => "some words", /cannot take this/],
  ["data without a type", () => ({ uuid: "Item.AAAAAAAAAAAAAAAA" }), /cannot take this/],
  ["data that is no object", () => "[1,2]", /cannot take this/],
  ["a document that never was", () => ({ type: "Item", uuid: "Item.AAAAAAAAAAAAAAAA" }), /no longer exists/],
  [
    "a document of a pack that is not there",
    () => ({ type: "Item", uuid: "Compendium.norn.none.Item.AAAAAAAAAAAAAAAA" }),
    /no longer exists/,
  ],
  ["an address that is none", () => ({ type: "Item", uuid: "<b>?" }), /no longer exists|damaged/],
  ["an unknown type", () => ({ type: "Wish", uuid: "Wish.AAAAAAAAAAAAAAAA" }), /takes items and actors, not: Wish/],
  ["a journal", () => ({ type: "JournalEntry", uuid: "JournalEntry.AAAAAAAAAAAAAAAA" }), /takes items and actors, not: Journal/],
  ["a folder", () => ({ type: "Folder", uuid: "Folder.AAAAAAAAAAAAAAAA" }), /takes items and actors, not: Folder/],
  ["an actor on itself", (uuid) => ({ type: "Actor", uuid }), /Odd One cannot be linked to itself/],
  ["an item that cannot be read", () => ({ type: "Item", data: { name: "Odd", type: "dragon" } }), /damaged/],
  ["an item without anything", () => ({ type: "Item" }), /damaged/],
];

for (const [what, data, said] of REFUSED) {
  test(`${what} dropped on a sheet is refused in words and changes nothing`, async ({ gm, p1 }) => {
    const uuid = await newActor(gm, [p1], { items: [{ name: "Odd phrase", type: "aspect" }] });
    const sheet = await sheetOf(p1, uuid);
    const before = await whole(gm, uuid);
    await dropOn(sheet.locator(".norn-aspects"), data(uuid));
    await expect(notification(p1, said)).toHaveCount(1);
    expect(await immediately(() => whole(gm, uuid))).toBe(before);
    await expect(p1.locator("#table-problems")).toHaveCount(0);
  });
}

test("drag data that name what a player may not see are as if it were gone", async ({ gm, p1 }) => {
  const uuid = await newActor(gm, [p1], { items: [{ name: "Odd phrase", type: "aspect" }] });
  const hidden = await newActor(gm, [], {
    name: "Odd foe",
    type: "npc",
    ownership: { default: 0 },
    items: [{ name: "Odd secret", type: "aspect", system: { hidden: true } }],
  });
  const secret = await inFoundry<string>(gm, `return (await fromUuid("${hidden}")).items.contents[0].uuid;`);
  const sheet = await sheetOf(p1, uuid);
  const before = await whole(gm, uuid);
  await dropOn(sheet.locator(".norn-aspects"), { type: "Actor", uuid: hidden });
  await expect(notification(p1, /no longer exists/)).toHaveCount(1);
  await dropOn(sheet.locator(".norn-aspects"), { type: "Item", uuid: secret });
  await expect(notification(p1, /no longer exists/)).toHaveCount(2);
  expect(await immediately(() => whole(gm, uuid))).toBe(before);
});

test("what is deleted while being dragged cannot be dropped", async ({ gm, p1 }) => {
  const uuid = await newActor(gm, [p1], { items: [{ name: "Odd phrase", type: "aspect" }] });
  const item = await inFoundry<string>(
    gm,
    `return (await Item.create({ name: "Odd bell", type: "aspect", ownership: { default: 3 } })).uuid;`,
  );
  const sheet = await sheetOf(p1, uuid);
  const entry = p1.locator("#items .directory-item", { hasText: "Odd bell" });
  await p1.locator('#sidebar-tabs [data-tab="items"]').click();
  await expect(entry).toBeVisible();
  const transfer = await p1.evaluateHandle(() => new DataTransfer());
  await entry.dispatchEvent("dragstart", { dataTransfer: transfer });
  await expect.poll(() => transfer.evaluate((carried) => carried.getData("text/plain"))).toContain(item);
  await inFoundry(gm, `await (await fromUuid("${item}")).delete();`);
  await expect(entry).toHaveCount(0);
  await sheet.locator(".norn-aspects").dispatchEvent("drop", { dataTransfer: transfer });
  await expect(notification(p1, /no longer exists/)).toHaveCount(1);
  await expect(sheet.locator(".norn-card")).toHaveCount(1);
  await p1.locator('#sidebar-tabs [data-tab="chat"]').click();
});

test("a row whose item was deleted meanwhile is refused by its own sheet too", async ({ gm, p1 }) => {
  const uuid = await newActor(gm, [p1], {
    items: [
      { name: "Odd phrase", type: "aspect" },
      { name: "Odd other", type: "aspect" },
    ],
  });
  const sheet = await sheetOf(p1, uuid);
  const row = sheet.locator(".norn-card", { hasText: "Odd other" });
  const transfer = await p1.evaluateHandle(() => new DataTransfer());
  await row.dispatchEvent("dragstart", { dataTransfer: transfer });
  await inFoundry(gm, `await (await fromUuid("${uuid}")).items.getName("Odd other").delete();`);
  await expect(row).toHaveCount(0);
  await sheet.locator(".norn-card").first().dispatchEvent("drop", { dataTransfer: transfer });
  await expect(notification(p1, /no longer exists/)).toHaveCount(1);
  await expect(sheet.locator(".norn-card")).toHaveCount(1);
});

test("a sheet the user may only read takes nothing, and says whose it is", async ({ gm, p2 }) => {
  const item = await inFoundry<string>(
    gm,
    `return (await Item.create({ name: "Odd bell", type: "aspect", ownership: { default: 3 } })).uuid;`,
  );
  const sheet = await openSheet(p2, "Corvin Ashdown");
  const uuid = await inFoundry<string>(gm, `return game.actors.getName("Corvin Ashdown").uuid;`);
  const before = await whole(gm, uuid);
  await dropOn(sheet.locator(".norn-aspects"), { type: "Item", uuid: item });
  await expect(notification(p2, "You cannot change Corvin Ashdown")).toHaveCount(1);
  expect(await immediately(() => whole(gm, uuid))).toBe(before);
});

test("a file dropped anywhere leaves the page as it is", async ({ p1 }) => {
  const sheet = await openSheet(p1, "Corvin Ashdown");
  const kept = (selector: string): Promise<boolean> =>
    p1
      .locator(selector)
      .first()
      .evaluate((target) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(["words"], "letter.txt", { type: "text/plain" }));
        const event = (type: string): boolean =>
          target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
        return !event("dragover") && !event("drop");
      });
  for (const place of ["#chat .chat-log", "#board", "#players", "#sidebar", ".norn.sheet .window-header"])
    await expect.poll(() => kept(place), place).toBe(true);
  await expect(sheet).toBeVisible();
});
