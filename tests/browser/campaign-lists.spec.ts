import { openSheet, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

test("a GM adds, renames and removes skills by keyboard, and every sheet follows", async ({ gm, p1 }) => {
  await play("trifold", gm, p1);
  const sheet = await openSheet(p1, "Corvin Ashdown");
  await gm.evaluate(() => {
    const { game } = globalThis as unknown as {
      game: { settings: { menus: Map<string, { type: new () => { render(options: object): unknown } }> } };
    };
    const Window = game.settings.menus.get("norn.campaignDials")?.type;
    if (Window) new Window().render({ force: true });
  });
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

  const formula = gm.locator('input[name="trifold-track-length"]');
  await formula.fill("cap + luck");
  await formula.press("Tab");
  await expect(gm.locator("#notifications")).toContainText("“luck” is not a name");
  await expect(formula).toHaveValue("cap + ceil(linked / 2)");

  await list.locator('[data-action="resetDial"]').press("Enter");
  await expect(rows).toHaveCount(21);
  await expect(might).toHaveValue("");
  await expect(sheet).not.toContainText("Dream lore");
});
