import { faultsInBoth } from "./axe.ts";
import { breaksWindow, entryBy, openBreaks, undoOn } from "./breaks-play.ts";
import { cardOf, sendEntry } from "./ledger-play.ts";
import { inFoundry, openSheet, play, sidebarTab } from "./play.ts";
import { expect, test } from "./table.fixture.ts";
import type { Page } from "@playwright/test";

const CORVIN = "Corvin Ashdown";
const CAPTAIN = "Captain Odile Ness";

function pool(page: Page): Promise<number> {
  return inFoundry(page, `return game.settings.get("norn", "npcPool").points;`);
}

test("strands: debt is paid back point by point, and bad luck ends with the last", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await inFoundry(
    gm,
    `const actor = game.actors.getName("${CORVIN}");
    await actor.update({ system: { fatePoints: { value: 3, debt: 2 } } });
    await actor.createEmbeddedDocuments("Item", [{ name: "Unlucky", type: "aspect", system: { kind: "character", role: "unlucky", game: "strands" } }]);`,
  );
  const has = `const actor = game.actors.getName("${CORVIN}"); const { value, debt } = actor.system.fatePoints;
    return [value, debt, actor.items.some((item) => item.name === "Unlucky")];`;
  const pay = (points: number): Promise<unknown> =>
    inFoundry(p1, `await game.norn.payDebt(game.actors.getName("${CORVIN}").uuid, ${points});`);
  expect((await entryBy("pay-debt", [p1, gm], () => pay(3))).refusal).toBe("nothing-owed");
  const sheet = await openSheet(p1, CORVIN);
  const button = sheet.locator('[data-action="payDebt"]');
  await entryBy("pay-debt", [p1, gm], () => button.click());
  await expect.poll(() => inFoundry(gm, has)).toEqual([2, 1, true]);
  const { message: id } = await entryBy("pay-debt", [p1, gm], () => button.click());
  await expect.poll(() => inFoundry(gm, has)).toEqual([1, 0, false]);
  await expect(button).toHaveCount(0);
  await expect(cardOf(gm, id)).toContainText("Unlucky");
  await undoOn(p1, id, [gm]);
  await expect.poll(() => inFoundry(gm, has)).toEqual([2, 1, true]);
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 0 } } });`);
  expect((await entryBy("pay-debt", [p1, gm], () => pay(1))).refusal).toBe("points-short");
  await inFoundry(
    gm,
    `const actor = game.actors.getName("${CORVIN}"); await actor.items.getName("Unlucky").delete();
    await actor.update({ system: { fatePoints: { value: 3, debt: 0 } } });`,
  );
});

test(
  "strands: the pool changes for a reason, never falls below zero, and a manual edit of it is recorded",
  { tag: "@both" },
  async ({ gm, p1 }) => {
    await play("strands", gm, p1);
    await inFoundry(gm, `await game.settings.set("norn", "npcPool", { points: 3, entries: {} });`);
    const window = await openBreaks(gm, "session");
    await window.locator('[name="by"]').fill("-2");
    await window.locator('[name="reason"]').fill("A quiet evening");
    const { message: id } = await entryBy("pool", [gm], () => window.locator('[data-action="changePool"]').click());
    await expect.poll(() => pool(p1)).toBe(1);
    await expect(cardOf(gm, id)).toContainText("A quiet evening");
    await expect(cardOf(p1, id)).toHaveCount(0);
    await expect(window.locator(".norn-break-pool legend")).toContainText("1");
    expect((await entryBy("pool", [gm], () => window.locator('[data-action="changePool"]').click())).refusal).toBe("pool-short");
    await expect.poll(() => pool(p1)).toBe(1);
    await undoOn(gm, id, []);
    await expect.poll(() => pool(p1)).toBe(3);
    const manual = (): Promise<unknown> =>
      inFoundry(gm, `await game.settings.set("norn", "npcPool", { points: 7, entries: {} });`);
    expect((await entryBy("adjust", [gm], manual)).events).toEqual([{ type: "npc-pool-changed", by: 4 }]);
  },
);

test("strands: an NPC who enters the scene brings points, shown before, and a second entrance is asked about", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  await inFoundry(
    gm,
    `await game.settings.set("norn", "dials", {}); await game.settings.set("norn", "npcPool", { points: 1, entries: {} });
    await game.actors.getName("${CAPTAIN}").update({ system: { tier: "", fatePoints: { refresh: 7 } } });`,
  );
  await entryBy("break", [gm], () => sendEntry(gm, CAPTAIN, { kind: "break", actor: null, request: { at: "scene" } }));
  const directory = await sidebarTab(gm, "actors");
  const closed = directory.locator(".folder.collapsed > .folder-header");
  while ((await closed.count()) > 0) await closed.first().click();
  await directory.locator(".directory-item.entry", { hasText: CAPTAIN }).click({ button: "right" });
  await gm.locator("#context-menu, .context-menu").getByText("Enter the scene").click();
  const dialog = gm.locator(".application", { has: gm.locator(".norn-entrance-body") });
  await expect(dialog).toContainText("NPC pool 1 → 7");
  await expect(dialog).not.toContainText("already");
  const { message: id } = await entryBy("entrance", [gm], () => dialog.locator('[data-action="enter"]').click());
  await expect.poll(() => pool(p1)).toBe(7);
  await expect(cardOf(p1, id)).toHaveCount(0);

  const sheet = await openSheet(gm, CAPTAIN);
  await sheet.locator('[data-action="toggleControls"]').click();
  await gm.getByText("Enter the scene").last().click();
  await expect(dialog).toContainText("already");
  await dialog.locator('[data-action="cancel"]').click();
  const again = (): Promise<string> => sendEntry(gm, CAPTAIN, { kind: "entrance", request: {} });
  expect((await entryBy("entrance", [gm], again)).refusal).toBe("entered-already");
  await sidebarTab(gm, "chat");
  await undoOn(gm, id, []);
  await expect.poll(() => pool(p1)).toBe(1);
  await inFoundry(
    gm,
    `await game.actors.getName("${CAPTAIN}").update({ system: { tier: "vital", fatePoints: { refresh: 0 } } });`,
  );
});

test("axe finds nothing in a narrow window, light and dark; all of it works by keyboard", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 1 } } });`);
  const directory = await sidebarTab(gm, "actors");
  await directory.locator(".norn-open-breaks").press("Enter");
  const window = breaksWindow(gm);
  await window.locator('input[name="at"]:checked').focus();
  await inFoundry(gm, `foundry.applications.instances.get("norn-breaks").setPosition({ width: 400, height: 600 });`);
  await gm.keyboard.press("ArrowUp");
  await expect(window.locator('input[name="at"][value="session"]')).toBeChecked();
  await expect(window.locator('input[name="at"][value="session"]')).toBeFocused();
  const line = window.locator(".norn-break-line input").first();
  await line.focus();
  await gm.keyboard.press("Space");
  await expect(line).not.toBeChecked();
  await expect(line).toBeFocused();
  expect(await faultsInBoth(gm, "#norn-breaks")).toEqual([]);
  await window.locator('[data-action="close"]').press("Enter");
  await expect(window).toHaveCount(0);
});
