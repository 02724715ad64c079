import { cardOf, entryOnCard, fatePoints, rollFast, sendEntry, settled, storedActor } from "./ledger-play.ts";
import { compel, say, stands } from "./compel-play.ts";
import { inFoundry, openSheet, play } from "./play.ts";
import { openSpend, refusalOf, sendSpend, setDials, setPoints, setWounds, spendDialog, woundsOf } from "./spend-play.ts";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const TAMSIN = "Tamsin Vey";
const ASPECT = "Too Curious for Locked Doors";
const EXTRA = {
  "fate2-monologue": true,
  "fate2-help": true,
  "fate2-swap-places": true,
  "fate2-take-wound": true,
  "fate2-arrival": true,
  "fate2-box-pays": true,
};

test("a bit of story is shown to all; a veto gives the point back on every client, and only the GM can allow it after all", async ({
  gm,
  p1,
  p2,
}) => {
  await play("fate2", gm, p1, p2);
  await setPoints(gm, { [CORVIN]: 3 });
  const told = `מפתח ישן תחת העציץ <b>&amp;</b> ${"endlessly".repeat(20)}`;
  await openSpend(p1, CORVIN, "narrative");
  await expect(spendDialog(p1).locator(".norn-spend-price")).toContainText("1 fate point");
  const card = await sendSpend(p1, told);
  for (const page of [gm, p1, p2]) {
    await expect(cardOf(page, card).locator(".norn-spend-words")).toHaveText(told);
    await expect.poll(() => fatePoints(page, CORVIN)).toBe(2);
  }
  const spent = cardOf(p2, card).locator(".norn-spend");
  await expect.poll(() => spent.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  await expect(cardOf(p2, card).locator("button:is([data-action=undo], [data-action=redo])")).toHaveCount(0);
  await expect(cardOf(p1, card).locator("button:is([data-action=undo], [data-action=redo])")).toHaveText("Undo");

  await cardOf(gm, card).getByRole("button", { name: "Veto" }).click();
  for (const page of [gm, p1, p2]) {
    await expect(cardOf(page, card)).toContainText("Vetoed by the GM");
    await expect.poll(() => fatePoints(page, CORVIN)).toBe(3);
  }
  await expect(cardOf(p1, card).locator("button:is([data-action=undo], [data-action=redo])")).toHaveCount(0);
  const forged = await sendEntry(p1, CORVIN, { kind: "redo", request: { entry: await entryOnCard(p1, card) } });
  expect(await refusalOf(gm, forged)).toBe("vetoed");
  await cardOf(gm, card).getByRole("button", { name: "Allow after all" }).click();
  await expect(cardOf(p2, card)).toContainText("Cost: 1 fate point");
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(2);
});

test(
  "fate2: a box pays for an effect, from the aspect's own menu, and undoing leaves no trace",
  { tag: "@both" },
  async ({ gm, p1, p2 }) => {
    await play("fate2", gm, p1, p2);
    await inFoundry(gm, `await game.actors.getName("${CORVIN}").items.getName("${ASPECT}").update({ system: { checked: 0 } });`);
    const stored = await storedActor(gm, CORVIN);
    const sheet = await openSheet(p1, CORVIN);
    const row = sheet.locator("[data-row][data-item-id]", { hasText: ASPECT }).first();
    await row.click({ button: "right" });
    await p1.locator('.norn-menu [data-item="effect"]').click();
    const dialog = spendDialog(p1);
    await expect(dialog.locator(".norn-invoke-aspect", { hasText: ASPECT }).locator("input")).toBeChecked();
    await expect(dialog.locator(".norn-spend-price")).toContainText("1 box");
    const card = await sendSpend(p1, "The lock gives way");
    await expect(cardOf(p2, card).locator(".norn-spend-aspect")).toHaveText(ASPECT);
    await expect.poll(() => storedActor(gm, CORVIN)).not.toBe(stored);
    await cardOf(p1, card).getByRole("button", { name: "Undo" }).click();
    await expect(cardOf(p2, card)).toContainText("Undone");
    await expect.poll(() => storedActor(gm, CORVIN)).toBe(stored);
  },
);

test("fate2: two points help another's roll, once for each helper; and it is cancelled, redone, and cancelled again", async ({
  gm,
  p1,
  p2,
}) => {
  await play("fate2", gm, p1, p2);
  await setDials(gm, {}, p1, p2);
  await setPoints(gm, { [CORVIN]: 3, [TAMSIN]: 4 });
  const card = await rollFast(p1, CORVIN, "Lore");
  const total = (page: typeof p1) => cardOf(page, card).locator(".norn-chat-total strong");
  const start = Number((await total(p1).innerText()).replace("−", "-"));
  const shows = async (by: number): Promise<void> => {
    const value = start + by;
    for (const page of [gm, p1, p2])
      await expect(total(page)).toHaveText(value < 0 ? `−${-value}` : value === 0 ? "0" : `+${value}`);
  };
  const help = cardOf(p2, card).locator('[data-action=spend][data-use="help"]');
  await expect(help).toHaveCount(0);
  await setDials(gm, { "fate2-help": true }, p1, p2);
  await expect(help).toContainText("2 fate points");
  await help.click();
  await shows(1);
  await expect(cardOf(p1, card).locator(".norn-roll-step")).toContainText(/\+1\s*Tamsin Vey\s*2 fate points/);
  await expect(help).toBeDisabled();
  await expect.poll(() => fatePoints(gm, TAMSIN)).toBe(2);

  await cardOf(gm, card).locator("[data-action=counter]").click();
  await shows(0);
  await help.click();
  await shows(1);
  await expect.poll(() => fatePoints(gm, TAMSIN)).toBe(0);
  await cardOf(gm, card).locator("[data-action=counter]").click();
  await shows(0);
  await expect(cardOf(p1, card).locator(".norn-roll-step.is-cancelled")).toHaveCount(2);
  await expect(help).toBeDisabled();
  await expect(help).toHaveAttribute("aria-description", /Not enough/);

  // The canceller undoes it.
  await cardOf(gm, card).getByRole("button", { name: "Undo: canceled" }).click();
  await shows(1);
});

test("fate2: a point for the story, or to resist a compel, can be cancelled with another", async ({ gm, p1, p2 }) => {
  await play("fate2", gm, p1, p2);
  await setPoints(gm, { [CORVIN]: 9, [TAMSIN]: 3 });
  await openSpend(p1, CORVIN, "narrative");
  const story = await sendSpend(p1, "The door is open");
  await expect(cardOf(p1, story).locator("[data-action=counter]")).toHaveCount(0);
  await cardOf(p2, story).locator("[data-action=counter]").click();
  for (const page of [gm, p1, p2]) await expect(cardOf(page, story)).toContainText("canceled by Tamsin Vey");
  await expect(cardOf(p1, story).locator("button")).toHaveCount(0);
  await expect.poll(async () => [await fatePoints(gm, CORVIN), await fatePoints(gm, TAMSIN)]).toEqual([8, 2]);

  const offer = await compel(gm, { aspect: ASPECT });
  await say(p1, offer, "refuse", "refused", gm, p2);
  const paid = 8 - (await fatePoints(gm, CORVIN));
  await cardOf(p2, offer).locator("[data-action=counter]").click();
  await stands(offer, "offered", gm, p1, p2);
  await expect.poll(async () => [await fatePoints(gm, CORVIN), await fatePoints(gm, TAMSIN)]).toEqual([8 - paid, 1]);
  await say(p1, offer, "refuse", "refused", gm, p2);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(8 - 2 * paid);
});

test("fate2: one character takes over another's wound, in the same row or the next, and undoing restores both", async ({
  gm,
  p1,
  p2,
}) => {
  await play("fate2", gm, p1, p2);
  await setDials(gm, EXTRA, p1, p2);
  await setPoints(gm, { [CORVIN]: 2 });
  await setWounds(gm, TAMSIN, ["hurt-1", "injured-0"]);
  await setWounds(gm, CORVIN, ["injured-0", "injured-1", "taken-out-0"]);
  const system = (name: string) => inFoundry<object>(gm, `return game.actors.getName("${name}").toObject().system;`);
  const stored = [await system(CORVIN), await system(TAMSIN)];
  const dialog = await openSpend(p1, CORVIN, "take-wound");
  await dialog.locator('select[name="target"]').selectOption({ label: TAMSIN });
  const wounds = dialog.locator('input[name="box"]');
  await expect(wounds).toHaveCount(2);
  await expect(dialog.locator('input[value="wounds/injured-0"]')).toBeDisabled();
  await expect(dialog).toContainText("No box is left for this wound");
  const card = await sendSpend(p1);
  await expect(cardOf(p2, card)).toContainText("Hurt of Tamsin Vey");
  await expect.poll(() => woundsOf(gm, TAMSIN)).toEqual(["injured-0"]);
  await expect.poll(() => woundsOf(gm, CORVIN)).toContain("hurt-0");
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(1);
  await cardOf(gm, card).getByRole("button", { name: "Veto" }).click();
  await expect(cardOf(p1, card)).toContainText("Vetoed");
  await expect.poll(async () => [await system(CORVIN), await system(TAMSIN)]).toEqual(stored);
});

test("fate2: boxes pay while the campaign says so, on cards and in open windows", async ({ gm, p1, p2 }) => {
  await play("fate2", gm, p1, p2);
  await setDials(gm, {}, p1, p2);
  await setPoints(gm, { [CORVIN]: 0 });
  const card = await rollFast(p1, CORVIN, "Lore");
  const spend = cardOf(p1, card).locator('[data-action=spend][data-use="plus-one"]');
  await expect(spend).toBeDisabled();
  await inFoundry(p1, `await game.norn.spend(game.actors.getName("${CORVIN}").uuid);`);
  const story = spendDialog(p1).locator('input[name="use"][value="narrative"]');
  await expect(story).toBeDisabled();
  await expect(spendDialog(p1)).toContainText("Not enough fate points");
  await expect(spendDialog(p1).locator('input[value="arrival"]')).toHaveCount(0);

  await setDials(gm, EXTRA, p1, p2);
  await expect(story).toBeEnabled();
  await spendDialog(p1).locator('input[value="arrival"]').check();
  await expect(spendDialog(p1).locator(".norn-spend-price")).toContainText(`1 box of “${ASPECT}”`);
  const told = await sendSpend(p1);
  await expect(cardOf(p2, told)).toContainText("Fortuitous arrival");
  await cardOf(p1, card).locator(".norn-spend-paid").selectOption({ label: "1 box of “A Card Up Every Sleeve”" });
  await spend.click();
  await settled(p2, card, 1);
  await expect(cardOf(p2, card).locator(".norn-roll-step")).toContainText("1 box of “A Card Up Every Sleeve”");
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(0);

  await setDials(gm, {}, p1, p2);
  await expect(cardOf(p1, card).locator(".norn-spend-paid")).toHaveCount(0);
});

test("forged spends are refused: a use the game does not have, another's character, a wound that does not exist, oneself, a story on a roll", async ({
  gm,
  p1,
  p2,
}) => {
  await play("fate2", gm, p1, p2);
  await setDials(gm, { "fate2-take-wound": true, "fate2-swap-places": true }, p1, p2);
  await setPoints(gm, { [CORVIN]: 5, [TAMSIN]: 5 });
  await setWounds(gm, TAMSIN, []);
  const card = await rollFast(p2, TAMSIN, "Sneak");
  const stored = [await storedActor(gm, CORVIN), await storedActor(gm, TAMSIN)];
  const uuids = await inFoundry<string[]>(
    gm,
    `const [corvin, tamsin] = ["${CORVIN}", "${TAMSIN}"].map((name) => game.actors.getName(name));
     return [corvin.uuid, tamsin.uuid, tamsin.items.find((item) => item.type === "aspect" && item.inPlay).uuid];`,
  );
  const [corvin, tamsin, theirs] = uuids;
  const wound = { track: "wounds", box: "hurt-0", to: "hurt-9", targetName: "No one" };
  const cases: readonly (readonly [string, string, object, string])[] = [
    [CORVIN, "story", { use: "wealth" }, "use-unknown"],
    [CORVIN, "story", { use: "arrival" }, "use-unknown"],
    [CORVIN, "story", { use: "plus-one" }, "use-unknown"],
    [CORVIN, "spend", { use: "plus-one" }, "roll-gone"],
    [TAMSIN, "story", { use: "narrative" }, "not-yours"],
    [CORVIN, "story", { use: "effect", aspect: theirs, aspectName: "Mine" }, "not-in-reach"],
    [CORVIN, "story", { use: "narrative", aspect: theirs }, "box-pays-not"],
    [CORVIN, "story", { use: "take-wound", target: tamsin, ...wound }, "box-clear"],
    [CORVIN, "story", { use: "swap-places", target: corvin }, "whom-missing"],
    [CORVIN, "spend", { use: "narrative", roll: card }, "use-unknown"],
    [CORVIN, "spend", { use: "help", roll: card }, "use-unknown"],
  ];
  for (const [actor, kind, request, refusal] of cases) {
    expect(await refusalOf(gm, await sendEntry(p1, actor, { kind, request })), JSON.stringify(request)).toBe(refusal);
  }
  await expect.poll(async () => [await storedActor(gm, CORVIN), await storedActor(gm, TAMSIN)]).toEqual(stored);
});
