import { faultsInBoth } from "./axe.ts";
import { isUp, lead, openConflict, step } from "./conflict-play.ts";
import { allDice, attackWith, attackResult, checkedBoxes, defenseWindow, heal, takeWindow } from "./harm-play.ts";

import { cardOf, submittedEntry, pickAspect } from "./ledger-play.ts";
import { immediately, inFoundry, openSheet, play, rollDialog, sidebarTab, trait } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const TAMSIN = "Tamsin Vey";
/** The GM's own. */
const NESS = "Captain Odile Ness";

test.afterEach(async ({ gm }) => {
  await heal(gm, CORVIN, TAMSIN, NESS);
});

test("trifold: attack, defense by one click, invocation, and the hit is taken on one card; all of it is undone", async ({
  gm,
  p1,
  p2,
}) => {
  await play("trifold", gm, p1, p2);
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  await inFoundry(gm, `await game.actors.getName("${TAMSIN}").update({ "system.tracks.health.bonus": 10 });`);
  const aspect = await inFoundry<string>(
    p1,
    `return game.actors.getName("${CORVIN}").items.find(({ type, inPlay }) => type === "aspect" && inPlay).name;`,
  );
  const card = await attackWith(p1, CORVIN, "Academics", { scope: "fight", targets: [TAMSIN], face: 0 });
  await expect(attackResult(p1, card, TAMSIN)).toContainText("has yet to defend");
  await expect(attackResult(p1, card, TAMSIN).locator("button")).toHaveCount(0);
  await allDice(p2, -1);
  const defended = await submittedEntry(p2, "defend", () =>
    attackResult(p2, card, TAMSIN).locator("[data-action=defend]").click(),
  );
  for (const page of [gm, p1, p2]) await expect(attackResult(page, card, TAMSIN)).toContainText(`${TAMSIN} is hit:`);
  await expect(cardOf(p1, String(defended.request["opposing"])).locator("details.norn-opposing")).toBeVisible();
  // Only who is hit sees the boxes, and takes it.
  await expect(attackResult(p1, card, TAMSIN).locator(".norn-hit-box")).toHaveCount(0);
  const before = await attackResult(p2, card, TAMSIN).locator(".norn-hit-box.is-new").count();
  await (await pickAspect(p1, card, aspect)).locator("button[type=submit]").click();
  await expect(attackResult(p2, card, TAMSIN).locator(".norn-hit-box.is-new")).toHaveCount(before + 2);
  await submittedEntry(p2, "harm", () => attackResult(p2, card, TAMSIN).locator("[data-action=takeHit]").click());
  for (const page of [gm, p1, p2])
    await expect(attackResult(page, card, TAMSIN).locator(".norn-blow-taken")).toContainText("stress");
  await expect.poll(() => checkedBoxes(p1, TAMSIN, "health")).toHaveLength(before + 2);
  await expect(cardOf(p1, card).locator("[data-action=invoke]")).toHaveCount(0);
  await attackResult(p2, card, TAMSIN).locator(".norn-blow-taken [data-action=undo]").click();
  await expect.poll(() => checkedBoxes(p1, TAMSIN, "health")).toEqual([]);
  await expect(attackResult(p2, card, TAMSIN).locator("[data-action=takeHit]")).toBeVisible();
});

test("trifold: a consequence is named, reduces the hit, and the attacker has its free invocation", async ({ gm, p1 }) => {
  await play("trifold", gm, p1);
  const card = await attackWith(p1, CORVIN, "Academics", { scope: "fight", targets: [NESS], face: 1 });
  await attackResult(gm, card, NESS).locator("[data-action=askDefense]").click();
  const ask = defenseWindow(gm);
  const total = Number(await cardOf(gm, card).locator(".norn-chat-total strong").first().innerText());
  await ask.locator('input[name="total"]').fill(String(total - 3));
  await ask.locator('button[data-action="number"]').click();
  await expect(attackResult(p1, card, NESS)).toContainText(`${NESS} is hit: 3 stress.`);
  await expect(attackResult(gm, card, NESS).locator(".norn-hit-box.is-new")).toHaveCount(3);
  await attackResult(gm, card, NESS).locator("[data-action=askHit]").click();
  const take = takeWindow(gm);
  await take.locator(".norn-take-way", { hasText: "Minor" }).first().locator("input[type=radio]").check();
  await take.locator('input[name^="name-"]:visible').fill("Cracked rib");
  await submittedEntry(gm, "harm", () => take.locator('button[data-action="ok"]').click());
  await expect(attackResult(p1, card, NESS).locator(".norn-blow-taken")).toContainText("“Cracked rib”");
  await expect.poll(() => checkedBoxes(p1, NESS, "health")).toHaveLength(1);
  const [free] = await inFoundry<{ holder: string }[]>(
    p1,
    `const aspect = game.actors.getName("${NESS}").items.getName("Cracked rib");
     return Object.values(aspect.system.free);`,
  );
  expect(free?.holder).toBe(await inFoundry(p1, `return game.actors.getName("${CORVIN}").uuid;`));
});

test("an attack is rolled from the weapon of a sheet, and needs someone to attack", async ({ gm, p1 }) => {
  await play("trifold", gm, p1);
  const own = await inFoundry<string>(
    gm,
    `const actor = game.actors.getName("${CORVIN}");
     const data = { name: "Odd pike", type: "gear", system: { category: "weapon", weapon: 2, equipped: true } };
     return (await actor.createEmbeddedDocuments("Item", [data]))[0].uuid;`,
  );
  const sheet = await openSheet(p1, CORVIN);
  await sheet.locator('[data-tab-id="things"]').click();
  await sheet.getByRole("button", { name: "Attack with Odd pike" }).click();
  const dialog = rollDialog(p1);
  await expect(dialog.locator('input[name="attack"]:checked')).toHaveValue("fight");
  await expect(dialog.locator('select[name="weapon"] option:checked')).toHaveText("Odd pike");
  await dialog.locator("button[type=submit]").click();
  await expect(dialog).toContainText("Choose whom you attack.");
  await dialog.locator('select[name="target"]').selectOption({ label: NESS });
  await dialog.locator("button[type=submit]").click();
  await expect(gm.locator(".norn-blow", { hasText: NESS }).last().locator("[data-action=defend]")).toBeVisible();
  await inFoundry(gm, `await (await fromUuid("${own}")).delete();`);
});

test("strands: a weapon chosen in the window brings its ability, and the user may choose another", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const own = await inFoundry<string>(
    gm,
    `const actor = game.actors.getName("${CORVIN}");
     const data = { name: "Odd pistol", type: "gear", system: { category: "weapon", weapon: 2, range: 2, equipped: true } };
     return (await actor.createEmbeddedDocuments("Item", [data]))[0].uuid;`,
  );
  const sheet = await openSheet(p1, CORVIN);
  await sheet.locator('[data-tab-id="play"]').click();
  await trait(sheet, "Strength").click();
  const dialog = rollDialog(p1);
  await dialog.locator('select[name="target"]').selectOption({ label: NESS });
  await dialog.locator(".norn-ask-chip", { hasText: "Physical" }).click();
  await dialog.locator('select[name="weapon"]').selectOption({ label: "Odd pistol" });
  const rolledWith = dialog.getByLabel("Rolled with");
  await expect(rolledWith.locator("option:checked")).toHaveText(/^Agility/);
  await expect(dialog.locator(".norn-chat-title")).toHaveText("Agility");
  await expect(p1.locator(".norn-roll .window-title")).toContainText("Agility");
  await rolledWith.selectOption({ label: (await rolledWith.locator("option", { hasText: "Willpower" }).innerText()).trim() });
  await dialog.locator('select[name="weapon"]').selectOption({ label: "No weapon" });
  await expect(dialog.locator(".norn-chat-title")).toHaveText("Willpower");
  await dialog.locator("button[type=submit]").click();
  await expect(gm.locator(".norn-blow", { hasText: NESS }).last().locator("[data-action=defend]")).toBeVisible();
  await inFoundry(gm, `await (await fromUuid("${own}")).delete();`);
});

test("an attack is not opposed, and only who is hit takes it: forged requests are refused", async ({ gm, p1, p2 }) => {
  await play("trifold", gm, p1, p2);
  const card = await attackWith(p1, CORVIN, "Academics", { scope: "fight", targets: [TAMSIN], face: 1 });
  await expect(cardOf(gm, card).locator("[data-action=oppose]")).toHaveCount(0);
  await allDice(p2, -1);
  await submittedEntry(p2, "defend", () => attackResult(p2, card, TAMSIN).locator("[data-action=defend]").click());
  const forged = await submittedEntry(p1, "harm", () =>
    inFoundry(
      p1,
      `const { uuid, name } = game.actors.getName("${TAMSIN}");
       const request = { roll: "${card}", target: uuid, targetName: name, chosen: [], names: [], armor: false };
       await ChatMessage.create({ type: "request", content: "x", system: { game: "trifold", actor: uuid, actorName: name, kind: "harm", request } });`,
    ),
  );
  expect(forged).toMatchObject({ state: "refused", refusal: "not-yours" });
  expect(await immediately(() => checkedBoxes(gm, TAMSIN, "health"))).toEqual([]);
});

test("fate2: who wins the exchange harms the other; a hurt hinders the next roll unless it is struck out", async ({
  gm,
  p1,
  p2,
}) => {
  await play("fate2", gm, p1, p2);
  const card = await attackWith(p1, CORVIN, "Lore", { scope: "fight", targets: [TAMSIN], face: -1 });
  await attackResult(gm, card, TAMSIN).locator("[data-action=askDefense]").click();
  const ask = defenseWindow(gm);
  const total = Number((await cardOf(gm, card).locator(".norn-chat-total strong").first().innerText()).replace("−", "-"));
  await ask.locator('input[name="total"]').fill(String(total + 3));
  await submittedEntry(gm, "defend", () => ask.locator('button[data-action="number"]').click());
  for (const page of [gm, p1, p2])
    await expect(attackResult(page, card, TAMSIN)).toContainText(`${CORVIN} is hit instead: Hurt.`);
  await expect(attackResult(p2, card, TAMSIN).locator("[data-action=takeHit]")).toHaveCount(0);
  await submittedEntry(p1, "harm", () => attackResult(p1, card, TAMSIN).locator("[data-action=takeHit]").click());
  await expect.poll(() => checkedBoxes(gm, CORVIN, "wounds")).toEqual(["hurt-0"]);
  const sheet = await openSheet(p1, CORVIN);
  await sheet.locator('[data-tab-id="play"]').click();
  await trait(sheet, "Lore").click();
  const hurt = rollDialog(p1).locator(".norn-ask-offered label", { hasText: "Hurt −1" });
  await expect(hurt.locator("input")).toBeChecked();
  const odds = await rollDialog(p1).locator(".norn-odds-sentence").innerText();
  await hurt.locator("input").uncheck();
  await expect(rollDialog(p1).locator(".norn-odds-sentence")).not.toHaveText(odds);
});

test("strands: a full row forces its consequence, which is named; nothing is hit beyond a weapon's reach", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const weapon = { name: "Boat pistol", weapon: 2, range: 1 };
  const card = await attackWith(p1, CORVIN, "Agility", { scope: "physical", targets: [NESS], face: 1, weapon });
  await attackResult(gm, card, NESS).locator("[data-action=askDefense]").click();
  await defenseWindow(gm).locator('input[name="way"][value="unaware"]').check();
  await submittedEntry(gm, "defend", () => defenseWindow(gm).locator('button[data-action="ok"]').click());
  await expect(attackResult(p1, card, NESS)).toContainText("Boat pistol +2");
  await attackResult(gm, card, NESS).locator("[data-action=askHit]").first().click();
  const take = takeWindow(gm);
  await take.locator('input[name^="name-"]:visible').first().fill("Shot through the arm");
  await submittedEntry(gm, "harm", () => take.locator('button[data-action="ok"]').click());
  await expect(attackResult(p1, card, NESS).locator(".norn-blow-taken")).toContainText("“Shot through the arm”");

  const own = await inFoundry<string>(
    gm,
    `const data = { name: "Odd pistol", type: "gear", system: { category: "weapon", weapon: 2, range: 1, equipped: true } };
     return (await game.actors.getName("${CORVIN}").createEmbeddedDocuments("Item", [data]))[0].uuid;`,
  );
  const sheet = await openSheet(p1, CORVIN);
  await sheet.locator('[data-tab-id="things"]').click();
  await sheet.getByRole("button", { name: "Attack with Odd pistol" }).click();
  await rollDialog(p1).locator('select[name="target"]').selectOption({ label: NESS });
  await rollDialog(p1).locator('input[name="distance"]').fill("2");
  await expect(rollDialog(p1).locator(".norn-ask-offered")).toContainText("range −2");
  await rollDialog(p1).locator('input[name="distance"]').fill("3");
  await expect(rollDialog(p1).locator(".norn-odds")).toContainText("out of range");
  await inFoundry(gm, `await (await fromUuid("${own}")).delete();`);
});

test("marumaru: hits left of an attack buy injuries, until they are taken", async ({ gm, p1 }) => {
  await play("marumaru", gm, p1);
  const card = await attackWith(p1, CORVIN, "Investigation", { scope: "fight", targets: [NESS], face: 8 });
  await attackResult(gm, card, NESS).locator("[data-action=askDefense]").click();
  await defenseWindow(gm).locator('input[name="total"]').fill("0");
  await submittedEntry(gm, "defend", () => defenseWindow(gm).locator('button[data-action="number"]').click());
  await expect(attackResult(p1, card, NESS)).toContainText("bought with its hits");
  await submittedEntry(p1, "spend-leftover", () =>
    cardOf(p1, card).locator('[data-action=spendLeftover][data-use="injure"]').click(),
  );
  await expect(attackResult(p1, card, NESS)).toContainText(`${NESS} is hit: 1 injury.`);
  await submittedEntry(gm, "harm", () => attackResult(gm, card, NESS).locator("[data-action=takeHit]").click());
  await expect.poll(() => checkedBoxes(p1, NESS, "injuries")).toEqual(["grazed-0"]);
  await expect(cardOf(p1, card).locator("[data-action=spendLeftover]")).toHaveCount(0);
});

test("marumaru: an NPC without ratings is Normal to overcome, by one click; the GM may set the defense instead", async ({
  gm,
  p1,
}) => {
  await play("marumaru", gm, p1);
  const blank = "Blank Guard";
  const uuid = await inFoundry<string>(gm, `return (await Actor.create({ name: "${blank}", type: "npc" })).uuid;`);
  const card = await attackWith(p1, CORVIN, "Investigation", { scope: "fight", targets: [blank], face: 8 });
  const shown = attackResult(gm, card, blank);
  await expect(shown.locator("[data-action=askDefense]")).toBeVisible();
  await expect(shown.locator("[data-action=defend]")).toContainText("Defend: Normal 1");
  await submittedEntry(gm, "defend", () => shown.locator("[data-action=defend]").click());
  await expect(attackResult(p1, card, blank)).toContainText("bought with its hits");
  await inFoundry(gm, `await (await fromUuid("${uuid}")).delete();`);
});

test("nothing about an attack fails axe: its card, its roll, its windows, light and dark", async ({ gm, p1 }) => {
  await play("trifold", gm, p1);
  const card = await attackWith(p1, CORVIN, "Academics", { scope: "fight", targets: [NESS, TAMSIN], face: 1 });
  await attackResult(gm, card, NESS).locator("[data-action=askDefense]").click();
  await defenseWindow(gm).locator('input[name="total"]').fill("1");
  expect(await faultsInBoth(gm, ".norn-prompt")).toEqual([]);
  await submittedEntry(gm, "defend", () => defenseWindow(gm).locator('button[data-action="number"]').click());
  await attackResult(gm, card, NESS).locator("[data-action=askHit]").click();
  expect(await faultsInBoth(gm, ".norn-prompt", `[data-message-id="${card}"]`)).toEqual([]);
  await gm.keyboard.press("Escape");
  const sheet = await openSheet(gm, NESS);
  await trait(sheet, "Leadership").click();
  await rollDialog(gm).locator('select[name="target"]').selectOption({ label: TAMSIN });
  await rollDialog(gm).locator('input[name="attack"][value="fight"]').check();
  await expect(rollDialog(gm).locator(".norn-ask-offered")).toBeVisible();
  expect(await faultsInBoth(gm, ".norn-roll")).toEqual([]);
});

test("what someone does in a conflict counts for the rolls: full defense until their next turn", async ({ gm, p1 }) => {
  await play("trifold", gm, p1);
  await openConflict(gm, { [CORVIN]: 1, [NESS]: 2 }, [gm, p1], {});
  await lead(gm, "nornBegin");
  await step(gm, NESS, "defend").click();
  await isUp(p1, CORVIN);
  for (const page of [gm, p1]) await sidebarTab(page, "chat");
  const card = await attackWith(p1, CORVIN, "Academics", { scope: "fight", targets: [NESS] });
  const defended = await submittedEntry(gm, "defend", () => attackResult(gm, card, NESS).locator("[data-action=defend]").click());
  const parts = cardOf(gm, String(defended.request["opposing"])).locator(".norn-chat-parts");
  await expect(parts.first()).toHaveText(/Full defense\s*\+2\s*Dice/);
  await inFoundry(gm, `await Combat.implementation.deleteDocuments(game.combats.map(({ id }) => id));`);
});
