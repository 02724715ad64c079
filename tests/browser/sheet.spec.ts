import type { Locator, Page } from "@playwright/test";
import { cards, editing, inFoundry, openSheet, play, trait } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";

function aspect(sheet: Locator, phrase: string): Locator {
  return sheet.locator(".norn-card", { hasText: phrase });
}

/** Chooses an item of a row's menu by keyboard. */
async function fromMenu(page: Page, row: Locator, entry: string): Promise<void> {
  await row.locator(".norn-row-menu").focus();
  await page.keyboard.press("Enter");
  const item = page.getByRole("menuitem", { name: entry, exact: true });
  await expect(item).toBeVisible();
  await item.focus();
  await page.keyboard.press("Enter");
}

test.beforeEach(async ({ gm, p1, p2 }) => {
  await play("fate2", gm, p1, p2);
});

test("an aspect is added, named, moved, shown and deleted by keyboard alone", async ({ p1 }) => {
  const sheet = await openSheet(p1, CORVIN);
  await editing(sheet);
  const before = await sheet.locator(".norn-card").count();
  await sheet.getByRole("button", { name: "Add an aspect" }).focus();
  await p1.keyboard.press("Enter");
  await expect(sheet.locator(".norn-card")).toHaveCount(before + 1);
  // The new card's phrase has the focus, ready to be overwritten.
  const phrase = sheet.locator("textarea.norn-phrase:focus");
  await expect(phrase).toHaveValue("");
  await expect(phrase).toHaveAttribute("placeholder", "Write a short phrase");
  // A user who walks away leaves nothing behind.
  await editing(sheet, false);
  await expect(sheet.locator(".norn-card")).toHaveCount(before);
  await sheet.getByRole("button", { name: "Add an aspect" }).press("Enter");
  await expect(phrase).toHaveValue("");
  await p1.keyboard.press("Escape");
  await expect(sheet.locator(".norn-card")).toHaveCount(before);
  await expect(sheet.locator("textarea.norn-phrase")).toHaveCount(0);
  await expect(sheet.getByRole("button", { name: "Add an aspect" })).toBeFocused();
  // Named in play, the sheet stays in play.
  await p1.keyboard.press("Enter");
  await expect(phrase).toHaveValue("");
  await p1.keyboard.type("Afraid of Bells");
  await p1.keyboard.press("Enter");
  await expect(aspect(sheet, "Afraid of Bells")).toBeVisible();
  await expect(sheet.locator("textarea.norn-phrase")).toHaveCount(0);

  const place = (): Promise<number> =>
    sheet
      .locator(".norn-card .norn-phrase")
      .evaluateAll((all) => all.findIndex((one) => one.textContent?.includes("Afraid of Bells")));
  const last = await place();
  await fromMenu(p1, aspect(sheet, "Afraid of Bells"), "Move up");
  await expect.poll(place).toBe(last - 1);

  const shown = await cards(p1).count();
  await fromMenu(p1, aspect(sheet, "Afraid of Bells"), "Send to chat");
  await expect(cards(p1)).toHaveCount(shown + 1);
  await expect(cards(p1).last()).toContainText("Afraid of Bells");

  await fromMenu(p1, aspect(sheet, "Afraid of Bells"), "Delete");
  const question = p1.getByRole("dialog").filter({ hasText: "Afraid of Bells" }).last();
  await expect(question).toContainText("Delete");
  await question
    .getByRole("button", { name: /yes|delete/i })
    .first()
    .press("Enter");
  await expect(aspect(sheet, "Afraid of Bells")).toHaveCount(0);
});

test("a rank is typed or stepped, with its word beside it, and the pyramid shows its findings", async ({ p1, gm }) => {
  const sheet = await openSheet(p1, CORVIN);
  await editing(sheet);
  const rank = sheet.getByRole("textbox", { name: "Rank of Lore" });
  await rank.fill("4");
  await rank.press("Tab");
  const row = sheet.locator(".norn-trait-edit", { has: p1.getByRole("textbox", { name: "Rank of Lore" }) });
  await expect(row.locator(".norn-word")).toHaveText("Superb");
  await expect(sheet.locator(".norn-audit")).toHaveClass(/is-wrong/);
  // Findings unfold by themselves.
  await expect(sheet.locator(".norn-findings li").first()).toBeVisible();
  // Nothing is blocked: the roll has the new rank, on the GM's client too.
  const seen = await openSheet(gm, CORVIN);
  await expect(seen.locator(".norn-rung", { hasText: "Superb" })).toContainText("Lore");
  await row.getByRole("button", { name: "Lower Lore" }).click();
  await expect(row.locator(".norn-word")).toHaveText("Great");
  await expect(sheet.locator(".norn-audit")).not.toHaveClass(/is-wrong/);
  await editing(sheet, false);
});

for (const game of ["fate2", "strands"] as const) {
  test(`${game}: five clicks on + in the same place raise a rank five times`, async ({ gm }) => {
    await play(game, gm);
    await inFoundry(gm, `await (await Actor.create({ name: "Odd Beginner", type: "character" })).sheet.render({ force: true });`);
    const row = gm.locator(".norn.sheet .norn-trait-edit").nth(5);
    const raise = row.locator('[data-action="stepField"][data-by="1"]');
    const rank = row.locator("input.norn-number");
    await raise.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await raise.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const before = Number(await rank.inputValue());
    for (let clicks = 1; clicks <= 5; clicks += 1) {
      await gm.mouse.click(x + width / 2, y + height / 2);
      await expect(rank).toHaveValue(String(before + clicks));
    }
    await inFoundry(gm, `await game.actors.getName("Odd Beginner").delete();`);
  });
}

for (const [typed, said] of [
  ["abc", /not a number/],
  ["1000000000", /too high/],
] as const) {
  test(`a rank of "${typed}" is refused in words and the old one stays`, async ({ p1 }) => {
    const sheet = await openSheet(p1, CORVIN);
    await editing(sheet);
    const rank = sheet.getByRole("textbox", { name: "Rank of Lore" });
    await rank.fill(typed);
    await rank.press("Tab");
    await expect(
      sheet.locator(".norn-trait-edit", { has: p1.getByRole("textbox", { name: "Rank of Lore" }) }).locator(".norn-refused"),
    ).toContainText(said);
    // Escape restores the old rank; until then editing does not end, so that nothing typed is lost.
    await rank.press("Escape");
    await editing(sheet, false);
    await expect(sheet.locator(".norn-rung", { hasText: "Great" })).toContainText("Lore");
  });
}

test("an empty rank makes a trait not applicable, and a number brings it back", async ({ p1 }) => {
  const sheet = await openSheet(p1, CORVIN);
  await editing(sheet);
  const rank = sheet.getByRole("textbox", { name: "Rank of Forgery" });
  await rank.fill("");
  await rank.press("Tab");
  await expect(
    sheet.locator(".norn-trait-edit", { has: p1.getByRole("textbox", { name: "Rank of Forgery" }) }).locator(".norn-word"),
  ).toContainText("not applicable");
  await rank.fill("0");
  await rank.press("Tab");
  await expect(
    sheet.locator(".norn-trait-edit", { has: p1.getByRole("textbox", { name: "Rank of Forgery" }) }).locator(".norn-word"),
  ).toHaveText("Average");
  await editing(sheet, false);
});

test("a draft survives another client's change, and both changes are kept", async ({ p1, gm }) => {
  const mine = await openSheet(p1, CORVIN);
  await editing(mine);
  const phrase = mine.locator("textarea.norn-phrase").first();
  const old = await phrase.inputValue();
  await phrase.focus();
  await p1.keyboard.press("ControlOrMeta+End");
  await p1.keyboard.type(" indeed");

  const points = mine.locator("input.norn-points-value");
  const had = Number(await points.inputValue());
  const theirs = await openSheet(gm, CORVIN);
  await theirs.getByRole("button", { name: "Add a fate point" }).click();
  await expect(points).toHaveValue(String(had + 1));
  await expect(phrase).toBeFocused();
  await expect(phrase).toHaveValue(`${old} indeed`);
  await p1.keyboard.type("!");
  await p1.keyboard.press("Tab");
  await expect(theirs.locator(".norn-card").first()).toContainText(`${old} indeed!`);
  await phrase.fill(old);
  await p1.keyboard.press("Tab");
  await theirs.getByRole("button", { name: "Remove a fate point" }).click();
  await expect(points).toHaveValue(String(had));
  await editing(mine, false);
});

test("a phrase and a rank changed at the same moment by two users are both kept", async ({ p1, gm }) => {
  const mine = await openSheet(p1, CORVIN);
  const theirs = await openSheet(gm, CORVIN);
  const box = (sheet: Locator): Locator => sheet.locator(".norn-tracks .norn-box");
  await Promise.all([box(mine).nth(0).check(), box(theirs).nth(3).check()]);
  for (const sheet of [mine, theirs]) {
    await expect(box(sheet).nth(0)).toBeChecked();
    await expect(box(sheet).nth(3)).toBeChecked();
  }
  await box(mine).nth(0).uncheck();
  await box(mine).nth(3).uncheck();
});

test("a sheet the user may only see can be read and not changed", async ({ p2 }) => {
  const sheet = await openSheet(p2, CORVIN);
  await expect(sheet).toContainText(CORVIN);
  await expect(sheet.locator(".norn-mode")).toHaveCount(0);
  await expect(sheet.getByRole("button", { name: "Add an aspect" })).toHaveCount(0);
});

test("rolling by keyboard: Tab to a trait, Enter opens the dialog, Escape leaves it", async ({ p1 }) => {
  const sheet = await openSheet(p1, CORVIN);
  await trait(sheet, "Lore").focus();
  await p1.keyboard.press("Enter");
  await expect(p1.locator(".norn-ask-fields")).toBeVisible();
  await p1.keyboard.press("Escape");
  await expect(p1.locator(".norn-ask-fields")).toBeHidden();
  await expect(sheet).toBeVisible();
});

test("by rank: a skill is dragged onto its rung or typed beside it; back among the others it has the unbought rank", async ({
  gm,
  p1,
}) => {
  await play("trifold", gm, p1);
  await inFoundry(gm, `await Actor.create({ name: "Pyramid Builder", type: "character", ownership: { default: 3 } });`);
  const rankOf = (page: Page, key: string): Promise<number | null> =>
    inFoundry(
      page,
      `return game.actors.getName("Pyramid Builder").items.find(({ type, system }) => type === "skill" && system.key === "${key}")?.system.rank ?? null;`,
    );
  const sheet = await openSheet(p1, "Pyramid Builder");
  await editing(sheet);
  await sheet.getByRole("button", { name: "By rank" }).click();
  const rung = (rank: number): Locator => sheet.locator(`.norn-build [data-rung="${rank}"]`);
  await sheet.locator(".norn-rung-rest .norn-trait-block", { hasText: "Might" }).dragTo(rung(3));
  await expect(rung(3)).toContainText("Might");
  await expect.poll(() => rankOf(gm, "might")).toBe(3);
  const field = rung(2).getByRole("combobox", { name: "Add a skill at +2" });
  await field.fill("Ste");
  await field.press("Enter");
  await expect(rung(2)).toContainText("Stealth");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  // A skill that is there already moves; one that is not is refused in words, and stays typed.
  await field.fill("might");
  await field.press("Enter");
  await expect(rung(2)).toContainText("Might");
  await field.fill("Basket weaving");
  await field.press("Enter");
  await expect(rung(2).getByRole("alert")).toContainText("There is no “Basket weaving” on this sheet");
  await field.press("Escape");
  await rung(2).locator(".norn-trait-block", { hasText: "Stealth" }).dragTo(sheet.locator(".norn-rung-rest"));
  await expect(rung(2)).not.toContainText("Stealth");
  await expect.poll(async () => [await rankOf(p1, "might"), await rankOf(p1, "stealth")]).toEqual([2, 0]);
  await inFoundry(gm, `await game.actors.getName("Pyramid Builder").delete();`);
});
