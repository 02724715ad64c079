import type { Locator, Page } from "@playwright/test";
import { faults } from "./axe.ts";
import { immediately, inFoundry, openSheet, play } from "./play.ts";
import { cardOf, rollFast } from "./ledger-play.ts";
import { keepScene } from "./kept-scene.ts";
import { expect, test } from "./table.fixture.ts";

keepScene();

const QUAY = "Lantern Quay at midnight";
const CAVE = "The smugglers' cave";
const UNDER = "The lantern keeper's cellar is flooded";
const SECRET = "The lantern keeper is a spy";

const [P1, P2] = ["TableUserPlayer1", "TableUserPlayer2"];

const board = (page: Page): Locator => page.locator("#norn-board");
const place = (page: Page, name: string): Locator => board(page).getByRole("region", { name });
const card = (page: Page, words: string): Locator => board(page).getByRole("button", { name: words });

/** Opens the menu of an aspect with Enter, and chooses in it with the keys alone. */
async function choose(page: Page, words: string, entry: string): Promise<void> {
  await card(page, words).focus();
  await page.keyboard.press("Enter");
  await page.locator(`.norn-menu [data-item="${entry}"]`).focus();
  await page.keyboard.press("Enter");
}

/** Everything a page shows or has ready: text, tooltips, drag data, names for screen readers, fields. */
async function expectUnknown(page: Page): Promise<void> {
  const said = await page.evaluate(
    () =>
      document.documentElement.outerHTML +
      [...document.querySelectorAll("input, textarea, select")].map((field) => (field as HTMLInputElement).value).join(" "),
  );
  expect(said).not.toContain("lantern keeper");
}

test("a hidden aspect is nowhere on the page of a player who may read its actor: board, sheet, lists, label", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  await inFoundry(
    gm,
    `const quay = game.actors.getName("${QUAY}");
     const [secret] = await quay.createEmbeddedDocuments("Item", [{ type: "aspect", name: "${UNDER}", system: { kind: "scene", hidden: true } }]);
     await game.actors.getName("Tamsin Vey").createEmbeddedDocuments("Item", [{ type: "aspect", name: "${UNDER}", system: { hidden: true } }]);`,
  );
  await gm.keyboard.press("Alt+b");
  await choose(gm, UNDER, "label");
  await expect(gm.locator(".scene-label", { hasText: "A hidden aspect" })).toBeVisible();
  await p1.keyboard.press("Alt+b");
  await expect(place(p1, QUAY)).toBeVisible();
  for (const name of [QUAY, "Tamsin Vey"]) await openSheet(p1, name);
  await expectUnknown(p1);
  const rolled = await rollFast(p1, "Ilsabet Crane", "Empathy");
  await cardOf(p1, rolled).locator("[data-action=invoke]").click();
  await expect(p1.locator(".norn-invoke")).toBeVisible();
  await p1.locator("#norn-strip [data-action=compel]").press("Enter");
  await expect(p1.locator(".norn-compel-list").first()).toBeVisible();
  await expectUnknown(p1);
  expect(
    await immediately(() => inFoundry(p1, `return JSON.stringify(canvas.scene.drawings.contents).includes("lantern keeper");`)),
  ).toBe(false);
});

test("a split party: each player sees the situation they may read; the GM moves an aspect over and shows a hidden one to one of them, by keys", async ({
  gm,
  p1,
  p2,
}) => {
  await play("trifold", gm, p1, p2);
  await inFoundry(
    gm,
    `const { NONE, OBSERVER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
     await Actor.implementation.create({ type: "situation", name: ${JSON.stringify(CAVE)}, ownership: { default: NONE, ${P1}: OBSERVER },
       system: { scene: canvas.scene.uuid, zones: { ledge: { name: "The wet ledge", sort: 1 } } },
       items: [{ type: "aspect", name: "Echoes carry", system: { kind: "scene" } }] });
     const quay = game.actors.getName("${QUAY}");
     await quay.update({ ownership: { default: NONE, ${P2}: OBSERVER } });
     await quay.createEmbeddedDocuments("Item", [{ type: "aspect", name: "${SECRET}", system: { kind: "scene", hidden: true } }]);`,
  );
  for (const page of [gm, p1, p2]) await page.keyboard.press("Alt+b");
  for (const name of [CAVE, QUAY]) await expect(place(gm, name)).toBeVisible();
  await expect(place(p1, CAVE)).toBeVisible();
  await expect(place(p2, QUAY)).toBeVisible();
  await expect(place(p2, CAVE)).toHaveCount(0);

  await choose(gm, "The Tide Is Coming In", "moveTo");
  await gm.locator(".norn-ask select[name=place]").selectOption({ label: `The wet ledge (${CAVE})` });
  await gm.locator(".norn-ask [data-action=ok]").press("Enter");
  await expect(place(p1, "The wet ledge").getByRole("button", { name: "The Tide Is Coming In" })).toBeVisible();
  await expect(card(p2, "The Tide Is Coming In")).toHaveCount(0);

  await choose(gm, SECRET, "whoKnows");
  await gm.locator(`.norn-ask input[name=user][value=${P2}]`).check();
  await gm.locator(".norn-ask [data-action=ok]").press("Enter");
  await expect(card(p2, SECRET)).toBeVisible();
  await expect(card(gm, SECRET)).toContainText("Hidden but from");
  await expectUnknown(p1);
  expect(await faults(gm, "#norn-board")).toEqual([]);
});
