import type { Locator, Page } from "@playwright/test";
import { inFoundry, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const TAMSIN = "Tamsin Vey";

const pointsBar = (page: Page): Locator => page.locator("#norn-strip");
const entry = (page: Page, name: string): Locator => pointsBar(page).getByRole("button", { name: new RegExp(`^${name}`) });
const value = (page: Page, name: string): Locator => entry(page, name).locator(".norn-strip-value");
const setPoints = (page: Page, name: string, points: object): Promise<unknown> =>
  inFoundry(
    page,
    `await game.actors.getName(${JSON.stringify(name)}).update({ system: { fatePoints: ${JSON.stringify(points)} } });`,
  );

test("the strip shows on every client and is kept up to date; what did not change is not redrawn", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  await setPoints(gm, CORVIN, { value: 3, refresh: 6, debt: 0 });
  for (const page of [gm, p1, p2]) await expect(value(page, CORVIN)).toHaveText("3");
  await expect(entry(p2, CORVIN)).toHaveAccessibleName("Corvin Ashdown: 3 fate points, refresh 6");
  await entry(p2, CORVIN).focus();
  // A change still marked would be announced together with the next.
  await expect(pointsBar(p2).locator(".norn-strip-change")).toHaveCount(0);
  const left = await entry(p2, TAMSIN).elementHandle();
  await setPoints(p1, CORVIN, { value: 1, debt: 2 });
  for (const page of [gm, p1, p2]) await expect(value(page, CORVIN)).toHaveText("1");
  await expect(entry(p2, CORVIN)).toHaveAccessibleName("Corvin Ashdown: 1 fate point, refresh 6, owes 2");
  await expect(pointsBar(p2).locator(".norn-strip-change", { hasText: "−2" })).toBeVisible();
  await expect(pointsBar(p2).locator("[aria-live]")).toHaveText("Corvin Ashdown: 1 fate point.");
  await expect(entry(p2, CORVIN)).toBeFocused();
  await expect.poll(() => left?.evaluate((element) => element.isConnected)).toBe(true);
  await setPoints(gm, CORVIN, { value: 3, debt: 0 });
});

test("one's own characters come first and are marked, in words too", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  await expect(async () => {
    const names = await pointsBar(p2)
      .locator("[data-action=history]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
    const own = names.filter((name) => name.includes("(yours)"));
    expect(own).toContainEqual(expect.stringMatching(/^Tamsin Vey /));
    expect(own).toEqual(names.slice(0, own.length));
    expect(names.length).toBeGreaterThan(own.length);
  }).toPass();
});

test("the GM's pool is shown to GMs only", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const pool = pointsBar(gm).locator("[data-action=pool]");
  await inFoundry(gm, `await game.settings.set("norn", "npcPool", { points: 4, entries: {} });`);
  await expect(pool).toHaveAccessibleName("NPC pool: 4 fate points");
  for (const page of [p1, p2]) await expect(pointsBar(page).locator("[data-action=pool], [data-action=breaks]")).toHaveCount(0);
  await play("fate2", gm, p1, p2);
  await expect(pool).toHaveAccessibleName("NPC pool: unlimited fate points");
  await expect(pool.locator(".norn-strip-value")).toHaveText("∞");
});

test("a character the user may not know of is not shown", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  await expect(entry(p1, TAMSIN)).toBeVisible();
  const before = await inFoundry<object>(gm, `return game.actors.getName("${TAMSIN}").ownership;`);
  await inFoundry(gm, `await game.actors.getName("${TAMSIN}").update({ ownership: { default: 0 } });`);
  await expect(entry(p1, TAMSIN)).toHaveCount(0);
  await expect(entry(p2, TAMSIN)).toBeVisible();
  await inFoundry(gm, `await game.actors.getName("${TAMSIN}").update({ ownership: ${JSON.stringify(before)} });`);
  await expect(entry(p1, TAMSIN)).toBeVisible();
});

test("it folds, opens a history and is hidden, by keyboard and setting", async ({ p1 }) => {
  const fold = pointsBar(p1).locator("[data-action=fold]");
  await expect(fold).toHaveAttribute("aria-expanded", "true");
  await fold.focus();
  await p1.keyboard.press("Enter");
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await expect(fold).toBeFocused();
  await expect(entry(p1, CORVIN).locator(".norn-strip-name")).toBeHidden();
  await expect(value(p1, CORVIN)).toBeVisible();
  await p1.keyboard.press("Enter");
  await expect(fold).toHaveAttribute("aria-expanded", "true");
  await entry(p1, CORVIN).focus();
  await p1.keyboard.press("Enter");
  await expect(p1.locator(".norn-history .window-title")).toContainText(CORVIN);
  await inFoundry(p1, `await game.settings.set("norn", "strip", false);`);
  await expect(pointsBar(p1)).toHaveCount(0);
  await inFoundry(p1, `await game.settings.set("norn", "strip", true);`);
  await expect(value(p1, CORVIN)).toBeVisible();
});

test("it covers nothing of the page, and NPCs do not make it redraw", async ({ gm }) => {
  const covered = `const mine = document.getElementById("norn-strip").getBoundingClientRect();
    return ["sidebar", "hotbar", "scene-navigation", "players"].filter((id) => {
      const one = document.getElementById(id).getBoundingClientRect();
      return mine.left < one.right && one.left < mine.right && mine.top < one.bottom && one.top < mine.bottom;
    });`;
  await expect.poll(() => inFoundry(gm, covered)).toEqual([]);
  const drawn = await inFoundry<number>(
    gm,
    `let drawn = 0;
     const made = await Actor.createDocuments(Array.from({ length: 30 }, (_, index) => ({ name: "Watchman " + index, type: "npc" })));
     const count = Hooks.on("renderFateStrip", () => (drawn += 1));
     // What changed before is drawn for a while yet.
     do {
       drawn = 0;
       await new Promise((resolve) => setTimeout(resolve, 2800));
     } while (drawn > 0);
     await Actor.updateDocuments(made.map(({ id }) => ({ _id: id, system: { fatePoints: { value: 2 } } })));
     await new Promise((resolve) => setTimeout(resolve, 200));
     Hooks.off("renderFateStrip", count);
     await Actor.deleteDocuments(made.map(({ id }) => id));
     return drawn;`,
  );
  expect(drawn).toBe(0);
});

test("a right click on a portrait opens its menu: compel them, their history, their sheet, and a point more or less", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  await setPoints(gm, TAMSIN, { value: 2 });
  const menu = async (page: Page, name: string): Promise<Locator> => {
    await entry(page, TAMSIN).click({ button: "right" });
    return page.getByRole("menu", { name: TAMSIN }).getByRole("menuitem", { name });
  };
  await (await menu(gm, "Add a fate point")).click();
  await expect(value(p1, TAMSIN)).toHaveText("3");
  await (await menu(gm, "Take a fate point")).click();
  await expect(value(p1, TAMSIN)).toHaveText("2");
  await (await menu(gm, "Compel …")).click();
  await expect(gm.locator(".norn-compel-window").getByRole("radio", { name: TAMSIN })).toBeChecked();
  await gm.keyboard.press("Escape");
  // Another player's character: nothing to give or take.
  await expect(await menu(p1, "Fate point history")).toBeVisible();
  await expect(p1.getByRole("menuitem", { name: "Add a fate point" })).toHaveCount(0);
  await p1.keyboard.press("Escape");
});
