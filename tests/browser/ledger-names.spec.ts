import type { Page } from "@playwright/test";
import { immediately, inFoundry, play } from "./play.ts";
import { cardOf, pickAspect, rollFast, sendEntry, settled } from "./ledger-play.ts";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";

/** Aspects on Corvin, each with one free invocation; two may have the same name. Resolves to their ids in order. */
function makeAspects(gm: Page, names: readonly string[]): Promise<string[]> {
  return inFoundry(
    gm,
    `const actor = game.actors.getName("${CORVIN}");
     const system = { free: { all: { count: 1, holder: "" } } };
     const made = await actor.createEmbeddedDocuments("Item", ${JSON.stringify(names)}.map((name) => ({ type: "aspect", name, system })));
     return made.map(({ id }) => id);`,
  );
}

function removeAspects(gm: Page, ids: readonly string[]): Promise<void> {
  return inFoundry(gm, `await game.actors.getName("${CORVIN}").deleteEmbeddedDocuments("Item", ${JSON.stringify(ids)});`);
}

/** Free invocations left, in order. */
function freeUses(page: Page, ids: readonly string[]): Promise<number[]> {
  return inFoundry(
    page,
    `const { items } = game.actors.getName("${CORVIN}");
     return ${JSON.stringify(ids)}.map((id) => items.get(id).system.free.all?.count ?? 0);`,
  );
}

test("“Fire” and “Fireplace”, and two aspects of one name, are four aspects: the chosen one is used", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const ids = await makeAspects(gm, ["Fire", "Fireplace", "Twin of Myself", "Twin of Myself"]);
  await expect.poll(() => inFoundry(p1, `return Boolean(game.actors.getName("${CORVIN}").items.get("${ids[3]}"));`)).toBe(true);
  const uses = [1, 1, 1, 1];
  for (const chosen of [3, 0, 2, 1]) {
    const card = await rollFast(p1, CORVIN, "Knowledge");
    await cardOf(p1, card).locator("[data-action=invoke]").click();
    const dialog = p1.locator(".application", { has: p1.locator(".norn-invoke") });
    await dialog.locator(`.norn-invoke-aspect input[value$="${ids[chosen]}"]`).check();
    await dialog.locator("button[type=submit]").click();
    await settled(p1, card, 1);
    uses[chosen] = 0;
    await expect.poll(() => freeUses(gm, ids)).toEqual(uses);
  }
  await removeAspects(gm, ids);
});

const ODD = [
  "A. dotted.name...",
  "🔥👩‍👩‍👧‍👦 over the ☠️ sea",
  "\u202Eright to left \u202B",
  "שומר הסף",
  "__proto__",
  "constructor",
  '<b>Bold</b> & <img src=x onerror="globalThis.hurt = 1">',
  '{{lookup . "x"}} {name}',
  "long ".repeat(100).trim(),
  "-=value",
];

test("dots, emoji, right-to-left, markup and 500 letters are ordinary names", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  const ids = await makeAspects(gm, ODD);
  await expect
    .poll(() => inFoundry(p1, `return Boolean(game.actors.getName("${CORVIN}").items.get("${ids.at(-1)}"));`))
    .toBe(true);
  const actor = await inFoundry<string>(gm, `return game.actors.getName("${CORVIN}").uuid;`);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const entries: string[] = [];
  for (const id of ids) {
    const request = { roll: card, aspect: `${actor}.Item.${id}`, aspectName: "something else", gain: "effect" };
    entries.push(await sendEntry(p1, CORVIN, { request }));
  }
  const outcomes = await settled(p2, card, ODD.length);
  const done = outcomes.filter(({ state }) => state === "done");
  expect(done.map(({ id }) => id)).toEqual(entries);
  await expect.poll(() => freeUses(p2, ids)).toEqual(ODD.map(() => 0));
  const steps = cardOf(p2, card).locator(".norn-roll-step");
  await expect(steps).toHaveCount(ODD.length);
  const said = (await steps.allTextContents()).map((text) => text.replaceAll(/\s+/g, " "));
  for (const [index, name] of ODD.entries()) expect(said[index]).toContain(name.replaceAll(/\s+/g, " ").trim());
  await expect(cardOf(p2, card).locator("b, img[src=x]")).toHaveCount(0);
  expect(await immediately(() => inFoundry(p2, `return [globalThis.hurt ?? 0, ({}).gm ?? 0];`))).toEqual([0, 0]);
  await removeAspects(gm, ids);
});

test("an aspect that is renamed keeps its history; a name of blanks only is refused by the form, and nothing is stored", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  const ids = await makeAspects(gm, ["Before the Storm"]);
  const card = await rollFast(p1, CORVIN, "Knowledge");
  const dialog = await pickAspect(p1, card, "Before the Storm", "effect");
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").items.get("${ids[0]}").update({ name: "After It" });`);
  await dialog.locator("button[type=submit]").click();
  expect((await settled(p1, card, 1)).map(({ state }) => state)).toEqual(["done"]);
  await expect(cardOf(p1, card).locator(".norn-roll-step")).toContainText("After It");
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").items.get("${ids[0]}").update({ name: "   " }).catch(() => null);`);
  await expect.poll(() => inFoundry(gm, `return game.actors.getName("${CORVIN}").items.get("${ids[0]}").name;`)).toBe("After It");
  await inFoundry(gm, `ui.notifications.clear();`);
  await removeAspects(gm, ids);
});
