import { allDice, attackWith, blow, checkedBoxes, heal } from "./harm-play.ts";
import { cardOf, entryAsked, storedEntries } from "./ledger-play.ts";
import { inFoundry, play } from "./play.ts";
import { expect, sit, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
/** The GM's own. */
const NESS = "Captain Odile Ness";

test.afterEach(async ({ gm }) => {
  await inFoundry(gm, `await game.settings.set("norn", "npcsAct", false);`);
  await heal(gm, CORVIN, NESS);
});

test(
  "NPCs defend by themselves, once with two GMs and after a reload; who hit them settles the hit",
  { tag: "@both" },
  async ({ browser, table, gm, p1 }) => {
    await play("trifold", gm, p1);
    await inFoundry(gm, `await game.settings.set("norn", "npcsAct", true);`);
    const context = await browser.newContext();
    const second = await sit(await context.newPage(), table, "gm");
    for (const page of [gm, second]) await allDice(page, -1);
    const card = await attackWith(p1, CORVIN, "Academics", { scope: "fight", targets: [NESS], face: 1 });
    await expect(blow(p1, card, NESS)).toContainText(`${NESS} is hit:`);
    await second.reload();
    await expect(cardOf(second, card)).toBeVisible();
    await expect(blow(p1, card, NESS).locator("[data-action=takeHit]")).toHaveCount(0);
    await entryAsked(p1, "harm", () => blow(p1, card, NESS).locator("[data-action=settleHit]").click());
    await expect(blow(p1, card, NESS).locator(".norn-blow-taken")).toBeVisible();
    await context.close();
    for (const kind of ["defend", "harm"]) {
      const made = (await storedEntries(gm, kind)).filter(({ request }) => request["roll"] === card);
      expect(made.map(({ state }) => state)).toEqual(["done"]);
    }
    expect(await inFoundry(gm, `return game.messages.filter(({ system }) => system.madeFor === "${card}").length;`)).toBe(1);
    expect((await checkedBoxes(gm, NESS, "health")).length).toBeGreaterThan(0);
  },
);
