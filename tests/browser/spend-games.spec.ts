import type { Page } from "@playwright/test";
import { faultsInBoth } from "./axe.ts";
import { cardOf, fatePoints, pickAspect, rollFast, settled } from "./ledger-play.ts";
import { inFoundry, play } from "./play.ts";
import { openSpend, sendSpend, setDials, setPoints, spendDialog } from "./spend-play.ts";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const TAMSIN = "Tamsin Vey";

/** Locks an aspect of Corvin's that is in play. Resolves to its phrase. */
function lock(gm: Page, on: boolean, to: { readonly trait?: string; readonly words?: string } = {}): Promise<string> {
  return inFoundry(
    gm,
    `const aspect = game.actors.getName("${CORVIN}").items.find((item) => item.type === "aspect" && item.inPlay);
     await aspect.update({ system: { lock: ${JSON.stringify({ on, trait: "", words: "", ...to })} } });
     return aspect.name;`,
  );
}

test("trifold: a declaration needs an aspect and costs a point, but nothing if the aspect is locked to it", async ({
  gm,
  p1,
  p2,
}) => {
  await play("trifold", gm, p1, p2);
  await setPoints(gm, { [CORVIN]: 2 });
  const phrase = await lock(gm, false);
  const choose = async (): Promise<void> => {
    const dialog = await openSpend(p1, CORVIN, "declaration");
    await dialog.locator(".norn-invoke-aspect", { hasText: phrase }).locator("input").check();
  };
  await choose();
  const paid = await sendSpend(p1, "The page names the harbour master");
  await expect(cardOf(p2, paid)).toContainText("Declaration");
  await expect(cardOf(p2, paid).locator(".norn-spend-aspect")).toHaveText(phrase);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(1);

  await lock(gm, true, { words: "What the notebook says of the harbour" });
  await choose();
  await expect(spendDialog(p1).locator(".norn-spend-price")).toContainText("Costs nothing");
  const free = await sendSpend(p1);
  await expect(cardOf(gm, free).getByRole("button", { name: "Veto" })).toBeVisible();
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(1);

  await lock(gm, true, { trait: "investigation" });
  await inFoundry(p1, `await game.norn.spend(game.actors.getName("${CORVIN}").uuid);`);
  await expect(spendDialog(p1).locator(".norn-invoke-aspect", { hasText: phrase }).locator("input")).toBeDisabled();
  await lock(gm, false);
});

test("trifold: a card says for whom a point waits, and who got it", async ({ gm, p1, p2 }) => {
  await play("trifold", gm, p1, p2);
  await setPoints(gm, { [CORVIN]: 2, [TAMSIN]: 1 });
  const theirs = await inFoundry<string>(
    gm,
    `const open = (item) => item.type === "aspect" && item.inPlay && !item.system.lock.on;
     return game.actors.getName("${TAMSIN}").items.find(open).name;`,
  );
  const card = await rollFast(p1, CORVIN, "Investigation");
  await (await pickAspect(p1, card, theirs)).locator("button[type=submit]").click();
  await settled(p2, card, 1);
  await expect(cardOf(p2, card).locator(".norn-pending-points")).toHaveText(/1 fate point for Tamsin Vey once/);
  await cardOf(p1, card).locator("[data-action=resolve]").click();
  await settled(p2, card, 2);
  await expect(cardOf(p2, card).locator(".norn-pending-points")).toHaveText(/1 fate point went to Tamsin Vey/);
  await expect.poll(() => fatePoints(gm, TAMSIN)).toBe(2);
});

test("marumaru: the point for another's aspect used against them is held, and a bit of story costs one", async ({
  gm,
  p1,
  p2,
}) => {
  await play("marumaru", gm, p1, p2);
  await setPoints(gm, { [CORVIN]: 3, [TAMSIN]: 1 });
  const theirs = await inFoundry<string>(
    gm,
    `const own = (item) => item.type === "aspect" && item.inPlay && item.system.kind === "character";
     return game.actors.getName("${TAMSIN}").items.find(own).name;`,
  );
  const card = await rollFast(p1, CORVIN, "Investigation");
  const dialog = await pickAspect(p1, card, theirs, "two-dice");
  await expect(dialog.locator("[name=against][value=no]")).toBeChecked();
  await dialog.locator("[name=against][value=yes]").check();
  await dialog.locator("button[type=submit]").click();
  await settled(p2, card, 1);
  await expect(cardOf(p2, card).locator(".norn-pending-points")).toHaveText(/held for Tamsin Vey until the scene ends/);
  await expect.poll(() => fatePoints(gm, TAMSIN)).toBe(1);
  await openSpend(p1, CORVIN, "narrative");
  await sendSpend(p1, "A boat lies there");
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(1);
});

test("strands: a limit on spending counts every point, with an aspect or without", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  await setDials(gm, { "strands-limit": "points", "strands-level": "commoner" }, p1, p2);
  await setPoints(gm, { [CORVIN]: 6 });
  const card = await rollFast(p1, CORVIN, "Knowledge");
  await (await pickAspect(p1, card, "A Card Up Every Sleeve", "plus-two")).locator("button[type=submit]").click();
  await settled(p1, card, 1);
  const point = cardOf(p1, card).locator('[data-action=spend][data-use="plus-one"]');
  await point.click();
  await settled(p1, card, 2);
  await expect(point).toBeDisabled();
  await expect(point).toHaveAttribute("aria-description", /No more than 2 points/);
  await setDials(gm, {}, p1, p2);
  await expect(point).toBeEnabled();
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(4);
});

test("axe finds nothing in the dialog and on the card, light and dark", async ({ gm, p1, p2 }) => {
  await play("fate2", gm, p1, p2);
  await setDials(gm, { "fate2-take-wound": true, "fate2-box-pays": true }, p1, p2);
  await setPoints(gm, { [CORVIN]: 1 });
  await openSpend(p1, CORVIN, "narrative");
  expect(await faultsInBoth(p1, ".application:has(.norn-spending)")).toEqual([]);
  const card = await sendSpend(p1, "A narrow way up the cliff");
  const rolled = await rollFast(p1, CORVIN, "Lore");
  const shown = (id: string): string => `#chat .chat-message[data-message-id="${id}"]`;
  for (const id of [card, rolled]) expect(await faultsInBoth(p1, shown(id))).toEqual([]);
  await cardOf(gm, card).getByRole("button", { name: "Veto" }).click();
  await expect(cardOf(p1, card)).toContainText("Vetoed");
  expect(await faultsInBoth(p1, shown(card))).toEqual([]);
  await setDials(gm, {}, p1, p2);
});
