import type { Page } from "@playwright/test";
import { immediately, inFoundry, play, sidebarTab } from "./play.ts";
import { cardOf, submittedEntry, rollFast, sendEntry, settled, settledEntry } from "./ledger-play.ts";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const PHRASE = "Sold the harbour plans for nine coins";

/** Creates an aspect on an actor that no one else may know, with two free invocations. Resolves to its uuid. */
function hide(gm: Page, actor: string): Promise<string> {
  return inFoundry(
    gm,
    `const actor = game.actors.getName(${JSON.stringify(actor)});
     const old = actor.items.filter((item) => item.name === "${PHRASE}").map(({ id }) => id);
     await actor.deleteEmbeddedDocuments("Item", old);
     const system = { hidden: true, free: { all: { count: 2, holder: "" } } };
     const [item] = await actor.createEmbeddedDocuments("Item", [{ type: "aspect", name: "${PHRASE}", system }]);
     return item.uuid;`,
  );
}

/** Everything a page shows or has ready: text, tooltips, names for screen readers, notices. */
async function expectUnknown(page: Page, secret = "Sold the harbour plans"): Promise<void> {
  const said = await page.evaluate(
    () =>
      document.documentElement.outerHTML +
      [...document.querySelectorAll("input, textarea, select")].map((field) => (field as HTMLInputElement).value).join(" "),
  );
  expect(said).not.toContain(secret);
}

test("an invoked hidden aspect is shown on the cards of those who know it, and on no other client", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const uuid = await hide(gm, CORVIN);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const request = { roll: card, aspect: uuid, aspectName: PHRASE, gain: "plus-two" };
  const whisper = ["TableUserGameMst", "TableUserPlayer1"];
  const id = await sendEntry(p1, CORVIN, { request }, { whisper });
  expect((await settled(p2, card, 1)).map(({ state }) => state)).toEqual(["done"]);
  await expect(cardOf(p1, card)).toContainText(PHRASE);
  await expect(cardOf(gm, card)).toContainText(PHRASE);
  await expect(cardOf(p2, card).locator(".norn-roll-step")).toHaveCount(1);
  await expectUnknown(p2);
  await sendEntry(p1, CORVIN, { kind: "undo", request: { entry: id, on: card, aspectName: PHRASE } }, { whisper });
  await settled(p2, card, 2);
  await expectUnknown(p2);
});

test("what is done with a hidden aspect is shown to no one else: in the dialog, and as a manual edit", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const uuid = await hide(gm, CORVIN);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  await inFoundry(p1, `await fromUuidSync("${uuid}").update({ system: { checked: 1, free: { all: { count: 1 } } } });`);
  // Aspects of earlier tests are deleted at the same time: their entries may come after it.
  const adjusted = `game.messages.contents.some(({ system }) => system.kind === "adjust" && system.request?.aspect === "${uuid}")`;
  await expect.poll(() => inFoundry(gm, `return ${adjusted};`)).toBe(true);
  const seen = `return game.messages.contents.filter((one) => one.visible && one.system.request?.aspect === "${uuid}").length;`;
  expect(await immediately(() => inFoundry(p2, seen))).toBe(0);
  await cardOf(p1, card).locator("[data-action=invoke]").click();
  const dialog = p1.locator(".application", { has: p1.locator(".norn-invoke") });
  await expect(dialog).toContainText(PHRASE);
  await dialog.locator(".norn-invoke-aspect", { hasText: PHRASE }).locator("input").check();
  await dialog.locator("button[type=submit]").click();
  await settled(p2, card, 1);
  await expectUnknown(p2);
});

test("a hidden aspect of the situation is in no player's list", async ({ gm, p2 }) => {
  await play("strands", gm, p2);
  await hide(gm, "Lantern Quay at midnight");
  const card = await rollFast(p2, "Tamsin Vey", "Empathy");
  await cardOf(p2, card).locator("[data-action=invoke]").click();
  await expect(p2.locator(".norn-invoke")).toBeVisible();
  await expectUnknown(p2);
});

test("a player who asks for a hidden aspect by its id only learns that it is not there", async ({ gm, p2 }) => {
  await play("strands", gm, p2);
  const uuid = await hide(gm, CORVIN);
  const card = await rollFast(p2, "Tamsin Vey", "Empathy");
  const id = await sendEntry(p2, "Tamsin Vey", { request: { roll: card, aspect: uuid, aspectName: "", gain: "plus-two" } });
  expect((await settledEntry(p2, id)).refusal).toBe("aspect-gone");
  await expectUnknown(p2);
});

for (const blind of [false, true]) {
  test(
    `what is done to a ${blind ? "blind" : "whispered"} roll is shown only to those who see it`,
    { tag: "@both" },
    async ({ gm, p2 }) => {
      await play("strands", gm, p2);
      const uuid = await hide(gm, "Lantern Quay at midnight");
      const card = await rollFast(gm, CORVIN, "Knowledge");
      await inFoundry(gm, `await game.messages.get("${card}").update({ whisper: ["TableUserGameMst"], blind: ${blind} });`);
      await cardOf(gm, card).locator("[data-action=invoke]").click();
      const dialog = gm.locator(".application", { has: gm.locator(".norn-invoke") });
      await dialog.locator(`.norn-invoke-aspect input[value="${uuid}"]`).check();
      await dialog.locator("button[type=submit]").click();
      await settled(gm, card, 1);
      await expect(cardOf(gm, card)).toContainText(PHRASE);
      await expectUnknown(p2);
      const about = `(one.system.request?.roll ?? one.system.request?.on) === "${card}"`;
      const seen = `return game.messages.contents.filter((one) => one.visible && ${about}).length;`;
      expect(await immediately(() => inFoundry(p2, seen))).toBe(0);
    },
  );
}

test("a hidden aspect sent to chat is shown to those who know it, and to no other client", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const uuid = await hide(gm, CORVIN);
  const card = await inFoundry<string>(gm, `return (await game.norn.sendToChat("${uuid}")).id;`);
  await expect(cardOf(p1, card)).toContainText(PHRASE);
  await inFoundry(p2, `await new Promise((resolve) => requestAnimationFrame(resolve));`);
  await expectUnknown(p2);
});

test("a user who does not know a hidden aspect cannot send it to chat, in whatever mode", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const uuid = await hide(gm, CORVIN);
  for (const mode of ["public", "self"]) {
    await inFoundry(p2, `await game.settings.set("core", "messageMode", "${mode}");`);
    const refused = `return (await game.norn.sendToChat("${uuid}")) === undefined;`;
    expect(await immediately(() => inFoundry(p2, refused))).toBe(true);
    await expectUnknown(p2);
  }
  await inFoundry(p2, `await game.settings.set("core", "messageMode", "public");`);
});

test("a refusal that names someone whom the GM hides is read by the player who asked, and by no other", async ({
  gm,
  p1,
  p2,
}) => {
  await play("strands", gm, p1, p2);
  const name = "Odd Stalker of the Eaves";
  const actor = await inFoundry<string>(
    gm,
    `const actor = await Actor.create({ name: "${name}", type: "npc" });
     await game.scenes.viewed.createEmbeddedDocuments("Token", [{ name: "${name}", actorId: actor.id, actorLink: true, hidden: true, x: 0, y: 0 }]);
     return actor.uuid;`,
  );
  const forged = await sendEntry(p1, CORVIN, { kind: "story", actor, actorName: "", request: { use: "narrative", words: "" } });
  const { refusal, message } = await settledEntry(p2, forged);
  expect(refusal).toBe("not-yours");
  await expect(cardOf(p1, message)).toContainText(name);
  const seen = `return game.messages.get("${message}").visible;`;
  await expect.poll(() => inFoundry(gm, seen)).toBe(true);
  expect(await immediately(() => inFoundry(p2, seen))).toBe(false);
  await expectUnknown(p2, name);
  await inFoundry(
    gm,
    `await game.scenes.viewed.deleteEmbeddedDocuments("Token", game.scenes.viewed.tokens.filter((one) => one.name === "${name}").map(({ id }) => id));
     await fromUuidSync("${actor}").delete();`,
  );
});

test("what someone hidden does in a conflict is in no player's log, order or list", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const name = "Odd Watcher of the Eaves";
  await inFoundry(
    gm,
    `const actor = await Actor.create({ name: "${name}", type: "npc", ownership: { default: 1 } });
     const scene = game.scenes.viewed;
     const [token] = await scene.createEmbeddedDocuments("Token", [{ name: "${name}", actorId: actor.id, actorLink: true, hidden: true, x: 0, y: 0 }]);
     const combat = await Combat.create({ active: true });
     // As core adds one whose token is hidden later: the participant itself is not.
     await combat.createEmbeddedDocuments("Combatant", [
       { name: "${name}", actorId: actor.id, tokenId: token.id, sceneId: scene.id, initiative: 9 },
       { actorId: game.actors.getName("Corvin Ashdown").id, initiative: 1 },
     ]);
     await combat.startCombat();`,
  );
  await sidebarTab(gm, "combat");
  const row = gm.locator("#combat .norn-conflict-row", { hasText: name });
  const { id } = await submittedEntry(gm, "turn", () => row.locator('[data-step="act"]').click());
  expect((await settledEntry(p2, id)).state).toBe("done");
  for (const page of [p1, p2]) {
    await sidebarTab(page, "combat");
    await expect(page.locator("#combat .norn-conflict-row", { hasText: "Corvin" })).toBeVisible();
    // The list of actors is the host's, which names whom players may know.
    const shown = await page.evaluate(() => {
      const copy = document.body.cloneNode(true) as HTMLElement;
      copy.querySelector("#actors")?.remove();
      return copy.outerHTML;
    });
    expect(shown).not.toContain(name);
  }
  await inFoundry(
    gm,
    `await Combat.implementation.deleteDocuments(game.combats.map(({ id }) => id));
     const actor = game.actors.getName("${name}");
     await game.scenes.viewed.deleteEmbeddedDocuments("Token", game.scenes.viewed.tokens.filter(({ actorId }) => actorId === actor.id).map(({ id }) => id));
     await actor.delete();`,
  );
});
