import type { Locator, Page } from "@playwright/test";
import { dropOn, newActor, sheetOf } from "./bad-input.ts";
import { say } from "./chat-box.ts";
import { attackWith, attackResult, checkedBoxes, defenseWindow, takeWindow } from "./harm-play.ts";
import { cardOf, submittedEntry, pickAspect } from "./ledger-play.ts";
import { editing, inFoundry, play, rollDialog, sidebarTab, trait } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

test.beforeEach(({ gm }) => play("strands", gm));

/** Sets a rank, or writes a trait of the actor's own. */
async function ranked(gm: Page, uuid: string, key: string, rank: number): Promise<void> {
  await inFoundry(
    gm,
    `const actor = await fromUuid("${uuid}");
     const own = actor.items.find((item) => item.type === "skill" && item.system.key === "${key}");
     if (own) await own.update({ system: { rank: ${rank} } });
     else await actor.createEmbeddedDocuments("Item", [{ type: "skill", name: "${key}", system: { key: "${key}", group: "skills", rank: ${rank} } }]);`,
  );
}

/** The GM says what the defense came to; so much that the hit is of this margin. */
async function hitBy(gm: Page, card: string, target: string, margin: number): Promise<void> {
  await attackResult(gm, card, target).locator("[data-action=askDefense]").click();
  const total = Number(await cardOf(gm, card).locator(".norn-chat-total strong").first().innerText());
  const ask: Locator = defenseWindow(gm);
  await ask.locator('input[name="total"]').fill(String(total - margin));
  await ask.locator('button[data-action="number"]').click();
  await expect(attackResult(gm, card, target)).toContainText("is hit");
}

test("who acts aboard rolls no better than the vehicle can, and pays for what is invoked", async ({ gm }) => {
  await play("trifold", gm);
  const pilot = await newActor(gm, [], { name: "Pilot Ewa", system: { fatePoints: { value: 3 } } });
  await inFoundry(
    gm,
    `await (await fromUuid("${pilot}")).createEmbeddedDocuments("Item", [{ type: "aspect", name: "Born on the Wing", system: { kind: "character" } }]);`,
  );
  const plane = await newActor(gm, [], { name: "The Swallow", type: "vehicle" });
  await ranked(gm, pilot, "driving", 4);
  await ranked(gm, plane, "driving", 2);
  const sheet = await sheetOf(gm, plane);
  await dropOn(sheet.locator(".norn-links"), { type: "Actor", uuid: pilot });
  await expect(sheet.locator(".norn-linked")).toHaveCount(1);
  await editing(sheet, false);
  await trait(sheet, "driving").click();
  await gm.locator(".application", { hasText: "who acts?" }).getByRole("button", { name: "Roll" }).click();
  const dialog = rollDialog(gm);
  await expect(dialog.locator(".norn-chat-title")).toContainText("Pilot Ewa, at most");
  await dialog.locator("button[type=submit]").click();
  const card = gm.locator("#chat .chat-message", { hasText: "Pilot Ewa, at most" }).last();
  const id = (await card.getAttribute("data-message-id")) ?? "";
  const invoked = await submittedEntry(gm, "invoke", async () =>
    (await pickAspect(gm, id, "Born on the Wing")).locator("button[type=submit]").click(),
  );
  expect(invoked).toMatchObject({ state: "done", events: [{ type: "fate-points-changed", actor: pilot, by: -1 }] });
});

test("a unit takes its numbers from its roster", async ({ gm }) => {
  const trooper = await newActor(gm, [], { name: "Trooper", type: "npc" });
  const sheet = await sheetOf(gm, await newActor(gm, [], { name: "Fifth Company", type: "unit" }));
  await dropOn(sheet.locator(".norn-links"), { type: "Actor", uuid: trooper });
  const count = sheet.getByRole("textbox", { name: "How many Trooper" });
  await count.fill("20");
  await count.press("Enter");
  await expect(sheet.locator(".norn-links")).toContainText("20 in all: size 2");
  await sheet.getByRole("button", { name: "Use these numbers" }).click();
  await expect.poll(() => inFoundry(gm, `return game.actors.getName("Fifth Company").system.size;`)).toBe(2);
  await expect(sheet.getByRole("button", { name: "Use these numbers" })).toHaveCount(0);
});

test("an attack on a vehicle, from the roll to the boxes of its structure", async ({ gm }) => {
  const gunner = await newActor(gm, [], { name: "Gunner Io" });
  const barge = await newActor(gm, [], { name: "The Old Barge", type: "vehicle", system: { size: 2 } });
  await ranked(gm, gunner, "agility", 3);
  await sheetOf(gm, barge);
  const card = await attackWith(gm, "Gunner Io", "Agility", { scope: "structural", targets: ["The Old Barge"], face: 1 });
  await hitBy(gm, card, "The Old Barge", 4);
  await expect(attackResult(gm, card, "The Old Barge").locator(".norn-hit-box.is-new").first()).toBeVisible();
  const [first, ...more] = await attackResult(gm, card, "The Old Barge").locator(".norn-hit-box.is-new").all();
  expect(first).toBeDefined();
  await attackResult(gm, card, "The Old Barge").locator("[data-action=askHit]").click();
  const take = takeWindow(gm);
  for (const name of await take.locator('input[name^="name-"]:visible').all()) await name.fill("Holed below the water");
  await submittedEntry(gm, "harm", () => take.locator('button[data-action="ok"]').click());
  await expect.poll(async () => (await checkedBoxes(gm, "The Old Barge", "structural")).length).toBe(1 + more.length);
});

test("an organization gives up an asset instead of a consequence", async ({ gm }) => {
  const rival = await newActor(gm, [], { name: "Rival House", type: "organization", system: { size: 2 } });
  const guild = await newActor(gm, [], { name: "Salt Guild", type: "organization", system: { size: 2 } });
  await ranked(gm, rival, "security", 3);
  await inFoundry(
    gm,
    `await (await fromUuid("${guild}")).createEmbeddedDocuments("Item", [{ type: "aspect", name: "The Salt Barges", system: { kind: "asset", role: "asset" } }]);`,
  );
  const card = await attackWith(gm, "Rival House", "Security", { scope: "physical", targets: ["Salt Guild"], face: 1 });
  await hitBy(gm, card, "Salt Guild", 3);
  await attackResult(gm, card, "Salt Guild").locator("[data-action=askHit]").click();
  const take = takeWindow(gm);
  const way = take.locator(".norn-take-way", { hasText: "Give up an asset" });
  await way.locator("input[type=radio]").check();
  await expect(way.getByRole("combobox", { name: "Which asset" }).locator("option:checked")).toHaveText("The Salt Barges");
  const taken = await submittedEntry(gm, "harm", () => take.locator('button[data-action="ok"]').click());
  expect(taken.request["assetName"]).toBe("The Salt Barges");
  await expect(attackResult(gm, card, "Salt Guild").locator(".norn-blow-taken")).toContainText("giving up “The Salt Barges”");
  await expect
    .poll(() =>
      inFoundry(
        gm,
        `return game.actors.getName("Salt Guild").items.some(({ name, system }) => name === "The Salt Barges" && system.kind === "asset");`,
      ),
    )
    .toBe(false);
});

test("/npc in chat makes an NPC of its phrase", { tag: "@both" }, async ({ gm }) => {
  await sidebarTab(gm, "chat");
  await say(gm, "/npc watchman, Perception 3");
  const sheet = gm.locator(".norn.sheet", { has: gm.locator(".norn-name", { hasText: "Watchman" }) });
  await expect(sheet.locator(".norn-trait-roll")).toHaveText([/Perception/]);
});

test("a servant is made from its extra, with the pyramid of its ranks, and linked", async ({ gm }) => {
  await play("fate2", gm);
  const master = await newActor(gm, [], { name: "Lady Verrin" });
  const extra = await inFoundry<string>(
    gm,
    `const data = { type: "extra", name: "Old Marten", system: { kind: "servant", cost: 3 } };
     return (await (await fromUuid("${master}")).createEmbeddedDocuments("Item", [data]))[0].uuid;`,
  );
  const sheet = await sheetOf(gm, extra);
  await sheet.getByRole("button", { name: "Make the servant" }).click();
  const servant = gm.locator(".norn.sheet", { has: gm.locator(".norn-header .norn-name", { hasText: "Old Marten" }) });
  await expect(servant.getByText(/^Skill \d$/)).toHaveCount(8);
  await expect(sheet.locator(".norn-link [data-action=openLink]")).toContainText("Old Marten");
  await expect(sheet.getByRole("button", { name: "Make the servant" })).toHaveCount(0);
});
