import type { Locator, Page } from "@playwright/test";
import { faultsInBoth } from "./axe.ts";
import { cardOf, entriesOn, fatePoints, pickAspect, rollFast, sendEntry, settled, storedEntry } from "./ledger-play.ts";
import { inFoundry, play, untilInFoundry } from "./play.ts";
import { expect, sit, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const TAMSIN = "Tamsin Vey";
const CURIOUS = "Too Curious for Locked Doors";
const TIDE = "The Tide Is Coming In";

const away = (page: Page): Locator => page.locator("#norn-gm-away [role=status]");
const steps = (page: Page, card: string): Locator => cardOf(page, card).locator(".norn-roll-step");

async function leave(gm: Page, ...players: readonly Page[]): Promise<void> {
  await gm.goto("about:blank");
  for (const page of players) await untilInFoundry(page, "return game.users.activeGM === null;");
}

/** In the page: whether nothing covers any of an element's corners, and all of it is on the page. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const corners = [left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y] as const));
  return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}

async function total(page: Page, card: string): Promise<number> {
  return Number((await cardOf(page, card).locator(".norn-chat-total strong").innerText()).replace("−", "-"));
}

/** Corvin has one point, Tamsin three; no box is checked, and no aspect of the place is free. */
async function prepare(gm: Page): Promise<string> {
  return inFoundry(
    gm,
    `for (const [name, value] of [["${CORVIN}", 1], ["${TAMSIN}", 3]])
       await game.actors.getName(name).update({ system: { fatePoints: { value } } });
     const tide = game.actors.getName("Lantern Quay at midnight").items.getName("${TIDE}");
     for (const id of Object.keys(tide.system.free)) await tide.update({ system: { free: { [id]: { count: 0 } } } });
     return tide.uuid;`,
  );
}

test("without a GM all is shown as it would be, one click takes a request back, and a GM who comes settles the rest in order @both", async ({
  gm,
  p1,
  p2,
  table,
}) => {
  await play("strands", gm, p1, p2);
  const tide = await prepare(gm);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const thrown = await total(p1, card);
  await expect(away(p1)).toHaveText("");
  await leave(gm, p1, p2);
  for (const page of [p1, p2]) await expect(away(page)).toHaveText("No GM is here. What you ask for waits until one is.");

  await (await pickAspect(p1, card, CURIOUS)).locator("button[type=submit]").click();
  for (const page of [p1, p2]) {
    await expect(steps(page, card)).toHaveCount(1);
    await expect(steps(page, card)).toContainText("Waiting for a GM. Points left then: 0.");
    await expect(steps(page, card)).toContainText("1 point");
    await expect.poll(() => total(page, card)).toBe(thrown + 2);
    await expect(cardOf(page, card)).toContainText("Provisional: waits for a GM.");
    await expect(page.locator("#norn-strip [data-strip-person]", { hasText: "Corvin" }).locator(".norn-strip-ahead")).toHaveText(
      "0",
    );
  }
  await cardOf(p1, card).locator("[data-action=invoke]").click();
  await expect(p1.locator(".norn-invoke-points")).toContainText("Fate points left: 1 (0 once a GM is there)");
  await p1.keyboard.press("Escape");

  // Sent as by a window that was open before.
  const second = await sendEntry(p1, CORVIN, { request: { roll: card, aspect: tide, aspectName: TIDE, gain: "plus-two" } });
  for (const page of [p1, p2]) {
    await expect(steps(page, card).filter({ hasText: TIDE })).toContainText("Would be refused: ");
    await expect.poll(() => total(page, card)).toBe(thrown + 2);
  }

  const other = await rollFast(p2, TAMSIN, "Empathy");
  await (await pickAspect(p2, other, TIDE)).locator("button[type=submit]").click();
  await expect(steps(p1, other)).toContainText("Points left then: 2.");
  await expect(steps(p1, other).locator("[data-action=withdraw]")).toHaveCount(0);
  await steps(p2, other).locator("[data-action=withdraw]").press("Enter");
  for (const page of [p1, p2]) await expect(steps(page, other)).toHaveCount(0);
  expect(await faultsInBoth(p1, `.chat-message[data-message-id="${card}"]`, "#norn-gm-away", "#norn-strip")).toEqual([]);
  for (const width of [400, 1400])
    for (const open of [true, false]) {
      await p1.setViewportSize({ width, height: 900 });
      await inFoundry(p1, `ui.sidebar.toggleExpanded(${open});`);
      await expect.poll(() => away(p1).evaluate(isInSight)).toBe(true);
    }
  await inFoundry(p1, "ui.sidebar.toggleExpanded(true);");

  await sit(gm, table, "gm");
  await settled(p1, card, 2);
  await expect
    .poll(async () => (await entriesOn(p1, card)).map(({ state, refusal }) => [state, refusal]))
    .toEqual([
      ["done", ""],
      ["refused", "points-short"],
    ]);
  for (const page of [p1, p2]) {
    await expect(away(page)).toHaveText("");
    await expect(steps(page, card)).toHaveCount(1);
    await expect(cardOf(page, card)).not.toContainText("Provisional");
    await expect.poll(() => total(page, card)).toBe(thrown + 2);
  }
  const refused = cardOf(p1, (await storedEntry(p1, second))?.message ?? "");
  await expect(refused.locator(".norn-line")).toBeVisible();
  await expect(refused).toContainText(TIDE);
  await expect.poll(async () => [await fatePoints(p2, CORVIN), await fatePoints(p2, TAMSIN)]).toEqual([0, 3]);
  await expect.poll(() => entriesOn(p2, other)).toEqual([]);
});

test("a request that a GM settles in the moment it is taken back stands, and words say so", async ({ gm, p1, table }) => {
  await play("strands", gm, p1);
  await prepare(gm);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  await leave(gm, p1);
  await (await pickAspect(p1, card, CURIOUS)).locator("button[type=submit]").click();
  await expect(steps(p1, card)).toHaveCount(1);
  // The deletion is under way until the GM has settled it.
  await inFoundry(
    p1,
    `const { prototype } = ChatMessage.implementation;
     const { delete: deletes } = prototype;
     const released = new Promise((resolve) => { globalThis.releaseDeletion = resolve; });
     prototype.delete = async function (...args) {
       prototype.delete = deletes;
       await released;
       return deletes.apply(this, args);
     };`,
  );
  await steps(p1, card).locator("[data-action=withdraw]").click();
  await sit(gm, table, "gm");
  await settled(p1, card, 1);
  await expect(p1.locator("#notifications")).toContainText("A GM has just settled this, so it stands.");
  await inFoundry(p1, "globalThis.releaseDeletion();");
  await expect(steps(p1, card).locator("[data-action=undo]")).toBeVisible();
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(0);
});
