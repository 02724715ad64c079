import { expect, test } from "./table.fixture.ts";
import { cards, inFoundry, openSheet, play, rollDialog } from "./play.ts";

const GUARD = "Caravan guard";

test("F3. An aspect is rolled like a skill: an NPC's in shorthand from its sheet, anyone's from its menu", async ({ gm, p1 }) => {
  await play("fate2", gm, p1);
  await inFoundry(
    gm,
    `const items = [{ name: "Mercenary", type: "aspect", system: { kind: "character", game: "fate2", level: 2 } }];
     await Actor.create({ name: "${GUARD}", type: "npc", system: { tier: "aspect-shorthand" }, items });`,
  );
  const before = await cards(gm).count();
  const guard = await openSheet(gm, GUARD);
  await guard.locator(".norn-card [data-action=rollTrait]", { hasText: "Mercenary" }).click({ modifiers: ["Shift"] });
  await expect(cards(gm)).toHaveCount(before + 1);
  await expect(cards(p1).last()).toContainText("Mercenary");
  await expect(cards(p1).last()).toContainText("+2");

  const corvin = await openSheet(p1, "Corvin Ashdown");
  const card = corvin.locator(".norn-card").first();
  const phrase = await card.locator(".norn-phrase").innerText();
  await card.locator("[data-action=rowMenu]").click();
  await p1.locator('.norn-menu [data-item="roll"]').click();
  await expect(rollDialog(p1)).toBeVisible();
  await p1.keyboard.press("Enter");
  await expect(cards(gm)).toHaveCount(before + 2);
  await expect(cards(gm).last()).toContainText(phrase);
});
