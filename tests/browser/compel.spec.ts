import type { Page } from "@playwright/test";
import { faultsInBoth } from "./axe.ts";
import {
  answerButton,
  aspectUuid,
  compel,
  compelDialog,
  CORVIN,
  draft,
  poolOf,
  say,
  sent,
  setPoints,
  stands,
  TAMSIN,
  WORDS,
} from "./compel-play.ts";
import { cardOf, entryOnCard, fatePoints, rollFast, sendEntry, settledEntry, storedEntries } from "./ledger-play.ts";
import { immediately, inFoundry, openSheet, play, words } from "./play.ts";
import { expect, type GameId, ready, sit, test } from "./table.fixture.ts";
import type { OfGames } from "../samples/games.ts";

const CURIOUS = "Too Curious for Locked Doors";

const uuidOf = (page: Page, actor: string): Promise<string> => inFoundry(page, `return game.actors.getName("${actor}").uuid;`);

/** What accepting brings and refusing costs when the GM compels. */
const GAMES: OfGames<{ aspect: string; accepted: number; refused: number }> = {
  fate2: { aspect: CURIOUS, accepted: 2, refused: 2 },
  strands: { aspect: CURIOUS, accepted: 1, refused: 0 },
  trifold: { aspect: "The Notebook They Want Back", accepted: 1, refused: 1 },
  marumaru: { aspect: CURIOUS, accepted: 1, refused: 1 },
};

for (const [game, { aspect, accepted, refused }] of Object.entries(GAMES) as [GameId, NonNullable<(typeof GAMES)[GameId]>][]) {
  test(`${game}: accepting and refusing move points on every client`, async ({ gm, p1, p2 }) => {
    await play(game, gm, p1, p2);
    await setPoints(gm, { [CORVIN]: 3 });
    await inFoundry(gm, `await fromUuidSync("${await aspectUuid(gm, CORVIN, aspect)}").update({ system: { level: 2 } });`);
    const first = await compel(gm, { aspect });
    await expect(cardOf(p2, first)).toContainText(WORDS);
    await expect(cardOf(p2, first).locator("[data-action=answer]")).toHaveCount(0);
    if (game === "strands") {
      await say(p1, first, "accept", "accepted", p2);
      await expect.poll(() => fatePoints(p2, CORVIN)).toBe(3);
      await expect(answerButton(p1, first, "trigger")).toHaveCount(0);
      await say(gm, first, "trigger", "happens", p1, p2);
    } else await say(p1, first, "accept", "happens", gm, p2);
    for (const page of [gm, p1, p2]) await expect.poll(() => fatePoints(page, CORVIN)).toBe(3 + accepted);

    const second = await compel(gm, { aspect });
    await say(p1, second, "refuse", "refused", gm, p2);
    for (const page of [gm, p1, p2]) await expect.poll(() => fatePoints(page, CORVIN)).toBe(3 + accepted - refused);

    await cardOf(gm, second).locator("[data-action=undo]").click();
    await stands(second, "offered", gm, p1, p2);
    await expect.poll(() => fatePoints(p2, CORVIN)).toBe(3 + accepted);
    await say(gm, second, "withdraw", "withdrawn", p1, p2);
    await expect.poll(() => fatePoints(p2, CORVIN)).toBe(3 + accepted);
  });
}

test("strands: escalated once, cutthroat, and a persistent aspect that brings nothing", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await setPoints(gm, { [CORVIN]: 3 });
  const offer = await compel(gm, { aspect: CURIOUS });
  await say(p1, offer, "refuse", "refused", gm);
  await say(gm, offer, "escalate", "offered", p1);
  await expect(answerButton(gm, offer, "escalate")).toHaveCount(0);
  await say(p1, offer, "accept", "accepted", gm);
  await say(gm, offer, "trigger", "happens", p1);
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(5);

  const harsh = await compel(gm, { aspect: CURIOUS, cutthroat: true });
  await expect(answerButton(p1, harsh, "refuse")).toContainText("costs 1 point");
  await say(p1, harsh, "refuse", "refused");
  await expect(answerButton(gm, harsh, "escalate")).toHaveCount(0);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(4);

  const uuid = await aspectUuid(gm, CORVIN, CURIOUS);
  await inFoundry(gm, `await fromUuidSync("${uuid}").update({ system: { persistent: true } });`);
  const persistent = await compel(gm, { aspect: CURIOUS });
  await inFoundry(gm, `await fromUuidSync("${uuid}").update({ system: { persistent: false } });`);
  await expect(answerButton(p1, persistent, "accept")).toContainText("no reward");
  await say(p1, persistent, "refuse", "refused");
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(3);
});

test("strands: −2 affects the current roll, a reroll the next one, and both are steps of its card", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  await setPoints(gm, { [CORVIN]: 1, [TAMSIN]: 2 });
  const roll = await rollFast(p1, CORVIN, "Knowledge");
  const total = async (page: Page, id: string): Promise<number> =>
    Number((await cardOf(page, id).locator(".norn-chat-total strong").innerText()).replace("−", "-"));
  const before = await total(p1, roll);
  const penalty = await compel(p2, { aspect: CURIOUS, effect: "minus-two", roll: "Knowledge" });
  await expect.poll(() => fatePoints(p2, TAMSIN)).toBe(2);
  await say(p1, penalty, "accept", "happens", gm, p2);
  await expect.poll(() => total(p2, roll)).toBe(before - 2);
  await expect(cardOf(gm, roll).locator(".norn-roll-step")).toContainText(CURIOUS);
  await expect.poll(async () => [await fatePoints(gm, CORVIN), await fatePoints(gm, TAMSIN)]).toEqual([2, 1]);

  const reroll = await compel(gm, { aspect: CURIOUS, effect: "reroll" });
  await say(p1, reroll, "accept", "accepted", gm);
  await expect(answerButton(p1, reroll, "trigger")).toHaveCount(0);
  const next = await rollFast(p1, CORVIN, "Knowledge");
  await say(p1, reroll, "trigger", "happens", gm, p2);
  await expect(cardOf(p2, next).locator(".norn-roll-step")).toContainText("Reroll all dice");
  await cardOf(gm, reroll).locator("[data-action=undo]").click();
  await expect(cardOf(p2, next).locator(".norn-roll-step")).toHaveCount(0);
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(2);
});

test("strands: a player who compels an NPC pays, and the pool earns", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  await setPoints(gm, { [TAMSIN]: 2 }, 1);
  const uuid = await aspectUuid(gm, "Captain Odile Ness", "Cannot Be Bought");
  await inFoundry(gm, `await fromUuidSync("${uuid}").update({ system: { known: { TableUserPlayer2: true } } });`);
  const dialog = await draft(p2, { actor: "Captain Odile Ness", aspect: "Cannot Be Bought" });
  await expect(dialog.locator(".norn-compel-terms")).toContainText("Costs you 1 point if accepted.");
  await expect(dialog.locator(".norn-compel-terms")).toContainText("Refusing is free.");
  const id = await sent(p2, () => dialog.locator("button[type=submit]").click());
  await expect(cardOf(p1, id).locator("[data-action=answer]")).toHaveCount(0);
  await say(gm, id, "accept", "accepted", p2);
  await say(p2, id, "trigger", "happens", gm);
  await expect.poll(async () => [await fatePoints(gm, TAMSIN), await poolOf(p1)]).toEqual([1, 2]);
});

test("strands: one aspect a turn, invoking and compelling counted together; a fragile one is gone", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  await setPoints(gm, { [CORVIN]: 1, [TAMSIN]: 3 });
  const uuid = await aspectUuid(gm, CORVIN, CURIOUS);
  await inFoundry(
    gm,
    `const combat = await Combat.create({});
     await combat.createEmbeddedDocuments("Combatant", [{ actorId: game.actors.getName("${TAMSIN}").id }]);
     await combat.activate();
     await combat.startCombat();
     await fromUuidSync("${uuid}").update({ system: { nature: "fragile" } });`,
  );
  const id = await compel(p2, { aspect: CURIOUS });
  const again = await draft(p2, { aspect: CURIOUS });
  await expect(again.locator(".norn-compel-terms")).toContainText("Already used this turn.");
  await expect(again.locator("button[type=submit]")).toBeDisabled();
  await p2.keyboard.press("Escape");
  await inFoundry(gm, `for (const combat of [...game.combats]) await combat.delete();`);
  await say(p1, id, "accept", "accepted", gm);
  await say(gm, id, "trigger", "happens", p2);
  await expect.poll(() => inFoundry(p1, `return fromUuidSync("${uuid}", { strict: false }) === null;`)).toBe(true);
  await cardOf(gm, id).locator("[data-action=undo]").click();
  await stands(id, "accepted", p1, p2);
  await expect.poll(() => inFoundry(p1, `return fromUuidSync("${uuid}")?.system.nature;`)).toBe("fragile");
  await inFoundry(gm, `await fromUuidSync("${uuid}").update({ system: { nature: "lasting" } });`);
  await say(gm, id, "withdraw", "withdrawn", p2);
  await expect.poll(() => fatePoints(gm, TAMSIN)).toBe(3);
});

test("strands: a self-compel needs the GM's agreement", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await setPoints(gm, { [CORVIN]: 0 });
  const own = await compel(p1, { aspect: CURIOUS });
  await expect(answerButton(p1, own, "accept")).toHaveCount(0);
  await say(gm, own, "accept", "accepted", p1);
  await say(gm, own, "trigger", "happens", p1);
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(1);
});

test("marumaru: the proposer pays at once, and gets it back on undo; a self-compel is free", async ({ gm, p1, p2 }) => {
  await play("marumaru", gm, p1, p2);
  await setPoints(gm, { [CORVIN]: 2, [TAMSIN]: 1 });
  const id = await compel(p2, { aspect: CURIOUS });
  await expect.poll(() => fatePoints(gm, TAMSIN)).toBe(0);
  await say(p2, id, "withdraw", "withdrawn", gm, p1);
  await expect.poll(() => fatePoints(gm, TAMSIN)).toBe(1);
  const own = await compel(p1, { aspect: CURIOUS });
  await say(p1, own, "accept", "happens", gm);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(3);
});

test("an aspect of a situation hits the actor that is chosen", async ({ gm, p1 }) => {
  await play("trifold", gm, p1);
  await setPoints(gm, { [TAMSIN]: 1 });
  const dialog = await draft(gm, { actor: "Lantern Quay at midnight", aspect: "Fog to the Rooftops" });
  await expect(dialog.locator("button[type=submit]")).toBeDisabled();
  await dialog.locator('select[name="target"]').selectOption({ label: TAMSIN });
  const id = await sent(gm, () => dialog.locator("button[type=submit]").click());
  await say(gm, id, "accept", "happens", p1);
  await expect.poll(() => fatePoints(p1, TAMSIN)).toBe(2);
});

test("a person is chosen by portrait: their aspects are listed, then the scene's, which hit them", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await gm.locator("#norn-strip [data-action=compel]").click();
  const dialog = compelDialog(gm);
  const legends = dialog.locator(".norn-compel-list > fieldset > legend");
  await dialog.getByRole("radio", { name: TAMSIN }).check({ force: true });
  await expect(legends).toHaveText([TAMSIN, "Lantern Quay at midnight (situation)"]);
  await dialog.getByRole("radio", { name: "Fog to the Rooftops" }).check();
  await expect(dialog.locator('select[name="target"]')).toHaveValue(await uuidOf(gm, TAMSIN));
  await expect(dialog.locator(".norn-compel-terms")).toContainText(`${TAMSIN} gains 1 point`);
  // Another person: what was chosen for the first one no longer is, unless it may hit them too.
  await dialog.getByRole("radio", { name: CORVIN }).check({ force: true });
  await expect(dialog.locator('select[name="target"]')).toHaveValue(await uuidOf(gm, CORVIN));
  await dialog.getByRole("radio", { name: CURIOUS }).check();
  await dialog.getByRole("radio", { name: TAMSIN }).check({ force: true });
  await expect(dialog.locator(".norn-compel-terms")).toContainText("Choose an aspect");
  await dialog.getByRole("combobox", { name: "Someone else" }).selectOption({ label: "Captain Odile Ness" });
  await expect(legends.first()).toHaveText("Captain Odile Ness");
  await gm.keyboard.press("Escape");
});

test("a player's window opens on their own character", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await p1.keyboard.press("Alt+c");
  await expect(compelDialog(p1).getByRole("radio", { name: "Ilsabet Crane" })).toBeChecked();
  await p1.keyboard.press("Escape");
});

test("it has happened in the story already: one click on the aspect's row, and it can be undone", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await setPoints(gm, { [CORVIN]: 1 });
  const sheet = await openSheet(gm, CORVIN);
  await sheet.locator(".norn-card", { hasText: CURIOUS }).click({ button: "right" });
  const id = await sent(gm, () => gm.locator('[data-item="compelAward"]').click());
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(2);
  await sheet.locator('[data-action="close"]').first().click();
  await cardOf(gm, id).locator("[data-action=undo]").click();
  await stands(id, "undone", gm, p1);
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(1);
});

test("forged: an answer for another's character, a proposal where only the GM proposes, and numbers from the client", async ({
  gm,
  p1,
  p2,
}) => {
  await play("fate2", gm, p1, p2);
  await setPoints(gm, { [CORVIN]: 3, [TAMSIN]: 3 });
  const id = await compel(gm, { aspect: CURIOUS });
  const { uuid, target } = {
    uuid: await aspectUuid(gm, CORVIN, CURIOUS),
    target: await inFoundry<string>(gm, `return game.actors.getName("${CORVIN}").uuid;`),
  };
  const refusal = async (page: Page, actor: string, system: object): Promise<string> =>
    (await settledEntry(gm, await sendEntry(page, actor, system))).refusal;
  const answer = { kind: "answer", request: { compel: await entryOnCard(gm, id), aspect: uuid, target, say: "refuse" } };
  expect(await refusal(p2, TAMSIN, answer)).toBe("compel-not-yours");
  await stands(id, "offered", gm, p1, p2);

  const facts = { by: "gm", level: 9, targetName: CORVIN };
  const forged = { kind: "compel", request: { aspect: uuid, target, ...facts } };
  expect(await refusal(p1, CORVIN, forged)).toBe("not-yours-to-propose");
  await say(p1, id, "accept", "happens", gm, p2);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(5);

  await play("marumaru", gm, p1, p2);
  const own = await aspectUuid(gm, CORVIN, CURIOUS);
  const sly = { kind: "compel", request: { aspect: own, target, ...facts, passive: true } };
  expect(await refusal(p1, CORVIN, sly)).toBe("not-passive");
  const dear = { kind: "compel", request: { aspect: own, target, ...facts } };
  expect(await refusal(p1, TAMSIN, dear)).toBe("not-yours");
});

test("accepted and refused at the same moment: one counts, the other user is informed", async ({ gm, p1 }) => {
  await play("trifold", gm, p1);
  await setPoints(gm, { [CORVIN]: 3 });
  const id = await compel(gm, { aspect: "The Notebook They Want Back" });
  // Stored before either is pressed: the first answer removes the buttons everywhere.
  const held = [answerButton(p1, id, "accept"), answerButton(gm, id, "refuse")].map((button) =>
    button.evaluateHandle((one) => one),
  );
  const buttons = await Promise.all(held);
  await Promise.all(buttons.map((button) => button.evaluate((one) => (one as HTMLElement).click())));
  const entry = await entryOnCard(gm, id);
  const answers = async (): Promise<string[]> =>
    (await storedEntries(gm, "answer"))
      .filter(({ request }) => request["compel"] === entry)
      .map(({ state }) => state)
      .toSorted();
  await expect.poll(answers).toEqual(["done", "refused"]);
  const undo = await sendEntry(gm, CORVIN, { kind: "undo", request: { entry } });
  expect(await settledEntry(gm, undo)).toMatchObject({ state: "refused" });
  const counts = (await storedEntries(gm, "answer")).find(
    ({ request, state }) => request["compel"] === entry && state === "done",
  );
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(counts?.request["say"] === "accept" ? 4 : 2);
});

test("a hidden aspect is compelled in front of those who know it and the one it hits", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const uuid = await aspectUuid(gm, CORVIN, CURIOUS);
  await inFoundry(gm, `await fromUuidSync("${uuid}").update({ system: { hidden: true } });`);
  const id = await compel(gm, { aspect: CURIOUS });
  await inFoundry(gm, `await fromUuidSync("${uuid}").update({ system: { hidden: false } });`);
  await stands(id, "offered", gm, p1);
  expect(await immediately(() => inFoundry(p2, `return game.messages.get("${id}")?.visible ?? false;`))).toBe(false);
  await say(p1, id, "refuse", "refused", gm);
});

test("without a GM a compel and its answer wait, shown as they would be, and are settled once one is back", async ({
  gm,
  p1,
  p2,
  table,
}) => {
  await play("marumaru", gm, p1, p2);
  await setPoints(gm, { [CORVIN]: 2, [TAMSIN]: 2 });
  await gm.goto("about:blank");
  await p2.waitForFunction(
    () => (globalThis as unknown as { game: { users: { activeGM: unknown } } }).game.users.activeGM === null,
  );
  const dialog = await draft(p2, { aspect: CURIOUS });
  await dialog.locator("button[type=submit]").click();
  const offered = p1.locator("#chat .norn-compel").last();
  await expect(offered).toHaveClass(/is-offered/);
  await expect(offered).toContainText("Waiting for a GM.");
  await expect(offered.locator("[data-action=withdraw]")).toHaveCount(0);
  await offered.locator("[data-answer=accept]").click();
  await expect(p2.locator("#chat .norn-compel").last()).toHaveClass(/is-happens/);
  await expect(offered.locator("[data-action=withdraw]")).toBeVisible();
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(2);
  await sit(gm, table, "gm");
  for (const page of [p1, p2]) {
    await expect(page.locator("#chat .norn-compel").last()).toHaveClass(/is-happens/);
    await expect(page.locator("#chat .norn-compel").last()).not.toContainText("Waiting for a GM");
  }
  await expect.poll(async () => [await fatePoints(p1, CORVIN), await fatePoints(p1, TAMSIN)]).toEqual([3, 1]);
});

test("a card survives a reload, is readable in a narrow column, and axe finds nothing", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await setPoints(gm, { [CORVIN]: 3 });
  const id = await compel(gm, { aspect: CURIOUS, cutthroat: true });
  const said = await words(cardOf(p1, id));
  await p1.reload();
  await ready(p1);
  await p1.locator('#sidebar [data-action="tab"][data-tab="chat"]').first().click();
  await expect.poll(() => words(cardOf(p1, id))).toBe(said);
  const card = cardOf(p1, id).locator(".norn-compel");
  await card.evaluate((element) => ((element as HTMLElement).style.width = "280px"));
  const wide = (element: Element): number =>
    [...element.querySelectorAll("*")].filter(
      (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 && getComputedStyle(part).overflowX !== "visible",
    ).length;
  await expect.poll(() => card.evaluate(wide)).toBe(0);
  await draft(gm, { aspect: CURIOUS, effect: "minus-two" });
  expect(await faultsInBoth(p1, `.chat-message[data-message-id="${id}"]`)).toEqual([]);
  expect(await faultsInBoth(gm, ".norn-compel-window")).toEqual([]);
});
