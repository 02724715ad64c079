import { inFoundry, openSheet, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

test.afterEach(({ gm }) => inFoundry(gm, `await game.actors.getName("Wanderer").delete();`));

test("what was made in one game is kept grayed in another, counts there once it is adopted, and is as before on the way back", async ({
  gm,
}) => {
  await play("strands", gm);
  await inFoundry(
    gm,
    `const actor = await Actor.implementation.create({ name: "Wanderer", type: "character" });
     await actor.createEmbeddedDocuments("Item", [
       { type: "aspect", name: "Owes the ferryman", system: { role: "character" } },
       { type: "aspect", name: "Never lost a wager", system: { role: "character" } },
     ]);`,
  );
  await play("fate2", gm);
  const sheet = await openSheet(gm, "Wanderer");
  const ranks = sheet.locator(".norn-audit summary");
  const fold = sheet.locator('[data-fold="elsewhere-aspects-strands"]');
  await expect(fold.locator("summary")).toHaveText("From Strands of Fate (2)");
  await expect(sheet.locator(".norn-card")).toHaveCount(0);
  await expect(ranks).toContainText("0 skill ranks");

  await fold.locator("summary").press("Enter");
  const owes = fold.locator("li", { hasText: "Owes the ferryman" });
  await owes.getByRole("button", { name: /^Adopt/ }).press("Enter");
  await expect(sheet.locator(".norn-card")).toHaveText([/Owes the ferryman/]);
  await expect(sheet.locator(".norn-card .norn-row-menu")).toBeFocused();
  await expect(ranks).toContainText("0 of 4 skill ranks");

  await gm.keyboard.press("Enter");
  await gm.getByRole("menuitem", { name: "Leave to Strands of Fate" }).click();
  await expect(sheet.locator(".norn-card")).toHaveCount(0);
  await fold.getByRole("button", { name: "Adopt all 2" }).click();
  await expect(sheet.locator(".norn-card")).toHaveCount(2);
  await expect(fold).toHaveCount(0);

  await play("strands", gm);
  await expect(sheet.locator(".norn-card .norn-card-label")).toHaveText(["Character aspect", "Character aspect"]);
  await expect(sheet.locator(".norn-elsewhere")).toHaveCount(0);
});
