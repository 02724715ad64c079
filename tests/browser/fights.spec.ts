import type { Page } from "@playwright/test";
import { newActor } from "./bad-input.ts";
import { attackWith, attackResult, checkedBoxes, defenseWindow, heal, takeWindow } from "./harm-play.ts";
import { cardOf, submittedEntry, settled } from "./ledger-play.ts";
import { inFoundry, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

/** Fights of the sources, number by number, from the roll to the boxes. */

const CORVIN = "Corvin Ashdown";
const NESS = "Captain Odile Ness";
const FOE = "Odd Duellist";

test.afterEach(({ gm }) => heal(gm, CORVIN, NESS));

/** The GM rolls a defense at the table, and says what it came to. */
async function defendWith(gm: Page, card: string, target: string, total: number): Promise<void> {
  await attackResult(gm, card, target).locator("[data-action=askDefense]").click();
  await defenseWindow(gm).locator('input[name="total"]').fill(String(total));
  await submittedEntry(gm, "defend", () => defenseWindow(gm).locator('button[data-action="number"]').click());
}

async function takeIt(gm: Page, card: string, target: string): Promise<void> {
  await submittedEntry(gm, "harm", () => attackResult(gm, card, target).locator("[data-action=takeHit]").click());
}

test("fate2, 10 and 14: Superb against Fair hurts; Superb against Poor injures, and a fate point makes it taken out", async ({
  gm,
  p1,
}) => {
  await play("fate2", gm, p1);
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  const first = await attackWith(p1, CORVIN, "Lore", { scope: "fight", targets: [NESS], face: [0, 0, 1, 0] });
  await expect(cardOf(p1, first).locator(".norn-chat-total").first()).toContainText("Superb");
  await defendWith(gm, first, NESS, 1);
  await expect(attackResult(p1, first, NESS)).toContainText(`${NESS} is hit: Hurt.`);
  await takeIt(gm, first, NESS);
  await expect.poll(() => checkedBoxes(p1, NESS, "wounds")).toEqual(["hurt-0"]);

  const second = await attackWith(p1, CORVIN, "Lore", { scope: "fight", targets: [NESS], face: [0, 0, 1, 0] });
  await defendWith(gm, second, NESS, -2);
  await expect(attackResult(p1, second, NESS)).toContainText(`${NESS} is hit: Injured.`);
  await cardOf(p1, second).locator('[data-action=spend][data-use="plus-one"]').click();
  await settled(gm, second, 2);
  await expect(cardOf(gm, second).locator(".norn-chat-total").first()).toContainText("Epic");
  await expect(attackResult(gm, second, NESS)).toContainText(`${NESS} is hit: Taken out.`);
  await takeIt(gm, second, NESS);
  await expect(attackResult(p1, second, NESS).locator(".norn-blow-taken")).toContainText("Taken out");
});

test("strands, 25: 2, 3 and 5 stress fill rows of four, and force their consequences", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const foe = await newActor(gm, [p1], { name: FOE, system: { tracks: { physical: { bonus: 4 } } } });
  const hit = async (stress: number, ...consequences: readonly string[]): Promise<void> => {
    const card = await attackWith(p1, CORVIN, "Knowledge", { scope: "physical", targets: [FOE] });
    const total = Number(await cardOf(gm, card).locator(".norn-chat-total strong").first().innerText());
    await defendWith(gm, card, FOE, total - stress);
    await expect(attackResult(gm, card, FOE)).toContainText(`${FOE} is hit: ${stress} stress.`);
    if (consequences.length === 0) return takeIt(gm, card, FOE);
    await attackResult(gm, card, FOE).locator("[data-action=askHit]").first().click();
    const names = takeWindow(gm).locator('input[name^="name-"]:visible');
    for (const [index, name] of consequences.entries()) await names.nth(index).fill(name);
    await submittedEntry(gm, "harm", () => takeWindow(gm).locator('button[data-action="ok"]').click());
  };
  const rows = async (): Promise<number[]> => {
    const boxes = await checkedBoxes(p1, FOE, "physical");
    return ["minor", "major", "severe"].map((row) => boxes.filter((box) => box.startsWith(row)).length);
  };
  await hit(2);
  await expect.poll(() => rows()).toEqual([2, 0, 0]);
  await hit(3, "Winded");
  await expect.poll(() => rows()).toEqual([4, 1, 0]);
  await hit(5, "Broken wrist");
  await expect.poll(() => rows()).toEqual([4, 4, 2]);
  const had = `return (await fromUuid("${foe}")).items.filter(({ system }) => system.kind === "consequence").map(({ name, system }) => [name, system.severity]);`;
  await expect
    .poll(() => inFoundry(p1, had))
    .toEqual([
      ["Winded", "minor"],
      ["Broken wrist", "major"],
    ]);
  await inFoundry(gm, `await (await fromUuid("${foe}")).delete();`);
});

test("marumaru, 46: of 4 injuries armor of 3 takes three and is used up; one is left, grazed", async ({ gm, p1 }) => {
  await play("marumaru", gm, p1);
  const items = [{ name: "Mail coat", type: "gear", system: { category: "armor", armor: 3, equipped: true } }];
  const foe = await newActor(gm, [p1], { name: FOE, items });
  const card = await attackWith(p1, CORVIN, "Investigation", { scope: "fight", targets: [FOE], face: 10 });
  await defendWith(gm, card, FOE, 0);
  const injure = cardOf(p1, card).locator('[data-action=spendLeftover][data-use="injure"]');
  for (let injuries = 1; injuries <= 4; injuries += 1) {
    await submittedEntry(p1, "spend-leftover", () => injure.click());
    await expect(attackResult(p1, card, FOE)).toContainText(`${FOE} is hit: ${injuries} injur`);
  }
  await takeIt(gm, card, FOE);
  await expect.poll(() => checkedBoxes(p1, FOE, "armor")).toEqual(["armor-0", "armor-1", "armor-2"]);
  await expect.poll(() => checkedBoxes(p1, FOE, "injuries")).toEqual(["grazed-0"]);
  await inFoundry(gm, `await (await fromUuid("${foe}")).delete();`);
});
