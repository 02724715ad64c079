import { inFoundry, play } from "./play.ts";
import { cardOf, entriesOn, fatePoints, rollFast, sendEntry, settled, storedActor } from "./ledger-play.ts";
import { expect, test } from "./table.fixture.ts";

test.use({ game: "strands" });

const CORVIN = "Corvin Ashdown";
const TAMSIN = "Tamsin Vey";

/** Uuid of an aspect of an actor. */
function aspect(actor: string, name: string): string {
  return `game.actors.getName(${JSON.stringify(actor)}).items.find((item) => item.inPlay && item.name === ${JSON.stringify(name)}).uuid`;
}

test("an entry that calls itself done changes nothing", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  const stored = await storedActor(gm, CORVIN);
  const asked = { on: card, aspect: uuid, aspectName: "Too Curious for Locked Doors", gain: "plus-two" };
  const id = await sendEntry(p1, CORVIN, { state: "done", asked, outcome: { payment: "free" } });
  await expect.poll(async () => (await entriesOn(gm, card))[0]?.refusal).toBe("settled-by-author");
  await expect(cardOf(gm, card).locator(".norn-deed")).toHaveCount(0);
  await inFoundry(
    p1,
    `await game.messages.get("${id}").update({ system: { state: "done", outcome: { refusal: { code: "" } } } });`,
  );
  await expect.poll(async () => (await entriesOn(gm, card))[0]?.state).toBe("refused");
  await expect(cardOf(gm, card).locator(".norn-deed")).toHaveCount(0);
  expect(await storedActor(gm, CORVIN)).toBe(stored);
});

test("numbers that are sent along are not believed", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const before = await fatePoints(gm, CORVIN);
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  const asked = { on: card, aspect: uuid, aspectName: "Something else entirely", gain: "plus-two" };
  const actor = await inFoundry<string>(p1, `return game.actors.getName("${CORVIN}").uuid;`);
  const event = { type: "fate-points-changed", actor, pot: "value", by: 50 };
  await sendEntry(p1, CORVIN, {
    asked,
    outcome: { payment: "lock", points: -5, events: { 0: event, 1: event }, thrown: { 0: 9 } },
  });
  await settled(gm, card, 1);
  expect(await fatePoints(gm, CORVIN)).toBe(before - 1);
  await expect(cardOf(gm, card).locator(".norn-deed")).toContainText("Too Curious for Locked Doors");
});

test("another's character, and another's roll, are refused", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const card = await rollFast(p2, TAMSIN, "Empathy");
  const stored = await storedActor(gm, TAMSIN);
  const uuid = await inFoundry<string>(gm, `return ${aspect(TAMSIN, "Soft Spot for Strays")};`);
  const asked = { on: card, aspect: uuid, aspectName: "Soft Spot for Strays", gain: "plus-two" };
  await sendEntry(p1, TAMSIN, { asked });
  await sendEntry(p1, CORVIN, { asked });
  expect((await settled(gm, card, 2)).map(({ refusal }) => refusal)).toEqual(["not-yours", "not-yours"]);
  expect(await storedActor(gm, TAMSIN)).toBe(stored);
});

test("the server lets nobody write in another's name, nor change what is not theirs", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const failed = (script: string): Promise<string> =>
    inFoundry(p1, `try { ${script}; return "done"; } catch (error) { return String(error.message); }`);
  const signed = `return (await ChatMessage.create({ type: "spend", author: "TableUserGameMst", content: "x" })).author.id;`;
  expect(await inFoundry(p1, signed)).toBe("TableUserPlayer1");
  expect(await failed(`await game.actors.getName("${TAMSIN}").update({ system: { fatePoints: { value: 9 } } })`)).toContain(
    "permission",
  );
});

test("what was settled cannot be rewritten by its author", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "A Card Up Every Sleeve")};`);
  const id = await sendEntry(p1, CORVIN, {
    asked: { on: card, aspect: uuid, aspectName: "A Card Up Every Sleeve", gain: "plus-two" },
  });
  await settled(gm, card, 1);
  const settledAs = await inFoundry<string>(gm, `return JSON.stringify(game.messages.get("${id}").toObject().system);`);
  const points = await fatePoints(gm, CORVIN);
  await inFoundry(
    p1,
    `await game.messages.get("${id}").update({ system: { state: "asked", outcome: { payment: "free", events: { 7: { type: "x" } } } } });`,
  );
  await expect.poll(() => inFoundry(gm, `return JSON.stringify(game.messages.get("${id}").toObject().system);`)).toBe(settledAs);
  expect(await fatePoints(gm, CORVIN)).toBe(points);
});

test("an entry that arrives twice runs once", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const points = await fatePoints(gm, CORVIN);
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Friends in Low Offices")};`);
  const asked = { on: card, aspect: uuid, aspectName: "Friends in Low Offices", gain: "plus-two" };
  const id = await sendEntry(p1, CORVIN, { asked });
  await inFoundry(
    gm,
    `for (let i = 0; i < 3; i++) Hooks.callAll("createChatMessage", game.messages.get("${id}"), {}, "TableUserPlayer1");`,
  );
  await sendEntry(p1, CORVIN, { asked });
  expect((await settled(gm, card, 2)).map(({ state, refusal }) => [state, refusal])).toEqual([
    ["done", ""],
    ["refused", "used-this-turn"],
  ]);
  expect(await fatePoints(gm, CORVIN)).toBe(points - 1);
});
