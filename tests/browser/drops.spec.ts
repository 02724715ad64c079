import type { Locator, Page } from "@playwright/test";
import { dropOn, knows, newActor } from "./bad-input.ts";
import { chatBox, expectTyped } from "./chat-box.ts";
import { immediately, cards, inFoundry, notification, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

test.beforeEach(async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
});

test.afterEach(async ({ gm }) => {
  await inFoundry(
    gm,
    `for (const group of [game.actors, game.items])
       for (const one of group.filter(({ name }) => name.startsWith("Odd"))) await one.delete();`,
  );
});

/** An item of the world that everyone may see. */
async function newItem(gm: Page, name: string, reader: Page, data: object = {}): Promise<string> {
  const source = { name, type: "aspect", ownership: { default: 2 }, ...data };
  const uuid = await inFoundry<string>(gm, `return (await Item.create(${JSON.stringify(source)})).uuid;`);
  await knows(reader, uuid);
  return uuid;
}

/** Drops drag data on the board where the middle of an element is: the element itself may be redrawn meanwhile. */
async function dropAt(element: Locator, dropped: object): Promise<void> {
  let box = await element.boundingBox();
  while (!box) box = await element.boundingBox();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  await element
    .page()
    .locator("#board")
    .evaluate(
      (board, { carried, at }) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.setData("text/plain", carried);
        board.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true, ...at }));
      },
      { carried: JSON.stringify(dropped), at },
    );
}

const names = (page: Page, actor: string): Promise<string[]> =>
  inFoundry(page, `return (await fromUuid("${actor}")).items.map(({ name }) => name);`);

test("an item dropped on the chat or its box is shown as a card, and nothing is typed", { tag: "@both" }, async ({ gm, p1 }) => {
  const uuid = await newItem(gm, "Odd bell", p1);
  const before = await cards(gm).count();
  await dropOn(p1.locator("#chat .chat-log"), { type: "Item", uuid });
  await expect(cards(gm)).toHaveCount(before + 1);
  await dropOn(chatBox(p1), { type: "Item", uuid });
  await expect(cards(gm)).toHaveCount(before + 2);
  await expect(cards(gm).last()).toContainText("Odd bell");
  await expectTyped(p1, "");
});

test("a hidden aspect dropped on the chat is refused to those who do not know it", async ({ gm, p1 }) => {
  const uuid = await newItem(gm, "Odd secret", p1, { system: { hidden: true } });
  const before = await cards(gm).count();
  await dropOn(p1.locator("#chat .chat-log"), { type: "Item", uuid });
  await expect(notification(p1, "You cannot show this to others.")).toHaveCount(1);
  expect(await immediately(() => cards(gm).count())).toBe(before);
});

for (const [what, dropped, said] of [
  ["a file", "file", "A file cannot be shown"],
  ["words", "some words", "The chat shows items and actors"],
  ["a folder", { type: "Folder", uuid: "Folder.AAAAAAAAAAAAAAAA" }, "items and actors, not: Folder"],
  ["a deleted item", { type: "Item", uuid: "Item.AAAAAAAAAAAAAAAA" }, "no longer exists"],
  ["an item that cannot be read", { type: "Item", data: { name: "Odd", type: "dragon" } }, "damaged"],
] as const) {
  test(`${what} dropped on the chat is refused in words`, async ({ p1 }) => {
    const before = await cards(p1).count();
    await dropOn(p1.locator("#chat .chat-log"), dropped);
    await expect(notification(p1, said)).toHaveCount(1);
    expect(await immediately(() => cards(p1).count())).toBe(before);
  });
}

test("words dropped into the chat box are the browser's business", async ({ p1 }) => {
  const taken = await chatBox(p1).evaluate((box) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", "some words");
    let reached = false;
    box.addEventListener("drop", () => (reached = true), { once: true });
    box.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    return !reached;
  });
  expect(taken).toBe(false);
  await expect(notification(p1, "The chat shows")).toHaveCount(0);
});

test("an item dropped on a token goes to its actor, with the questions of a sheet", { tag: "@both" }, async ({ gm, p1 }) => {
  const uuid = await newItem(gm, "Odd bell", p1);
  const own = p1.locator(".token", { hasText: "Ilsabet Crane" });
  const actor = (await own.getAttribute("data-actor-uuid")) ?? "";
  await dropAt(own, { type: "Item", uuid });
  await expect.poll(() => names(p1, actor)).toContain("Odd bell");
  await dropAt(own, { type: "Item", uuid });
  await expect(p1.locator(".norn-prompt", { hasText: "already has “Odd bell”" })).toBeVisible();
  await p1.keyboard.press("Escape");
  await inFoundry(
    gm,
    `for (const item of (await fromUuid("${actor}")).items.filter(({ name }) => name === "Odd bell")) await item.delete();`,
  );
});

test("on a token one may not change it is refused, and beside all of them there are words too", async ({ gm, p1 }) => {
  const uuid = await newItem(gm, "Odd bell", p1);
  await dropAt(p1.locator(".token", { hasText: "Captain Odile Ness" }), { type: "Item", uuid });
  await expect(notification(p1, "You cannot change Captain Odile Ness.")).toHaveCount(1);
  await dropAt(p1.locator("#board"), { type: "Item", uuid });
  await expect(notification(p1, "Drop it on a token, a sheet or the chat.")).toHaveCount(1);
});

test("an actor dropped on the scene still becomes a token", async ({ gm, p1 }) => {
  const uuid = await newActor(gm, [p1], { name: "Odd guest" });
  await dropAt(gm.locator("#board"), { type: "Actor", uuid });
  await expect(p1.locator(".token", { hasText: "Odd guest" })).toHaveCount(1);
  await inFoundry(
    gm,
    `for (const token of canvas.scene.tokens.filter(({ name }) => name === "Odd guest")) await token.delete();`,
  );
});
