import { newActor, sheetOf } from "./bad-input.ts";
import { editing, inFoundry, notification, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

test.beforeEach(({ gm, p1 }) => play("strands", gm, p1));

test("a new situation opens with its fields; done, it is a card that takes one more aspect in a line", async ({ gm }) => {
  const sheet = await sheetOf(gm, await newActor(gm, [], { name: "The Drowned Market", type: "situation" }));
  await expect(sheet.locator(".norn-mode")).toHaveAttribute("aria-pressed", "true");
  await editing(sheet, false);
  const line = sheet.getByRole("textbox", { name: "Add an aspect of the situation" });
  await line.fill("Slick Planks");
  await line.press("Enter");
  const aspect = sheet.locator(".norn-situation-aspect");
  await expect(aspect).toHaveText(/Slick Planks/);
  await expect(line).toHaveValue("");
  const free = `{ aaaaaaaaaaaaaaaa: { count: 2, holder: "" } }`;
  await inFoundry(gm, `await game.actors.getName("The Drowned Market").items.contents[0].update({ system: { free: ${free} } });`);
  await expect(aspect.locator(".norn-pip")).toHaveCount(2);
  await expect(sheet.locator(".norn-tabs, .norn-tracks, .norn-traits, .norn-points").filter({ visible: true })).toHaveCount(0);
});

test("a phrase above the list of actors is an NPC; what was not understood is said and kept", async ({ gm }) => {
  await inFoundry(gm, `ui.actors.activate();`);
  const line = gm.getByRole("textbox", { name: "New NPC" });
  await line.fill("Strength 3");
  await gm.getByRole("button", { name: "Create this NPC" }).press("Enter");
  await expect(gm.locator(".norn-npc-line [role=alert]")).toContainText("Say who it is first");
  await expect(line).toBeFocused();
  await line.fill("three thugs, Strength 3, afraid of the dark");
  await line.press("Enter");
  await expect(notification(gm, "afraid of the dark")).toBeVisible();
  const sheet = gm.locator(".norn.sheet", { has: gm.locator(".norn-name", { hasText: "Thugs" }) });
  await expect(sheet.locator(".norn-fact-count")).toContainText("3");
  await expect(sheet.locator(".norn-notes")).toContainText("afraid of the dark");
  await expect(line).toHaveValue("");
  const more = sheet.getByRole("textbox", { name: "Add what they can do" });
  await more.fill("Juggling 3");
  await more.press("Enter");
  await expect(sheet.locator(".norn-quick-add [role=alert]")).toContainText("Juggling 3");
  await more.fill("Agility 2");
  await more.press("Enter");
  await expect(sheet.locator(".norn-trait-roll")).toHaveText([/Strength/, /Agility/]);
});

test("an organization has its influence, assets tied to abilities, and a budget that is silent until it is begun", async ({
  gm,
}) => {
  const sheet = await sheetOf(gm, await newActor(gm, [], { name: "Harbour Watch", type: "organization" }));
  await expect(sheet.locator(".norn-audit")).toHaveCount(0);
  const influence = sheet.getByRole("textbox", { name: "Influence" });
  await influence.fill("5");
  await influence.press("Enter");
  await sheet.getByRole("button", { name: "Add an asset" }).click();
  const phrase = sheet.locator(".norn-asset-cards textarea");
  await phrase.fill("The Chain Across the Harbour");
  await phrase.press("Enter");
  await sheet.getByRole("combobox", { name: "Ability of The Chain Across the Harbour" }).selectOption("Security");
  await expect(sheet.locator(".norn-audit").first()).toContainText("1 of 7 assets");
  await editing(sheet, false);
  await expect(sheet.locator(".norn-fact")).toHaveText([/Influence/, /Refresh\s*4|4\s*Refresh/]);
  await expect(sheet.locator(".norn-asset-cards .norn-card-trait")).toHaveText("Security");
});
