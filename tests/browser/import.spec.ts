import type { Locator, Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { faults } from "./axe.ts";
import { immediately, inFoundry, notification, openSheet, play, sidebarTab } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const FILES = "tests/samples/files";
const actorNames = (page: Page): Promise<string[]> => inFoundry(page, "return game.actors.map(({ name }) => name).sort();");

/** The window that imports, opened from the list of actors. */
async function openImport(page: Page): Promise<Locator> {
  const list = await sidebarTab(page, "actors");
  await list.getByRole("button", { name: "Import …" }).click();
  return page.locator("#norn-import");
}

async function choose(window: Locator, text: string): Promise<void> {
  const file = { name: "odd.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await window.locator("input[type=file]").setInputFiles(file);
}

/** An actor as its export has it. */
function exported(page: Page, name: string): Promise<unknown> {
  return inFoundry(page, `return game.norn.exportActor(game.actors.getName("${name}"));`);
}

test.afterEach(async ({ gm, p1 }) => {
  await inFoundry(
    gm,
    `const permissions = game.settings.get("core", "permissions");
     await game.settings.set("core", "permissions", { ...permissions, ACTOR_CREATE: [3, 4] });
     for (const one of game.actors.filter(({ name }) => /^(?:Odd|Ysolde|Quill)/.test(name))) await one.delete();`,
  );
  await p1.waitForFunction(
    () =>
      !(globalThis as unknown as { game: { actors: { getName(name: string): unknown } } }).game.actors.getName("Ysolde Marrow"),
  );
});

test("an actor is exported from its sheet and imported as another, which is the same", async ({ gm }) => {
  await play("strands", gm);
  const sheet = await openSheet(gm, "Corvin Ashdown");
  await sheet.locator('[data-action="toggleControls"]').click();
  const saving = gm.waitForEvent("download");
  await gm.locator(".controls-dropdown .header-control", { hasText: "Export …" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("norn-corvin-ashdown.json");
  await sheet.locator('[data-action="close"]').click();

  const original = await exported(gm, "Corvin Ashdown");
  const text = readFileSync(await saved.path(), "utf8");
  expect(JSON.parse(text)).toEqual(original);

  const window = await openImport(gm);
  await choose(window, text.replaceAll('"Corvin Ashdown"', '"Odd Corvin"'));
  await expect(window.locator(".norn-import-preview")).toContainText("An actor of Norn’s, from Strands of Fate");
  await window.getByRole("button", { name: "Import" }).click();
  await expect(gm.locator(".norn.sheet", { hasText: "Odd Corvin" })).toBeVisible();
  const made = JSON.stringify(await exported(gm, "Odd Corvin")).replaceAll('"Odd Corvin"', '"Corvin Ashdown"');
  expect(JSON.parse(made)).toEqual(original);
});

test("Foundry's own export is imported here, and into an existing actor as ever", async ({ gm }) => {
  await play("strands", gm);
  const found = await inFoundry(
    gm,
    `const original = game.actors.getName("Corvin Ashdown");
     const data = { ...original.toCompendium(null), name: "Odd Corvin" };
     const made = await game.norn.importActor(data);
     const other = await Actor.create({ name: "Odd other", type: "character" });
     await other.importFromJSON(JSON.stringify(data));
     const things = (actor) => actor.items.map(({ name, type }) => type + " " + name).sort();
     return [made, other].map((one) => [one.name, JSON.stringify(things(one)) === JSON.stringify(things(original))]);`,
  );
  expect(found).toEqual([
    ["Odd Corvin", true],
    ["Odd Corvin", true],
  ]);
});

test("a character of another program is shown before it is made; scripts in it are gone", async ({ gm }) => {
  await play("trifold", gm);
  const window = await openImport(gm);
  await window.locator("input[type=file]").setInputFiles(`${FILES}/fco-character.json`);
  const preview = window.locator(".norn-import-preview");
  await expect(preview).toContainText("A character from Fate Core Official");
  await expect(preview).toContainText("details › pronouns: she/her");
  await expect(preview).toContainText("Picture that is not in this world: worlds/harbour/ysolde.webp");
  await window.getByLabel("Into").selectOption({ label: "Marumaru" });
  await expect(preview).toContainText("Has no place in Marumaru");
  await window.getByLabel("Into").selectOption({ label: "Tri-Fold Fate" });
  await expect(preview).toContainText("Has no place in Tri-Fold Fate");
  expect(await faults(gm, "#norn-import")).toEqual([]);

  await window.getByRole("button", { name: "Import" }).press("Enter");
  await expect(gm.locator(".norn.sheet", { hasText: "Ysolde Marrow" })).toContainText("Harbour Pilot Who Knows Every Reef");
  const notes = await inFoundry<string>(gm, `return game.actors.getName("Ysolde Marrow").toObject().system.notes;`);
  expect(notes).toContain("<strong>salt</strong>");
  expect(notes).toContain("she/her");
  expect(notes).not.toMatch(/<script|onclick|steal/);
});

test("a broken file is refused with its line or field, and nothing is made", async ({ gm }) => {
  await play("strands", gm);
  const before = await actorNames(gm);
  const window = await openImport(gm);
  const said = window.getByRole("alert");
  await choose(window, '{\n  "format": "norn-actor",\n  "version" 1\n}');
  await expect(said).toContainText("line 3, column 13");
  await window.locator("summary").press("Enter");
  await window.getByLabel("Text of the file").fill('{ "a": 1 ');
  await window.getByLabel("Text of the file").press("Tab");
  await expect(said).toContainText("line 1, column 10");
  const actor = {
    name: "Odd One",
    type: "character",
    system: {},
    items: [{ name: "Sneak", type: "skill", system: { rank: 500 } }],
  };
  await choose(window, JSON.stringify({ format: "norn-actor", version: 1, game: "strands", actor }));
  await expect(said).toContainText("“actor.items.0.system.rank” has to be a whole number from -99 to 99, and is 500.");
  await choose(
    window,
    JSON.stringify({
      format: "norn-actor",
      version: 1,
      game: "strands",
      actor: { ...actor, items: [], effects: [{ name: "" }] },
    }),
  );
  await expect(said).toHaveCount(0);
  await window.getByRole("button", { name: "Import" }).click();
  await expect(said).toContainText("Foundry rejected it");
  await window.press("Escape");
  expect(await immediately(() => actorNames(gm))).toEqual(before);
});

test("a player without the right imports nothing; with it, the character is theirs", async ({ gm, p1 }) => {
  await play("trifold", gm, p1);
  const fari = JSON.stringify(readFileSync(`${FILES}/fari-character.json`, "utf8"));
  const before = await actorNames(p1);
  const refused = `return (await game.norn.importActor(${fari})) === undefined;`;
  expect(await immediately(() => inFoundry(p1, refused))).toBe(true);
  await expect(notification(p1, "You may not create actors.")).toBeVisible();
  expect(await immediately(() => actorNames(p1))).toEqual(before);
  await expect((await sidebarTab(p1, "actors")).getByRole("button", { name: "Import …" })).toHaveCount(0);

  await inFoundry(
    gm,
    `await game.settings.set("core", "permissions", { ...game.settings.get("core", "permissions"), ACTOR_CREATE: [1, 2, 3, 4] });`,
  );
  await p1.waitForFunction(() =>
    (globalThis as unknown as { game: { user: { can(right: string): boolean } } }).game.user.can("ACTOR_CREATE"),
  );
  const asked = `const made = await game.norn.importActor(${fari}); return [made.name, made.isOwner];`;
  expect(await immediately(() => inFoundry(p1, asked))).toEqual(["Quill of the Ninth Shelf", true]);
});

test("options are loaded from a file that is dropped on the chat; a player cannot load them", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const file = JSON.stringify({
    format: "norn-campaign",
    version: 1,
    game: "trifold",
    dials: { "trifold-declarations-pay": false },
  });
  const drop = (page: Page): Promise<void> =>
    page.locator("#chat").evaluate((chat, text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "options.json", { type: "application/json" }));
      chat.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, file);
  await drop(p1);
  await expect(p1.locator("#norn-import").getByRole("alert")).toContainText("Only a GM can load them.");
  await drop(gm);
  const window = gm.locator("#norn-import");
  await expect(window).toContainText("Options of a campaign of Tri-Fold Fate");
  await expect(window).toContainText("This world will play Tri-Fold Fate.");
  await window.getByRole("button", { name: "Import" }).click();
  await expect(window).toHaveCount(0);
  const now = `return [game.settings.get("norn", "game"), game.settings.get("norn", "dials")];`;
  await expect.poll(() => inFoundry(p1, now)).toEqual(["trifold", { "trifold-declarations-pay": false }]);
});
