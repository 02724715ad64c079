import type { Page } from "@playwright/test";
import { dropOn, newActor, sheetOf } from "./bad-input.ts";
import { editing, inFoundry, notification, play, rollDialog, trait } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

test.beforeEach(({ gm, p1 }) => play("strands", gm, p1));

const rename = (page: Page, uuid: string, name: string): Promise<void> =>
  inFoundry(page, `await (await fromUuid("${uuid}")).update({ name: "${name}" });`);
const remove = (page: Page, uuid: string): Promise<void> => inFoundry(page, `await (await fromUuid("${uuid}")).delete();`);

test("who is dropped on a vehicle is aboard once, and an NPC is counted", async ({ gm }) => {
  const captain = await newActor(gm, [], { name: "Captain Ruy" });
  const hand = await newActor(gm, [], { name: "Deckhand", type: "npc" });
  const sheet = await sheetOf(gm, await newActor(gm, [], { name: "The Gannet", type: "vehicle" }));
  const aboard = sheet.locator(".norn-linked");
  for (const uuid of [captain, hand, hand]) await dropOn(sheet.locator(".norn-links"), { type: "Actor", uuid });
  await expect(aboard).toHaveCount(2);
  await expect(sheet.getByRole("textbox", { name: "How many Deckhand" })).toHaveValue("2");
  await dropOn(sheet.locator(".norn-links"), { type: "Actor", uuid: captain });
  await expect(notification(gm, "already linked")).toBeVisible();
  await expect(aboard.nth(0).getByRole("combobox")).toHaveValue("pilot");
});

test("someone aboard is shown by the new name, then as missing, and can be removed", async ({ gm, p1 }) => {
  const uuid = await newActor(gm, [p1], { name: "Mate Orla" });
  const sheet = await sheetOf(p1, await newActor(gm, [p1], { name: "The Auk", type: "vehicle" }));
  const aboard = sheet.locator(".norn-linked");
  await dropOn(sheet.locator(".norn-links"), { type: "Actor", uuid });
  await expect(aboard).toContainText("Mate Orla");
  await rename(gm, uuid, "Captain Orla");
  await expect(aboard).toContainText("Captain Orla");
  const stored = `return game.actors.getName("The Auk").system.links["${uuid.replaceAll(".", "-")}"]?.name;`;
  await expect.poll(() => inFoundry(gm, stored)).toBe("Captain Orla");
  await remove(gm, uuid);
  await expect(aboard).toContainText("Captain Orla");
  await expect(aboard).toContainText("Missing");
  await aboard.getByRole("button", { name: "Remove Captain Orla" }).click();
  await expect(sheet.locator(".norn-links .norn-empty")).toContainText("No one is aboard");
});

test("by keyboard: added from a list, opened from the row, removed while editing", async ({ gm }) => {
  await newActor(gm, [], { name: "Private Zell", type: "npc" });
  const sheet = await sheetOf(gm, await newActor(gm, [], { name: "Third Company", type: "unit" }));
  await sheet.getByRole("button", { name: "Add to the roster" }).press("Enter");
  const asked = gm.locator(".norn-ask");
  await asked.getByRole("listbox").selectOption("Private Zell");
  await asked.getByRole("button", { name: "Add to the roster" }).press("Enter");
  await editing(sheet);
  const count = sheet.getByRole("textbox", { name: "How many Private Zell" });
  await count.fill("11");
  await count.press("Enter");
  await expect(sheet.locator(".norn-links-total")).toHaveText("11 in all");
  await sheet.getByRole("button", { name: "Open the sheet of Private Zell" }).press("Enter");
  await expect(gm.locator(".norn.sheet .norn-name", { hasText: "Private Zell" })).toBeVisible();
  await sheet.getByRole("button", { name: "Remove Private Zell" }).press("Enter");
  await expect(sheet.locator(".norn-linked")).toHaveCount(0);
  await expect(sheet.getByRole("button", { name: "Add to the roster" })).toBeFocused();
});

test("whoever is at the controls rolls an ability of their own, which the vehicle's modifies", async ({ gm }) => {
  const pilot = await newActor(gm, [], { name: "Pilot Rahel" });
  const ship = await newActor(gm, [], { name: "The Swift", type: "vehicle" });
  await inFoundry(
    gm,
    `const set = async (uuid, key, rank) => {
       const skill = (await fromUuid(uuid)).items.find((item) => item.system.key === key);
       await skill.update({ system: { rank } });
     };
     await set("${pilot}", "agility", 2);
     await set("${ship}", "speed", 4);`,
  );
  const sheet = await sheetOf(gm, ship);
  await dropOn(sheet.locator(".norn-links"), { type: "Actor", uuid: pilot });
  await expect(sheet.locator(".norn-linked")).toHaveCount(1);
  await editing(sheet, false);
  await trait(sheet, "Speed").click();
  const asked = gm.locator(".application", { hasText: "who acts?" });
  await expect(asked.locator("option:checked")).toContainText("Agility");
  await asked.getByRole("button", { name: "Roll" }).click();
  await expect(rollDialog(gm).locator(".norn-chat-title")).toHaveText("Agility (Pilot Rahel)");
  await expect(rollDialog(gm).locator('select[name="seconds.a.trait"] option:checked')).toContainText("Speed");
});
