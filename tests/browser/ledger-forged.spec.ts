import type { Page } from "@playwright/test";
import { inFoundry, play } from "./play.ts";
import { cardOf, entriesOn, fatePoints, rollFast, sendEntry, settled, storedActor } from "./ledger-play.ts";
import { expect, sit, test } from "./table.fixture.ts";

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
  await expect(cardOf(gm, card).locator(".norn-roll-step")).toHaveCount(0);
  await inFoundry(
    p1,
    `await game.messages.get("${id}").update({ system: { state: "done", outcome: { refusal: { code: "" } } } });`,
  );
  await expect.poll(async () => (await entriesOn(gm, card))[0]?.state).toBe("refused");
  await expect(cardOf(gm, card).locator(".norn-roll-step")).toHaveCount(0);
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
  await expect(cardOf(gm, card).locator(".norn-roll-step")).toContainText("Too Curious for Locked Doors");
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
    ["refused", "used-this-action"],
  ]);
  expect(await fatePoints(gm, CORVIN)).toBe(points - 1);
});

/** Sends an entry as p1 and waits until the game master's client has refused it. */
async function refusedAs(gm: Page, p1: Page, system: object): Promise<string> {
  const id = await sendEntry(p1, CORVIN, system);
  const state = `game.messages.get("${id}")?.system.state`;
  await expect.poll(() => inFoundry(gm, `return ${state};`)).toBe("refused");
  return inFoundry(gm, `return game.messages.get("${id}").system.outcome.refusal.code;`);
}

test("what comes out of order is refused: undone before it is done, done again before it is undone, answered before it is offered", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const stored = await storedActor(gm, CORVIN);
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  const refused = await sendEntry(p1, CORVIN, { asked: { on: card, aspect: uuid, gain: "no-such-gain" } });
  await settled(gm, card, 1);
  expect(await refusedAs(gm, p1, { kind: "undo", asked: { entry: refused } })).toBe("entry-gone");
  expect(await refusedAs(gm, p1, { kind: "redo", asked: { entry: refused } })).toBe("entry-gone");
  expect(await refusedAs(gm, p1, { kind: "undo", asked: { entry: card } })).toBe("entry-gone");
  expect(await refusedAs(gm, p1, { kind: "answer", asked: { on: card } })).not.toBe("");
  expect(await refusedAs(gm, p1, { kind: "counter", asked: { on: card, entry: refused } })).not.toBe("");
  expect(await storedActor(gm, CORVIN)).toBe(stored);
  const done = await sendEntry(p1, CORVIN, { asked: { on: card, aspect: uuid, gain: "plus-two" } });
  await expect.poll(() => inFoundry(gm, `return game.messages.get("${done}")?.system.state;`)).toBe("done");
  expect(await refusedAs(gm, p1, { kind: "redo", asked: { entry: done, on: card } })).toBe("not-undone");
});

test("another's entry is not undone", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const card = await rollFast(p2, TAMSIN, "Empathy");
  const uuid = await inFoundry<string>(gm, `return ${aspect(TAMSIN, "Soft Spot for Strays")};`);
  await inFoundry(gm, `await game.actors.getName("${TAMSIN}").update({ system: { fatePoints: { value: 3 } } });`);
  const id = await sendEntry(p2, TAMSIN, { asked: { on: card, aspect: uuid, gain: "plus-two" } });
  await settled(gm, card, 1);
  const stored = await storedActor(gm, TAMSIN);
  expect(await refusedAs(gm, p1, { kind: "undo", asked: { entry: id, on: card } })).toBe("not-yours");
  expect(await storedActor(gm, TAMSIN)).toBe(stored);
});

test("nothing of an unknown kind, begun by its author, dated back or out of all bounds changes anything", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const everybody = (): Promise<string> =>
    inFoundry(
      gm,
      `const pool = game.settings.get("norn", "npcPool").points;
       return JSON.stringify([pool, game.actors.map(({ id, system, items }) => [id, system.fatePoints, items.size])]);`,
    );
  const before = await everybody();
  const actor = await inFoundry<string>(p1, `return game.actors.getName("${TAMSIN}").uuid;`);
  const events = { 0: { type: "fate-points-changed", actor, pot: "value", by: -1 } };
  expect(await refusedAs(gm, p1, { kind: "steal", outcome: { events } })).toBe("kind-unknown");
  expect(await refusedAs(gm, p1, { kind: "__proto__" })).toBe("kind-unknown");
  expect(await refusedAs(gm, p1, { state: "doing", executor: "me", asked: { on: card }, outcome: { events } })).toBe(
    "settled-by-author",
  );
  expect(await refusedAs(gm, p1, { kind: "adjust", outcome: { events } })).toBe("settled-by-author");
  expect(await refusedAs(gm, p1, { outcome: { events: { 0: { type: "x" }, 5: 7 } } })).toBe("kind-unknown");
  for (const kind of ["pool", "break", "pay-debt", "make", "pass", "remove", "settle"]) {
    for (const by of [-1e9, 1e308]) {
      const details = { by, points: by, level: by, count: by, scope: "session", what: "scene", __proto__: { gm: true } };
      expect(await refusedAs(gm, p1, { kind, asked: { on: card, target: actor, details } }), `${kind} ${by}`).not.toBe("");
    }
  }
  expect(await everybody()).toBe(before);
});

test("when an entry was decided is the game master's clock, not its author's", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  const id = await sendEntry(p1, CORVIN, { settled: 5, asked: { on: card, aspect: uuid, gain: "plus-two" } });
  await settled(gm, card, 1);
  expect(
    await inFoundry(gm, `return game.messages.get("${id}").system.settled >= game.messages.get("${card}").timestamp - 1000;`),
  ).toBe(true);
});

test("an entry whose author makes a plain message of it stays an entry", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  const id = await sendEntry(p1, CORVIN, { asked: { on: card, aspect: uuid, gain: "plus-two" } });
  await settled(gm, card, 1);
  await inFoundry(
    p1,
    `const system = game.release.generation < 14 ? { "==system": {} } : { system: foundry.data.operators.ForcedReplacement.create({}) };
     await game.messages.get("${id}").update({ type: "base", ...system });`,
  );
  await expect
    .poll(() => inFoundry(p2, `const { type, system } = game.messages.get("${id}"); return type + " " + system.state;`))
    .toBe("spend done");
  await expect(cardOf(p2, card).locator(".norn-roll-step")).toHaveCount(1);
});

test("a player does not name who keeps the ledger, and what a player says to its keeper changes nothing", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  const forged = `await game.settings.set("norn", "keeper", { session: "me", user: game.user.id })`;
  expect(await inFoundry(p1, `try { ${forged}; return "done"; } catch (error) { return error.message; }`)).toContain(
    "permission",
  );
  await inFoundry(
    p1,
    `const { session } = game.settings.get("norn", "keeper");
     for (const said of ["left", "handedOver"]) game.socket.emit("system.norn", { ledger: { [said]: session } });
     game.socket.emit("system.norn", null);`,
  );
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  await sendEntry(p1, CORVIN, { asked: { on: card, aspect: uuid, gain: "plus-two" } });
  expect((await settled(gm, card, 1)).map(({ state }) => state)).toEqual(["done"]);
  expect(await fatePoints(gm, CORVIN)).toBe(2);
});

test("without a game master nobody forges what others see: an invocation nobody paid for, another's undone; one's own honest entry counts", async ({
  gm,
  p1,
  p2,
  table,
}) => {
  await play("strands", gm, p1, p2);
  for (const name of [CORVIN, TAMSIN]) {
    await inFoundry(gm, `await game.actors.getName("${name}").update({ system: { fatePoints: { value: 3 } } });`);
  }
  const card = await rollFast(p2, TAMSIN, "Empathy");
  const theirs = await inFoundry<string>(gm, `return ${aspect(TAMSIN, "Soft Spot for Strays")};`);
  const paid = await sendEntry(p2, TAMSIN, { asked: { on: card, aspect: theirs, gain: "plus-two" } });
  await settled(gm, card, 1);
  const own = await rollFast(p1, CORVIN, "Knowledge");
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  const other = await inFoundry<string>(p1, `return ${aspect(CORVIN, "A Card Up Every Sleeve")};`);
  await gm.goto("about:blank");
  await p1.waitForFunction("game.users.activeGM === null");

  const forged = { state: "done", settled: 4e12 };
  const free = { ...forged, outcome: { payment: "free" } };
  const ids = [
    await sendEntry(p1, CORVIN, { ...free, asked: { on: own, aspect: other, aspectName: "Stolen", gain: "plus-two" } }),
    await sendEntry(p1, CORVIN, { ...free, asked: { on: card, aspect: other, aspectName: "Stolen", gain: "minus-two" } }),
    await sendEntry(p1, CORVIN, { ...forged, kind: "undo", asked: { entry: paid, on: card } }),
  ];
  const honest = await sendEntry(p1, CORVIN, { asked: { on: own, aspect: uuid, gain: "plus-two" } });
  await expect.poll(() => inFoundry(p2, `return game.messages.get("${honest}")?.system.state;`)).toBe("done");
  const shown = async (page: Page): Promise<void> => {
    await expect(cardOf(page, own).locator(".norn-roll-step")).toHaveCount(1);
    await expect(cardOf(page, card).locator(".norn-roll-step")).toHaveCount(1);
    await expect(cardOf(page, card).locator(".norn-roll-step")).toContainText("Soft Spot for Strays");
  };
  await shown(p2);
  await sit(gm, table, "gm");
  const states = `return ${JSON.stringify([...ids, honest])}.map((id) => game.messages.get(id).system.state);`;
  await expect.poll(() => inFoundry(p2, states)).toEqual(["refused", "refused", "refused", "done"]);
  await shown(gm);
  // What counts is signed by the game master, and is not rewritten any more.
  await expect.poll(() => inFoundry(gm, `return game.messages.get("${honest}")._stats.lastModifiedBy;`)).toBe("TableUserGameMst");
  await inFoundry(p1, `await game.messages.get("${honest}").update({ system: { outcome: { payment: "persistent" } } });`);
  await expect.poll(() => inFoundry(gm, `return game.messages.get("${honest}")?.system.outcome.payment;`)).toBe("point");
});
