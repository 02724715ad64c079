import type { Page } from "@playwright/test";
import { CORVIN, lead, NESS, openConflict, row, step, TAMSIN } from "./conflict-play.ts";
import { attackWith, attackResult, heal } from "./harm-play.ts";
import { cardOf, submittedEntry, storedEntries } from "./ledger-play.ts";
import { inFoundry, openSheet, play, sidebarTab } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

test.afterEach(async ({ gm }) => {
  await inFoundry(gm, `await Combat.implementation.deleteDocuments(game.combats.map(({ id }) => id));`);
  await inFoundry(gm, `await game.settings.set("norn", "dials", {});`);
  await heal(gm, CORVIN, TAMSIN, NESS);
});

test("who gives up in the tracker is out on the sheet and in the strip, and no longer hit by an open attack; undo takes it back", async ({
  gm,
  p1,
  p2,
}) => {
  await play("trifold", gm, p1, p2);
  await openConflict(gm, { [TAMSIN]: 4, [CORVIN]: 2 }, [gm, p2]);
  await lead(gm, "nornBegin");
  const card = await attackWith(p1, CORVIN, "Academics", { scope: "fight", targets: [TAMSIN], face: 1 });
  await expect(attackResult(p2, card, TAMSIN).locator("[data-action=defend]")).toHaveCount(1);
  const sheet = await openSheet(p2, TAMSIN);
  const entry = await submittedEntry(p2, "turn", () => step(p2, TAMSIN, "giveUp").click());
  await expect(row(gm, TAMSIN)).toContainText("Gave up");
  await expect(sheet.locator(".norn-taken-out")).toHaveText("Gave up");
  await expect(p1.locator(".norn-strip-person.is-out")).toHaveCount(1);
  await sidebarTab(p2, "chat");
  await expect(attackResult(p2, card, TAMSIN)).toContainText("this attack no longer harms them");
  await expect(attackResult(p2, card, TAMSIN).locator("[data-action=defend]")).toHaveCount(0);
  await submittedEntry(p2, "undo", () => cardOf(p2, entry.message).locator("[data-action=undo]").click());
  await expect(attackResult(p2, card, TAMSIN).locator("[data-action=defend]")).toBeVisible();
  await expect(sheet.locator(".norn-taken-out")).toHaveCount(0);
  await expect(p1.locator(".norn-strip-person.is-out")).toHaveCount(0);
});

test("the steps of a round are one line of the log, with undo; the last says that the conflict is over", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await openConflict(gm, { [CORVIN]: 4, [TAMSIN]: 3, [NESS]: 2 }, [gm, p1]);
  await lead(gm, "nornBegin");
  const lines = p1.locator("#chat .chat-message:not(.norn-shown-elsewhere) .norn-round");
  const before = await lines.count();
  await submittedEntry(p1, "turn", () => step(p1, CORVIN, "smaller").click());
  await submittedEntry(p1, "turn", () => step(p1, CORVIN, "act").click());
  const { message } = await submittedEntry(gm, "turn", () => step(gm, TAMSIN, "act").click());
  await sidebarTab(p1, "chat");
  await expect(lines).toHaveCount(before + 1);
  const line = cardOf(p1, message);
  await expect(line).toContainText(`Round 1 · ${TAMSIN} has acted`);
  await line.locator("summary").click();
  await expect(line.locator("li")).toHaveText([
    "The conflict begins.",
    `${CORVIN} takes a smaller action`,
    `${CORVIN} has acted`,
    `${TAMSIN} has acted`,
  ]);
  await sidebarTab(gm, "chat");
  await submittedEntry(gm, "undo", () => cardOf(gm, message).locator(".norn-line-button").click());
  await expect(lines.last()).toContainText(`Round 1 · ${CORVIN} has acted`);
  await expect(lines).toHaveCount(before + 1);
  await inFoundry(gm, `await Combat.implementation.deleteDocuments(game.combats.map(({ id }) => id));`);
  await expect(lines.last()).toContainText("The conflict is over.");
});

test("Strands: an attack takes a unit of ammunition and says how many are left; undo gives it back, the sheet reloads", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  await inFoundry(gm, `await game.settings.set("norn", "dials", { "strands-ammunition": "each-attack" });`);
  const bow = await inFoundry<string>(
    p1,
    `const system = { category: "weapon", range: 2, equipped: true, ammunition: { value: 1, max: 3 } };
     const [bow] = await game.actors.getName("${CORVIN}").createEmbeddedDocuments("Item", [{ name: "Hand crossbow", type: "gear", system }]);
     return bow.uuid;`,
  );
  const card = await shoot(p1, bow);
  await expect(cardOf(p1, card).locator(".norn-costs")).toContainText("uses ammunition of Hand crossbow: 0 left");
  const sheet = await openSheet(p1, CORVIN);
  await sheet.locator('[data-tab-id="things"]').click();
  await expect(sheet.locator(".norn-thing", { hasText: "Hand crossbow" })).toContainText("Ammunition 0/3");
  await submittedEntry(p1, "undo", () => cardOf(p1, card).locator(".norn-costs [data-action=undo]").click());
  await expect(sheet.locator(".norn-thing", { hasText: "Hand crossbow" })).toContainText("Ammunition 1/3");
  await sheet.locator(".norn-thing", { hasText: "Hand crossbow" }).locator("[data-action=reload]").click();
  await expect(sheet.locator(".norn-thing", { hasText: "Hand crossbow" })).toContainText("Ammunition 3/3");
  const reloaded = { request: { aspectName: "Hand crossbow" }, events: [{ type: "ammunition-changed", gear: bow, by: 2 }] };
  await expect.poll(async () => (await storedEntries(gm, "adjust")).at(-1)).toMatchObject(reloaded);
  await inFoundry(p1, `await fromUuidSync("${bow}").delete();`);
});

/** p1's character attacks p2's with a weapon, in the dialog. Resolves to the id of the card. */
async function shoot(p1: Page, bow: string): Promise<string> {
  const [, , , item = ""] = bow.split(".");
  await inFoundry(p1, `globalThis.shot = ""; Hooks.once("createChatMessage", ({ id }) => { globalThis.shot = id; });`);
  const sheet = await openSheet(p1, CORVIN);
  await sheet.locator('[data-tab-id="things"]').click();
  await sheet.locator(`[data-action="attackWith"][data-item-id="${item}"]`).click();
  const ask = p1.locator(".application.norn-roll");
  await ask.locator('select[name="target"]').selectOption({ label: TAMSIN });
  await expect(ask.locator(".norn-odds-cost")).toContainText("1 of 3 units of ammunition");
  await ask.locator(".norn-ask-main").click();
  await p1.waitForFunction(`globalThis.shot !== ""`);
  return inFoundry(p1, "return globalThis.shot;");
}

test("a weapon of one's own, dropped on another's token, attacks them; once the target is deleted, the card says so", async ({
  gm,
  p1,
}) => {
  await play("trifold", gm, p1);
  await inFoundry(
    p1,
    `const system = { category: "weapon", equipped: true };
     const [hook] = await game.actors.getName("${CORVIN}").createEmbeddedDocuments("Item", [{ name: "Odd hook", type: "gear", system }]);
     const { x, y } = canvas.scene.tokens.getName("${TAMSIN}");
     Hooks.call("dropCanvasData", canvas, { type: "Item", uuid: hook.uuid, x: x + 5, y: y + 5 });`,
  );
  const dialog = p1.locator(".application.norn-roll");
  await expect(dialog.locator('select[name="target"] option:checked')).toHaveText(TAMSIN);
  await expect(dialog.locator('select[name="weapon"] option:checked')).toHaveText("Odd hook");
  await dialog.locator('button[type="button"]', { hasText: "Cancel" }).click();
  await inFoundry(p1, `await game.actors.getName("${CORVIN}").items.getName("Odd hook").delete();`);
  await inFoundry(gm, `await Actor.create({ name: "Odd guard", type: "npc" });`);
  await expect.poll(() => inFoundry(p1, `return Boolean(game.actors.getName("Odd guard"));`)).toBe(true);
  const card = await attackWith(p1, CORVIN, "Academics", { scope: "fight", targets: ["Odd guard"], face: 1 });
  await inFoundry(gm, `await game.actors.getName("Odd guard").delete();`);
  await expect(attackResult(p1, card, "Odd guard")).toContainText("is no longer there");
});

test("a token's bars show fate points and what is left of the main track in each game, and changing one is recorded", async ({
  gm,
}) => {
  const bar = (which: string): Promise<{ readonly max: number }> =>
    inFoundry(
      gm,
      `const { type, value, max } = canvas.scene.tokens.getName("${CORVIN}").getBarAttribute("${which}") ?? {}; return { type, value, max };`,
    );
  for (const played of ["fate2", "trifold", "strands", "marumaru"] as const) {
    await play(played, gm);
    const { max: full } = await bar("bar1");
    await inFoundry(gm, `await game.actors.getName("${CORVIN}").modifyTokenAttribute("fatePoints.value", 9, false, true);`);
    await expect.poll(() => bar("bar1")).toEqual({ type: "bar", value: 9, max: Math.max(full, 9) });
    const { max } = await bar("bar2");
    expect(max).toBeGreaterThan(0);
    await inFoundry(gm, `await game.actors.getName("${CORVIN}").modifyTokenAttribute("harm", -2, true, true);`);
    await expect.poll(() => bar("bar2")).toEqual({ type: "bar", value: max - 2, max });
    await expect.poll(async () => (await storedEntries(gm, "adjust")).at(-1)?.events.length).toBe(2);
    await inFoundry(gm, `await game.actors.getName("${CORVIN}").modifyTokenAttribute("harm", ${max}, false, true);`);
    await expect.poll(() => bar("bar2")).toEqual({ type: "bar", value: max, max });
  }
});
