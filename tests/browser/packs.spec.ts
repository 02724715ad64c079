import type { Locator, Page } from "@playwright/test";
import { cardOf } from "./ledger-play.ts";
import { inFoundry, openSheet, place, play, sidebarTab, untilInFoundry } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";

/** Opens a compendium and finds an entry in it by name, folders and all. */
async function find(page: Page, pack: string, name: string): Promise<Locator> {
  const packs = await sidebarTab(page, "compendium");
  await packs.locator(`[data-pack="norn.${pack}"]`).first().click();
  const window = page.locator(`#compendium-norn-${pack}`);
  await window.getByRole("searchbox").fill(name);
  return window.locator(".directory-item.entry:visible").filter({ hasText: name }).first();
}

/** A page of the rules that is open. */
function rulesPage(page: Page, id: string): Locator {
  return page.locator(`.journal-sheet [data-page-id=${id}]`);
}

const ALL = `["scenes", "actors", "journal", "tables", "folders"].map((name) => game[name])`;
let scene = "";
let known: string[] = [];

test.beforeEach(async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  scene = await inFoundry(gm, "return game.scenes.active.id;");
  known = await inFoundry(gm, `return ${ALL}.flatMap((all) => [...all.keys()]);`);
});

/** The next file finds the world as it was. */
test.afterEach(async ({ gm }) => {
  await inFoundry(
    gm,
    `await game.scenes.get("${scene}").activate();
     const known = new Set(${JSON.stringify(known)});
     for (const all of ${ALL}) {
       const added = [...all.keys()].filter((id) => !known.has(id));
       if (added.length > 0) await all.documentClass.implementation.deleteDocuments(added);
     }`,
  );
});

test("from each compendium of things something is found by its name and dragged onto a sheet", async ({ p1 }) => {
  const sheet = await openSheet(p1, CORVIN);
  await place(p1, CORVIN, 5);
  const wanted = { aspects: "Paramedic on the Night Shift", traits: "Weaponry", stunts: "Deadly Grace", gear: "Heavy Revolver" };
  for (const [pack, name] of Object.entries(wanted)) {
    const entry = await find(p1, pack, name);
    await entry.dragTo(sheet.locator(".norn-aspects"));
    const kept = `return game.actors.getName("${CORVIN}").items.getName("${name}")?.system.game;`;
    await untilInFoundry(p1, `return (() => { ${kept} })() === "strands";`);
    await p1.locator(`#compendium-norn-${pack} [data-action=close]`).click();
  }
  await expect(sheet.locator(".norn-card", { hasText: wanted.aspects })).toBeVisible();
});

test("a ready character is dragged into the world and played at once", async ({ gm }) => {
  const actors = await sidebarTab(gm, "actors");
  await expect(actors).toBeVisible();
  const entry = await find(gm, "people", "Yuki Ferreira");
  await sidebarTab(gm, "actors");
  await entry.dragTo(actors.locator(".directory-list"));
  await expect(actors.locator(".entry", { hasText: "Yuki Ferreira" })).toBeVisible();
  const sheet = await openSheet(gm, "Yuki Ferreira");
  await expect(sheet.locator(".norn-audit .norn-fine")).toBeVisible();
  // Ten of her own, and one each of her pistol and her lockpicks.
  await expect(sheet.locator(".norn-aspects .norn-card")).toHaveCount(12);
});

test("an adventure is imported with one button, its first scene is ready to play, and nothing is there twice @both", async ({
  gm,
  p1,
}) => {
  const count = "return [game.actors, game.scenes, game.journal, game.tables, game.folders].map(({ size }) => size);";
  await (await find(gm, "adventures", "The Hum at Kestrel Point")).click();
  await gm.getByRole("button", { name: "Import Adventure" }).click();
  await expect(gm.locator(".adventure-importer")).toHaveCount(0);
  const once = await inFoundry<number[]>(gm, count);
  await inFoundry(gm, `await game.actors.getName("Vesper").update({ name: "Someone else" });`);
  await inFoundry(
    gm,
    `for (const each of await game.packs.get("norn.adventures").getDocuments({ name: "The Hum at Kestrel Point" }))
    await each.import({ dialog: false });`,
  );
  await expect.poll(() => inFoundry<number[]>(gm, count)).toEqual(once);
  await expect.poll(() => inFoundry(gm, `return game.actors.getName("Vesper")?.items.size > 0;`)).toBe(true);
  await inFoundry(gm, `await game.scenes.getName("Pier Nine after Midnight").activate();`);
  await p1.keyboard.press("Alt+b");
  const board = p1.locator("#norn-board");
  await expect(board.getByText("The Tide Lifts Everything")).toBeVisible();
  await expect(board.getByText("The Right Container")).toBeVisible();
  await expect(board.getByRole("region", { name: "Between the Stacks" })).toBeVisible();
});

test("a ? on the sheet and on a card opens that page of the rules", async ({ p1 }) => {
  const sheet = await openSheet(p1, CORVIN);
  const help = sheet.getByRole("button", { name: "Rules: aspects" });
  await help.focus();
  await p1.keyboard.press("Enter");
  await expect(rulesPage(p1, "NornRuleaspects0")).toContainText("maneuver");
  await p1.locator(".journal-sheet [data-action=close]").click();
  await expect(p1.locator(".journal-sheet")).toHaveCount(0);
  const card = await inFoundry<string>(
    p1,
    `return (await game.norn.rollTrait(game.actors.getName("${CORVIN}").uuid, { trait: "key:agility", fast: true })).id;`,
  );
  await cardOf(p1, card).getByRole("button", { name: "Rules: rolls" }).click();
  await expect(rulesPage(p1, "NornRulerolls000")).toContainText("spin");
});
