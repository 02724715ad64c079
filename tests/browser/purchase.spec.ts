import type { Page } from "@playwright/test";
import { allDice } from "./harm-play.ts";
import { immediately, cards, inFoundry, play, rollDialog } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const GLASS = "Night glass";

/** How many of them the character of the player has: an entry for each row of the sheet. */
const carried = (page: Page): Promise<number[]> =>
  inFoundry(
    page,
    `return game.actors.getName("Ilsabet Crane").items.filter(({ name }) => name === "${GLASS}").map(({ system }) => system.quantity);`,
  );

test("strands: gear is bought from its sheet with a roll; of two who press at once, one buys it; undo takes it back", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  const uuid = await inFoundry<string>(
    gm,
    `const data = { name: "${GLASS}", type: "gear", system: { cost: 1 }, ownership: { default: 2 } };
     return (await Item.create(data)).uuid;`,
  );
  await allDice(p1, 1);
  await inFoundry(p1, `await fromUuidSync("${uuid}").sheet.render({ force: true });`);
  await p1.getByRole("button", { name: "Buy with Resources" }).click();
  await rollDialog(p1).getByRole("button", { name: "Roll", exact: true }).click();
  const take = (page: Page) => cards(page).last().getByRole("button", { name: "Buy it" });
  await expect(take(p1)).toBeVisible();
  await expect(take(gm)).toBeVisible();
  expect(await immediately(() => carried(gm))).toEqual([]);
  // The GM presses as the player's request arrives, before anyone has settled it.
  await inFoundry(gm, `Hooks.once("createChatMessage", () => document.querySelector("#chat [data-action=buyIt]").click());`);
  await take(p1).click();
  for (const page of [p1, gm]) {
    await expect(cards(page).filter({ hasText: `Bought: ${GLASS} (cost 1).` })).toHaveCount(1);
    await expect(cards(page).last()).toContainText(`${GLASS} has already been bought with this roll.`);
    await expect(page.locator("#chat").getByRole("button", { name: "Buy it" })).toHaveCount(0);
    await expect.poll(() => carried(page)).toEqual([1]);
  }
  await cards(p1)
    .filter({ hasText: `Bought: ${GLASS}` })
    .getByRole("button", { name: "Undo", exact: true })
    .click();
  for (const page of [p1, gm]) {
    await expect(cards(page).filter({ hasText: `${GLASS} (cost 1) can be bought.` })).toHaveCount(1);
    await expect.poll(() => carried(page)).toEqual([]);
  }
});

test("strands: where the campaign says so money buys an advantage; undone, it is gone again", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await inFoundry(gm, `await game.settings.set("norn", "dials", { "strands-advantages-bought": true });`);
  const uuid = await inFoundry<string>(
    gm,
    `const data = { name: "Steel hand", type: "stunt", system: { tier: "expert", cost: 1 }, ownership: { default: 2 } };
     return (await Item.create(data)).uuid;`,
  );
  const bought = (page: Page): Promise<boolean[]> =>
    inFoundry(
      page,
      `return game.actors.getName("Ilsabet Crane").items.filter(({ name }) => name === "Steel hand").map(({ system }) => system.bought);`,
    );
  await allDice(p1, 1);
  await expect.poll(() => inFoundry<boolean>(p1, `return fromUuidSync("${uuid}") !== null;`)).toBe(true);
  await inFoundry(p1, `await fromUuidSync("${uuid}").sheet.render({ force: true });`);
  await p1.getByRole("button", { name: "Buy with Resources" }).click();
  await rollDialog(p1).getByRole("button", { name: "Roll", exact: true }).click();
  await cards(p1).filter({ hasText: "Steel hand (cost 4) can be bought." }).getByRole("button", { name: "Buy it" }).click();
  const card = cards(p1).filter({ hasText: "Bought: Steel hand (cost 4)." });
  await expect(card).toHaveCount(1);
  for (const page of [p1, gm]) await expect.poll(() => bought(page)).toEqual([true]);
  await card.getByRole("button", { name: "Undo", exact: true }).click();
  for (const page of [p1, gm]) await expect.poll(() => bought(page)).toEqual([]);
});
