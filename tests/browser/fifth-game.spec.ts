import { entryBy, openBreaks } from "./breaks-play.ts";
import { compel, say } from "./compel-play.ts";
import { totalOf } from "./invoke-play.ts";
import { expect, test } from "./lantern-table.fixture.ts";
import { cardOf, fatePoints, pickAspect, sendEntry, settled } from "./ledger-play.ts";
import { aspectsNamed, createAspect, rollBy } from "./create-play.ts";
import { cards, editing, inFoundry, openSheet, rollDialog, trait } from "./play.ts";

const CORVIN = "Corvin Ashdown";
const NESS = "Captain Odile Ness";
const SKILLS = { hearth: ["Mend", "Soothe"], road: ["Wander", "Bargain"], tide: ["Sail", "Dive"], sky: ["Foresee", "Kindle"] };

test.use({ game: "" });

test("a fifth game is a folder: it is chosen, and played through sheet, roll, invoke, compel and break", async ({ gm, p1 }) => {
  const choice = gm.locator(".norn-choose-game-body");
  await inFoundry(gm, "game.norn.chooseGame();");
  await expect(choice.locator(".norn-game-card")).toHaveCount(5);
  await expect(choice).not.toContainText("NORN.");
  await choice.locator('[data-game="lantern"]').press("Enter");
  await expect(choice).toBeHidden();

  await inFoundry(
    gm,
    `const skills = Object.entries(${JSON.stringify(SKILLS)}).flatMap(([group, names]) => names.map((name) => ({
       name, type: "skill", system: { game: "lantern", key: name.toLowerCase(), group, rank: ["Kindle", "Wander"].includes(name) ? 2 : 1 } })));
     const aspect = { name: "Afraid of the dark", type: "aspect", system: { game: "lantern", role: "shadow" } };
     await game.actors.getName("${CORVIN}").createEmbeddedDocuments("Item", [...skills, aspect]);
     await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`,
  );
  const sheet = await openSheet(p1, CORVIN);
  await expect(sheet.locator(".norn-kicker")).toContainText("Lantern");
  for (const name of Object.values(SKILLS).flat())
    await expect(sheet.locator(".norn-trait-roll", { hasText: name })).toBeVisible();
  await expect(sheet.locator(".norn-traits")).toContainText("Candle");
  await expect(sheet).not.toContainText("NORN.");
  await editing(sheet);
  for (const [group, names] of Object.entries(SKILLS)) {
    const shown = sheet.locator(`.norn-trait-group[data-group="${group}"]`);
    await expect(shown).toContainText(group, { ignoreCase: true });
    for (const name of names) await expect(shown.locator(`input[value="${name}"]`).or(shown.getByText(name))).toBeVisible();
  }
  await editing(sheet, false);
  await sheet.locator('[data-action="close"]').first().click();

  // Margin 3 or more: two free invocations, which stack on one roll.
  const blazing = await rollBy(p1, CORVIN, "Kindle", { margin: 4 });
  await expect(cardOf(p1, blazing).locator(".norn-chat-total")).toContainText("Candle");
  await createAspect(p1, blazing, "The lamps lean in", { target: NESS });
  await settled(p1, blazing, 1);
  await expect
    .poll(() => aspectsNamed(gm, NESS, "The lamps lean in"))
    .toMatchObject([{ kind: "advantage", free: [[CORVIN, 2]] }]);

  const roll = await rollBy(p1, CORVIN, "Wander", { margin: null });
  for (const count of [1, 2]) {
    const dialog = await pickAspect(p1, roll, "The lamps lean in", "plus-two");
    await dialog.locator("button[type=submit]").click();
    await settled(p1, roll, count);
  }
  await expect.poll(() => totalOf(cardOf(p1, roll))).toBe(6);
  await expect(cardOf(gm, roll).locator(".norn-chat-total")).toContainText("Noon");
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(3);

  // A tie makes a boost; a failure leaves the free invocation to the other side.
  for (const [margin, phrase, made] of [
    [0, "A spark in the eye", { kind: "boost", free: [[CORVIN, 1]] }],
    [-2, "Smoke everywhere", { kind: "advantage", free: [[NESS, 1]] }],
  ] as const) {
    const card = await rollBy(p1, CORVIN, "Kindle", { margin });
    await createAspect(p1, card, phrase, { target: NESS });
    await settled(p1, card, 1);
    await expect.poll(() => aspectsNamed(gm, NESS, phrase)).toMatchObject([made]);
  }

  const proposed = await compel(gm, { aspect: "Afraid of the dark" });
  await say(p1, proposed, "accept", "happens", gm);
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(4);

  const breaks = await openBreaks(gm, "scene");
  const done = await entryBy("break", [gm, p1], () => breaks.locator("[data-action=go]").click());
  expect(done).toMatchObject({ state: "done", refusal: "" });
  for (const phrase of ["The lamps lean in", "A spark in the eye", "Smoke everywhere"])
    await expect.poll(() => aspectsNamed(p1, NESS, phrase)).toEqual([]);

  // Dice of its own, chosen in the dialog, and read back on every page.
  const before = await cards(gm).count();
  await trait(await openSheet(p1, CORVIN), "Wander").click();
  await rollDialog(p1).locator('select[name="method"]').selectOption("A d8 for the lantern minus one for the dark");
  await p1.keyboard.press("Enter");
  await expect(rollDialog(p1)).toBeHidden();
  await expect(cards(gm)).toHaveCount(before + 1);
  await expect(cards(gm).last().locator(".norn-die")).toHaveCount(2);

  // A use of a fate point that no other game has.
  const shadow = await inFoundry<string>(p1, `return game.actors.getName("${CORVIN}").items.getName("Afraid of the dark").uuid;`);
  const request = { use: "omen", aspect: shadow, words: "A cold wind" };
  const omen = await entryBy("story", [p1, gm], () => sendEntry(p1, CORVIN, { kind: "story", request }));
  for (const words of ["Omen", "Afraid of the dark", "A cold wind", "Write the omen down.", "1 fate point"])
    await expect(cardOf(gm, omen.message)).toContainText(words);
});
