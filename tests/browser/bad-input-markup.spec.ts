import type { Locator, Page } from "@playwright/test";
import { expectNothingRan, knows, MARKUP, newActor, sheetOf } from "./bad-input.ts";
import { expectTyped, say } from "./chat-box.ts";
import { cards, editing, inFoundry, play, rollDialog, trait } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const lastMessage = (page: Page) => page.locator("#chat .chat-log .chat-message").last();

test.beforeEach(async ({ gm, p1, p2 }) => {
  await play("fate2", gm, p1, p2);
});

test.afterEach(async ({ gm, p1, p2 }) => {
  await expectNothingRan(gm, p1, p2);
  await inFoundry(gm, `for (const actor of game.actors.filter(({ name }) => /^(Odd|Bell)/.test(name))) await actor.delete();`);
});

test("markup typed into every field of a sheet is shown as typed, on every screen", async ({ gm, p1, p2 }) => {
  const uuid = await newActor(gm, [p1, p2], {
    items: [
      { name: "Old", type: "aspect" },
      { name: "Odd trade", type: "skill", system: { group: "lore", rank: 1 } },
    ],
  });
  const sheet = await sheetOf(p1, uuid);
  await editing(sheet);
  for (const field of [
    'textarea[name="name"]',
    'input[name="system.summary"]',
    "textarea.norn-phrase",
    "input.norn-trait-name",
  ]) {
    await sheet.locator(field).first().fill(MARKUP);
    await p1.keyboard.press("Tab");
    await expect(sheet.locator(field).first()).toHaveValue(MARKUP);
  }
  await editing(sheet, false);
  for (const page of [p1, p2, gm]) {
    const shown = await sheetOf(page, uuid);
    await expect(shown.locator("h2.norn-name")).toHaveText(MARKUP);
    await expect(shown.locator(".norn-summary")).toHaveText(MARKUP);
    await expect(shown.locator("p.norn-phrase").first()).toHaveText(MARKUP);
    await expect(shown.locator(".norn-trait-roll", { hasText: "<script>" })).toHaveCount(1);
    await expect(shown.locator(".window-title")).toContainText("<img");
  }
});

test("markup in names is shown as text in cards, menus, questions and the roll dialog", async ({ gm, p1, p2 }) => {
  const uuid = await newActor(gm, [p1, p2], {
    name: MARKUP,
    items: [
      { name: MARKUP, type: "aspect", system: { kind: "character" } },
      { name: MARKUP, type: "skill", system: { group: "lore", rank: 1 } },
    ],
  });
  const sheet = await sheetOf(p1, uuid);
  const row = sheet.locator(".norn-card").first();
  const menu = async (entry: string): Promise<void> => {
    await row.locator(".norn-row-menu").click();
    await p1.getByRole("menuitem", { name: entry, exact: true }).click();
  };
  await menu("Send to chat");
  for (const page of [gm, p1, p2]) await expect(cards(page).last()).toContainText("<script>");
  await menu("Give to …");
  const give = p1.locator(".norn-give");
  await expect(give).toContainText("<script>");
  await give.locator('[data-action="close"]').first().click();
  await menu("Delete");
  const question = p1.getByRole("dialog").filter({ hasText: "Delete" }).last();
  await expect(question).toContainText("<script>");
  await p1.keyboard.press("Escape");

  await trait(sheet, "<script>").click();
  const dialog = rollDialog(p1);
  await expect(dialog).toContainText("<script>");
  await dialog.locator('input[name$=".label"]').first().fill(`<img src=n onerror="globalThis.ran=1">`);
  await dialog.locator('input[name$=".value"]').first().fill("2");
  const before = await cards(gm).count();
  await p1.keyboard.press("Enter");
  for (const page of [gm, p1, p2]) {
    await expect(cards(page)).toHaveCount(before + 1);
    await expect(cards(page).last()).toContainText("<script>");
    await expect(cards(page).last()).toContainText("<img src=n");
  }
});

test("markup in chat, in a flavor and in an inline roll is cleaned; harmless markup stays", async ({ gm, p1, p2 }) => {
  for (const text of [
    MARKUP,
    `/roll 4dF # ${MARKUP}`,
    `[[4dF # ${MARKUP}]] ${MARKUP}`,
    `[[/roll 4dF]]{${MARKUP}}`,
    `@UUID[Actor.none]{${MARKUP}}`,
    `/me ${MARKUP}`,
    `/w gm ${MARKUP}`,
  ]) {
    await say(p1, text);
    await expectTyped(p1, "");
    await expect(lastMessage(p1)).toContainText("Bell");
    await expect(lastMessage(gm)).toContainText("Bell");
    await expectNothingRan(gm, p1, p2);
  }
});

test("script sent past the fields, through documents, runs on no client", async ({ gm, p1, p2 }) => {
  const uuid = await newActor(gm, [p1, p2], { items: [{ name: "Odd", type: "aspect" }] });
  const raw = JSON.stringify(MARKUP);
  await inFoundry(
    p1,
    `const actor = await fromUuid("${uuid}");
     const [item] = actor.items;
     await item.update({ name: ${raw}, "system.description": ${raw} });
     await actor.update({ "system.notes": ${raw}, "system.summary": ${raw}, "prototypeToken.name": ${raw} });
     await ChatMessage.create({ content: ${raw}, flavor: ${raw}, speaker: { alias: ${raw} } });
     await ChatMessage.create({ type: "card", system: { document: "Item", kind: "aspect", name: ${raw}, text: ${raw} } });
     await game.user.update({ flags: { norn: { x: ${raw} } } });`,
  );
  await expect(cards(p2).last()).toContainText("<script>");
  for (const page of [gm, p1, p2]) {
    const sheet = await sheetOf(page, uuid);
    await expect(sheet.locator("p.norn-phrase")).toHaveText(MARKUP);
    await sheet.locator('[data-tab-id="notes"]').click();
    await expect(sheet.locator(".norn-notes")).toContainText("Bell");
    await expectNothingRan(page);
  }
  await inFoundry(gm, `for (const message of game.messages.contents.slice(-2)) await message.delete();`);
});

test("script sent past the client itself, straight to the socket, is cleaned by the server", async ({ gm, p1, p2 }) => {
  const uuid = await newActor(gm, [p1, p2], { items: [{ name: "Odd", type: "aspect" }] });
  const [, id] = uuid.split(".");
  await inFoundry(
    p1,
    `await new Promise((resolve) => game.socket.emit("modifyDocument", { type: "Actor", action: "update",
       operation: { updates: [{ _id: "${id}", name: ${JSON.stringify(MARKUP)}, system: { notes: ${JSON.stringify(MARKUP)} } }] } }, resolve));
     await new Promise((resolve) => game.socket.emit("modifyDocument", { type: "ChatMessage", action: "create",
       operation: { data: [{ content: ${JSON.stringify(MARKUP)}, flavor: ${JSON.stringify(MARKUP)} }] } }, resolve));`,
  );
  await knows(p2, uuid);
  for (const page of [gm, p2]) {
    await expect(lastMessage(page)).toContainText("Bell");
    await expect(page.locator("#chat .chat-log .chat-message").last().locator("script, [onerror]")).toHaveCount(0);
    const sheet = await sheetOf(page, uuid);
    await expect(sheet.locator("h2.norn-name")).toHaveText(MARKUP);
  }
  const stored = await inFoundry<string>(gm, `return (await fromUuid("${uuid}")).system.notes;`);
  expect(stored).toContain("Bell");
  expect(stored).not.toMatch(/onerror|script|onclick/);
});

test("a user's text presses no button, and stays in its box", async ({ gm, p1 }) => {
  const id = await inFoundry<string>(
    p1,
    `const text = '<button type="button" data-action="give" style="position:fixed;inset:0;opacity:0.5">Come</button></div></article><button type="button" data-action="give">Late</button>';
     const system = { document: "Item", kind: "gear", game: "fate2", name: "Odd lamp", text, details: {} };
     return (await ChatMessage.create({ type: "card", system })).id;`,
  );
  const card = gm.locator(`#chat [data-message-id="${id}"]`);
  const text = card.locator(".norn-shown-body");
  await expect(text).toContainText("ComeLate");
  await expect(text.locator("button, [data-action], [style]")).toHaveCount(0);
  await expect(gm.locator(".norn-give")).toHaveCount(0);
  await card.locator(".norn-chat-foot [data-action=give]").click();
  await expect(gm.locator(".norn-give")).toBeVisible();
  await gm.keyboard.press("Escape");
});

/** Runs on a page: system data of a type with markup in every text that takes any. */
const FILLED = `
  const { SchemaField, TypedObjectField, StringField } = foundry.data.fields;
  const raw = ${JSON.stringify(MARKUP)};
  const filled = (field) => {
    if (field instanceof SchemaField) return all(field.fields);
    if (field instanceof TypedObjectField) return { odd: filled(field.element) ?? true };
    return field instanceof StringField && !field.validate(raw) ? raw : undefined;
  };
  const all = (fields) => Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, filled(field)]).filter(([, value]) => value !== undefined));
  const systemOf = (kind, type) => all(CONFIG[kind].dataModels[type].schema.fields);`;

test("markup in every text that any document has is text on sheets, cards, board and tracker", async ({ gm, p1, p2 }) => {
  const pictures = (page: Page): Locator => page.locator('img[src="none"]:not(.norn-user-html img, prose-mirror img)');
  // Earlier messages of core's own may keep one that a user wrote.
  const before = new Map<Page, number>();
  for (const page of [gm, p1, p2]) before.set(page, await pictures(page).count());
  const made = await inFoundry<{ actors: string[]; items: string[] }>(
    gm,
    `${FILLED}
     const own = Object.keys(CONFIG.Item.dataModels).map((type) => ({ name: raw, type, system: systemOf("Item", type) }));
     const actors = await Actor.createDocuments(Object.keys(CONFIG.Actor.dataModels).map((type) => ({
       name: raw, type, ownership: { default: 3 }, items: own,
       system: { ...systemOf("Actor", type), ...(type === "situation" && { everywhere: true }) },
     })));
     const combat = await Combat.create({ active: true, system: { stakes: raw } });
     const side = { declaration: raw, side: raw };
     await combat.createEmbeddedDocuments("Combatant", actors.map(({ id, name }) => ({ actorId: id, name, system: side })));
     await combat.startCombat();
     for (const { uuid } of actors[0].items) await game.norn.sendToChat(uuid);
     return { actors: actors.map(({ uuid }) => uuid), items: [...actors[0].items].map(({ uuid }) => uuid) };`,
  );
  expect([made.actors.length, made.items.length]).toEqual([6, 8]);
  await inFoundry(
    gm,
    `for (const uuid of ${JSON.stringify([...made.actors.slice(0, 3), ...made.items])}) await fromUuidSync(uuid).sheet.render({ force: true });`,
  );
  for (const page of [gm, p1, p2]) {
    await expect(cards(page).last()).toContainText("<script>");
    await expect(page.locator("#norn-strip")).toContainText("Bell<img");
    await expect(page.locator("#combat")).toContainText("<script>");
    await expectNothingRan(page);
    await expect(pictures(page)).toHaveCount(before.get(page) ?? 0);
  }
  await inFoundry(gm, `await Combat.implementation.deleteDocuments(game.combats.map(({ id }) => id));`);
});
