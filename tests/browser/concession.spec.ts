import type { Locator, Page } from "@playwright/test";
import { allDice, attackWith, attackResult, checkedBoxes, heal } from "./harm-play.ts";
import { cardOf, submittedEntry, fatePoints, storedEntries } from "./ledger-play.ts";
import { inFoundry, play } from "./play.ts";
import { expect, sit, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const TAMSIN = "Tamsin Vey";
/** The GM's own. */
const NESS = "Captain Odile Ness";

test.afterEach(async ({ gm }) => {
  await inFoundry(gm, `await game.settings.set("norn", "npcsAct", false);`);
  await inFoundry(gm, `await game.settings.set("norn", "dials", {});`);
  await heal(gm, CORVIN, TAMSIN, NESS);
});

test("NPCs defend by themselves, once with two GMs and after a reload; who hit them settles the hit", async ({
  browser,
  table,
  gm,
  p1,
}) => {
  await play("trifold", gm, p1);
  await inFoundry(gm, `await game.settings.set("norn", "npcsAct", true);`);
  const context = await browser.newContext();
  const second = await sit(await context.newPage(), table, "gm");
  for (const page of [gm, second]) await allDice(page, -1);
  const card = await attackWith(p1, CORVIN, "Academics", { scope: "fight", targets: [NESS], face: 1 });
  await expect(attackResult(p1, card, NESS)).toContainText(`${NESS} is hit:`);
  await second.reload();
  await expect(cardOf(second, card)).toBeVisible();
  await expect(attackResult(p1, card, NESS).locator("[data-action=takeHit]")).toHaveCount(0);
  await submittedEntry(p1, "harm", () => attackResult(p1, card, NESS).locator("[data-action=settleHit]").click());
  await expect(attackResult(p1, card, NESS).locator(".norn-blow-taken")).toBeVisible();
  await context.close();
  for (const kind of ["defend", "harm"]) {
    const made = (await storedEntries(gm, kind)).filter(({ request }) => request["roll"] === card);
    expect(made.map(({ state }) => state)).toEqual(["done"]);
  }
  await expect
    .poll(() => inFoundry(gm, `return game.messages.filter(({ system }) => system.madeFor === "${card}").length;`))
    .toBe(1);
  await expect.poll(async () => (await checkedBoxes(gm, NESS, "health")).length).toBeGreaterThan(0);
  // What nobody was there to defend against is defended against once a GM is back.
  await gm.goto("about:blank");
  const missed = await attackWith(p1, CORVIN, "Academics", { scope: "fight", targets: [NESS] });
  await sit(gm, table, "gm");
  await expect(attackResult(p1, missed, NESS).locator(".norn-opposition-total")).toBeVisible();
});

/** p1 has hit p2's character in Strands of Fate by this much: the GM says what the defense is. */
async function struck(gm: Page, p1: Page, margin: number): Promise<string> {
  const card = await attackWith(p1, CORVIN, "Knowledge", { scope: "physical", targets: [TAMSIN], face: 1 });
  const total = Number(await cardOf(gm, card).locator(".norn-chat-total strong").first().innerText());
  await attackResult(gm, card, TAMSIN).locator("[data-action=askDefense]").click();
  const ask = gm.locator(".norn-prompt", { has: gm.locator('input[name="total"]') });
  await ask.locator('input[name="total"]').fill(String(total - margin));
  await ask.locator('button[data-action="number"]').click();
  await expect(attackResult(p1, card, TAMSIN)).toContainText(`${TAMSIN} is hit:`);
  return card;
}

/** Says something in the window that asks for words. */
async function say(page: Page, words: string): Promise<void> {
  const ask = page.locator(".norn-prompt", { has: page.locator('[name="words"]') });
  await ask.locator('[name="words"]').fill(words);
  await ask.locator('button[data-action="ok"]').click();
}

test("a concession is offered on the card, refused, found fair, offered again and accepted; a game without the rule shows none", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  for (const name of [CORVIN, TAMSIN]) await setPoints(gm, name, 3);
  const card = await struck(gm, p1, 9);
  const on = (page: Page): Locator => attackResult(page, card, TAMSIN);
  await expect(on(p1).locator("[data-action=concede]")).toHaveCount(0);
  await on(p2).locator("[data-action=concede]").click();
  await submittedEntry(p2, "concede", () => say(p2, "I drop the lantern."));
  await expect(on(p2).locator("[data-action=askHit]")).toHaveCount(0);
  await expect(on(p1)).toContainText("offers to concede: “I drop the lantern.”");
  await submittedEntry(p1, "answer-concession", () => on(p1).locator("[data-action=refuseConcession]").click());
  await submittedEntry(gm, "answer-concession", () => on(gm).locator("[data-action=fairConcession]").click());
  await expect(on(p2)).toContainText(`${CORVIN} pays for refusing it`);
  await expect.poll(async () => [await fatePoints(gm, CORVIN), await fatePoints(gm, TAMSIN)]).toEqual([2, 3]);
  await on(p2).locator("[data-action=concede]").click();
  await submittedEntry(p2, "concede", () => say(p2, "And the map."));
  await submittedEntry(p1, "answer-concession", () => on(p1).locator("[data-action=acceptConcession]").click());
  for (const page of [gm, p1, p2]) await expect(on(page)).toContainText(`${TAMSIN} is out of the conflict: “And the map.”`);
  await expect.poll(() => fatePoints(gm, TAMSIN)).toBe(4);
  await expect(on(p2).locator("[data-action=askHit], [data-action=takeHit], [data-action=concede]")).toHaveCount(0);
  await play("trifold", gm, p1, p2);
  const other = await attackWith(p1, CORVIN, "Academics", { scope: "fight", targets: [TAMSIN], face: 1 });
  await allDice(p2, -1);
  await submittedEntry(p2, "defend", () => attackResult(p2, other, TAMSIN).locator("[data-action=defend]").click());
  await expect(attackResult(p2, other, TAMSIN).locator("[data-action=askHit]")).toBeVisible();
  await expect(attackResult(p2, other, TAMSIN).locator("[data-action=concede]")).toHaveCount(0);
});

test("a called shot names the consequence in the window of the one who is hit, unless it is vetoed", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  await inFoundry(gm, `await game.settings.set("norn", "dials", { "strands-called-shots": true });`);
  for (const name of [CORVIN, TAMSIN]) await setPoints(gm, name, 3);
  const card = await struck(gm, p1, 9);
  const on = (page: Page): Locator => attackResult(page, card, TAMSIN);
  await on(p1).locator("[data-action=callShot]").click();
  await submittedEntry(p1, "call-shot", () => say(p1, "Blinded by ink"));
  const veto = await submittedEntry(p2, "veto-shot", () => on(p2).locator("[data-action=vetoShot]").click());
  await expect(on(p1)).toContainText(`${TAMSIN} vetoes “Blinded by ink”.`);
  expect(veto.state).toBe("done");
  await submittedEntry(p2, "undo", () => on(p2).locator(".norn-blow-said [data-action=undo]").click());
  await on(p2).locator("[data-action=askHit]").click();
  const take = p2.locator(".norn-prompt", { has: p2.locator(".norn-take-way") });
  await expect(take.locator(".norn-take-called").first()).toHaveText("Blinded by ink");
  await submittedEntry(p2, "harm", () => take.locator('button[data-action="ok"]').click());
  await expect(on(p1).locator(".norn-blow-taken")).toContainText("“Blinded by ink”");
  await expect.poll(async () => [await fatePoints(gm, CORVIN), await fatePoints(gm, TAMSIN)]).toEqual([2, 3]);
});

function setPoints(gm: Page, name: string, value: number): Promise<void> {
  return inFoundry(gm, `await game.actors.getName("${name}").update({ system: { fatePoints: { value: ${value} } } });`);
}
