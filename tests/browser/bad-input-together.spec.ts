import type { Page } from "@playwright/test";
import { newActor, sheetOf } from "./bad-input.ts";
import { editing, inFoundry, notification, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

let uuid: string;

test.beforeEach(async ({ gm, p1, p2 }) => {
  await play("fate2", gm, p1, p2);
  const items = [
    { name: "Odd first", type: "aspect" },
    { name: "Odd second", type: "aspect", sort: 100 },
    { name: "Odd trade", type: "skill", system: { group: "lore", rank: 2 } },
  ];
  uuid = await newActor(gm, [p1, p2], { items });
});

test.afterEach(async ({ gm, p1, p2 }) => {
  for (const page of [gm, p1, p2]) await expect(page.locator("#table-problems")).toHaveCount(0);
  await inFoundry(gm, `for (const actor of game.actors.filter(({ name }) => name.startsWith("Odd"))) await actor.delete();`);
});

/** The aspects of the actor as a client has them. */
const aspects = (page: Page): Promise<string[]> =>
  inFoundry(
    page,
    `return (await fromUuid("${uuid}")).items.filter(({ type }) => type === "aspect").map(({ name }) => name).sort();`,
  );

test("two users add an aspect at the same moment: both are there, and both can be named", async ({ gm, p1, p2 }) => {
  const pages = [p1, p2];
  const sheets = await Promise.all(pages.map((page) => sheetOf(page, uuid)));
  for (const sheet of sheets) await editing(sheet);
  await Promise.all(sheets.map((sheet) => sheet.getByRole("button", { name: "Add an aspect" }).click()));
  for (const sheet of sheets) await expect(sheet.locator("textarea.norn-phrase")).toHaveCount(4);
  for (const [index, sheet] of sheets.entries()) {
    await expect(sheet.locator("textarea.norn-phrase:focus")).toHaveCount(1);
    await sheet.locator("textarea.norn-phrase:focus").fill(`Odd new ${index}`);
  }
  await Promise.all(pages.map((page) => page.keyboard.press("Tab")));
  for (const page of [gm, p1, p2])
    await expect.poll(() => aspects(page)).toEqual(["Odd first", "Odd new 0", "Odd new 1", "Odd second"]);
});

test("an aspect deleted while another user types in it: the user is informed and sees the typed text", async ({ gm, p1 }) => {
  const sheet = await sheetOf(p1, uuid);
  await editing(sheet);
  await sheet.locator("textarea.norn-phrase").first().focus();
  await p1.keyboard.press("ControlOrMeta+End");
  await p1.keyboard.type(" and a lot of work");
  await inFoundry(gm, `await (await fromUuid("${uuid}")).items.getName("Odd first").delete();`);
  await expect(sheet.locator("textarea.norn-phrase")).toHaveCount(1);
  await expect(notification(p1, "Odd first and a lot of work")).toHaveCount(1);
  await p1.keyboard.press("Tab");
  await expect.poll(() => aspects(gm)).toEqual(["Odd second"]);
});

test("an aspect deleted while a user types in its own sheet", async ({ gm, p1 }) => {
  const item = await inFoundry<string>(p1, `return (await fromUuid("${uuid}")).items.getName("Odd first").uuid;`);
  const sheet = await sheetOf(p1, item);
  await sheet.locator('textarea[name="name"]').fill("Odd first and last");
  await inFoundry(gm, `await (await fromUuid("${item}")).delete();`);
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => aspects(gm)).toEqual(["Odd second"]);
});

test("a delete and a change at the same moment end the same for everyone", async ({ gm, p1, p2 }) => {
  const item = await inFoundry<string>(p1, `return (await fromUuid("${uuid}")).items.getName("Odd first").uuid;`);
  const both = (page: Page, step: string): Promise<unknown> =>
    inFoundry(page, `await (await fromUuid("${item}"))?.${step}.catch(() => {});`);
  await Promise.all([both(p1, `update({ name: "Odd changed" })`), both(p2, `delete()`)]);
  for (const page of [gm, p1, p2]) await expect.poll(() => aspects(page)).toEqual(["Odd second"]);
});

test("a delete by two users is refused in words for the later one, and nothing else is deleted", async ({ gm, p1, p2 }) => {
  const remove = (page: Page): Promise<unknown> =>
    inFoundry(page, `await (await fromUuid("${uuid}")).items.getName("Odd first")?.delete().catch(() => {});`);
  await Promise.all([remove(p1), remove(p2)]);
  for (const page of [gm, p1, p2]) await expect.poll(() => aspects(page)).toEqual(["Odd second"]);
});

test("the same field changed by two users: the later value counts everywhere, and the earlier user is informed", async ({
  gm,
  p1,
  p2,
}) => {
  const mine = await sheetOf(p1, uuid);
  await editing(mine);
  const phrase = mine.locator("textarea.norn-phrase").first();
  await phrase.fill("Odd of mine");
  await inFoundry(p2, `await (await fromUuid("${uuid}")).items.getName("Odd first").update({ name: "Odd of theirs" });`);
  await expect(mine.locator(".norn-refused:visible")).toContainText("Odd of theirs");
  await expect(phrase).toHaveValue("Odd of mine");
  await p1.keyboard.press("Enter");
  for (const page of [gm, p1, p2]) await expect.poll(() => aspects(page)).toEqual(["Odd of mine", "Odd second"]);
  await expect(mine.locator(".norn-refused:visible")).toHaveCount(0);
});

test("an actor deleted while its sheet is open and edited elsewhere", async ({ gm, p1 }) => {
  const sheet = await sheetOf(p1, uuid);
  await editing(sheet);
  await sheet.locator('input[name="system.summary"]').fill("Too late");
  await inFoundry(gm, `await (await fromUuid("${uuid}")).delete();`);
  await expect(sheet).toHaveCount(0);
});

test(
  "boxes of a track and steps of a rank changed by two users at once are all kept",
  { tag: "@both" },
  async ({ gm, p1, p2 }) => {
    const sheets = await Promise.all([p1, p2].map((page) => sheetOf(page, uuid)));
    const boxes = sheets.map((sheet) => sheet.locator(".norn-tracks .norn-box"));
    await Promise.all(boxes.map((box, index) => box.nth(index).check()));
    for (const box of boxes) for (const index of [0, 1]) await expect(box.nth(index)).toBeChecked();
    const stored = await inFoundry<unknown[]>(gm, `return Object.values((await fromUuid("${uuid}")).system.tracks);`);
    expect(stored.length).toBeGreaterThan(0);
  },
);
