import { faultsInBoth } from "./axe.ts";
import { inFoundry, openSheet, place, play, rollDialog } from "./play.ts";
import {
  cardOf,
  submittedEntry,
  fatePoints,
  invokeDialog,
  pickAspect,
  rollFast,
  sendEntry,
  settled,
  settledEntry,
} from "./ledger-play.ts";
import { aspectsNamed, clearCreated, fillCreateDialog, createAspect, createDialog, rollBy } from "./create-play.ts";
import { expect, sit, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const TAMSIN = "Tamsin Vey";
/** The GM's own. */
const NESS = "Captain Odile Ness";
const PLACE = "Lantern Quay at midnight";

test("Tri-Fold: a maneuver with one shift is fragile, with three it is sticky and takes three to remove", async ({ gm, p1 }) => {
  await play("trifold", gm, p1);
  await clearCreated(gm, NESS);
  for (const [margin, nature] of [
    [1, "fragile"],
    [3, "sticky"],
  ] as const) {
    const card = await rollBy(p1, CORVIN, "Investigation", { margin });
    await createAspect(p1, card, `Dazzled by ${margin}`, { target: NESS });
    await settled(p1, card, 1);
    const [made] = await aspectsNamed(gm, NESS, `Dazzled by ${margin}`);
    expect(made).toMatchObject({ kind: "advantage", nature, quality: margin, maker: CORVIN, free: [[CORVIN, 1]] });
    await expect(cardOf(p1, card).locator(".norn-created")).toContainText(`Dazzled by ${margin}`);
    await expect(cardOf(p1, card).locator("[data-action=createAspect]")).toHaveCount(0);
  }
  // Its maker uses the free invocation, which ends a fragile one.
  const points = await fatePoints(gm, CORVIN);
  const attack = await rollFast(p1, CORVIN, "Investigation");
  await (await pickAspect(p1, attack, "Dazzled by 1")).locator("button[type=submit]").click();
  await settled(p1, attack, 1);
  await expect.poll(() => aspectsNamed(gm, NESS, "Dazzled by 1")).toEqual([]);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(points);
});

test(
  "a free invocation is passed on by the menu and by dragging, and can be used by who got it",
  { tag: "@both" },
  async ({ gm, p1, p2 }) => {
    await play("trifold", gm, p1, p2);
    await clearCreated(gm, CORVIN);
    const card = await rollBy(p1, CORVIN, "Investigation", { margin: 2 });
    await createAspect(p1, card, "High ground", { target: CORVIN });
    await settled(p1, card, 1);
    const free = async (): Promise<unknown> => (await aspectsNamed(gm, CORVIN, "High ground"))[0]?.free;

    const sheet = await openSheet(p1, CORVIN);
    await sheet.locator(".norn-card", { hasText: "High ground" }).locator(".norn-row-menu").press("Enter");
    await p1.getByRole("menuitem", { name: "Pass on a free invocation" }).click();
    await p1.locator(".application select[name=to]").selectOption({ label: TAMSIN });
    await p1.locator(".application button[data-action=ok]").click();
    await expect.poll(free).toEqual([[TAMSIN, 1]]);

    // The new holder gives it back by dragging it from the card of the roll to a sheet.
    await inFoundry(p2, `await game.actors.getName("${CORVIN}").sheet.render({ force: true });`);
    await place(p2, CORVIN, 10);
    const target = p2.locator(".norn.sheet", { has: p2.locator(".norn-name", { hasText: CORVIN }) });
    await cardOf(p2, card).locator("[data-free]").dragTo(target.locator(".norn-aspects h3"));
    await expect.poll(free).toEqual([[CORVIN, 1]]);
    await expect(cardOf(p2, card).locator(".norn-created")).toContainText(CORVIN);
    await expect(cardOf(p2, card).locator('[data-free][draggable="true"]')).toHaveCount(0);

    // From the sheet's own row to hers, and she uses it.
    await sheet.locator('[data-action="close"]').first().click();
    await openSheet(p1, CORVIN);
    await openSheet(p1, TAMSIN);
    await place(p1, CORVIN, 10);
    await place(p1, TAMSIN, 480);
    const theirs = p1.locator(".norn.sheet", { has: p1.locator(".norn-name", { hasText: TAMSIN }) });
    await p1.locator(".norn-card", { hasText: "High ground" }).locator("[data-free]").dragTo(theirs.locator(".norn-aspects h3"));
    await expect.poll(free).toEqual([[TAMSIN, 1]]);
    await expect(cardOf(p2, card).locator("[data-action=passFree]")).toHaveAccessibleName(
      "Pass on a free invocation of “High ground”",
    );
    const points = await fatePoints(gm, TAMSIN);
    const roll = await rollFast(p2, TAMSIN, "Empathy");
    await (await pickAspect(p2, roll, "High ground")).locator("button[type=submit]").click();
    await settled(p2, roll, 1);
    await expect.poll(free).toEqual([]);
    await expect.poll(() => fatePoints(gm, TAMSIN)).toBe(points);
  },
);

test("a user who does not hold a free invocation cannot pass it on, whatever their client sends", async ({ gm, p1, p2 }) => {
  await play("trifold", gm, p1, p2);
  await clearCreated(gm, CORVIN);
  const card = await rollBy(p1, CORVIN, "Investigation", { margin: 2 });
  await createAspect(p1, card, "Well hidden", { target: CORVIN });
  await settled(p1, card, 1);
  const [made] = await aspectsNamed(p2, CORVIN, "Well hidden");
  const request = await inFoundry<object>(
    p2,
    `const aspect = fromUuidSync("${made?.uuid}");
     const target = game.actors.getName("${TAMSIN}").uuid;
     return { aspect: aspect.uuid, aspectName: aspect.name, target, free: Object.keys(aspect.system.free)[0] };`,
  );
  const passed = await settledEntry(p2, await sendEntry(p2, TAMSIN, { kind: "pass", request }));
  await expect(cardOf(p2, passed.message)).toContainText("belongs to someone else");
  await expect.poll(async () => (await aspectsNamed(gm, CORVIN, "Well hidden"))[0]?.free).toEqual([[CORVIN, 1]]);
});

test("creating an aspect that no roll allows is refused, whatever the client sends", async ({ gm, p1, p2 }) => {
  await play("trifold", gm, p1, p2);
  await clearCreated(gm, PLACE);
  const target = await inFoundry<string>(gm, `return game.actors.getName("${PLACE}").uuid;`);
  const request = { target, words: "Out of thin air", way: "maneuver", nature: "sticky", quality: 9 };
  const send = async (page: typeof p1, actor: string, roll: string): Promise<string> =>
    (await settledEntry(page, await sendEntry(page, actor, { kind: "create", request: { ...request, roll } }))).message;
  const failed = await rollBy(p1, CORVIN, "Investigation", { margin: -1 });
  const good = await rollBy(p1, CORVIN, "Investigation", { margin: 0 });
  await expect(cardOf(p1, failed).locator("[data-action=createAspect]")).toHaveCount(0);
  await expect(cardOf(p1, await send(p1, CORVIN, ""))).toContainText("Only the GM");
  await expect(cardOf(p1, await send(p1, CORVIN, failed))).toContainText("creates nothing");
  await expect(cardOf(p2, await send(p2, TAMSIN, good))).toContainText("belongs to someone else");
  await send(p1, CORVIN, good);
  await settled(gm, good, 2);
  await expect(cardOf(p1, await send(p1, CORVIN, good))).toContainText("has already created or removed an aspect");
  // The client's claims are ignored: without shifts there is no quality.
  await expect.poll(() => aspectsNamed(gm, PLACE, "Out of thin air")).toMatchObject([{ nature: "fragile", quality: 0 }]);
});

test("a roll without a difficulty creates on a place, and on a person says what it needs first", async ({ gm, p1 }) => {
  await play("trifold", gm, p1);
  await clearCreated(gm, PLACE);
  const card = await rollBy(p1, CORVIN, "Investigation", { margin: null });
  const dialog = await fillCreateDialog(p1, card, "Within earshot", { target: NESS });
  await expect(dialog.getByRole("status")).toContainText("Someone has to oppose it");
  await expect(dialog.locator("button[type=submit]")).toBeDisabled();
  await dialog.locator('select[name="target"]').selectOption({ label: PLACE });
  await dialog.locator("button[type=submit]").click();
  await settled(p1, card, 1);
  await expect.poll(() => aspectsNamed(gm, PLACE, "Within earshot")).toHaveLength(1);
});

test("undoing a creation removes the aspect while it is unused, and is refused after", async ({ gm, p1 }) => {
  await play("trifold", gm, p1);
  await clearCreated(gm, PLACE);
  for (const used of [false, true]) {
    const card = await rollBy(p1, CORVIN, "Investigation", { margin: 2 });
    await createAspect(p1, card, "Lamps out", { target: PLACE });
    const [made] = await settled(p1, card, 1);
    const entry = made?.id ?? "";
    if (used) {
      const other = await rollFast(p1, CORVIN, "Investigation");
      await (await pickAspect(p1, other, "Lamps out")).locator("button[type=submit]").click();
      await settled(p1, other, 1);
    }
    const undoing = await submittedEntry(p1, "undo", () => cardOf(p1, card).locator(".norn-created [data-action=undo]").click());
    expect(undoing.request["entry"]).toBe(entry);
    const undone = undoing.message;
    if (used) await expect(cardOf(p1, undone)).toContainText("depends on this");
    else await expect(cardOf(p1, card).locator("[data-action=createAspect]")).toBeVisible();
    // What an entry removes is deleted once it is settled.
    await expect.poll(async () => (await aspectsNamed(gm, PLACE, "Lamps out")).length).toBe(used ? 1 : 0);
  }
});

test("two users create an aspect of one name on the same target at once: both are there", async ({ gm, p1, p2 }) => {
  await play("trifold", gm, p1, p2);
  await clearCreated(gm, PLACE);
  const cards = [
    await rollBy(p1, CORVIN, "Investigation", { margin: 2 }),
    await rollBy(p2, TAMSIN, "Empathy", { margin: 0 }),
  ] as const;
  const dialogs = [
    await fillCreateDialog(p1, cards[0], "🔥 Fire", { target: PLACE }),
    await fillCreateDialog(p2, cards[1], "🔥 Fire", { target: PLACE }),
  ];
  await Promise.all(dialogs.map((dialog) => dialog.locator("button[type=submit]").click()));
  await settled(gm, cards[0], 1);
  await settled(gm, cards[1], 1);
  const made = async (): Promise<unknown[]> =>
    (await aspectsNamed(p2, PLACE, "🔥 Fire")).map(({ maker, quality }) => [maker, quality]).toSorted();
  await expect.poll(made).toEqual([
    [CORVIN, 2],
    [TAMSIN, 0],
  ]);
  // A new roll overcomes the higher one; a lower roll says what it needs.
  const low = await rollBy(p2, TAMSIN, "Empathy", { margin: 5 });
  await cardOf(p2, low).locator("[data-action=removeAspect]").press("Enter");
  const choices = p2.locator(".application .norn-invoke-aspect", { hasText: "🔥 Fire" });
  await expect(choices).toHaveCount(2);
  await choices.locator("input:enabled").first().check();
  await p2.locator(".application button[data-action=ok]").click();
  await settled(p2, low, 1);
  await expect.poll(async () => (await aspectsNamed(gm, PLACE, "🔥 Fire")).length).toBe(1);
  await expect(cardOf(p2, low).locator(".norn-created")).toContainText("removed from");
});

test("a phrase: an empty one is asked for again; long, right-to-left and emoji phrases are accepted", async ({ gm, p1 }) => {
  await play("trifold", gm, p1);
  await clearCreated(gm, CORVIN);
  for (const phrase of ["x".repeat(500), "أعمى من الضوء", "🫥🔥"]) {
    const card = await rollBy(p1, CORVIN, "Investigation", { margin: 0 });
    const dialog = await fillCreateDialog(p1, card, "   ", { target: CORVIN });
    await p1.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveText("Write the aspect’s phrase first.");
    await dialog.locator("textarea").fill(phrase);
    await p1.keyboard.press("Enter");
    await settled(p1, card, 1);
    await expect.poll(() => aspectsNamed(gm, CORVIN, phrase)).toHaveLength(1);
    const shown = cardOf(p1, card).locator(".norn-created-phrase");
    await expect(shown).toHaveText(phrase);
    await expect.poll(() => shown.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true);
  }
});

test("a whispered roll's aspect is known only to those who saw the roll", { tag: "@both" }, async ({ gm, p1, p2 }) => {
  await play("trifold", gm, p1, p2);
  await clearCreated(gm, PLACE);
  const gmName = await inFoundry<string>(gm, `return game.user.name;`);
  const card = await rollBy(p1, CORVIN, "Investigation", { margin: 2, whisper: [gmName] });
  await createAspect(p1, card, "Trip wire", { target: PLACE });
  await settled(gm, card, 1);
  await expect.poll(async () => (await aspectsNamed(gm, PLACE, "Trip wire"))[0]).toMatchObject({ hidden: true });
  await expect(cardOf(p1, card).locator(".norn-created")).toContainText("Trip wire");
  await expect(p2.locator("#chat")).not.toContainText("Trip wire");
  const listed = async (page: typeof p1, actor: string, trait: string): Promise<number> => {
    const roll = await rollFast(page, actor, trait);
    await cardOf(page, roll).locator("[data-action=invoke]").click();
    await expect(invokeDialog(page)).toBeVisible();
    return invokeDialog(page).locator(".norn-invoke-aspect", { hasText: "Trip wire" }).count();
  };
  await expect.poll(async () => [await listed(p1, CORVIN, "Investigation"), await listed(p2, TAMSIN, "Empathy")]).toEqual([1, 0]);
  await expect((await openSheet(p2, PLACE)).getByText("Trip wire")).toHaveCount(0);
});

test("Strands: a declared aspect is sticky, and its first use is free", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await clearCreated(gm, PLACE);
  const card = await rollBy(p1, CORVIN, "Knowledge", { margin: 0 });
  await createAspect(p1, card, "A loose grating", { target: PLACE, way: "Declaration" });
  await settled(p1, card, 1);
  await expect.poll(() => aspectsNamed(gm, PLACE, "A loose grating")).toMatchObject([{ nature: "sticky", free: [[CORVIN, 1]] }]);
  const points = await fatePoints(gm, CORVIN);
  const roll = await rollFast(p1, CORVIN, "Knowledge");
  await (await pickAspect(p1, roll, "A loose grating")).locator("button[type=submit]").click();
  await settled(p1, roll, 1);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(points);
  await expect.poll(() => aspectsNamed(gm, PLACE, "A loose grating")).toMatchObject([{ free: [] }]);
});

test("FATE 2.0: the degree of success is the level of the created aspect, and its boxes are its uses", async ({ gm, p1 }) => {
  await play("fate2", gm, p1);
  await clearCreated(gm, PLACE);
  const card = await rollBy(p1, CORVIN, "Lore", { margin: 3 });
  await createAspect(p1, card, "Spilt lamp oil", { target: PLACE });
  await settled(p1, card, 1);
  await expect.poll(() => aspectsNamed(gm, PLACE, "Spilt lamp oil")).toMatchObject([{ level: 3, nature: "lasting", free: [] }]);
  const roll = await rollBy(p1, CORVIN, "Lore", { margin: null });
  await (await pickAspect(p1, roll, "Spilt lamp oil")).locator("button[type=submit]").click();
  await settled(p1, roll, 1);
  await expect
    .poll(() => inFoundry(gm, `return game.actors.getName("${PLACE}").items.getName("Spilt lamp oil").system.checked;`))
    .toBe(1);
});

test("a boost has an owner and a target, where the campaign has boosts; a GM creates aspects without a roll", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  await clearCreated(gm, CORVIN, PLACE);
  const boosts = (on: boolean): string => `await game.settings.set("norn", "dials", { "strands-boosts": ${on} });`;
  await inFoundry(gm, boosts(true));
  const card = await rollBy(p1, CORVIN, "Strength", { margin: 1 });
  await createAspect(p1, card, "Off balance", { target: CORVIN, way: "Boost", about: NESS });
  await settled(p1, card, 1);
  const [boost] = await aspectsNamed(gm, CORVIN, "Off balance");
  expect(boost).toMatchObject({ kind: "boost", maker: CORVIN, about: NESS, free: [[CORVIN, 1]] });
  await inFoundry(gm, boosts(false));

  const sheet = await openSheet(gm, PLACE);
  await sheet.locator('[data-action="toggleControls"]').click();
  await gm.getByText("Add aspect in play").click();
  const dialog = createDialog(gm);
  await dialog.locator("textarea").fill("Rising water");
  await dialog.locator('select[name="nature"]').selectOption({ label: "Fragile" });
  await dialog.locator('select[name="holder"]').selectOption({ label: CORVIN });
  await dialog.locator("button[type=submit]").click();
  await expect
    .poll(() => aspectsNamed(p1, PLACE, "Rising water"))
    .toMatchObject([{ nature: "fragile", maker: "", free: [[CORVIN, 1]] }]);
});

test("without a GM what a roll creates waits, is shown as it would be, and is created once one is back", async ({
  table,
  gm,
  p1,
}) => {
  await play("trifold", gm, p1);
  await clearCreated(gm, CORVIN, PLACE);
  const [own, other] = [
    await rollBy(p1, CORVIN, "Investigation", { margin: 2 }),
    await rollBy(p1, CORVIN, "Investigation", { margin: 2 }),
  ];
  await gm.goto("about:blank");
  await p1.waitForFunction(
    () => (globalThis as unknown as { game: { users: { activeGM: unknown } } }).game.users.activeGM === null,
  );
  await createAspect(p1, own, "Ready for it", { target: CORVIN });
  await createAspect(p1, other, "Lamps out", { target: PLACE });
  for (const [card, phrase] of [
    [own, "Ready for it"],
    [other, "Lamps out"],
  ] as const) {
    await expect(p1.locator("#chat .norn-line", { hasText: phrase }).last()).toContainText("Waiting for a GM");
    await expect(cardOf(p1, card)).toContainText("Provisional: waits for a GM.");
  }
  await expect.poll(() => aspectsNamed(p1, CORVIN, "Ready for it")).toEqual([]);
  await expect.poll(() => aspectsNamed(p1, PLACE, "Lamps out")).toEqual([]);
  await sit(gm, table, "gm");
  for (const card of [own, other]) await settled(p1, card, 1);
  await expect.poll(() => aspectsNamed(p1, CORVIN, "Ready for it")).toHaveLength(1);
  await expect.poll(() => aspectsNamed(p1, PLACE, "Lamps out")).toHaveLength(1);
});

test("a user who may not simply remove an aspect rolls against its quality", async ({ gm, p1, p2 }) => {
  await play("trifold", gm, p1, p2);
  await clearCreated(gm, PLACE);
  const card = await rollBy(p1, CORVIN, "Investigation", { margin: 3 });
  await createAspect(p1, card, "Barred door", { target: PLACE });
  await settled(p2, card, 1);
  const sheet = await openSheet(p2, PLACE);
  await sheet.locator("[data-row=aspect]", { hasText: "Barred door" }).locator(".norn-row-menu").press("Enter");
  await p2.getByRole("menuitem", { name: "Remove with a roll" }).click();
  const trait = p2.locator(".application select[name=trait]");
  await expect(trait.locator("xpath=ancestor::*[contains(@class, 'application')]")).toContainText("quality 3");
  await p2.locator(".application button[data-action=ok]").click();
  await expect(rollDialog(p2).locator('input[name="typed"]')).toHaveValue("3");
  await p2.keyboard.press("Escape");
});

test("a GM removes an aspect and restores it completely", async ({ gm, p1 }) => {
  await play("trifold", gm, p1);
  await clearCreated(gm, PLACE);
  const card = await rollBy(p1, CORVIN, "Investigation", { margin: 4 });
  await createAspect(p1, card, "Crates in the way", { target: PLACE, holder: TAMSIN });
  await settled(p1, card, 1);
  const before = await aspectsNamed(gm, PLACE, "Crates in the way");
  const sheet = await openSheet(gm, PLACE);
  await sheet.locator("[data-row=aspect]", { hasText: "Crates in the way" }).locator(".norn-row-menu").press("Enter");
  await gm.getByRole("menuitem", { name: "Remove from play" }).click();
  await expect.poll(() => aspectsNamed(p1, PLACE, "Crates in the way")).toEqual([]);
  await expect(cardOf(p1, card).locator(".norn-created-one.is-gone")).toContainText("no longer in play");
  await gm
    .locator("#chat .norn-line", { hasText: "removes “Crates in the way”" })
    .last()
    .locator(":is([data-action=undo], [data-action=redo])")
    .click();
  await expect.poll(() => aspectsNamed(p1, PLACE, "Crates in the way")).toEqual(before);
  await expect(cardOf(p1, card).locator(".norn-created-one.is-gone")).toHaveCount(0);
});

test("axe finds nothing in the dialog and on a card of 300 pixels, light and dark", async ({ gm, p1 }) => {
  await play("trifold", gm, p1);
  await clearCreated(gm, CORVIN);
  const card = await rollBy(p1, CORVIN, "Investigation", { margin: 3 });
  const dialog = await fillCreateDialog(p1, card, "Knee-deep in tar", { target: CORVIN });
  expect(await faultsInBoth(p1, ".application:has(.norn-create)")).toEqual([]);
  await dialog.locator("button[type=submit]").click();
  await settled(p1, card, 1);
  const made = cardOf(p1, card);
  await expect(made.locator(".norn-created")).toBeVisible();
  await made.evaluate((element) => (element.style.width = "300px"));
  await expect.poll(() => made.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  expect(await faultsInBoth(p1, `[data-message-id="${card}"]`)).toEqual([]);
});
