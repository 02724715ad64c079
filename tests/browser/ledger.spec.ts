import type { Page } from "@playwright/test";
import { cards, inFoundry, play, words } from "./play.ts";
import {
  cardOf,
  fatePoints,
  giveFree,
  pickAspect,
  rollFast,
  sendEntry,
  settled,
  storedActor,
  storedEntries,
} from "./ledger-play.ts";
import { expect, ready, sit, test, type GameId } from "./table.fixture.ts";
import type { OfGames } from "../samples/games.ts";

const CORVIN = "Corvin Ashdown";
const ASPECT = "Too Curious for Locked Doors";

interface Invocation {
  /** How the dialog shows that it is paid. */
  readonly paid: string;
  readonly trait: string;
  readonly aspect: string;
  readonly gain: string;
  /** What one invocation costs the character. */
  readonly points: number;
}

const GAMES: OfGames<Invocation> = {
  fate2: { trait: "Lore", aspect: ASPECT, gain: "reroll-all", paid: "box", points: 0 },
  strands: { trait: "Knowledge", aspect: ASPECT, gain: "plus-two", paid: "point", points: 1 },
  trifold: { trait: "Investigation", aspect: "The Notebook They Want Back", gain: "plus-two", paid: "point", points: 1 },
  marumaru: { trait: "Investigation", aspect: ASPECT, gain: "two-dice", paid: "point", points: 1 },
};

/** Points to spend and every box clear, whatever was played before. */
async function rested(gm: Page): Promise<void> {
  await inFoundry(
    gm,
    `const corvin = game.actors.getName("${CORVIN}");
     await corvin.update({ system: { fatePoints: { value: 5 } } });
     const checked = corvin.items.filter((item) => item.type === "aspect" && item.system.checked > 0);
     await corvin.updateEmbeddedDocuments("Item", checked.map(({ id }) => ({ _id: id, system: { checked: 0 } })));`,
  );
}

for (const [game, { trait, aspect, gain, paid, points }] of Object.entries(GAMES) as [GameId, Invocation][]) {
  test(`${game}: an invocation shows on every client, and undoing it leaves no trace`, async ({ gm, p1, p2 }) => {
    await play(game, gm, p1, p2);
    await rested(gm);
    const card = await rollFast(p1, CORVIN, trait);
    const stored = await storedActor(gm, CORVIN);
    const before = await fatePoints(gm, CORVIN);
    const said = await words(cardOf(p2, card));
    await pickAspect(p1, card, aspect, gain);
    await p1.keyboard.press("Enter");
    const [entry] = await settled(p2, card, 1);
    expect(entry?.request["expects"]).toBe(paid);
    await expect.poll(() => fatePoints(p2, CORVIN)).toBe(before - points);
    await expect(cardOf(p2, card).locator(".norn-roll-step")).toContainText(aspect);
    await expect(cardOf(p2, card)).not.toContainText("One moment");
    const invoked = await words(cardOf(p2, card));
    await p2.reload();
    await ready(p2);
    await expect(cardOf(p2, card).locator(".norn-roll-step")).toHaveCount(1);
    await expect.poll(() => words(cardOf(p2, card))).toBe(invoked);

    await cardOf(p1, card).locator(".norn-roll-step-undo").click();
    await settled(gm, card, 2);
    await expect(cardOf(p2, card).locator(".norn-roll-step")).toHaveCount(0);
    await expect.poll(() => words(cardOf(p2, card))).toBe(said);
    await expect.poll(() => storedActor(gm, CORVIN)).toBe(stored);
    await expect.poll(() => inFoundry(gm, `return game.messages.get("${card}")._stats.lastModifiedBy;`)).toBe("TableUserPlayer1");
  });
}

test("fate2: the user chooses the die", async ({ gm, p1 }) => {
  await play("fate2", gm, p1);
  await rested(gm);
  let card = "";
  // A throw of four pluses has no die to turn.
  do card = await rollFast(p1, CORVIN, "Lore");
  while ((await cardOf(p1, card).locator(".norn-die-plus").count()) === 4);
  const pluses = await cardOf(p1, card).locator(".norn-die-plus").count();
  const dialog = await pickAspect(p1, card, ASPECT, "die-to-plus");
  await dialog.locator('input[name="die"]:enabled').last().check();
  await dialog.locator("button[type=submit]").click();
  await expect(cardOf(gm, card).locator(".norn-die-plus")).toHaveCount(pluses + 1);
});

test("two players use the last free invocation at the same moment: one gets it, the other is informed and pays nothing", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  const uuid = await giveFree(gm, "Fog to the Rooftops", 1);
  await inFoundry(gm, `await game.actors.getName("Tamsin Vey").update({ system: { fatePoints: { value: 3 } } });`);
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  const first = await rollFast(p1, CORVIN, "Knowledge");
  const second = await rollFast(p2, "Tamsin Vey", "Empathy");
  // Sent as the dialogs send it: an open dialog disables its button as soon as another user was quicker.
  const asked = (on: string): object => ({
    request: { roll: on, aspect: uuid, aspectName: "Fog to the Rooftops", gain: "plus-two", expects: "free" },
  });
  await Promise.all([sendEntry(p1, CORVIN, asked(first)), sendEntry(p2, "Tamsin Vey", asked(second))]);
  const outcomes = [...(await settled(gm, first, 1)), ...(await settled(gm, second, 1))];
  expect(outcomes.map(({ state }) => state).toSorted()).toEqual(["done", "refused"]);
  expect(outcomes.find(({ state }) => state === "refused")?.refusal).toBe("free-taken");
  await expect.poll(() => inFoundry(gm, `return Object.keys(fromUuidSync("${uuid}").system.free).length;`)).toBe(0);
  await expect.poll(async () => [await fatePoints(gm, CORVIN), await fatePoints(gm, "Tamsin Vey")]).toEqual([3, 3]);
  const refused = outcomes.find(({ state }) => state === "refused")?.message ?? "";
  await expect(cardOf(p1, refused)).toContainText("The free invocation of “Fog to the Rooftops” is gone. Nothing was paid");
});

test("without a GM all waits, is shown as it would be, and is settled once, in order", async ({ browser, table, gm, p1 }) => {
  await play("strands", gm, p1);
  const uuid = await giveFree(gm, "The Tide Is Coming In", 2);
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  await gm.goto("about:blank");
  await p1.waitForFunction(
    () => (globalThis as unknown as { game: { users: { activeGM: unknown } } }).game.users.activeGM === null,
  );
  await (await pickAspect(p1, card, ASPECT)).locator("button[type=submit]").click();
  const waiting = cardOf(p1, card).locator(".norn-roll-step.is-pending");
  await expect(waiting).toHaveCount(1);
  await (await pickAspect(p1, card, "The Tide Is Coming In")).locator("button[type=submit]").click();
  await expect(waiting).toHaveCount(2);
  await expect(cardOf(p1, card)).toContainText("Provisional: waits for a GM.");
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(3);

  await sit(gm, table, "gm");
  await settled(p1, card, 2);
  const other = await sit(await (await browser.newContext()).newPage(), table, "gm");
  // Left as a tab is closed, so that the GM's first page has the authority again.
  await other.goto("about:blank");
  await other.context().close();
  await expect.poll(() => inFoundry(gm, `return fromUuidSync("${uuid}").system.free.everybody.count;`)).toBe(1);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(2);
  await expect(cardOf(gm, card).locator(".norn-roll-step")).toHaveCount(2);
});

test("fate2: a fate point gives +1 once, until it is cancelled", async ({ gm, p1, p2 }) => {
  await play("fate2", gm, p1, p2);
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  await inFoundry(gm, `await game.actors.getName("Tamsin Vey").update({ system: { fatePoints: { value: 1 } } });`);
  const card = await rollFast(p1, CORVIN, "Lore");
  const total = Number((await cardOf(p1, card).locator(".norn-chat-total strong").innerText()).replace("−", "-"));
  const shown = async (page: typeof p1): Promise<number> =>
    Number((await cardOf(page, card).locator(".norn-chat-total strong").innerText()).replace("−", "-"));
  const point = cardOf(p1, card).locator('[data-action=spend][data-use="plus-one"]');
  await point.click();
  await settled(p2, card, 1);
  await expect.poll(() => shown(p2)).toBe(total + 1);
  await expect(point).toBeDisabled();
  await cardOf(p2, card).locator("[data-action=counter]").click();
  await settled(p1, card, 2);
  await expect.poll(() => shown(p1)).toBe(total);
  await expect(point).toBeEnabled();
  await expect.poll(async () => [await fatePoints(gm, CORVIN), await fatePoints(gm, "Tamsin Vey")]).toEqual([2, 0]);
});

test("a manual edit of a number is recorded: by whom, and how much", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  const before = await cards(p2).count();
  const last = `const { system, visible, isLegible } = game.messages.filter((message) => message.system.kind === "adjust").at(-1) ?? {};
    return system && { by: system.request.user, events: [...system.events], visible, isLegible };`;
  await inFoundry(p1, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 5 } } });`);
  const actor = await inFoundry(gm, `return game.actors.getName("${CORVIN}").uuid;`);
  await expect
    .poll(() => inFoundry(p2, last))
    .toEqual({
      by: "TableUserPlayer1",
      events: [{ type: "fate-points-changed", actor, counter: "value", by: 2 }],
      visible: false,
      isLegible: true,
    });
  const recorded = (await storedEntries(p2, "adjust")).length;
  const card = await rollFast(p1, CORVIN, "Knowledge");
  await (await pickAspect(p1, card, ASPECT)).locator("button[type=submit]").click();
  await settled(p2, card, 1);
  // The roll shows the entry as a step, and nothing is recorded in addition.
  await expect(cards(p2)).toHaveCount(before + 1);
  await expect.poll(() => storedEntries(p2, "adjust")).toHaveLength(recorded);
  await expect.poll(() => inFoundry(p2, last)).toMatchObject({ events: [{ by: 2 }] });
});

test("trifold: the point for another's aspect goes to its player once the action is resolved", async ({ gm, p1, p2 }) => {
  await play("trifold", gm, p1, p2);
  const set = (name: string, value: number): string =>
    `await game.actors.getName("${name}").update({ system: { fatePoints: { value: ${value} } } });`;
  await inFoundry(gm, set(CORVIN, 2) + set("Tamsin Vey", 1));
  const theirs = await inFoundry<string>(
    gm,
    `const open = (item) => item.type === "aspect" && item.system.game === "trifold" && !item.system.lock.on;
     return game.actors.getName("Tamsin Vey").items.find(open).name;`,
  );
  const card = await rollFast(p1, CORVIN, "Investigation");
  await (await pickAspect(p1, card, theirs)).locator("button[type=submit]").click();
  await settled(p2, card, 1);
  await expect.poll(async () => [await fatePoints(gm, CORVIN), await fatePoints(gm, "Tamsin Vey")]).toEqual([1, 1]);
  await cardOf(p1, card).locator("[data-action=resolve]").click();
  await settled(p2, card, 2);
  await expect.poll(async () => [await fatePoints(gm, CORVIN), await fatePoints(gm, "Tamsin Vey")]).toEqual([1, 2]);
  await expect(cardOf(p1, card).locator("[data-action=resolve]")).toHaveCount(0);
});
