import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./tiny-table.fixture.ts";

const openTab = async (page: Page, tab: string): Promise<Locator> => {
  await page.locator(`#sidebar-tabs [data-tab="${tab}"]`).click();
  return page.locator(`#${tab}`);
};
const entry = (list: Locator, name: string): Locator => list.locator(".directory-item.entry").filter({ hasText: name });

test.describe("the directories", () => {
  test("list what the user may see, and open it by mouse and by keyboard", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    const actors = await openTab(gm, "actors");
    await expect(actors.locator(".entry-name")).toHaveText(["Ama", "Bel"]);
    await entry(actors, "Ama").locator(".entry-name").click();
    await expect(gm.locator(".tiny-system.hero")).toBeVisible();
    await entry(actors, "Ama").locator(".entry-name").focus();
    await gm.keyboard.press("ArrowDown");
    await gm.keyboard.press("Enter");
    await expect(gm.locator(".tiny-system.hero")).toHaveCount(2);

    const one = await tiny.sit("p1");
    const own = await openTab(one, "actors");
    await expect(own.locator(".entry-name")).toHaveText(["Ama"]);
    await expect(own.locator("[data-action=createEntry]")).toHaveCount(0);
    expect(tiny.errors).toEqual([]);
  });

  test("follow other clients' changes", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    const one = await tiny.sit("p1");
    const list = await openTab(one, "items");
    await expect(list.locator(".entry-name")).toHaveText(["Bell"]);
    const items = await openTab(gm, "items");
    await items.locator("[data-action=createEntry]").click();
    const dialog = gm.locator("dialog.application");
    await dialog.locator("input[name=name]").fill("Anchor");
    await dialog.locator("button[data-action=ok], button[type=submit]").first().click();
    await expect(items.locator(".entry-name")).toHaveText(["Anchor", "Bell"]);
    await expect(list.locator(".entry-name")).toHaveText(["Bell"]);
    expect(tiny.errors).toEqual([]);
  });

  test("duplicate and delete by the menu, which also opens by keyboard", { tag: "@both" }, async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    const items = await openTab(gm, "items");
    await entry(items, "Bell").click({ button: "right" });
    await gm.locator("#context-menu").getByText("Duplicate").click();
    await expect(items.locator(".entry-name")).toHaveText(["Bell", "Bell (Copy)"]);
    await entry(items, "Bell (Copy)").locator(".entry-name").focus();
    await gm.keyboard.press("Shift+F10");
    await gm.locator("#context-menu").getByText("Delete").click();
    await gm.locator("dialog.application button[data-action=yes]").click();
    await expect(items.locator(".entry-name")).toHaveText(["Bell"]);
    expect(tiny.errors).toEqual([]);
  });

  test("put entries into folders, and find them by name", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    const actors = await openTab(gm, "actors");
    await actors.locator("[data-action=createFolder]").click();
    await gm.locator("dialog.application input[name=name]").fill("Crew");
    await gm.keyboard.press("Enter");
    const folder = actors.locator(".directory-item.folder");
    await expect(folder.locator(".folder-name")).toHaveText("Crew");
    await entry(actors, "Bel").dragTo(folder.locator(".folder-header"));
    await expect(entry(actors, "Bel")).toBeHidden();
    await folder.locator(".folder-name").focus();
    await gm.keyboard.press("ArrowRight");
    await expect(folder.locator(".entry-name")).toHaveText("Bel");
    await gm.keyboard.press("ArrowLeft");
    await expect(entry(actors, "Bel")).toBeHidden();
    await actors.locator("input[type=search]").fill("BÉL");
    await expect(entry(actors, "Bel")).toBeVisible();
    await expect(entry(actors, "Ama")).toBeHidden();
    await actors.locator("input[type=search]").fill("");
    await expect(entry(actors, "Ama")).toBeVisible();
    expect(tiny.errors).toEqual([]);
  });

  test("show the packs; a document is opened, dragged into the world and onto a sheet", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    const packs = await openTab(gm, "compendium");
    await entry(packs, "Things").locator(".entry-name").click();
    const pack = gm.locator(".application.compendium");
    await expect(pack.locator(".entry-name")).toHaveText(["Lamp", "Rope"]);
    const items = await openTab(gm, "items");
    await entry(pack, "Rope").dragTo(items.locator(".directory-list"));
    await expect(items.locator(".entry-name")).toHaveText(["Bell", "Rope"]);
    await entry(pack, "Lamp").click({ button: "right" });
    await gm.locator("#context-menu").getByText("Import").click();
    await expect(items.locator(".entry-name")).toHaveText(["Bell", "Lamp", "Rope"]);
    await entry(pack, "Lamp").locator(".entry-name").click();
    await expect(gm.locator(".tiny-system.thing")).toBeVisible();
    expect(tiny.errors).toEqual([]);
  });
});

test.describe("a broken document", () => {
  test.use({
    extraDocuments: [
      { _key: "!actors!BrokenHero000001", _id: "BrokenHero000001", name: "Broken hero", type: "dragon", system: 5 },
    ],
  });

  test("is listed as invalid and can be deleted; the rest opens", async ({ tiny }) => {
    const gm = await tiny.sit("gm");
    const actors = await openTab(gm, "actors");
    await expect(actors.locator(".entry.invalid .entry-name")).toHaveText("Broken hero");
    await expect(actors.locator(".entry:not(.invalid) .entry-name")).toHaveText(["Ama", "Bel"]);
    await actors.locator(".entry.invalid").click({ button: "right" });
    await gm.locator("#context-menu").getByText("Delete").click();
    await gm.locator("dialog.application button[data-action=yes]").click();
    await expect(actors.locator(".entry-name")).toHaveText(["Ama", "Bel"]);
  });
});
