import type { Locator, Page } from "@playwright/test";
import { immediately, inFoundry, openSheet, play, rollDialog } from "./play.ts";
import { keepScene } from "./kept-scene.ts";
import { expect, test } from "./table.fixture.ts";

keepScene();

const QUAY = "Lantern Quay at midnight";

const bar = (page: Page): Locator => page.locator("#norn-board-bar");
const chip = (page: Page, words: string): Locator => bar(page).locator(".norn-board-chip", { hasText: words });
const board = (page: Page): Locator => page.locator("#norn-board");
const card = (page: Page, words: string): Locator => board(page).locator(".norn-board-card", { hasText: words });
const phrases = (page: Page): Promise<string[]> => board(page).locator(".norn-board-card .norn-board-phrase").allTextContents();

/** Opens the board's window by its key. */
async function openBoard(page: Page): Promise<void> {
  await page.keyboard.press("Alt+b");
  await expect(board(page)).toBeVisible();
}

/** Kinds of buttons a drag can begin on, and whether it can just inside their border: in Firefox never on the button itself. */
function dragged(page: Page): Promise<Record<string, boolean>> {
  return inFoundry(
    page,
    `const found = {};
     for (const button of document.querySelectorAll('button[draggable="true"], [draggable="true"] > .norn-trait-roll')) {
       const { x, y, width } = button.getBoundingClientRect();
       const seen = document.elementFromPoint(x + width / 2, y + 5);
       if (seen && button.contains(seen)) found[button.classList[0]] = seen !== button && (found[button.classList[0]] ?? true);
     }
     return found;`,
  );
}

/** Writes an aspect in the line below the first place of the window. */
async function write(page: Page, words: string): Promise<void> {
  const line = board(page).locator("form input").first();
  await line.fill(words);
  await line.press("Enter");
}

/** Chooses an entry of the bar of an aspect. */
async function choose(page: Page, button: Locator, entry: string): Promise<void> {
  await button.click();
  await page.locator(`.norn-menu [data-item="${entry}"]`).click();
}

test("the aspects of the scene stand at the top of every screen; what the GM writes, hides and shows is there at once", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  for (const page of [gm, p1, p2]) await expect(chip(page, "The Tide Is Coming In")).toBeVisible();
  await openBoard(gm);
  await write(gm, "Fog over the harbour");
  for (const page of [p1, p2]) await expect(chip(page, "Fog over the harbour")).toBeVisible();
  await expect(board(gm).locator("form input").first()).toBeFocused();
  await expect.poll(async () => (await phrases(gm)).at(-1)).toBe("Fog over the harbour");
  await choose(gm, card(gm, "Fog over the harbour"), "hide");
  for (const page of [p1, p2]) await expect(chip(page, "Fog over the harbour")).toHaveCount(0);
  expect(await immediately(() => inFoundry(p1, `return document.body.innerHTML.includes("Fog over the harbour");`))).toBe(false);
  await choose(gm, card(gm, "Fog over the harbour"), "reveal");
  for (const page of [p1, p2]) await expect(chip(page, "Fog over the harbour")).toBeVisible();
  await card(gm, "Fog over the harbour").focus();
  await gm.keyboard.press("Alt+ArrowUp");
  await expect.poll(async () => (await phrases(gm)).indexOf("Fog over the harbour")).toBeLessThan((await phrases(gm)).length - 1);
  await expect(card(gm, "Fog over the harbour")).toBeFocused();
});

test("a player suggests an aspect; the GM declines one and adds one from the log, and undoes it; a player's client cannot add it", async ({
  gm,
  p1,
  p2,
}) => {
  await play("trifold", gm, p1, p2);
  await openBoard(p1);
  await write(p1, "A rope ladder");
  const asked = bar(gm).locator(".norn-board-proposals li", { hasText: "A rope ladder" });
  await expect(asked).toContainText("Ilsabet Crane suggests “A rope ladder” for Lantern Quay at midnight");
  await expect(bar(p2).locator(".norn-board-proposals")).toHaveCount(0);
  await asked.locator("[data-action=declineProposal]").click();
  for (const page of [gm, p1]) await expect(page.locator(".norn-board-proposals")).toHaveCount(0);
  await write(p1, "Slippery planks");
  const line = gm.locator("#chat .norn-line", { hasText: "suggests an aspect" }).filter({ hasText: "Slippery planks" });
  await line.locator("[data-action=takeProposal]").click();
  for (const page of [gm, p1, p2]) await expect(chip(page, "Slippery planks")).toBeVisible();
  await expect(line.locator("[data-action=takeProposal]")).toHaveCount(0);
  const taken = gm.locator("#chat .norn-line", { hasText: "is now an aspect of" }).last();
  await taken.locator("[data-action=undo]").click();
  for (const page of [gm, p1, p2]) await expect(chip(page, "Slippery planks")).toHaveCount(0);
  await expect(line.locator("[data-action=takeProposal]")).toBeVisible();
  await inFoundry(
    p1,
    `const suggestion = game.messages.contents.findLast((m) => m.type === "entry" && m.system.kind === "propose");
     await ChatMessage.implementation.create({ type: "request", system: { game: "trifold", kind: "answer-proposal",
       request: { entry: suggestion.system.entry, say: "accept", target: game.actors.getName("${QUAY}").uuid } } });`,
  );
  await expect(gm.locator("#chat .norn-line.is-bad").last()).toContainText("Only the GM can do that.");
  for (const page of [gm, p1]) await expect(chip(page, "Slippery planks")).toHaveCount(0);
  await board(p1).locator("[data-action=withdrawProposal]").click();
  await expect(bar(gm).locator(".norn-board-proposals")).toHaveCount(0);
});

test("another scene, another board; the first aspect of a scene makes its place, which all may read; a campaign's stand in every scene @both", async ({
  gm,
  p1,
  p2,
}) => {
  await play("fate2", gm, p1, p2);
  await inFoundry(
    gm,
    `const [scene] = await Scene.implementation.createDocuments([{ name: "The salt road", ownership: { default: 2 } }]);
     await Actor.implementation.create({ type: "situation", name: "The tithe war", system: { everywhere: true }, ownership: { default: 2 },
       items: [{ type: "aspect", name: "Everyone must choose a side", system: { kind: "scene" } }] });
     await scene.activate(); await scene.view();`,
  );
  for (const page of [gm, p1]) {
    await inFoundry(page, `await game.scenes.getName("The salt road").view();`);
    await expect(chip(page, "Everyone must choose a side")).toBeVisible();
    await expect(chip(page, "The Tide Is Coming In")).toHaveCount(0);
  }
  await openBoard(gm);
  await write(gm, "Heat that bends the air");
  await expect(chip(p1, "Heat that bends the air")).toBeVisible();
  await expect(board(gm).locator("h2")).toHaveText(["The salt road", "The tithe war"]);
  await inFoundry(
    gm,
    `for (const name of ["The salt road", "The tithe war"]) await game.actors.getName(name).delete();
    await game.scenes.getName("Lantern Quay").activate(); await game.scenes.getName("The salt road").delete();`,
  );
  for (const page of [gm, p1]) {
    await inFoundry(page, `await game.scenes.getName("Lantern Quay").view();`);
    await expect(chip(page, "The Tide Is Coming In")).toBeVisible();
  }
});

test("it folds for one user only, invokes by a click and by keys, and a window of 360 px shows it all", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  await bar(p1).locator("[data-action=fold]").click();
  await expect(bar(p1).locator(".norn-board-chip")).toHaveCount(0);
  await expect(bar(p1).locator(".norn-board-count")).toHaveText(/\d/);
  await expect(chip(gm, "The Tide Is Coming In")).toBeVisible();
  await bar(p1).locator("[data-action=fold]").click();
  await chip(p1, "The Tide Is Coming In").focus();
  await p1.keyboard.press("Enter");
  await expect(p1.locator('.norn-menu [data-item="invoke"]')).toBeFocused();
  await p1.keyboard.press("Escape");
  await expect(chip(p1, "The Tide Is Coming In")).toBeFocused();
  await openBoard(p1);
  await p1.setViewportSize({ width: 360, height: 800 });
  const content = board(p1).locator(".window-content");
  await expect.poll(() => content.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});

test("zones: the GM makes two with a border, a player moves their own character and nobody else's, and both pages show it", async ({
  gm,
  p1,
  p2,
}) => {
  await play("trifold", gm, p1, p2);
  await openBoard(gm);
  const zone = (page: Page, name: string): Locator => board(page).getByRole("region", { name });
  for (const name of ["The planks", "The roofs"]) {
    const line = board(gm).locator("form[data-new-zone] input").first();
    await line.fill(name);
    await line.press("Enter");
    await expect(zone(gm, name)).toBeVisible();
  }
  await zone(gm, "The roofs").locator("[data-action=zone]").click();
  await gm.locator('.norn-menu [data-item="edit"]').click();
  await gm.locator(".norn-zone-ways input[type=number]").fill("2");
  await gm.locator(".norn-ask button[data-action=ok]").click();
  await expect(zone(gm, "The planks")).toContainText("The roofs (border 2)");
  // What has not changed is not drawn.
  const kept = `const { places } = await foundry.applications.instances.get("norn-board")._prepareContext({});
    return places.flatMap(({ zones }) => zones.map((zone) => zone.kept));`;
  await expect.poll(() => inFoundry(gm, kept)).toEqual([true, true]);
  await openBoard(p1);
  const move = async (page: Page, who: string, to: string): Promise<void> => {
    await board(page).getByRole("button", { name: who }).click();
    await page.locator(".norn-menu button", { hasText: `Move to ${to}` }).click();
  };
  await move(p1, "Ilsabet Crane", "The planks");
  await expect(zone(gm, "The planks").getByRole("button", { name: "Ilsabet Crane" })).toBeVisible();
  await board(p1).getByRole("button", { name: "Ilsabet Crane" }).click();
  await expect(p1.locator(".norn-menu")).toContainText("Move to The roofs: 1 zone, border 2");
  await p1.keyboard.press("Escape");
  await board(p1).getByRole("button", { name: "Tamsin Vey" }).click();
  await expect(p1.locator(".norn-menu button")).toHaveText(["Open sheet"]);
  await p1.keyboard.press("Escape");
  await move(gm, "Captain Odile Ness", "The roofs");
  await expect(zone(p1, "The roofs").getByRole("img", { name: "Captain Odile Ness" })).toBeVisible();
  const sheet = await openSheet(p1, "Ilsabet Crane");
  await sheet.locator(".norn-trait-roll:visible").first().click();
  const asks = rollDialog(p1);
  await asks.locator('input[name="attack"]').nth(1).check();
  await asks.locator('select[name="target"]').selectOption({ label: "Captain Odile Ness" });
  await expect(asks.locator('input[name="distance"]')).toHaveValue("1");
  await p1.keyboard.press("Escape");
  const line = zone(gm, "The roofs").locator("form input");
  await line.fill("Loose tiles");
  await line.press("Enter");
  await expect(zone(p1, "The roofs").locator(".norn-board-card")).toHaveText(/Loose tiles/);
  await expect.poll(() => dragged(p1)).toMatchObject({ "norn-board-chip": true, "norn-trait-roll": true });
  const onBoard = { "norn-board-chip": true, "norn-board-card": true, "norn-board-person": true };
  await expect.poll(() => dragged(gm)).toMatchObject(onBoard);
  await zone(gm, "The roofs").locator("[data-action=zone]").click();
  await gm.locator('.norn-menu [data-item="remove"]').click();
  await expect(zone(p1, "The roofs")).toHaveCount(0);
  await expect(card(p1, "Loose tiles")).toBeVisible();
  await zone(gm, "The planks").locator("[data-action=zone]").click();
  await gm.locator('.norn-menu [data-item="remove"]').click();
  await expect(board(p1).locator(".norn-zone")).toHaveCount(0);
});

test("without a token: who is brought into a zone is named on a player's board and can be their target, and their sheet stays closed", async ({
  gm,
  p1,
}) => {
  await play("trifold", gm, p1);
  await openBoard(p1);
  const loft = board(p1).getByRole("region", { name: "The loft" });
  await inFoundry(
    gm,
    `const zones = { aaaaaaaaaaaaaaaa: { name: "The loft", sort: 1 } };
     await Actor.create({ name: "The mill", type: "situation", ownership: { default: 2 }, system: { everywhere: true, zones } });`,
  );
  await expect(loft).toBeVisible();
  await inFoundry(gm, `await Actor.create({ name: "Brother Ambrose", type: "npc", system: { zone: "aaaaaaaaaaaaaaaa" } });`);
  await expect(loft.getByRole("img", { name: "Brother Ambrose" })).toHaveText("Brother Ambrose");
  await expect(loft.getByRole("button", { name: "Brother Ambrose" })).toHaveCount(0);
  const sheet = await openSheet(p1, "Ilsabet Crane");
  await sheet.locator(".norn-trait-roll:visible").first().click();
  await rollDialog(p1).locator('select[name="target"]').selectOption({ label: "Brother Ambrose" });
  await p1.keyboard.press("Escape");
  await inFoundry(gm, `await game.actors.getName("Brother Ambrose").delete();`);
  await expect(loft).not.toContainText("Brother Ambrose");
  await inFoundry(gm, `await game.actors.getName("The mill").delete();`);
});

test("in a conflict a player walks and runs over a barrier: what did not suffice is kept, the token goes along, and undo brings it back", async ({
  gm,
  p1,
}) => {
  await play("trifold", gm, p1);
  for (const page of [gm, p1]) await openBoard(page);
  await board(gm).locator("[data-action=zonesFromRegions]").click();
  const zone = (page: Page, name: string): Locator => board(page).getByRole("region", { name });
  await expect(zone(p1, "The Patient Heron").getByRole("button", { name: "Corvin Ashdown" })).toBeVisible();
  await inFoundry(
    gm,
    `const place = game.actors.getName("${QUAY}");
     const [crates] = await place.createEmbeddedDocuments("Item", [{ type: "aspect", name: "Stacked crates", system: { kind: "scene" } }]);
     const ids = Object.fromEntries(Object.entries(place.system.zones).map(([id, { name }]) => [name, id]));
     const way = { from: ids["The Patient Heron"], to: ids["The quay"], border: 1, aspect: crates.id };
     await place.update({ system: { ways: { ...Object.fromEntries(Object.keys(place.system.ways).map((id) => [id, { from: "", to: "" }])), waybarrier000000: way } } });
     const combat = await Combat.implementation.create({ active: true });
     await combat.createEmbeddedDocuments("Combatant", [{ actorId: game.actors.getName("Corvin Ashdown").id, initiative: 3 }]);
     await combat.startCombat();`,
  );
  await expect(zone(p1, "The Patient Heron")).toContainText("The quay (border 1: Stacked crates)");
  const go = async (how: string): Promise<void> => {
    await zone(p1, "The Patient Heron").getByRole("button", { name: "Corvin Ashdown" }).click();
    await p1.locator(".norn-menu button", { hasText: "Move to The quay" }).click();
    await p1.locator(`.norn-ask input[value="${how}"]`).check();
    await p1.locator(".norn-ask button[data-action=ok]").click();
  };
  const standing = `return [...canvas.scene.tokens.getName("Corvin Ashdown").regions].map(({ name }) => name).join();`;
  await go("walk");
  await expect(p1.locator("#chat .message", { hasText: "To The quay, 1 more needed." })).toBeVisible();
  await go("run");
  const ran = p1.locator("#chat .message", { hasText: "Now in The quay." });
  await expect(ran).toBeVisible();
  await expect.poll(() => inFoundry(p1, standing)).toBe("The quay");
  await ran.locator("[data-action=undo]").click();
  await expect.poll(() => inFoundry(p1, standing)).toBe("The Patient Heron");
  await expect(zone(p1, "The Patient Heron").getByRole("button", { name: "Corvin Ashdown" })).toBeVisible();
});

test("two put the same person into different zones at once: they are in one of them, the same on every screen", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  await openBoard(gm);
  for (const name of ["The planks", "The roofs"]) {
    const line = board(gm).locator("form[data-new-zone] input").first();
    await line.fill(name);
    await line.press("Enter");
    await expect(board(gm).getByRole("region", { name })).toBeVisible();
  }
  await openBoard(p1);
  const moves = [
    [gm, "The planks"],
    [p1, "The roofs"],
  ] as const;
  for (const [page] of moves) await board(page).getByRole("button", { name: "Ilsabet Crane" }).first().click();
  await Promise.all(moves.map(([page, zone]) => page.locator(".norn-menu button", { hasText: `Move to ${zone}` }).click()));
  const stored = (page: Page): Promise<string> => inFoundry(page, `return game.actors.getName("Ilsabet Crane").system.zone;`);
  await expect
    .poll(async () => {
      const zones = await Promise.all([gm, p1, p2].map(stored));
      return zones[0] !== "" && zones.every((zone) => zone === zones[0]);
    })
    .toBe(true);
});
