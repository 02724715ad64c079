import { faultsInBoth } from "./axe.ts";
import { cardOf, entriesOn, fatePoints, invokeDialog, pickAspect, rollFast, settled } from "./ledger-play.ts";
import { askRoll, before, sendInvocations, setPoints, spilling, throwDice, totalOf } from "./invoke-play.ts";
import { immediately, countOf, inFoundry, notification, play, rollDialog } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const CURIOUS = "Too Curious for Locked Doors";
const NOTEBOOK = "The Notebook They Want Back";

test("before the roll: chosen aspects count against the points, change the chances, and are paid for with the roll", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  await setPoints(gm, CORVIN, 2, p1);
  const dialog = await askRoll(p1, CORVIN, "Knowledge");
  await dialog.locator(".norn-before summary").click();
  const usual = await dialog.locator(".norn-odds-sentence").innerText();
  await before(dialog, CURIOUS).check();
  await before(dialog, NOTEBOOK).check();
  await expect(before(dialog, "A Card Up Every Sleeve")).toBeDisabled();
  await expect(dialog.locator(".norn-invoke-aspect", { hasText: "A Card Up Every Sleeve" })).toContainText(
    "Not enough fate points",
  );
  await expect(dialog.locator(".norn-before-list [data-norn-before-point]")).toBeDisabled();
  await expect(dialog.locator(".norn-before summary")).toContainText("+4, 2 points");
  const number = (words: string): number => Number(/(\d+) or more/.exec(words)?.[1]);
  await expect.poll(async () => number(await dialog.locator(".norn-odds-sentence").innerText())).toBe(number(usual) + 4);
  await before(dialog, NOTEBOOK).uncheck();
  await expect(before(dialog, "A Card Up Every Sleeve")).toBeEnabled();
  await before(dialog, NOTEBOOK).check();

  const card = await throwDice(p1);
  await settled(p2, card, 2);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(0);
  const shown = cardOf(p2, card);
  await expect(shown.locator(".norn-roll-step")).toHaveCount(2);
  for (const step of await shown.locator(".norn-roll-step").all()) await expect(step).toContainText("beforehand");
  await expect(shown.locator(".norn-chat-parts")).toContainText("+4");
  // The lines of the entries are not said again below the card.
  for (const { id, message } of await entriesOn(p2, card)) {
    await expect(cardOf(p2, id)).toBeHidden();
    await expect(cardOf(p2, message)).toBeHidden();
  }
});

test("a cancelled dialog costs nothing", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await setPoints(gm, CORVIN, 2, p1);
  const dialog = await askRoll(p1, CORVIN, "Knowledge");
  await dialog.locator(".norn-before summary").click();
  await before(dialog, CURIOUS).check();
  await p1.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(() => inFoundry(p1, "return await globalThis.rolled;")).toBe("");
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(2);
});

test("what can no longer be paid is refused: the roll stands without it, and its card says so", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  await setPoints(gm, CORVIN, 1, p1);
  const dialog = await askRoll(p1, CORVIN, "Knowledge");
  await dialog.locator(".norn-before summary").click();
  await before(dialog, CURIOUS).check();
  await setPoints(gm, CORVIN, 0);
  const card = await throwDice(p1);
  expect((await settled(p2, card, 1)).map(({ refusal }) => refusal)).toEqual(["points-short"]);
  await expect(cardOf(p2, card).locator(".norn-roll-step-without")).toContainText(CURIOUS);
  await expect(cardOf(p2, card).locator(".norn-roll-step-without")).toContainText("Not enough fate points");
  await expect(cardOf(p2, card).locator(".norn-roll-step")).toHaveCount(0);
});

test("marumaru: two more dice before the roll; Tri-Fold has nothing before it; FATE 2.0 only a point", async ({ gm, p1 }) => {
  await play("marumaru", gm, p1);
  await setPoints(gm, CORVIN, 3);
  const plain = await rollFast(p1, CORVIN, "Investigation");
  const dice = await countOf(cardOf(p1, plain).locator(".norn-die"));
  const pool = await askRoll(p1, CORVIN, "Investigation");
  await pool.locator(".norn-before summary").click();
  await pool.locator("[data-norn-before]").first().check();
  const card = await throwDice(p1);
  await settled(p1, card, 1);
  await expect(cardOf(p1, card).locator(".norn-die")).toHaveCount(dice + 2);

  await play("trifold", gm, p1);
  await expect((await askRoll(p1, CORVIN, "Investigation")).locator(".norn-before summary")).toHaveCount(0);
  await p1.keyboard.press("Escape");
  await expect(rollDialog(p1)).toBeHidden();

  await play("fate2", gm, p1);
  await setPoints(gm, CORVIN, 3, p1);
  const fate = await askRoll(p1, CORVIN, "Lore");
  await fate.locator(".norn-before summary").click();
  await expect(fate.locator("[data-norn-before]")).toHaveCount(0);
  await fate.locator("[data-norn-before-point]").check();
  const pointed = await throwDice(p1);
  await settled(p1, pointed, 1);
  await expect(cardOf(p1, pointed).locator(".norn-roll-step")).toContainText("beforehand");
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(2);
});

test("marumaru: a player invokes their own character's aspect for another's roll, and pays for it", async ({ gm, p1, p2 }) => {
  await play("marumaru", gm, p1, p2);
  await setPoints(gm, CORVIN, 3);
  await setPoints(gm, "Tamsin Vey", 3);
  const card = await rollFast(p1, CORVIN, "Investigation");
  const dice = await countOf(cardOf(p2, card).locator(".norn-die"));
  const dialog = await pickAspect(p2, card, "The Strays of Eel Street", "two-dice");
  await dialog.locator("button[type=submit]").click();
  await settled(p1, card, 1);
  await expect(cardOf(p1, card).locator(".norn-die")).toHaveCount(dice + 2);
  await expect(cardOf(p1, card).locator(".norn-roll-step")).toContainText("Tamsin Vey");
  await expect.poll(async () => [await fatePoints(gm, CORVIN), await fatePoints(gm, "Tamsin Vey")]).toEqual([3, 2]);
});

test("a roll that is deleted closes the list to invoke from, in words", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  await cardOf(p1, card).locator("[data-action=invoke]").click();
  await expect(invokeDialog(p1)).toBeVisible();
  await inFoundry(gm, `await game.messages.get("${card}").delete();`);
  await expect(invokeDialog(p1)).toHaveCount(0);
  await expect(notification(p1, "The roll no longer exists")).toBeVisible();
});

test("a targeted actor is named on the card, and its aspects come after one's own", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  await setPoints(gm, CORVIN, 3);
  await p1.locator("#board .token", { hasText: "Tamsin Vey" }).focus();
  await p1.keyboard.press("t");
  const dialog = await askRoll(p1, CORVIN, "Knowledge");
  await expect(dialog.locator('select[name="target"] option:checked')).toHaveText("Targeted: Tamsin Vey");
  const card = await throwDice(p1);
  await expect(cardOf(p2, card).locator(".norn-chat-targets")).toContainText("Tamsin Vey");
  await cardOf(p1, card).locator("[data-action=invoke]").click();
  await expect(invokeDialog(p1)).toBeVisible();
  const legends = invokeDialog(p1).locator(".norn-reach legend");
  // What costs nothing comes first, wherever it is.
  await expect
    .poll(async () => (await legends.allInnerTexts()).filter((legend) => legend !== "Free").slice(0, 3))
    .toEqual(["Corvin Ashdown’s own aspects", "Against Tamsin Vey", "Scene: Lantern Quay at midnight"]);

  // More than a dozen: one types to find one, and Enter goes to it.
  await invokeDialog(p1).getByRole("searchbox").fill("FOG to");
  await expect(invokeDialog(p1).locator(".norn-invoke-aspect:visible")).toHaveCount(2);
  await p1.keyboard.press("Escape");
  await expect(invokeDialog(p1)).toBeHidden();
  await p1.locator("#board .token", { hasText: "Tamsin Vey" }).focus();
  await p1.keyboard.press("t");
  await expect.poll(() => inFoundry(p1, "return game.user.targets.size;")).toBe(0);
});

test("by keyboard alone: card, list, gain, die; and back to the card", async ({ gm, p1 }) => {
  await play("fate2", gm, p1);
  await inFoundry(
    gm,
    `for (const item of game.actors.getName("${CORVIN}").items) if (item.type === "aspect") await item.update({ system: { checked: 0 } });`,
  );
  let card = "";
  // A throw of four pluses has no die to turn.
  do card = await rollFast(p1, CORVIN, "Lore");
  while ((await cardOf(p1, card).locator(".norn-die-plus").count()) === 4);
  const pluses = await cardOf(p1, card).locator(".norn-die-plus").count();
  const invoke = cardOf(p1, card).locator("[data-action=invoke]");
  await invoke.focus();
  await p1.keyboard.press("Enter");
  await expect(invokeDialog(p1).locator('input[name="aspect"]:checked')).toBeFocused();
  await p1.keyboard.press("Escape");
  await expect(invokeDialog(p1)).toBeHidden();
  await expect(invoke).toBeFocused();

  await p1.keyboard.press("Enter");
  await expect(invokeDialog(p1).locator('input[name="aspect"]:checked')).toBeFocused();
  await p1.keyboard.press("ArrowDown");
  await expect(invokeDialog(p1).locator('input[name="aspect"]').nth(1)).toBeFocused();
  await p1.keyboard.press("Tab");
  await expect(invokeDialog(p1).locator(".norn-reach-spent summary")).toBeFocused();
  await p1.keyboard.press("Tab");
  const gain = invokeDialog(p1).locator('input[name="gain"]:checked');
  await expect(gain).toBeFocused();
  // A reroll is only chosen beforehand where the dice fell badly.
  if ((await immediately(() => gain.getAttribute("value"))) === "reroll-all") await p1.keyboard.press("ArrowRight");
  await expect(invokeDialog(p1).locator('input[name="gain"][value="die-to-plus"]')).toBeFocused();
  await expect(invokeDialog(p1).locator('input[name="die"]').first()).toBeVisible();
  await p1.keyboard.press("Tab");
  await expect(invokeDialog(p1).locator('input[name="die"]:checked')).toBeFocused();
  await p1.keyboard.press("Enter");
  await expect(cardOf(p1, card).locator(".norn-die-plus")).toHaveCount(pluses + 1);
  await expect(invoke).toBeFocused();
  // The current total is announced once, politely.
  await expect(p1.locator("#norn-announced")).toContainText("Lore");
});

test("twelve invocations: the last ones first, the rest unfold; folds and focus survive a redraw", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await setPoints(gm, CORVIN, 20);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const shown = cardOf(p1, card);
  const start = await totalOf(shown);
  const uuids = await inFoundry<string[]>(
    p1,
    `const here = ["${CORVIN}", "Lantern Quay at midnight", "Tamsin Vey"].flatMap((name) => [...game.actors.getName(name).items]);
     return here.filter((item) => item.type === "aspect" && item.inPlay).map(({ uuid }) => uuid);`,
  );
  await sendInvocations(p1, CORVIN, card, uuids.slice(0, 12));
  await settled(p1, card, 12);
  await expect(shown.locator(".norn-roll-step:visible")).toHaveCount(3);
  await expect.poll(() => totalOf(shown)).toBe(start + 24);
  await shown.locator(".norn-roll-steps-folded summary").click();
  await expect(shown.locator(".norn-roll-step:visible")).toHaveCount(12);
  await expect(shown.locator(".norn-roll-step-total").last()).toContainText(String(start + 24));
  expect(await spilling(shown)).toEqual([]);

  await shown.locator("[data-action=invoke]").focus();
  await sendInvocations(p1, CORVIN, card, uuids.slice(12, 13));
  await settled(p1, card, 13);
  await expect(shown.locator(".norn-roll-step:visible")).toHaveCount(13);
  await expect(shown.locator("[data-action=invoke]")).toBeFocused();
});

test("axe finds nothing in the list, the dialog before the roll and the card, light and dark", async ({ gm, p1 }) => {
  test.slow();
  await play("strands", gm, p1);
  await setPoints(gm, CORVIN, 3, p1);
  const dialog = await askRoll(p1, CORVIN, "Knowledge");
  await dialog.locator('select[name="target"]').selectOption({ label: "Tamsin Vey" });
  await dialog.locator(".norn-before summary").click();
  await before(dialog, CURIOUS).check();
  await expect(dialog.locator(".norn-before summary")).toContainText("+2, 1 point");
  expect(await faultsInBoth(p1, ".application:has(.norn-ask-fields)")).toEqual([]);
  const card = await throwDice(p1);
  await settled(p1, card, 1);
  await cardOf(p1, card).locator("[data-action=invoke]").click();
  await expect(invokeDialog(p1)).toBeVisible();
  expect(await faultsInBoth(p1, ".application:has(.norn-invoke)", `.chat-message[data-message-id="${card}"]`)).toEqual([]);
});
