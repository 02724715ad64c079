import type { Locator, Page } from "@playwright/test";
import { cardOf, entriesOn, fatePoints, pickAspect, rollFast, sendEntry, settled, settledEntry } from "./ledger-play.ts";
import { aspectsNamed, clearCreated, createAspect, createDialog, rollBy } from "./create-play.ts";
import { inFoundry, openSheet, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const TAMSIN = "Tamsin Vey";
const PLACE = "Lantern Quay at midnight";
const SECRET = "A trapdoor under the third crate";

/** Another one, which is never revealed. */
const KEPT = "The third crate is empty";

/** Creates an aspect on the situation that no player knows. */
async function hide(gm: Page, phrase = SECRET): Promise<void> {
  await clearCreated(gm, PLACE);
  await inFoundry(
    gm,
    `const actor = game.actors.getName("${PLACE}");
     await actor.deleteEmbeddedDocuments("Item", actor.items.filter(({ name }) => name === "${phrase}").map(({ id }) => id));
     await actor.createEmbeddedDocuments("Item", [{ type: "aspect", name: "${phrase}", system: { kind: "scene", hidden: true } }]);`,
  );
}

/** Everything a page shows or has ready. */
async function expectUnknown(page: Page, phrase = SECRET): Promise<void> {
  const said = await page.evaluate(
    () =>
      document.documentElement.outerHTML +
      [...document.querySelectorAll("input, textarea, select")].map((field) => (field as HTMLInputElement).value).join(" "),
  );
  expect(said).not.toContain(phrase);
}

/** On a roll's card the player asks what there is to discover about the situation. Resolves to the id of the roll. */
async function discover(p1: Page, trait = "Reasoning"): Promise<string> {
  const card = await rollBy(p1, CORVIN, trait, { margin: 1 });
  await cardOf(p1, card).locator("[data-action=discover]").click();
  const dialog = p1.locator(".application", { has: p1.locator("select[name=target]") });
  await dialog.locator("select[name=target]").selectOption({ label: PLACE });
  await dialog.locator("button[data-action=ok]").click();
  await settled(p1, card, 1);
  return card;
}

function revealDialog(gm: Page): Locator {
  return gm.getByRole("dialog", { name: "Reveal an aspect" });
}

/** The GM answers from the line in the log. */
async function answer(gm: Page, card: string, what: string): Promise<void> {
  const [asked] = await entriesOn(gm, card);
  const asking = await settledEntry(gm, asked?.id ?? "");
  await cardOf(gm, asking.message).locator("[data-action=reveal]").click();
  await revealDialog(gm).getByRole("radio", { name: what }).check();
  await revealDialog(gm).locator("button[data-action=ok]").click();
}

test("a discovered aspect is revealed to those chosen and no one else; its first use is free; undone, it is hidden again", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  await hide(gm);
  const card = await discover(p1);
  await expectUnknown(p1);
  await answer(gm, card, SECRET);
  const entries = await settled(gm, card, 2);
  expect(entries.map(({ kind, state }) => [kind, state])).toEqual([
    ["discover", "done"],
    ["reveal", "done"],
  ]);
  const reveal = entries[1]?.message ?? "";
  await expect(cardOf(p1, card).locator(".norn-created")).toContainText(SECRET);
  await expect(cardOf(p2, card).locator(".norn-created")).toContainText("Something hidden from you");
  await expect(cardOf(gm, entries[0]?.message ?? "").locator("[data-action=reveal]")).toHaveCount(0);
  await expect
    .poll(() => aspectsNamed(gm, PLACE, SECRET))
    .toMatchObject([{ hidden: true, nature: "lasting", free: [[CORVIN, 1]] }]);
  await openSheet(p2, PLACE);
  await expectUnknown(p2);

  await cardOf(gm, card).locator(".norn-created [data-action=undo]").click();
  await expect.poll(() => aspectsNamed(gm, PLACE, SECRET)).toMatchObject([{ free: [] }]);
  await expect
    .poll(() => inFoundry(gm, `return game.actors.getName("${PLACE}").items.getName("${SECRET}").toObject().system.known;`))
    .toEqual({});
  await expect(cardOf(p1, card).locator(".norn-created")).toHaveCount(0);
  const roll = await rollFast(p1, CORVIN, "Knowledge");
  await cardOf(p1, roll).locator("[data-action=invoke]").click();
  await expect(p1.locator(".norn-invoke")).toBeVisible();
  await expect(p1.locator(".norn-invoke")).not.toContainText(SECRET);
  await p1.keyboard.press("Escape");

  await cardOf(gm, reveal).locator("[data-action=redo]").click();
  await expect.poll(() => aspectsNamed(p1, PLACE, SECRET)).toMatchObject([{ free: [[CORVIN, 1]] }]);
  const points = await fatePoints(gm, CORVIN);
  await (await pickAspect(p1, roll, SECRET)).locator("button[type=submit]").click();
  await settled(p1, roll, 1);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(points);
  await expectUnknown(p2);
});

test("a GM says that there is nothing, or creates a new one; a player reveals nothing, whatever their client sends", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  await hide(gm, KEPT);
  const card = await discover(p1);
  const [hidden] = await aspectsNamed(gm, PLACE, KEPT);
  const send = async (system: object): Promise<Locator> =>
    cardOf(p1, (await settledEntry(p1, await sendEntry(p1, CORVIN, system))).message);
  const users = ["TableUserPlayer1"];
  const forged = await send({ kind: "reveal", request: { roll: card, aspect: hidden?.uuid, users } });
  await expect(forged).toContainText("Only the GM can reveal");
  const target = await inFoundry<string>(gm, `return game.actors.getName("${PLACE}").uuid;`);
  await expect(await send({ kind: "discover", request: { roll: card, target } })).toContainText("has already been used");

  await answer(gm, card, "Nothing to discover");
  await expect(p1.locator("#chat .norn-line").last()).toContainText(`discovers nothing on ${PLACE}`);
  await cardOf(gm, card).locator("[data-action=reveal]").click();
  await revealDialog(gm).getByRole("radio", { name: "Create a new aspect" }).check();
  await revealDialog(gm).locator("button[data-action=ok]").click();
  await createDialog(gm).locator("textarea").fill("A draught from below");
  await createDialog(gm).locator("button[type=submit]").click();
  await expect
    .poll(() => aspectsNamed(p1, PLACE, "A draught from below"))
    .toMatchObject([{ nature: "sticky", maker: CORVIN, free: [[CORVIN, 1]] }]);
  await expectUnknown(p1, KEPT);
});

test("a free invocation dropped on a character in the strip is theirs; an undone creation is redone with it", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  await clearCreated(gm, PLACE);
  const card = await rollBy(p1, CORVIN, "Knowledge", { margin: 0 });
  await createAspect(p1, card, "Slippery planks", { target: PLACE, way: "Declaration" });
  const [made] = await settled(p1, card, 1);
  const free = async (): Promise<unknown> => (await aspectsNamed(p2, PLACE, "Slippery planks"))[0]?.free;
  const line = cardOf(p1, made?.message ?? "");
  await cardOf(p1, card).locator(".norn-created [data-action=undo]").click();
  await expect.poll(free).toBeUndefined();
  await line.locator("[data-action=redo]").click();
  await expect.poll(free).toEqual([[CORVIN, 1]]);

  const theirs = p1.locator("#norn-strip [data-strip-person]", { has: p1.locator(`[aria-label^="${TAMSIN}"]`) });
  await cardOf(p1, card).locator("[data-free]").dragTo(theirs);
  await expect.poll(free).toEqual([[TAMSIN, 1]]);
  await expect(theirs).not.toHaveClass(/is-over/);
});

test("what a GM creates in secret only GMs know; created openly, all do, whatever sheets they may read", async ({ gm, p2 }) => {
  await play("strands", gm, p2);
  await clearCreated(gm, CORVIN);
  const before = await inFoundry<object>(gm, `return game.actors.getName("${CORVIN}").ownership;`);
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ ownership: { default: 1 } });`);
  const sheet = await openSheet(gm, CORVIN);
  for (const [phrase, secret] of [
    ["Followed home", true],
    ["Soaked through", false],
  ] as const) {
    await sheet.locator('[data-action="toggleControls"]').click();
    await gm.getByText("Add aspect in play").click();
    await createDialog(gm).locator("textarea").fill(phrase);
    if (secret) await createDialog(gm).getByLabel("Only GMs know of it").check();
    await createDialog(gm).locator("button[type=submit]").click();
    await expect.poll(() => aspectsNamed(gm, CORVIN, phrase)).toMatchObject([{ hidden: secret }]);
  }
  const known = await inFoundry<object[]>(
    gm,
    `return ["Followed home", "Soaked through"].map((name) => game.actors.getName("${CORVIN}").items.getName(name).toObject().system.known);`,
  );
  expect(known).toEqual([{}, {}]);
  await expect(p2.locator("#chat")).toContainText("Soaked through");
  await expect(p2.locator("#chat")).not.toContainText("Followed home");
  const roll = await rollFast(p2, TAMSIN, "Empathy");
  await cardOf(p2, roll).locator("[data-action=invoke]").click();
  await expect(p2.locator(".norn-invoke")).toContainText("Soaked through");
  await expect(p2.locator(".norn-invoke")).not.toContainText("Followed home");
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ ownership: ${JSON.stringify(before)} });`);
});
