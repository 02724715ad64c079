import type { Page } from "@playwright/test";
import { cardOf, rollFast, sendEntry, settledEntry } from "./ledger-play.ts";
import { immediately, inFoundry, play } from "./play.ts";
import { setDials, setPoints, setWounds } from "./spend-play.ts";
import { expect, ready, test } from "./table.fixture.ts";

/** Unlinked tokens have actors of their own. */

const CORVIN = "Corvin Ashdown";
const GUARD = "Gate Guard";
const ASPECT = "Too Curious for Locked Doors";

interface Guard {
  readonly token: string;
  /** Uuids on the token's own actor. */
  readonly actor: string;
  readonly skill: string;
  readonly bribable: string;
  readonly asleep: string;
}

/** Player 1's guard with three points, on an unlinked token. */
async function placeGuard(gm: Page, p1: Page): Promise<Guard> {
  const guard = await inFoundry<Guard>(
    gm,
    `const { items } = game.actors.getName("${CORVIN}");
     const like = (name) => items.find((item) => item.inPlay && item.name === name).toObject();
     const aspect = like("${ASPECT}");
     const free = { x: { count: 2, holder: "" } };
     const actor = await Actor.create({
       name: "${GUARD}", type: "character", ownership: { default: 0, TableUserPlayer1: 3 }, system: { fatePoints: { value: 3 } },
       items: [like("Knowledge"), { ...aspect, name: "Bribable" }, { ...aspect, name: "Half Asleep", system: { ...aspect.system, free } }],
     });
     const [token] = await game.scenes.active.createEmbeddedDocuments("Token", [{ actorId: actor.id, name: "${GUARD}", actorLink: false, x: 100, y: 100 }]);
     const uuid = (name) => token.actor.items.getName(name).uuid;
     return { token: token.uuid, actor: token.actor.uuid, skill: uuid("Knowledge"), bribable: uuid("Bribable"), asleep: uuid("Half Asleep") };`,
  );
  await expect.poll(() => inFoundry(p1, `return Boolean(fromUuidSync("${guard.asleep}"));`)).toBe(true);
  return guard;
}

async function removeGuard(gm: Page, { token }: Guard): Promise<void> {
  await inFoundry(gm, `await fromUuidSync("${token}").delete(); await game.actors.getName("${GUARD}").delete();`);
}

async function rollOf(page: Page, { skill }: Guard): Promise<string> {
  const id = await inFoundry<string>(page, `return (await game.norn.rollTrait("${skill}", { fast: true })).id;`);
  await expect(cardOf(page, id)).toBeVisible();
  return id;
}

function invoke(page: Page, { actor }: Guard, roll: string, aspect: string): Promise<string> {
  return sendEntry(page, GUARD, { actor, request: { roll, aspect, aspectName: "", gain: "plus-two" } });
}

/** Points and free invocations: of the token's own actor, then of the world actor. */
function counted(page: Page, { actor }: Guard): Promise<number[]> {
  return inFoundry(
    page,
    `return [fromUuidSync("${actor}"), game.actors.getName("${GUARD}")].flatMap(({ system, items }) =>
       [system.fatePoints.value, items.getName("Half Asleep").system.free.x?.count ?? 0]);`,
  );
}

/** Manual edits recorded since then. */
function adjusted(page: Page, since: string): Promise<number[]> {
  return inFoundry(
    page,
    `const all = game.messages.contents;
     return all.slice(all.findIndex(({ id }) => id === "${since}") + 1).filter(({ system }) => system.kind === "adjust")
       .flatMap(({ system }) => system.events.map(({ by }) => by));`,
  );
}

test("a point and a free invocation of an unlinked token's actor are taken once and given back by undo, on a fresh page too; a manual edit is recorded", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  const guard = await placeGuard(gm, p1);
  for (const fresh of [false, true]) {
    if (fresh) {
      await gm.reload();
      await ready(gm);
    }
    const roll = await rollOf(p1, guard);
    const entries: string[] = [];
    for (const aspect of [guard.bribable, guard.asleep]) {
      const id = await invoke(p1, guard, roll, aspect);
      expect((await settledEntry(p1, id)).state).toBe("done");
      entries.push(id);
    }
    for (const page of [gm, p1, p2]) await expect.poll(() => counted(page, guard)).toEqual([2, 1, 3, 2]);
    await expect(cardOf(p2, roll).locator(".norn-roll-step")).toHaveCount(2);
    for (const entry of entries.toReversed()) {
      const undo = await sendEntry(p1, GUARD, { kind: "undo", actor: guard.actor, request: { entry, on: roll } });
      expect((await settledEntry(p1, undo)).state).toBe("done");
    }
    for (const page of [gm, p1, p2]) await expect.poll(() => counted(page, guard)).toEqual([3, 2, 3, 2]);
    await expect.poll(() => adjusted(gm, roll)).toEqual([]);
  }
  const roll = await rollOf(p1, guard);
  await inFoundry(p1, `await fromUuidSync("${guard.actor}").update({ system: { fatePoints: { value: 5 } } });`);
  await expect.poll(() => adjusted(gm, roll)).toEqual([2]);
  await removeGuard(gm, guard);
});

test("a token that is linked later: what its own actor did is still shown, and entries go on", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const errors: string[] = [];
  for (const page of [gm, p1, p2]) page.on("pageerror", (error) => errors.push(error.message));
  const guard = await placeGuard(gm, p1);
  const roll = await rollOf(p1, guard);
  const invoked = await invoke(p1, guard, roll, guard.bribable);
  expect((await settledEntry(p1, invoked)).state).toBe("done");
  const waits = await invoke(p1, guard, roll, guard.asleep);
  expect((await settledEntry(p1, waits)).state).toBe("done");
  await inFoundry(gm, `await fromUuidSync("${guard.token}").update({ actorLink: true });`);
  // Requested for the deleted actor.
  const late = await sendEntry(p1, GUARD, { kind: "undo", actor: guard.actor, request: { entry: waits, on: roll } });
  expect((await settledEntry(p1, late)).state).toBe("refused");
  for (const page of [gm, p2]) {
    await page.reload();
    await ready(page);
    await expect(cardOf(page, roll).locator(".norn-roll-step")).toHaveCount(2);
    await expect(cardOf(page, roll).locator(".norn-roll-step").first()).toContainText("Bribable");
  }
  await setPoints(gm, { [CORVIN]: 3 });
  const next = await rollFast(p1, CORVIN, "Knowledge");
  const uuid = await inFoundry<string>(
    p1,
    `return game.actors.getName("${CORVIN}").items.find((item) => item.inPlay && item.name === "${ASPECT}").uuid;`,
  );
  const own = await sendEntry(p1, CORVIN, { request: { roll: next, aspect: uuid, aspectName: "", gain: "plus-two" } });
  expect((await settledEntry(p1, own)).state).toBe("done");
  await expect(cardOf(p1, next).locator(".norn-roll-step")).toHaveCount(1);
  expect(errors).toEqual([]);
  await removeGuard(gm, guard);
});

test("fate2: a wound of the world actor is taken from its token only, and stays taken", async ({ gm, p1, p2 }) => {
  await play("fate2", gm, p1, p2);
  await setDials(gm, { "fate2-take-wound": true }, p1, p2);
  await setPoints(gm, { [CORVIN]: 2 });
  await setWounds(gm, CORVIN, []);
  const guard = await placeGuardOf(gm, "npc");
  await setWounds(gm, GUARD, ["hurt-1"]);
  const wounded = (page: Page): Promise<boolean[]> =>
    inFoundry(
      page,
      `return [fromUuidSync("${guard.actor}"), game.actors.getName("${GUARD}")].map(({ system }) => system.tracks.wounds?.boxes?.["hurt-1"] === true);`,
    );
  for (const page of [gm, p2]) await expect.poll(() => wounded(page)).toEqual([true, true]);
  const request = { use: "take-wound", target: guard.actor, track: "wounds", box: "hurt-1" };
  const id = await sendEntry(p1, CORVIN, { kind: "story", request });
  expect(await settledEntry(p1, id)).toMatchObject({ state: "done", refusal: "" });
  for (const page of [gm, p2]) await expect.poll(() => wounded(page)).toEqual([false, true]);
  await p2.reload();
  await ready(p2);
  await expect.poll(() => wounded(p2)).toEqual([false, true]);
  const undo = await sendEntry(gm, CORVIN, { kind: "undo", request: { entry: id, on: "" } });
  expect((await settledEntry(gm, undo)).state).toBe("done");
  for (const page of [gm, p2]) await expect.poll(() => wounded(page)).toEqual([true, true]);
  await setDials(gm, {}, p1, p2);
  await removeGuard(gm, guard);
});

/** The GM's NPC on an unlinked token. */
function placeGuardOf(gm: Page, type: string): Promise<Guard> {
  return inFoundry(
    gm,
    `const actor = await Actor.create({ name: "${GUARD}", type: "${type}", ownership: { default: 2 } });
     const [token] = await game.scenes.active.createEmbeddedDocuments("Token", [{ actorId: actor.id, name: "${GUARD}", actorLink: false, x: 100, y: 100 }]);
     return { token: token.uuid, actor: token.actor.uuid, skill: "", bribable: "", asleep: "" };`,
  );
}

test("players read the name that an unlinked token shows, and see its picture, never whose it is: on its roll and its card, in its entries, and in a refusal", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  const guard = await placeGuardOf(gm, "character");
  await inFoundry(
    gm,
    `const { items } = game.actors.getName("${CORVIN}");
     const { actor } = fromUuidSync("${guard.token}");
     await fromUuidSync("${guard.token}").update({ name: "Hooded stranger", texture: { src: "icons/svg/cowled.svg" } });
     const [trait] = await actor.createEmbeddedDocuments("Item", [items.find((item) => item.inPlay && item.name === "Knowledge").toObject()]);
     globalThis.hooded = trait.uuid;`,
  );
  const roll = await inFoundry<string>(gm, `return (await game.norn.rollTrait(globalThis.hooded, { fast: true })).id;`);
  const forged = await sendEntry(p1, CORVIN, { actor: guard.actor, kind: "difficulty", request: { roll, difficulty: 2 } });
  const refused = await settledEntry(p1, forged);
  expect(refused.refusal).toBe("not-yours");
  await expect(cardOf(p1, roll)).toContainText("Hooded stranger");
  await expect(cardOf(p1, roll)).not.toContainText(GUARD);
  await expect(cardOf(p1, refused.message)).toContainText("Hooded stranger");
  const stored = await immediately(() => inFoundry(p1, `return JSON.stringify(game.messages.get("${roll}").toObject());`));
  expect(stored).not.toContain(GUARD);
  await expect(cardOf(p1, roll).locator("img")).toHaveAttribute("src", /cowled\.svg/);
  const shown = await inFoundry<string>(gm, `return (await game.norn.sendToChat(fromUuidSync("${guard.token}").actor.uuid)).id;`);
  await expect(cardOf(p1, shown)).toContainText("Hooded stranger");
  await expect(cardOf(p1, shown)).not.toContainText(GUARD);
  await expect(cardOf(p1, shown).locator("img")).toHaveAttribute("src", /cowled\.svg/);
  await inFoundry(gm, `await fromUuidSync("${guard.token}").update({ texture: { src: "icons/svg/hood.webm" } });`);
  const moving = await inFoundry<string>(gm, `return (await game.norn.rollTrait(globalThis.hooded, { fast: true })).id;`);
  await expect(cardOf(p1, moving)).toContainText("Hooded stranger");
  await expect(cardOf(p1, moving).locator("img")).toHaveCount(0);
  await removeGuard(gm, guard);
});
