import type { Locator, Page } from "@playwright/test";
import { immediately, inFoundry, play, untilInFoundry } from "./play.ts";
import {
  cardOf,
  fatePoints,
  rollFast,
  sendEntry,
  settled,
  settledEntry,
  storedActor,
  storedEntry,
  submittedEntry,
} from "./ledger-play.ts";
import { opposeWith, opposition, pressOppose, rollAgainst, rollIt } from "./oppose-play.ts";
import { expect, ready, sit, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const TAMSIN = "Tamsin Vey";

/** Uuid of an aspect of an actor. */
function aspect(actor: string, name: string): string {
  return `game.actors.getName(${JSON.stringify(actor)}).items.find((item) => item.inPlay && item.name === ${JSON.stringify(name)}).uuid`;
}

/** Sends an outcome from a player's client, without any dialog. Resolves to the message's id. */
function sendOutcome(page: Page, system: object): Promise<string> {
  return sendEntry(page, CORVIN, { state: "done", asker: "TableUserPlayer1", ...system }, { type: "entry" });
}

/** Manual edits recorded since then, of any actor. */
function adjusted(page: Page, since: string): Promise<number[]> {
  return inFoundry(
    page,
    `const all = game.messages.contents;
     return all.slice(all.findIndex(({ id }) => id === "${since}") + 1).filter(({ system }) => system.kind === "adjust")
       .flatMap(({ system }) => system.events.map(({ by }) => by));`,
  );
}

/** What a script on a page fails with. */
function failure(page: Page, script: string): Promise<string> {
  return inFoundry(page, `try { ${script}; return "done"; } catch (error) { return String(error.message); }`);
}

test("an outcome that a player forges changes nothing while a GM is connected, and is removed, whatever payment it claims", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  const actor = await inFoundry<string>(p1, `return game.actors.getName("${CORVIN}").uuid;`);
  const stored = await storedActor(gm, CORVIN);
  const request = { roll: card, aspect: uuid, aspectName: "Too Curious for Locked Doors", gain: "plus-two" };
  const paid = { type: "fate-points-changed", actor, counter: "value", by: -1 };
  for (const said of [{ payment: "free" }, { payment: "point", points: 1, events: [paid] }]) {
    const id = await sendOutcome(p1, { request, ...said });
    await expect.poll(() => inFoundry(p1, `return game.messages.has("${id}");`)).toBe(false);
    await expect(cardOf(gm, card).locator(".norn-roll-step")).toHaveCount(0);
  }
  await expect(sendOutcome(p1, { request, state: "doing", events: [paid] })).rejects.toThrow("doing is not a valid choice");
  // A plain message that becomes one is no better.
  const later = [{ ...paid, by: 50 }];
  const said = { kind: "invoke", actor, game: "strands", state: "done", asker: "TableUserPlayer1", request, payment: "point" };
  const turned = await inFoundry<string>(
    p1,
    `const message = await ChatMessage.create({ content: "hello" });
     const system = ${JSON.stringify({ ...said, points: 1, events: [paid], later })};
     const operator = foundry.data.operators.ForcedReplacement.create(system);
     await message.update({ type: "entry", system: operator });
     return message.id;`,
  );
  await expect.poll(() => inFoundry(p1, `return game.messages.has("${turned}");`)).toBe(false);
  await expect(cardOf(gm, card).locator(".norn-roll-step")).toHaveCount(0);
  expect(await immediately(() => adjusted(gm, card))).toEqual([]);
  expect(await immediately(() => storedActor(gm, CORVIN))).toBe(stored);
});

test("a player's own outcome of their own request does not count: the GM's client settles it", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  const request = { roll: card, aspect: uuid, aspectName: "Too Curious for Locked Doors", gain: "plus-two" };
  const id = await sendEntry(p1, CORVIN, { request });
  const forged = await sendOutcome(p1, { request, entry: id, payment: "nothing" });
  await expect.poll(() => inFoundry(p1, `return game.messages.has("${forged}");`)).toBe(false);
  const { state, message } = await settledEntry(p1, id);
  await expect
    .poll(async () => [state, await inFoundry(p1, `return game.messages.get("${message}").author.id;`)])
    .toEqual(["done", "TableUserGameMst"]);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(2);
});

test("numbers sent with a request are ignored, and what it calls its author's character", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const before = await fatePoints(gm, CORVIN);
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  const actor = await inFoundry<string>(p1, `return game.actors.getName("${CORVIN}").uuid;`);
  const event = { type: "fate-points-changed", actor, counter: "value", by: 50 };
  const said = { payment: "nothing", points: -5, events: [event, event], faces: [9], settled: 5, asker: "TableUserGameMst" };
  const request = { roll: card, aspect: uuid, aspectName: "Something else entirely", gain: "plus-two", ...said };
  await sendEntry(p1, CORVIN, { request, ...said, actorName: TAMSIN });
  await settled(gm, card, 1);
  const entry = `game.messages.contents.findLast(({ type }) => type === "entry")`;
  await expect.poll(() => inFoundry(p1, `return ${entry}.system.actorName;`)).toBe(CORVIN);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(before - 1);
  await expect(cardOf(gm, card).locator(".norn-roll-step")).toContainText("Too Curious for Locked Doors");
});

test("another's character, and another's roll, are refused", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const card = await rollFast(p2, TAMSIN, "Empathy");
  const stored = await storedActor(gm, TAMSIN);
  const uuid = await inFoundry<string>(gm, `return ${aspect(TAMSIN, "Soft Spot for Strays")};`);
  const request = { roll: card, aspect: uuid, aspectName: "Soft Spot for Strays", gain: "plus-two" };
  await sendEntry(p1, TAMSIN, { request });
  await sendEntry(p1, CORVIN, { request });
  expect((await settled(gm, card, 2)).map(({ refusal }) => refusal)).toEqual(["not-yours", "not-yours"]);
  expect(await immediately(() => storedActor(gm, TAMSIN))).toBe(stored);
});

test("a roll whose dice no one can have thrown is shown, and what is asked on it is refused", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  const request = { aspect: uuid, aspectName: "", gain: "plus-two" };
  const card = await rollFast(p1, CORVIN, "Knowledge");
  await sendEntry(p1, CORVIN, { request: { ...request, roll: card } });
  await settled(gm, card, 1);
  for (const faces of [[], [99, 0, 0, 0]]) {
    await inFoundry(p1, `await game.messages.get("${card}").update({ system: { faces: ${JSON.stringify(faces)} } });`);
    await expect(cardOf(gm, card)).toContainText(CORVIN);
    const id = await sendEntry(p1, CORVIN, { request: { ...request, roll: card } });
    expect(await settledEntry(gm, id)).toMatchObject({ state: "refused", refusal: "roll-unreadable" });
  }
  const next = await rollFast(p1, CORVIN, "Knowledge");
  await expect(cardOf(gm, next)).toBeVisible();
  await gm.reload();
  await ready(gm);
  await expect(cardOf(gm, card)).toBeVisible();
});

test("a roll that its author changes after others built on it says so everywhere; showing it is no change", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  const card = await rollAgainst(p1, CORVIN, "Agility", { targets: [TAMSIN] });
  await pressOppose(p2, card);
  await opposeWith(p2, /^Agility/);
  const made = await submittedEntry(p2, "oppose", () => rollIt(p2));
  const opposing = String(made.request["opposing"]);
  const note = (page: Page, of: string): Locator => cardOf(page, of).locator(".norn-chat-fault");
  // Concealed and shown again, by the menu of the message.
  for (const whisper of [["TableUserPlayer2", "TableUserGameMst"], []])
    await inFoundry(p2, `await game.messages.get("${opposing}").update({ whisper: ${JSON.stringify(whisper)} });`);
  await expect(opposition(p1, card)).toBeVisible();
  expect(await immediately(() => note(p1, card).count())).toBe(0);
  await inFoundry(p2, `await game.messages.get("${opposing}").update({ system: { faces: [1, 1, 1, 1] } });`);
  await gm.reload();
  await ready(gm);
  for (const page of [gm, p1, p2]) {
    await expect(note(page, opposing)).toHaveText("This roll was changed after others had built on it.");
    await expect(note(page, card)).toHaveText(`The roll of ${TAMSIN} was changed after others had built on it.`);
    await expect(cardOf(page, card).locator("[data-action=invoke]")).toHaveCount(0);
  }
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  const id = await sendEntry(p1, CORVIN, { request: { roll: card, aspect: uuid, aspectName: "", gain: "plus-two" } });
  expect(await settledEntry(gm, id)).toMatchObject({ state: "refused", refusal: "roll-changed" });
  await opposition(gm, card).locator("[data-action=undo]").click();
  for (const page of [gm, p1, p2]) {
    await expect(note(page, card)).toHaveCount(0);
    await expect(note(page, opposing)).toHaveCount(1);
  }
});

test("nothing is proposed or answered in the name of another's character", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const id = await sendEntry(p1, TAMSIN, { kind: "propose", request: { words: "Thick fog" } });
  expect(await settledEntry(gm, id)).toMatchObject({ state: "refused", refusal: "not-yours" });
});

test("the server lets no one write in another's name, nor change what is not theirs", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const signed = `return (await ChatMessage.create({ type: "entry", author: "TableUserGameMst", content: "x" })).author.id;`;
  expect(await immediately(() => inFoundry(p1, signed))).toBe("TableUserPlayer1");
  const forged = `await game.actors.getName("${TAMSIN}").update({ system: { fatePoints: { value: 9 } } })`;
  expect(await failure(p1, forged)).toContain("permission");
});

test("a settled entry cannot be rewritten by its author in any way: neither the outcome nor its request", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "A Card Up Every Sleeve")};`);
  // As soon as the outcome exists, in one burst: the request is changed, then becomes a plain message of the same id.
  await inFoundry(
    p1,
    `globalThis.burst = new Promise((resolve) => {
       const hook = Hooks.on("createChatMessage", ({ type, system }) => {
         if (type !== "entry") return;
         Hooks.off("createChatMessage", hook);
         const request = game.messages.get(system.entry);
         const changed = request.update({ whisper: [game.user.id], timestamp: 5, system: { kind: "pool", request: { by: 99 }, state: "done", events: [] } });
         const gone = request.delete().then(() => ChatMessage.create({ _id: request.id, content: "nothing" }, { keepId: true }));
         // Where the page is late, the GM's client has removed it before.
         resolve(Promise.allSettled([changed, gone]).then(() => request.id));
       });
     });`,
  );
  const id = await sendEntry(p1, CORVIN, {
    request: { roll: card, aspect: uuid, aspectName: "A Card Up Every Sleeve", gain: "plus-two" },
  });
  const { message } = await settledEntry(gm, id);
  await expect.poll(() => inFoundry(p1, `return globalThis.burst;`)).toBe(id);
  const points = await fatePoints(gm, CORVIN);
  const settledAs = await inFoundry<string>(gm, `return JSON.stringify(game.messages.get("${message}").toObject().system);`);
  const refused = await inFoundry<string[]>(
    p1,
    `const outcome = game.messages.get("${message}");
     const word = (done) => done.then(() => "done", (error) => error.message);
     const plain = game.release.generation < 14 ? { "==system": {} } : { system: foundry.data.operators.ForcedReplacement.create({}) };
     return Promise.all([
       word(outcome.update({ system: { state: "refused", payment: "free", events: [] } })),
       word(outcome.update({ type: "base", ...plain })),
       word(outcome.delete()),
     ]);`,
  );
  for (const word of refused) expect(word).toContain("permission");
  await expect
    .poll(() => inFoundry(gm, `return JSON.stringify(game.messages.get("${message}").toObject().system);`))
    .toBe(settledAs);
  for (const page of [gm, p2]) await expect(cardOf(page, card).locator(".norn-roll-step")).toHaveCount(1);
  await p2.reload();
  await ready(p2);
  await expect(cardOf(p2, card).locator(".norn-roll-step")).toContainText("A Card Up Every Sleeve");
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(points);
  expect(await immediately(() => adjusted(gm, card))).toEqual([]);
});

test("an entry whispered past the others is settled where everyone sees it: its readers are those of the roll", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  const request = { roll: card, aspect: uuid, aspectName: "", gain: "plus-two" };
  const id = await sendEntry(p1, CORVIN, { request }, { whisper: ["TableUserPlayer1"] });
  const { message } = await settledEntry(gm, id);
  const told = `return game.messages.get("${message}").whisper.toSorted();`;
  await expect.poll(() => inFoundry(gm, told)).toEqual([]);
  await expect(cardOf(gm, card).locator(".norn-roll-step")).toContainText("Too Curious for Locked Doors");
});

test("points and free invocations that an owner takes under the flag of their own entry are still adjustments", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(3);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  const system = { game: "strands", kind: "invoke", request: { roll: card, aspect: uuid, gain: "plus-two" } };
  const id = await inFoundry<string>(
    p1,
    `const actor = game.actors.getName("${CORVIN}");
     const system = { ...${JSON.stringify(system)}, actor: actor.uuid, actorName: actor.name };
     const asking = ChatMessage.create({ _id: "forgedentry00001", type: "request", content: "x", system }, { keepId: true });
     const event = { type: "fate-points-changed", actor: actor.uuid, counter: "value", by: 5 };
     const flags = { norn: { entries: { forgedentry00001: { events: [event], write: "x" } } } };
     const taking = actor.update({ system: { fatePoints: { value: 8 } }, flags }, { nornWrite: "x" });
     await Promise.all([asking, taking]);
     return (await asking).id;`,
  );
  expect((await settledEntry(p1, id)).state).toBe("done");
  await expect.poll(() => adjusted(gm, card)).toEqual([5]);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(7);
});

test("free invocations or checked boxes on what a player creates are an adjustment, also a second time under the same id", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const create = (count: number): Promise<void> =>
    inFoundry(
      p1,
      `const data = { _id: "mintedaspect0001", type: "aspect", name: "Minted", system: { free: { x: { count: ${count}, holder: "" } } } };
       await game.actors.getName("${CORVIN}").createEmbeddedDocuments("Item", [data], { keepId: true });`,
    );
  await create(9);
  await expect.poll(() => adjusted(gm, card)).toEqual([9]);
  await inFoundry(p1, `await game.actors.getName("${CORVIN}").items.get("mintedaspect0001").delete();`);
  await create(4);
  await expect.poll(() => adjusted(gm, card)).toEqual([9, 4]);
  // Those a GM creates are not recorded.
  await inFoundry(
    gm,
    `const actor = game.actors.getName("${CORVIN}");
     await actor.items.get("mintedaspect0001").delete();
     await actor.createEmbeddedDocuments("Item", [{ type: "aspect", name: "Given", system: { free: { x: { count: 2, holder: "" } } } }]);
     await actor.update({ system: { fatePoints: { value: actor.system.fatePoints.value + 1 } } });
     await actor.items.getName("Given").delete();`,
  );
  await expect.poll(() => adjusted(gm, card)).toEqual([9, 4, 1]);
});

test("a player who clears their own messages in the log clears no history", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const opening = `return JSON.stringify(game.settings.get("norn", "openingBalances").documents.find(({ uuid }) => uuid === game.actors.getName("${CORVIN}").uuid));`;
  await expect.poll(() => inFoundry(gm, opening)).toBeTruthy();
  const before = await inFoundry<string>(gm, opening);
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  await settledEntry(gm, await sendEntry(p1, CORVIN, { request: { roll: card, aspect: uuid, gain: "plus-two" } }));
  // A settled request is deleted by itself.
  await untilInFoundry(p1, `return !game.messages.some(({ type }) => type === "request");`);
  const said = await inFoundry<string>(
    p1,
    `const own = game.messages.filter(({ author }) => author.isSelf).map(({ id }) => id);
     await ChatMessage.create({ type: "request", content: "x", system: { kind: "remove", request: {} } }).then((one) => own.push(one.id));
     await Object.getPrototypeOf(CONFIG.ChatMessage.documentClass).deleteDocuments(own, { nornFlush: true });
     return ChatMessage.deleteDocuments([], { deleteAll: true }).then(() => "cleared", (error) => error.message);`,
  );
  expect(said).toContain("permission");
  // A new aspect is in the books: the opening balances of the others stay.
  const made = await inFoundry<string>(
    gm,
    `return (await game.actors.getName("${CORVIN}").createEmbeddedDocuments("Item", [{ type: "aspect", name: "Passing" }]))[0].uuid;`,
  );
  await expect
    .poll(() =>
      inFoundry(gm, `return game.settings.get("norn", "openingBalances").documents.some(({ uuid }) => uuid === "${made}");`),
    )
    .toBe(true);
  expect(await immediately(() => inFoundry(gm, opening))).toBe(before);
  await inFoundry(gm, `await fromUuidSync("${made}").delete();`);
});

test("an entry that arrives twice runs once", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const points = await fatePoints(gm, CORVIN);
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Friends in Low Offices")};`);
  const request = { roll: card, aspect: uuid, aspectName: "Friends in Low Offices", gain: "plus-two" };
  // Before its outcome and after it.
  await inFoundry(
    gm,
    `const hook = Hooks.on("createChatMessage", (message, options, userId) => {
       if (message.type !== "request" && message.type !== "entry") return;
       Hooks.off("createChatMessage", hook);
       for (let i = 0; i < 3; i++) Hooks.callAll("createChatMessage", message, options, userId);
       const again = Hooks.on("createChatMessage", ({ type }) => {
         if (type !== "entry") return;
         Hooks.off("createChatMessage", again);
         for (let i = 0; i < 3; i++) Hooks.callAll("createChatMessage", message, options, userId);
       });
     });`,
  );
  await sendEntry(p1, CORVIN, { request });
  await settled(gm, card, 1);
  await sendEntry(p1, CORVIN, { request });
  expect((await settled(gm, card, 2)).map(({ state, refusal }) => [state, refusal])).toEqual([
    ["done", ""],
    ["refused", "used-this-action"],
  ]);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(points - 1);
});

/** A request as none of our clients would send it. Resolves to its id, "" if the server refuses it. */
function sendOnWire(page: Page, system: object): Promise<string> {
  return inFoundry(
    page,
    `const actor = game.actors.getName("${CORVIN}");
     const system = { game: "strands", actor: actor.uuid, actorName: actor.name, ...${JSON.stringify(system)} };
     const operation = { data: [{ type: "request", content: "x", system }] };
     const answer = await new Promise((resolve) =>
       game.socket.emit("modifyDocument", { type: "ChatMessage", action: "create", operation }, resolve));
     return answer.result?.[0]?._id ?? "";`,
  );
}

/** Sends an entry as p1 and waits until the GM's client has refused it. */
async function refusedAs(gm: Page, p1: Page, system: object): Promise<string> {
  const { state, refusal } = await settledEntry(gm, await sendEntry(p1, CORVIN, system));
  expect(state).toBe("refused");
  return refusal;
}

test("what comes out of order is refused: undone before it is settled, redone before it is undone, answered before it is offered", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const stored = await storedActor(gm, CORVIN);
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  const refused = await sendEntry(p1, CORVIN, { request: { roll: card, aspect: uuid, gain: "die-to-plus", die: 77 } });
  expect((await settledEntry(gm, refused)).state).toBe("refused");
  expect(await refusedAs(gm, p1, { kind: "undo", request: { entry: refused } })).toBe("entry-gone");
  expect(await refusedAs(gm, p1, { kind: "redo", request: { entry: refused } })).toBe("entry-gone");
  expect(await refusedAs(gm, p1, { kind: "undo", request: { entry: card } })).toBe("entry-gone");
  expect(await refusedAs(gm, p1, { kind: "answer", request: { compel: card, say: "accept" } })).not.toBe("");
  expect(await refusedAs(gm, p1, { kind: "counter", request: { on: card, entry: refused } })).not.toBe("");
  expect(await immediately(() => storedActor(gm, CORVIN))).toBe(stored);
  const done = await sendEntry(p1, CORVIN, { request: { roll: card, aspect: uuid, gain: "plus-two" } });
  expect((await settledEntry(gm, done)).state).toBe("done");
  expect(await refusedAs(gm, p1, { kind: "redo", request: { entry: done, on: card } })).toBe("not-undone");
});

test("another user's entry is not undone", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const card = await rollFast(p2, TAMSIN, "Empathy");
  const uuid = await inFoundry<string>(gm, `return ${aspect(TAMSIN, "Soft Spot for Strays")};`);
  await inFoundry(gm, `await game.actors.getName("${TAMSIN}").update({ system: { fatePoints: { value: 3 } } });`);
  const id = await sendEntry(p2, TAMSIN, { request: { roll: card, aspect: uuid, gain: "plus-two" } });
  await settled(gm, card, 1);
  const stored = await storedActor(gm, TAMSIN);
  expect(await refusedAs(gm, p1, { kind: "undo", request: { entry: id, on: card } })).toBe("not-yours");
  expect(await immediately(() => storedActor(gm, TAMSIN))).toBe(stored);
});

test("an entry of an unknown kind, unreadable, or beyond all bounds changes nothing, and blocks nothing", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const everyone = (): Promise<string> =>
    inFoundry(
      gm,
      `const pool = game.settings.get("norn", "npcPool").points;
       return JSON.stringify([pool, game.actors.map(({ id, system, items }) => [id, system.fatePoints, items.size])]);`,
    );
  const before = await everyone();
  const actor = await inFoundry<string>(p1, `return game.actors.getName("${TAMSIN}").uuid;`);
  const events = [{ type: "fate-points-changed", actor, counter: "value", by: -1 }];
  // Of an unreadable kind: they are no entries at all. Sent past the client, which allows no such key.
  const unread: string[] = [];
  for (const kind of ["steal", "__proto__", "constructor", "prototype"]) unread.push(await sendOnWire(p1, { kind, events }));
  for (const request of [{ gain: "no-such-gain" }, { roll: card, gain: { constructor: { prototype: { gm: true } } } }]) {
    unread.push(await sendOnWire(p1, { kind: "invoke", request, events }));
  }
  expect(await refusedAs(gm, p1, { kind: "adjust", request: { user: "TableUserGameMst" }, events })).toBe("kind-unknown");
  for (const kind of ["pool", "break", "pay-debt", "create", "pass", "remove", "resolve", "reveal", "entrance"]) {
    for (const by of [-1e9, 1e308]) {
      const amounts = {
        by,
        points: by,
        level: by,
        count: by,
        scope: "session",
        what: "scene",
        constructor: { prototype: { gm: 1 } },
      };
      unread.push(await sendOnWire(p1, { kind, request: { roll: card, target: actor, ...amounts } }));
    }
  }
  // Any of these that would be settled is settled before the next one.
  expect(await refusedAs(gm, p1, { kind: "undo", request: { entry: card } })).toBe("entry-gone");
  for (const id of unread.filter(Boolean))
    expect(await immediately(() => storedEntry(gm, id)), id).not.toMatchObject({ state: "done" });
  expect(await immediately(() => everyone())).toBe(before);
  expect(await immediately(() => inFoundry(gm, `return ({}).gm ?? 0;`))).toBe(0);
});

test("an auction over a million levels, and an aspect of as many, hang no client", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const uuid = await inFoundry<string>(gm, `return ${aspect(TAMSIN, "Soft Spot for Strays")};`);
  const target = await inFoundry<string>(gm, `return game.actors.getName("${TAMSIN}").uuid;`);
  const request = { aspect: uuid, aspectName: "x", target, words: "Now", level: 1e6, bidding: true, by: "gm" };
  const id = await sendOutcome(p1, { kind: "compel", request });
  await expect.poll(() => inFoundry(p1, `return game.messages.has("${id}");`)).toBe(false);
  await p2.reload();
  await ready(p2);
  await inFoundry(gm, `await fromUuidSync("${uuid}").update({ system: { level: 1e6 } }).catch(() => null);`);
  await expect.poll(() => inFoundry<number>(gm, `return fromUuidSync("${uuid}").system.level;`)).toBeLessThanOrEqual(100);
  await inFoundry(gm, `ui.notifications.clear(); await fromUuidSync("${uuid}").update({ system: { level: 1 } });`);
});

test("points so many that one less is as many hang no client, and the next entry is settled", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  // Past the client, which stores no such number.
  await inFoundry(
    p1,
    `const updates = [{ _id: game.actors.getName("${CORVIN}").id, system: { fatePoints: { value: 1e300 } } }];
     await new Promise((resolve) =>
       game.socket.emit("modifyDocument", { type: "Actor", action: "update", operation: { updates } }, resolve));`,
  );
  const spends = async (): Promise<string> =>
    (await settledEntry(gm, await sendEntry(p1, CORVIN, { kind: "spend", request: { roll: card, use: "plus-one" } }))).state;
  expect([await spends(), await spends()]).toEqual(["done", "done"]);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBeLessThan(9999);
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(3);
});

test("the time an entry was settled is by the GM's clock, not its author's", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  const sent = { settled: 5, request: { roll: card, aspect: uuid, gain: "plus-two", settled: 5 } };
  const { message } = await settledEntry(gm, await sendEntry(p1, CORVIN, sent));
  await expect
    .poll(() =>
      inFoundry(gm, `return game.messages.get("${message}").system.settled >= game.messages.get("${card}").timestamp - 1000;`),
    )
    .toBe(true);
});

test("a player cannot name the authority, and messages from a player's client change nothing", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  const forged = `await game.settings.set("norn", "authority", { client: "me", user: game.user.id })`;
  expect(await failure(p1, forged)).toContain("permission");
  await inFoundry(
    p1,
    `const { client } = game.settings.get("norn", "authority");
     for (const said of ["left", "handedOver"]) game.socket.emit("system.norn", { ledger: { [said]: client } });
     game.socket.emit("system.norn", null);`,
  );
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  await sendEntry(p1, CORVIN, { request: { roll: card, aspect: uuid, gain: "plus-two" } });
  expect((await settled(gm, card, 1)).map(({ state }) => state)).toEqual(["done"]);
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(2);
});

test("without a GM no outcome of a player's counts, and nothing of it when one opens; an honest request is settled then", async ({
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
  const paid = await sendEntry(p2, TAMSIN, { request: { roll: card, aspect: theirs, gain: "plus-two" } });
  await settled(gm, card, 1);
  const own = await rollFast(p1, CORVIN, "Knowledge");
  const uuid = await inFoundry<string>(p1, `return ${aspect(CORVIN, "Too Curious for Locked Doors")};`);
  const other = await inFoundry<string>(p1, `return ${aspect(CORVIN, "A Card Up Every Sleeve")};`);
  await gm.goto("about:blank");
  await p1.waitForFunction("game.users.activeGM === null");

  const forged = { settled: 4e12 };
  const free = { ...forged, payment: "free" };
  const honest = await sendEntry(p1, CORVIN, { request: { roll: own, aspect: uuid, gain: "plus-two" } });
  const ids = [
    await sendOutcome(p1, { ...free, request: { roll: own, aspect: other, aspectName: "Stolen", gain: "plus-two" } }),
    await sendOutcome(p1, { ...free, request: { roll: card, aspect: other, aspectName: "Stolen", gain: "minus-two" } }),
    await sendOutcome(p1, { ...forged, kind: "undo", request: { entry: paid, on: card } }),
    await sendOutcome(p1, { ...free, entry: paid, request: { roll: card, aspect: theirs, gain: "effect" } }),
    await sendOutcome(p1, { ...free, entry: honest, request: { roll: own, aspect: uuid, gain: "plus-two" } }),
  ];
  for (const page of [p1, p2]) {
    await expect(cardOf(page, card).locator(".norn-roll-step")).toHaveCount(1);
    await expect(cardOf(page, own).locator(".norn-roll-step")).toHaveCount(1);
    await expect(cardOf(page, own).locator(".norn-roll-step")).toContainText(/wait/i);
  }
  await sit(gm, table, "gm");
  const { message } = await settledEntry(p1, honest);
  await expect.poll(() => inFoundry(p1, `return game.messages.get("${message}").author.id;`)).toBe("TableUserGameMst");
  for (const page of [gm, p2]) {
    await expect(cardOf(page, own).locator(".norn-roll-step")).toHaveCount(1);
    await expect(cardOf(page, own).locator(".norn-roll-step")).toContainText("1 point");
    await expect(cardOf(page, card).locator(".norn-roll-step")).toContainText("Soft Spot for Strays");
  }
  const left = `return ${JSON.stringify(ids)}.filter((id) => game.messages.has(id)).length;`;
  await expect.poll(() => inFoundry(gm, left)).toBe(0);
  await expect.poll(async () => [await fatePoints(gm, CORVIN), await fatePoints(gm, TAMSIN)]).toEqual([2, 2]);
});

test("an effect that an owner puts on their actor brings no points and breaks nothing: what is stored is spent and shown", async ({
  gm,
  p1,
}) => {
  await play("fate2", gm, p1);
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { value: 3 } } });`);
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(3);
  await inFoundry(
    p1,
    `const changes = [{ key: "system.fatePoints.value", type: "add", value: "5" }, { key: "system.tracks", type: "override", value: "5" }];
     await game.actors.getName("${CORVIN}").createEmbeddedDocuments("ActiveEffect", [{ name: "Lucky", system: { changes } }]);`,
  );
  await expect.poll(() => inFoundry(gm, `return game.actors.getName("${CORVIN}").effects.size;`)).toBe(1);
  const id = await sendEntry(p1, CORVIN, { kind: "story", game: "fate2", request: { use: "narrative", words: "A way in." } });
  expect((await settledEntry(gm, id)).state).toBe("done");
  await expect.poll(() => fatePoints(gm, CORVIN)).toBe(2);
  const { tracks } = await inFoundry<{ tracks: unknown }>(gm, `return game.actors.getName("${CORVIN}").toObject(false).system;`);
  expect(typeof tracks).toBe("object");
  await inFoundry(gm, `const { effects } = game.actors.getName("${CORVIN}"); for (const one of effects) await one.delete();`);
});
