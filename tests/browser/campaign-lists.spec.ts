import type { Locator, Page } from "@playwright/test";
import { editing, inFoundry, openSheet, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

/** The window of campaign options. */
async function openOptions(gm: Page): Promise<Locator> {
  await gm.evaluate(() => {
    const { game } = globalThis as unknown as {
      game: { settings: { menus: Map<string, { type: new () => { render(options: object): unknown } }> } };
    };
    const Window = game.settings.menus.get("norn.campaignDials")?.type;
    if (Window) new Window().render({ force: true });
  });
  return gm.locator("#norn-campaign-dials");
}

test("an option says that it is changed and goes back to the book; everything does, after a question", async ({ gm }) => {
  await play("strands", gm);
  const options = await openOptions(gm);
  const level = options.locator('[data-dial="strands-level"]');
  const boxes = options.locator('[data-dial="strands-boxes-mental"]');
  const all = options.getByRole("button", { name: "Everything back to the book" });
  await expect(all).toHaveCount(0);

  await level.locator("select").selectOption("commoner");
  await expect(level).toContainText("Changed. In the book: Hero");
  await boxes.locator("input").fill("reasoning");
  await boxes.locator("input").press("Tab");
  await expect(options).toContainText("2 options are changed.");

  await level.getByRole("button", { name: /^Back to the book/ }).press("Enter");
  await expect(level.locator("select")).toHaveValue("hero");
  await expect(level.locator("select")).toBeFocused();
  await expect(level).not.toContainText("Changed");

  await all.click();
  const question = gm.getByRole("dialog").last();
  await expect(question.locator("li")).toHaveText(["Mental boxes"]);
  await question.getByRole("button", { name: "Everything back to the book" }).click();
  await expect(boxes.locator("input")).toHaveValue("reasoning + willpower");
  await expect(all).toHaveCount(0);
});

test("a GM adds, renames and removes skills by keyboard, and every sheet follows", async ({ gm, p1 }) => {
  await play("trifold", gm, p1);
  const sheet = await openSheet(p1, "Corvin Ashdown");
  await openOptions(gm);
  const list = gm.locator('[data-dial="trifold-traits"]');
  await list.locator("summary").focus();
  await gm.keyboard.press("Enter");
  const rows = list.locator(".norn-dial-thing");
  await expect(rows).toHaveCount(21);

  await list.locator(".norn-dial-add input").fill("Dream lore");
  await list.locator('[data-action="addThing"]').focus();
  await gm.keyboard.press("Enter");
  await expect(rows).toHaveCount(22);
  await expect(list.locator(".norn-dial-add input")).toBeFocused();
  await expect(sheet).toContainText("Dream lore");

  const might = rows.locator('input[name="trifold-traits.might.name"]');
  await might.fill("Brawn");
  await might.press("Tab");
  await expect(might).toHaveValue("Brawn");
  await rows.locator('[data-thing="craft"]').press("Enter");
  await expect(rows).toHaveCount(21);

  await list.locator('[data-action="addThing"]').press("Enter");
  await expect(gm.locator("#notifications, .notification").first()).toContainText("Give it a name first");
  await list.locator(".norn-dial-add input").fill("dream lore");
  await gm.keyboard.press("Enter");
  await expect(gm.locator("#notifications")).toContainText("“dream lore” is in this list already.");
  await list.locator(".norn-dial-add input").fill("Sea lore");
  await gm.keyboard.press("Enter");
  await expect(rows).toHaveCount(22);
  await list.getByRole("button", { name: "Remove: Sea lore" }).press("Enter");
  await expect(rows).toHaveCount(21);

  const formula = gm.locator('input[name="trifold-track-length"]');
  await formula.fill("cap + luck");
  await formula.press("Tab");
  const length = gm.locator('[data-dial="trifold-track-length"]');
  await expect(length.getByRole("alert")).toContainText("“luck” is not a name");
  await expect(formula).toHaveValue("cap + luck");
  await expect(formula).toHaveAttribute("aria-invalid", "true");

  await list.locator('[data-action="resetDial"]').press("Enter");
  await expect(rows).toHaveCount(21);
  await expect(might).toHaveValue("");
  await expect(sheet).not.toContainText("Dream lore");
  await expect(formula).toHaveValue("cap + luck");
  await formula.fill("CAP + 1");
  await formula.press("Tab");
  await expect(formula).toHaveValue("cap + 1");
  await expect(length.getByRole("alert")).toHaveCount(0);
  await expect(formula).not.toHaveAttribute("aria-invalid");
  await length.locator('[data-action="resetDial"]').press("Enter");
});

test("a number that cannot be is refused beside its field, stays to be corrected, and goes with the way back to the book", async ({
  gm,
}) => {
  await play("strands", gm);
  const options = await openOptions(gm);
  const prices = options.locator('[data-dial="strands-experience"]');
  const rank = prices.getByLabel("A rank", { exact: true });
  for (const [typed, why] of [
    ["-1", "“-1” is too low: the minimum is 0."],
    ["2.5", "“2.5” is not a whole number."],
    ["", "Enter a number from 0 to 200."],
    ["999", "“999” is too high: the maximum is 200."],
  ] as const) {
    await rank.fill(typed);
    await rank.press("Tab");
    await expect(prices.getByRole("alert")).toContainText(why);
    await expect(rank).toHaveValue(typed);
  }
  const point = prices.getByLabel("An advantage point");
  await point.fill("12");
  await point.press("Tab");
  await expect(options).toContainText("1 option is changed.");
  await expect(prices.getByRole("alert")).toContainText("too high");
  await prices.locator('[data-action="resetDial"]').press("Enter");
  await expect(prices.getByRole("alert")).toHaveCount(0);
  await expect(rank).toHaveValue("10");
  await expect(point).toHaveValue("10");
});

test("numbers and formulas follow the lists, by the names that the campaign has given", async ({ gm, p1 }) => {
  await play("trifold", gm, p1);
  const sheet = await openSheet(p1, "Corvin Ashdown");
  const options = await openOptions(gm);
  const addTo = async (dial: string, name: string): Promise<void> => {
    const list = options.locator(`[data-dial="${dial}"]`);
    await list.locator("summary").press("Enter");
    await list.locator(".norn-dial-add input").fill(name);
    await list.locator('[data-action="addThing"]').press("Enter");
    await expect(list.locator(`input[value="${name}"]`)).toHaveCount(1);
  };
  await addTo("trifold-roles", "Oath");
  const counts = options.locator('[data-dial="trifold-role-counts"]');
  const oaths = counts.getByLabel("Oath");
  await expect(oaths).toHaveValue("0");
  await oaths.fill("2");
  await oaths.press("Tab");
  await expect(options).toContainText("2 options are changed.");
  await options.locator('[data-dial="trifold-roles"]').getByRole("button", { name: "Remove: Oath" }).press("Enter");
  await expect(oaths).toHaveCount(0);

  await addTo("trifold-traits", "2nd sight");
  const formula = options.locator('input[name="trifold-track-length"]');
  const typed = async (value: string): Promise<void> => {
    await formula.fill(value);
    await formula.press("Tab");
  };
  await typed("7 + [2nd SIGHT]");
  await expect(formula).toHaveValue("7 + [2nd sight]");
  await expect(sheet.locator('.norn-track[data-track="health"] .norn-box')).toHaveCount(7);
  await typed("7 + [2nd sight");
  await expect(options.locator('[data-dial="trifold-track-length"]').getByRole("alert")).toContainText(
    "A bracket is not closed.",
  );
  await expect(formula).toHaveValue("7 + [2nd sight");
  await typed("7 + [2nd sight]");
});

test("a GM adds a group of skills, and puts one into it that people have", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const sheet = await openSheet(p1, "Corvin Ashdown");
  const options = await openOptions(gm);
  const groups = options.locator('[data-dial="strands-trait-groups"]');
  await groups.locator("summary").press("Enter");
  await expect(groups.locator('[data-action="removeThing"]')).toHaveCount(0);
  await groups.locator(".norn-dial-add input").fill("Magic");
  await groups.locator('[data-action="addThing"]').press("Enter");
  const traits = options.locator('[data-dial="strands-traits"]');
  await traits.locator("summary").press("Enter");
  await traits.locator('select[name="strands-traits.knowledge.group"]').selectOption({ label: "Magic" });
  await expect(sheet.locator(".norn-traits")).toContainText(/Magic\s+.*Knowledge/s);
  await groups.getByRole("button", { name: "Remove: Magic" }).press("Enter");
  await expect(sheet.locator(".norn-traits")).not.toContainText("Magic");
  await expect(sheet.locator(".norn-traits")).toContainText("Knowledge");
});

test("a GM adds a track with boxes by a formula; people have it until it is removed", async ({ gm, p1 }) => {
  await play("fate2", gm, p1);
  const sheet = await openSheet(p1, "Corvin Ashdown");
  const options = await openOptions(gm);
  const list = options.locator('[data-dial="fate2-tracks"]');
  await list.locator("summary").press("Enter");
  await list.locator(".norn-dial-add input").fill("Sanity");
  await list.locator(".norn-dial-add select").selectOption("lasting");
  await list.locator('[data-action="addThing"]').press("Enter");
  const track = sheet.getByRole("group", { name: "Sanity" });
  await expect(track.locator(".norn-box")).toHaveCount(3);
  const boxes = options.getByLabel("Sanity: boxes");
  await boxes.fill("4 + size");
  await boxes.press("Tab");
  await expect(track.locator(".norn-box")).toHaveCount(4);
  await track.locator(".norn-box").nth(1).check();
  await expect(track.locator(".norn-box:checked")).toHaveCount(1);
  await list.getByRole("button", { name: "Remove: Sanity" }).press("Enter");
  await expect(track).toHaveCount(0);
  await expect(boxes).toHaveCount(0);
});

/** As long as a name can be. */
const ACE = "Ace of the northern sky patrol, retired with honors, and OBE";

test("a GM adds a level, says what it gives, and plays at it; the window has room for it", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const sheet = await openSheet(p1, "Corvin Ashdown");
  const options = await openOptions(gm);
  const list = options.locator('[data-dial="strands-levels"]');
  await list.locator("summary").press("Enter");
  await list.locator(".norn-dial-add input").fill(ACE);
  await list.locator(".norn-dial-add select").selectOption({ label: "like Action hero" });
  await list.locator('[data-action="addThing"]').press("Enter");
  const byLevel = options.locator('[data-dial="strands-level-ranks"]');
  await expect(byLevel.getByLabel(ACE)).toBeHidden();
  await byLevel.locator("summary").press("Enter");
  const ranks = byLevel.getByLabel(ACE);
  await expect(ranks).toHaveValue("25");
  await ranks.fill("31");
  await ranks.press("Tab");
  await options.locator('[data-dial="strands-level"] select').selectOption({ label: ACE });
  await expect(sheet.locator(".norn-traits")).toContainText("of 31");
  await expect.poll(() => options.evaluate((window) => window.scrollWidth - window.clientWidth)).toBeLessThanOrEqual(1);

  await list.getByRole("button", { name: /^Remove: Ace/ }).press("Enter");
  await expect(options.locator('[data-dial="strands-level"] select')).toHaveValue("hero");
  await expect(sheet.locator(".norn-traits")).toContainText("of 25");
});

test("R19. an NPC of a tier that a GM has added is played like the game's tier it is like, under its own name", async ({
  gm,
}) => {
  await play("strands", gm);
  await inFoundry(gm, `await Actor.create({ name: "Dockhands", type: "npc" });`);
  const sheet = await openSheet(gm, "Dockhands");
  const options = await openOptions(gm);
  const list = options.locator('[data-dial="strands-tiers"]');
  await list.locator("summary").press("Enter");
  await list.locator(".norn-dial-add input").fill("Crowd");
  await list.locator(".norn-dial-add select").selectOption({ label: "like Minor" });
  await list.locator('[data-action="addThing"]').press("Enter");
  await expect(list.getByRole("button", { name: "Remove: Crowd" })).toBeVisible();
  await options.locator("xpath=ancestor-or-self::*[contains(@class, 'application')]").getByLabel(/Close/).first().click();

  await editing(sheet);
  await sheet.locator('select[name="system.tier"]').selectOption({ label: "Crowd" });
  await editing(sheet, false);
  await expect(sheet).toContainText("Crowd");
  const tiers = `(({ tier, ownTier }) => [tier, ownTier.startsWith("own-")])(game.actors.getName("Dockhands").snapshot())`;
  await expect.poll(() => gm.evaluate(tiers)).toEqual(["trivial", true]);
});

test("a GM chooses skills instead of abilities, and every sheet has them; back to the book, the abilities are as before", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  const sheet = await openSheet(p1, "Corvin Ashdown");
  const traits = sheet.locator(".norn-traits");
  await expect(traits).toContainText("Abilities");
  await expect(traits).not.toContainText("Weaponry");
  const ranks = await sheet.locator(".norn-pool").first().innerText();

  const options = await openOptions(gm);
  const kind = options.locator('[data-dial="strands-traits-kind"]');
  await kind.locator("select").selectOption("skills");
  await expect(traits).toContainText("Weaponry");
  await expect(traits).toContainText(/\d+ of 34 skill ranks/);
  await kind.getByRole("button", { name: /^Back to the book/ }).click();
  await expect(traits).not.toContainText("Weaponry");
  await expect(sheet.locator(".norn-pool").first()).toHaveText(ranks);
});
