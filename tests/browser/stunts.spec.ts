import type { Page } from "@playwright/test";
import { fatePoints } from "./ledger-play.ts";
import { cards, inFoundry, openSheet, play, rollDialog, trait } from "./play.ts";
import { setPoints } from "./spend-play.ts";
import { expect, test } from "./table.fixture.ts";

const ILSABET = "Ilsabet Crane";
const TONGUE = "Silver Tongue";

/** Gives a character one thing with these effects, and leaves it with one of that name. */
async function give(gm: Page, type: string, name: string, system: object): Promise<void> {
  await inFoundry(
    gm,
    `const actor = game.actors.getName("${ILSABET}");
     await actor.deleteEmbeddedDocuments("Item", actor.items.filter((item) => item.name === "${name}").map((item) => item.id));
     await actor.createEmbeddedDocuments("Item", [{ type: "${type}", name: "${name}", system: ${JSON.stringify(system)} }]);`,
  );
}

const tickable = (page: Page, words: string) => rollDialog(page).locator(".norn-ask-effect", { hasText: words }).locator("input");

test("the dialog ticks what applies by itself, offers the rest, and takes what it costs as one entry that undo gives back", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  await setPoints(gm, { [ILSABET]: 3 });
  await give(gm, "stunt", TONGUE, {
    effects: {
      always: { kind: "bonus", amount: 1, traits: { deception: true } },
      narrow: { kind: "bonus", amount: 2, traits: { deception: true }, when: "you bluff officials", costs: { points: 1 } },
      other: { kind: "bonus", amount: 5, traits: { agility: true } },
    },
  });
  await p1.waitForFunction(`game.actors.getName("${ILSABET}").items.getName("${TONGUE}") !== undefined`);
  const sheet = await openSheet(p1, ILSABET);
  await trait(sheet, "Deception").click();
  await expect(rollDialog(p1).locator(".norn-ask-effect")).toHaveCount(2);
  await expect(tickable(p1, "+1 to Deception")).toBeChecked();
  const narrow = tickable(p1, "+2 to Deception when you bluff officials; takes a fate point");
  await expect(narrow).not.toBeChecked();
  await narrow.check();
  await rollDialog(p1).locator("button[type=submit]").click();

  const entry = cards(p1)
    .filter({ hasText: `uses ${TONGUE}` })
    .last();
  await expect(entry.getByRole("button", { name: "Undo" })).toBeVisible();
  const roll = cards(p1)
    .filter({ has: p1.locator(".norn-action") })
    .last();
  await expect(roll).toContainText(/Silver Tongue\s*\+1/);
  await expect(roll).toContainText(/Silver Tongue\s*\+2/);
  await expect.poll(() => fatePoints(gm, ILSABET)).toBe(2);
  await entry.getByRole("button", { name: "Undo" }).click();
  await expect(roll).not.toContainText(/Silver Tongue\s*\+2/);
  await expect(roll).toContainText(/Silver Tongue\s*\+1/);
  await expect.poll(() => fatePoints(gm, ILSABET)).toBe(3);
});

test("the sheet of a stunt builds an effect, and says it in one line as it grows", { tag: "@both" }, async ({ gm }) => {
  await play("trifold", gm);
  await give(gm, "stunt", TONGUE, {});
  await inFoundry(gm, `await game.actors.getName("${ILSABET}").items.getName("${TONGUE}").sheet.render({ force: true });`);
  const sheet = gm.locator(".norn-item", { has: gm.locator(`textarea:text-is("${TONGUE}")`) });
  await sheet.getByRole("button", { name: "Add an effect" }).click();
  const effect = sheet.locator(".norn-effect");
  await expect(effect).toHaveText(/\+1 to any roll/);
  await effect.locator("summary").click();
  await effect.getByLabel("Another trait").selectOption({ label: "Deceit" });
  await expect(effect.locator("summary")).toHaveText("+1 to Deceit");
  await effect.getByLabel("For", { exact: true }).selectOption({ label: "attacks" });
  await expect(effect.locator("summary")).toHaveText("+1 to attacks with Deceit");
  await effect.getByLabel("Only when").fill("you are the host");
  await effect.getByLabel("Only when").press("Enter");
  await expect(effect.locator("summary")).toHaveText("+1 to attacks with Deceit when you are the host");
  await effect.getByRole("button", { name: "Remove this effect" }).click();
  await expect(sheet.locator(".norn-effect")).toHaveCount(0);
});

test("a power is rolled for from its row; what the roll is short of is taken as stress", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await give(gm, "power", "Fireball", { roll: { trait: "willpower", difficulty: 30, track: "mental" } });
  await p1.waitForFunction(`game.actors.getName("${ILSABET}").items.getName("Fireball") !== undefined`);
  const sheet = await openSheet(p1, ILSABET);
  await sheet.getByRole("tab", { name: /Stunts/ }).click();
  await sheet.getByRole("button", { name: "Roll to activate Fireball" }).click();
  await rollDialog(p1).locator("button[type=submit]").click();
  const roll = cards(p1)
    .filter({ hasText: "Fireball" })
    .filter({ has: p1.locator(".norn-action") })
    .last();
  await roll.getByRole("button", { name: /Take \d+ stress: Mental/ }).click();
  await expect(
    cards(p1)
      .filter({ hasText: /takes \d+ stress for Fireball/ })
      .last(),
  ).toBeVisible();
  await expect(roll.getByRole("button", { name: /Take \d+ stress/ })).toHaveCount(0);
  const checked = `Object.keys(game.actors.getName("${ILSABET}").system.tracks.mental?.boxes ?? {}).length`;
  await expect.poll(() => gm.evaluate(checked)).toBeGreaterThan(0);
});

test("what a power is used with, and the skill of a phase's rank, are chosen: they are stored by key", async ({ gm }) => {
  await play("strands", gm);
  await give(gm, "power", "Low Fire", {});
  await inFoundry(gm, `await game.actors.getName("${ILSABET}").items.getName("Low Fire").sheet.render({ force: true });`);
  const power = gm.locator(".norn-item", { has: gm.locator(`textarea:text-is("Low Fire")`) });
  await power.getByLabel("Used with").selectOption({ label: "Willpower" });
  const stored = (name: string, path: string): Promise<unknown> =>
    inFoundry(
      gm,
      `return foundry.utils.getProperty(game.actors.getName("${ILSABET}").items.getName("${name}").system, "${path}");`,
    );
  await expect.poll(() => stored("Low Fire", "affinity")).toBe("willpower");
  const sheet = await openSheet(gm, ILSABET);
  await sheet.getByRole("tab", { name: /Stunts/ }).click();
  await expect(sheet).toContainText("Affinity Willpower");

  await play("fate2", gm);
  const life = "The long apprenticeship";
  await inFoundry(gm, `await game.actors.getName("${ILSABET}").items.getName("${life}").sheet.render({ force: true });`);
  const phase = gm.locator(".norn-item", { has: gm.locator(`textarea:text-is("${life}")`) });
  await expect(phase.getByLabel("Skill (1)").locator("option:checked")).toHaveText("Awareness");
  await phase.getByLabel("Skill (1)").selectOption({ label: "Charm" });
  await expect.poll(() => stored(life, "ranks.awareness.trait")).toBe("charm");
});

test("a power attacks from the sheet like a weapon: with its ability, in its conflict, at its range", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await give(gm, "power", "Mind Blast", {
    effects: { blast: { kind: "attack", amount: 3, use: "willpower", range: 2, scope: "mental" } },
  });
  await p1.waitForFunction(`game.actors.getName("${ILSABET}").items.getName("Mind Blast") !== undefined`);
  const sheet = await openSheet(p1, ILSABET);
  await sheet.getByRole("tab", { name: /Stunts/ }).click();
  await sheet.getByRole("button", { name: "Attack with Mind Blast" }).click();
  await expect(rollDialog(p1).locator("[name=attack]:checked")).toHaveValue("mental");
  await expect(rollDialog(p1).locator("[name=weapon] option:checked")).toHaveText("Mind Blast");
  await expect(rollDialog(p1)).toContainText("Willpower");
  await expect(rollDialog(p1).locator(".norn-ask-effect")).toHaveCount(0);
  await p1.keyboard.press("Escape");
});
