import { faults } from "./axe.ts";
import { aspectsNamed, clearCreated, rollBy } from "./create-play.ts";
import { allDice, attackWith, attackResult } from "./harm-play.ts";

import { cardOf, submittedEntry, sendEntry } from "./ledger-play.ts";
import { inFoundry, openSheet, play, rollDialog, trait, untilInFoundry } from "./play.ts";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const TAMSIN = "Tamsin Vey";
/** The GM's own. */
const NESS = "Captain Odile Ness";

test.afterEach(async ({ gm }) => {
  await clearCreated(gm, TAMSIN);
});

/** p1 opens the roll of an attack on Tamsin. */
async function attacking(page: Page, skill: string, scope = "fight"): Promise<Locator> {
  const sheet = await openSheet(page, CORVIN);
  await trait(sheet, skill).click();
  const dialog = rollDialog(page);
  await dialog.locator('select[name="target"]').selectOption({ label: TAMSIN });
  await dialog.locator(`input[name="attack"][value="${scope}"]`).check();
  return dialog;
}

/** Rolls it, all dice showing the same. Resolves to the id of its message. */
async function roll(page: Page, dialog: Locator, face: number): Promise<string> {
  await allDice(page, face);
  return rolledBy(page, () => dialog.locator('input[name="stake"]').press("Enter"));
}

/** Does something that rolls. Resolves to the id of the roll's message. */
async function rolledBy(page: Page, act: () => Promise<void>): Promise<string> {
  const rolls = `game.messages.filter(({ type }) => type === "action").map(({ id }) => id)`;
  const before = JSON.stringify(await inFoundry<string[]>(page, `return ${rolls};`));
  await act();
  return untilInFoundry(page, `return ${rolls}.find((id) => !${before}.includes(id));`);
}

test("words at stake, by keyboard: p1 acts, p2 defends, what comes of it becomes an aspect in one click, and is undone", async ({
  gm,
  p1,
  p2,
}) => {
  await play("trifold", gm, p1, p2);
  const dialog = await attacking(p1, "Academics");
  await dialog.getByRole("button", { name: "In a firm grip" }).press("Enter");
  await expect(dialog.locator('input[name="stake"]')).toHaveValue("In a firm grip");
  await expect(dialog.locator('input[name="stake"]')).toBeFocused();
  expect(await faults(p1, ".norn-roll")).toEqual([]);
  const card = await roll(p1, dialog, 1);
  for (const page of [gm, p2]) await expect(cardOf(page, card).locator(".norn-stake")).toContainText("In a firm grip");
  await allDice(p2, -1);
  await submittedEntry(p2, "defend", () => attackResult(p2, card, TAMSIN).locator("[data-action=defend]").press("Enter"));
  for (const page of [gm, p1, p2]) await expect(attackResult(page, card, TAMSIN)).toContainText("It works: “In a firm grip”.");
  await expect(attackResult(p2, card, TAMSIN).locator("[data-action=takeHit], [data-action=placeStake]")).toHaveCount(0);
  await expect(attackResult(gm, card, TAMSIN).locator("[data-action=placeStake]")).toBeVisible();
  await submittedEntry(p1, "create", () => attackResult(p1, card, TAMSIN).locator("[data-action=placeStake]").press("Enter"));
  await expect(attackResult(p1, card, TAMSIN).locator("[data-action=placeStake]")).toHaveCount(0);
  await expect(cardOf(gm, card).locator(".norn-created-one")).toContainText("In a firm grip");
  await expect
    .poll(() => aspectsNamed(p1, TAMSIN, "In a firm grip"))
    .toMatchObject([{ kind: "advantage", nature: "sticky", maker: CORVIN, free: [[CORVIN, 1]] }]);
  expect(await faults(gm, `[data-message-id="${card}"]`)).toEqual([]);
  await submittedEntry(p1, "undo", () => cardOf(p1, card).locator(".norn-created-undo").press("Enter"));
  await expect.poll(() => aspectsNamed(p1, TAMSIN, "In a firm grip")).toEqual([]);
  await expect(attackResult(p1, card, TAMSIN).locator("[data-action=placeStake]")).toBeVisible();
});

test("what fails does not happen, and the card says so; a forged aspect is refused", async ({ gm, p1, p2 }) => {
  await play("trifold", gm, p1, p2);
  const dialog = await attacking(p1, "Academics");
  await dialog.locator('input[name="stake"]').fill("Her lantern goes out");
  const card = await roll(p1, dialog, -1);
  await attackResult(p2, card, TAMSIN).locator("[data-action=askDefense]").waitFor();
  await allDice(p2, 1);
  await submittedEntry(p2, "defend", () => attackResult(p2, card, TAMSIN).locator("[data-action=defend]").click());
  for (const page of [gm, p1, p2])
    await expect(attackResult(page, card, TAMSIN)).toContainText("“Her lantern goes out” does not happen.");
  const forged = await submittedEntry(p1, "create", () =>
    inFoundry(
      p1,
      `const { uuid, name } = game.actors.getName("${CORVIN}");
       const target = game.actors.getName("${TAMSIN}").uuid;
       const request = { roll: "${card}", target, way: "maneuver", words: "Blind", stake: true };
       await ChatMessage.create({ type: "request", content: "x", system: { game: "trifold", actor: uuid, actorName: name, kind: "create", request } });`,
    ),
  );
  expect(forged).toMatchObject({ state: "refused", refusal: "stake-lost" });
});

test("strands: an explosive is one roll against everyone in the zone, and each of them defends", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const keg = await inFoundry<string>(
    gm,
    `const data = { name: "Powder keg", type: "gear", system: { category: "weapon", explosive: 3, range: 1, equipped: true } };
     return (await game.actors.getName("${CORVIN}").createEmbeddedDocuments("Item", [data]))[0].uuid;`,
  );
  const dialog = await attacking(p1, "Agility", "physical");
  await dialog.locator('select[name="weapon"]').selectOption({ label: "Powder keg" });
  const ness = dialog.locator(".norn-ask-zone label", { hasText: NESS }).locator("input");
  await dialog.getByRole("button", { name: "Everyone" }).press("Enter");
  await expect(dialog.locator(".norn-ask-zone input:not(:checked)")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Everyone" }).press("Enter");
  await ness.press("Space");
  await expect(dialog.locator(".norn-ask-offered label", { hasText: "Explosive rating +3" }).locator("input")).toBeChecked();
  expect(await faults(p1, ".norn-roll")).toEqual([]);
  const card = await roll(p1, dialog, 0);
  await expect(cardOf(gm, card).locator(".norn-blow")).toHaveCount(2);
  await submittedEntry(p2, "defend", () => attackResult(p2, card, TAMSIN).locator("[data-action=defend]").click());
  await submittedEntry(gm, "defend", () => attackResult(gm, card, NESS).locator("[data-action=defend]").click());
  for (const page of [gm, p1, p2]) await expect(cardOf(page, card).locator(".norn-opposition-verdict")).toHaveCount(2);
  await inFoundry(gm, `await (await fromUuid("${keg}")).delete();`);
});

test("fate2: the roll against one attacker defends against the next one, too", async ({ gm, p1, p2 }) => {
  await play("fate2", gm, p1, p2);
  const first = await attackWith(p1, CORVIN, "Lore", { scope: "fight", targets: [NESS], face: 0 });
  await allDice(gm, 1);
  const rolled = await submittedEntry(gm, "defend", () => attackResult(gm, first, NESS).locator("[data-action=defend]").click());
  const second = await attackWith(p2, TAMSIN, "Thrown weapons", { scope: "fight", targets: [NESS], face: 0 });
  const again = attackResult(gm, second, NESS).locator("[data-action=shareDefense]");
  await expect(again).toContainText(`Same roll as against ${CORVIN}`);
  await expect(attackResult(p2, second, NESS).locator("[data-action=shareDefense]")).toHaveCount(0);
  expect(await faults(gm, `[data-message-id="${second}"]`)).toEqual([]);
  const shared = await submittedEntry(gm, "defend", () => again.press("Enter"));
  expect(shared.request["opposing"]).toBe(rolled.request["opposing"]);
  for (const page of [gm, p1, p2])
    await expect(attackResult(page, second, NESS).locator(".norn-opposition-verdict")).toBeVisible();
});

test("trifold: a roll blocks what others try; their dialog names it, and it is the difficulty where it is higher", async ({
  gm,
  p1,
  p2,
}) => {
  await play("trifold", gm, p1, p2);
  const card = await rollBy(p1, CORVIN, "Academics", { margin: null });
  await expect(cardOf(p2, card).locator("[data-action=block]")).toHaveCount(0);
  await cardOf(p1, card).locator("[data-action=block]").press("Enter");
  const asks = p1.locator(".norn-prompt", { has: p1.locator('input[name="words"]') });
  await asks.locator('input[name="words"]').fill("Reading the harbour books");
  expect(await faults(p1, ".norn-prompt")).toEqual([]);
  await submittedEntry(p1, "block", () => asks.locator('input[name="words"]').press("Enter"));
  for (const page of [gm, p1, p2])
    await expect(cardOf(page, card).locator(".norn-blocking")).toContainText("Reading the harbour books");
  expect(await faults(gm, `[data-message-id="${card}"]`)).toEqual([]);
  const total = await cardOf(p1, card).locator(".norn-chat-total strong").first().innerText();

  const sheet = await openSheet(p2, TAMSIN);
  await sheet.locator(".norn-trait-roll").first().click();
  const block = rollDialog(p2).locator(".norn-ask-blocks label");
  await expect(block).toContainText(`${CORVIN} blocks: Reading the harbour books (${total})`);
  await block.locator("input").press("Space");
  await expect(rollDialog(p2).locator(".norn-odds")).toContainText("to succeed");
  const tried = await rolledBy(p2, () => rollDialog(p2).locator("button[type=submit]").press("Enter"));
  await expect(cardOf(gm, tried).locator(".norn-outcome")).toContainText(total);
  await expect(cardOf(gm, tried)).toContainText(`${CORVIN} blocks: Reading the harbour books`);
  const lasts = cardOf(p1, card).locator(".norn-blocking-until");
  const ended = await submittedEntry(gm, "break", () =>
    sendEntry(gm, CORVIN, { kind: "break", actor: null, request: { at: "scene" } }),
  );
  await expect(lasts).toHaveText("is over");
  await submittedEntry(gm, "undo", () => sendEntry(gm, CORVIN, { kind: "undo", actor: null, request: { entry: ended.id } }));
  await expect(lasts).toHaveText("until the scene ends");
  await submittedEntry(p1, "undo", () => cardOf(p1, card).getByRole("button", { name: "Drop the block" }).press("Enter"));
  await expect(cardOf(gm, card).locator(".norn-blocking")).toHaveCount(0);
});
