import { expect, test } from "./broken-table.fixture.ts";
import { say } from "./chat-box.ts";
import { inFoundry, notification, openSheet } from "./play.ts";

const PROBLEMS = "#table-problems";

test.describe("missing templates", () => {
  test.use({ missing: ["templates/history/sums.hbs", "templates/actor/header.hbs"] });

  test("a window's is named when it is needed, and the rest of the game goes on; a sheet's is bundled with the code", async ({
    broken,
  }) => {
    const gm = await broken.sit("gm");
    await inFoundry(gm, `await game.norn.history(game.actors.getName("Corvin Ashdown").uuid).catch(() => {});`);
    await expect(gm.locator(PROBLEMS).or(notification(gm, "sums.hbs")).first()).toContainText("templates/history/sums.hbs");
    await say(gm, "Still here");
    await expect(gm.locator("#chat .chat-log .chat-message").last()).toContainText("Still here");
    await gm.locator('#sidebar-tabs [data-tab="actors"]').click();
    await gm.locator("#actors input[type=search]").fill("Corvin");
    await gm.locator("#actors .directory-item .entry-name", { hasText: "Corvin Ashdown" }).click();
    await expect(gm.locator(".norn.sheet .norn-name", { hasText: "Corvin Ashdown" })).toBeVisible();
  });
});

test.describe("a missing language file", () => {
  test.use({ missing: ["lang/en.json"] });

  test("is named at the start, and the game opens with keys instead of words", async ({ broken }) => {
    const gm = await broken.sit("gm");
    await expect(gm.locator(PROBLEMS).or(notification(gm, "en.json")).first()).toContainText("lang/en.json");
    const sheet = await openSheet(gm, "Corvin Ashdown");
    await expect(sheet).toContainText("Corvin Ashdown");
    await expect(sheet).toContainText("NORN.");
  });
});

test.describe("a world with broken documents", () => {
  test.use({
    extra: {
      actor: { _key: "!actors!BrokenActor00001", _id: "BrokenActor00001", name: "Broken one", type: "dragon", system: 5 },
      item: {
        _key: "!items!BrokenItem000001",
        _id: "BrokenItem000001",
        name: "Broken thing",
        type: "wish",
        system: { level: "many" },
      },
      odd: {
        _key: "!items!OddItem000000003",
        _id: "OddItem000000003",
        name: "Odd thing",
        type: "aspect",
        system: { level: "many" },
      },
      message: {
        _key: "!messages!BrokenChat000001",
        _id: "BrokenChat000001",
        type: "action",
        system: { game: "chess", dice: 7 },
      },
      holder: {
        _key: "!actors!OddActor00000001",
        _id: "OddActor00000001",
        name: "Odd One",
        type: "character",
        ownership: { default: 3 },
        items: [
          { _id: "OddItem000000001", _key: "!actors.items!OddActor00000001.OddItem000000001", name: "Broken", type: "wish" },
          { _id: "OddItem000000002", _key: "!actors.items!OddActor00000001.OddItem000000002", name: "Whole", type: "aspect" },
        ],
      },
    },
  });

  test("lists them as invalid, opens the rest, also of an actor, and lets them be deleted", async ({ broken }) => {
    const gm = await broken.sit("gm");
    const p1 = await broken.sit("p1");
    for (const [tab, name] of [
      ["actors", "Broken one"],
      ["items", "Broken thing"],
    ] as const) {
      await gm.locator(`#sidebar-tabs [data-tab="${tab}"]`).click();
      const invalid = gm.locator(`#${tab} .entry.invalid`);
      await expect(invalid).toHaveCount(1);
      await expect(invalid).toContainText(name);
      await invalid.click({ button: "right" });
      await gm.locator("#context-menu").getByText("Delete").click();
      await gm.locator("dialog.application button[data-action=yes]").click();
      await expect(invalid).toHaveCount(0);
    }
    // An invalid number becomes the initial one; the rest of the item is unchanged.
    await expect.poll(() => inFoundry(gm, `return game.items.getName("Odd thing").system.level;`)).toBe(1);
    for (const page of [gm, p1]) await expect(await openSheet(page, "Corvin Ashdown")).toBeVisible();
    const sheet = await openSheet(gm, "Odd One");
    await expect(sheet.locator(".norn-card")).toHaveText([/Whole/]);
    const left = `return [...game.actors.getName("Odd One").items.invalidDocumentIds];`;
    await expect.poll(() => inFoundry(gm, left)).toEqual(["OddItem000000001"]);
    await say(p1, "/roll 4dF");
    await expect(gm.locator("#chat .chat-log .chat-message .dice-total")).toHaveCount(1);
  });
});
