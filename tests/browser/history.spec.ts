import type { Locator, Page } from "@playwright/test";
import { faultsInBoth } from "./axe.ts";
import { fatePoints, pickAspect, rollFast, settled, storedActor } from "./ledger-play.ts";
import { immediately, inFoundry, notification, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const ASPECT = "Too Curious for Locked Doors";

const history = (page: Page): Locator => page.locator(".norn-history");
const rows = (page: Page): Locator => history(page).locator(".norn-history-row");

/** A plain roll, with Corvin at a number of points, and Corvin's history open on the given pages. */
async function begin(gm: Page, p1: Page, points: number, ...readers: readonly Page[]): Promise<string> {
  await inFoundry(
    gm,
    `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: ${points}, debt: 0 } } });`,
  );
  const card = await rollFast(p1, CORVIN, "Knowledge");
  for (const page of readers) await inFoundry(page, `await game.norn.history(game.actors.getName("${CORVIN}").uuid);`);
  return card;
}

async function invoke(p1: Page, card: string, count: number, aspect = ASPECT): Promise<void> {
  await (await pickAspect(p1, card, aspect, "plus-two")).locator("button[type=submit]").click();
  await settled(p1, card, count);
}

/** The line that adds up opening balance and entries. */
async function sum(page: Page): Promise<number[]> {
  const cells = await history(page).locator(".norn-history-sums tbody tr").first().locator("td").allInnerTexts();
  return cells.map((cell) => Number(cell.replaceAll("−", "-").replaceAll(/[^\d-]/g, "")));
}

test("each entry is shown with its cost and the balance after it, undone and redone, and the sums hold", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  const card = await begin(gm, p1, 3, p1, p2);
  const before = await storedActor(gm, CORVIN);
  await invoke(p1, card, 1);
  for (const page of [p1, p2]) {
    const row = rows(page).first();
    await expect(row).toContainText(`Corvin Ashdown invokes “${ASPECT}”`);
    await expect(row.locator(".norn-history-moves")).toHaveText("fate points −1 then 2");
    await expect(row).toContainText("Player 1");
  }
  await expect(rows(p2).first().locator("[data-action=take]")).toHaveCount(0);
  // The line is a way to the aspect it is about.
  await rows(p1).first().locator(".norn-aspect-link").click();
  await expect(p1.locator(".norn-bar").getByRole("menuitem")).toHaveText(["Invoke on Knowledge", "Compel …", "To chat", "Edit"]);
  await p1.keyboard.press("Escape");
  const undo = rows(p1).first().locator("[data-take=undo]");
  await undo.focus();
  await p1.keyboard.press("Enter");
  await expect(rows(p2).nth(1)).toContainText("Undone");
  await expect(rows(p2).first().locator(".norn-history-moves")).toHaveText("fate points +1 then 3");
  await expect.poll(() => storedActor(gm, CORVIN)).toBe(before);
  await rows(p1).nth(1).locator("[data-take=redo]").click();
  await expect(rows(p2).first().locator(".norn-history-moves")).toHaveText("fate points −1 then 2");
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(2);
  const [start = 0, by = 0, now] = await sum(p2);
  expect(start + by).toBe(now);
  expect(now).toBe(2);
  await expect(rows(p1).first().locator(".norn-history-moves")).toHaveText("fate points −1 then 2");
  await rows(p1).nth(2).locator("[data-take=undo]").click();
  await expect.poll(() => storedActor(gm, CORVIN)).toBe(before);
  // Entry flags do not pile up: the last one is removed with the next.
  const marks = `return Object.keys(game.actors.getName("${CORVIN}").flags.norn?.entries ?? {}).length;`;
  await expect.poll(() => inFoundry(gm, marks)).toBeLessThanOrEqual(1);
});

test("an entry that a later one depends on says why it is not undone", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const card = await begin(gm, p1, 0, gm);
  await inFoundry(p1, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 2 } } });`);
  await expect(rows(gm).first()).toContainText("changed manually by Player 1");
  await expect(rows(gm).first().locator(".norn-history-moves")).toHaveText("fate points +2 then 2");
  await invoke(p1, card, 1);
  const other = await inFoundry<string>(
    gm,
    `return game.actors.getName("${CORVIN}").items.find((item) => item.type === "aspect" && item.inPlay && item.name !== "${ASPECT}").name;`,
  );
  await invoke(p1, card, 2, other);
  const manual = rows(gm).nth(2).locator("[data-action=take]");
  await expect(manual).toHaveAccessibleDescription("The points it brought have been spent.");
  await expect(rows(gm).nth(1).locator("[data-action=take]")).toHaveAccessibleDescription(
    `“${other}” was invoked on this roll later. Undo that first.`,
  );
  await manual.focus();
  await gm.keyboard.press("Enter");
  await expect(notification(gm, "have been spent")).toBeVisible();
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(0);
  await rows(gm).first().locator("[data-take=undo]").click();
  await expect(rows(gm).nth(2).locator("[data-action=take]")).not.toHaveAttribute("aria-disabled", "true");
});

test("an entry the reader may not know is shown as a change of the points only", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const hide = (hidden: boolean): Promise<unknown> =>
    inFoundry(
      gm,
      `const known = (item) => item.type === "aspect" && item.inPlay && item.name === "${ASPECT}";
       await game.actors.getName("${CORVIN}").items.find(known).update({ system: { hidden: ${hidden} } });`,
    );
  await hide(true);
  const card = await begin(gm, p1, 3, p1, p2);
  await invoke(p1, card, 1);
  await expect(rows(p1).first()).toContainText(ASPECT);
  await expect(rows(p2).first()).toContainText("Something hidden from you");
  await expect(rows(p2).first()).toContainText("fate points −1 then 2");
  await expect(rows(p2).first()).not.toContainText("Player 1");
  expect(await immediately(() => history(p2).innerHTML())).not.toContain(
    await inFoundry<string>(gm, `return game.messages.contents.findLast(({ type }) => type === "entry").system.request.aspect;`),
  );
  await hide(false);
});

test("the history of the GM's pool is for GMs only", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await inFoundry(gm, `await game.settings.set("norn", "npcPool", { points: 3, entries: {} });`);
  await gm.locator("#norn-strip [data-action=pool]").click();
  await expect(history(gm).locator(".window-title")).toContainText("NPC pool");
  await expect.poll(async () => (await sum(gm))[2]).toBe(3);
  await inFoundry(p1, `await game.norn.history("npc-pool");`);
  await expect(notification(p1, "no character whose history")).toBeVisible();
  await expect(history(p1)).toHaveCount(0);
});

test("three hundred entries are shown a page at a time, and add up", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await begin(gm, p1, 3);
  const made = await inFoundry<string[]>(
    gm,
    `const actor = game.actors.getName("${CORVIN}");
     const entry = (by, index) => ({ type: "entry", content: "x", system: { kind: "adjust", state: "done", actor: actor.uuid, actorName: actor.name,
       asker: game.user.id, settled: game.time.serverTime + 60_000 + index, request: { user: game.user.id },
       events: [{ type: "fate-points-changed", actor: actor.uuid, counter: "value", by }] } });
     const entries = Array.from({ length: 300 }, (_, index) => entry(index % 2 ? -1 : 1, index));
     return (await ChatMessage.createDocuments(entries)).map(({ id }) => id);`,
  );
  await p1
    .locator("#norn-strip")
    .getByRole("button", { name: new RegExp(`^${CORVIN}`) })
    .click();
  await expect(rows(p1)).toHaveCount(50);
  await expect(rows(p1).first().locator(".norn-history-moves")).toHaveText("fate points −1 then 3");
  const more = history(p1).locator("[data-action=more]");
  await more.focus();
  await p1.keyboard.press("Enter");
  await expect(rows(p1)).toHaveCount(100);
  await expect(more).toBeFocused();
  const [start = 0, by = 0, now] = await sum(p1);
  expect([start + by, now]).toEqual([3, 3]);
  await inFoundry(gm, `await ChatMessage.deleteDocuments(${JSON.stringify(made)});`);
  await expect.poll(async () => (await sum(p1))[2]).toBe(3);
  await history(p1).locator("[data-filter=others]").click();
  await expect(history(p1).locator("[data-filter=others]")).toHaveAttribute("aria-pressed", "true");
  // Earlier tests may have made other manual edits: these are what the filter shows.
  const ofPoints = rows(p1).filter({ hasText: "changed manually", has: p1.locator(".norn-history-moves") });
  await expect(ofPoints).toHaveCount(0);
});

test("axe finds nothing in strip and history, light and dark", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const card = await begin(gm, p1, 3, gm);
  await invoke(p1, card, 1);
  await expect(rows(gm).first()).toContainText(ASPECT);
  const seen = async (): Promise<string[]> => {
    // Highlights have ended: only then is contrast measured.
    await expect(gm.locator("#norn-strip [data-turn]")).toHaveCount(0);
    return faultsInBoth(gm, "#norn-strip", ".norn-history");
  };
  expect(await seen()).toEqual([]);
  await gm.locator("#norn-strip [data-action=fold]").click();
  await expect(gm.locator("#norn-strip .is-folded")).toBeVisible();
  expect(await seen()).toEqual([]);
  await gm.locator("#norn-strip [data-action=fold]").click();
});
