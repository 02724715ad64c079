import type { Page } from "@playwright/test";
import { ALL_VECTORS, MARKUP_VECTORS } from "../../table/tests/server/markup-vectors.data.ts";
import { newActor, sheetOf } from "./bad-input.ts";
import { immediately, inFoundry, play } from "./play.ts";
import { expect, sit, test as base } from "./table.fixture.ts";

/** A tab of the GM whose browser does not obey the page's policy: what would run, runs there. */
const test = base.extend<{ bare: Page }>({
  bare: async ({ browser, table }, use) => {
    const context = await browser.newContext({ bypassCSP: true });
    await use(await sit(await context.newPage(), table, "gm"));
    await context.close();
  },
});

const VECTORS = JSON.stringify(ALL_VECTORS);
/** By class: each is one text. */
const TEXTS = JSON.stringify(Object.values(MARKUP_VECTORS).map((vectors) => vectors.join("<hr>")));

/** Runs on a page: what there could run a script. */
const WHAT_COULD_RUN = `
  const namesOf = (element) => Element.prototype.getAttributeNames.call(element);
  const runs = (element) =>
    namesOf(element).some((name) => name.startsWith("on") || name === "srcdoc" || name === "formaction") ||
    /^(?:script|iframe|object|embed|base|meta|link|frame|portal)$/.test(Reflect.get(Element.prototype, "localName", element)) ||
    /^(?:javascript|data|vbscript):$/.test(String(element.protocol)) ||
    /javascript:|url\\(/i.test(Element.prototype.getAttribute.call(element, "style") ?? "");
  return [...document.body.querySelectorAll("*")].filter(runs).map((element) => element.outerHTML);`;

/** Nothing has run, and nothing could. */
async function expectNothingRan(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expect.poll(() => inFoundry(page, WHAT_COULD_RUN)).toEqual([]);
    await expect.poll(() => inFoundry(page, `return globalThis.ran ?? null;`)).toBeNull();
  }
}

/** Nor has the page's policy had anything to stop. */
async function expectNothingRuns(...pages: readonly Page[]): Promise<void> {
  await expectNothingRan(...pages);
  for (const page of pages) expect(await immediately(() => inFoundry(page, `return globalThis.stopped ?? [];`))).toEqual([]);
}

/** From now on the page notes what its policy stops. */
async function watch(...pages: readonly Page[]): Promise<void> {
  for (const page of pages)
    await inFoundry(
      page,
      `if (!globalThis.stopped) document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample, blockedURI }) =>
         globalThis.stopped.push([violatedDirective, blockedURI, sample].join(" ")));
       globalThis.stopped = [];`,
    );
}

test.beforeEach(async ({ gm, p1, p2 }) => {
  await play("fate2", gm, p1, p2);
  await watch(gm, p2);
});

test.afterEach(async ({ gm }) => {
  await inFoundry(
    gm,
    `for (const actor of game.actors.filter(({ flags }) => flags.world?.odd)) await actor.delete();
     await ChatMessage.implementation.deleteDocuments(game.messages.filter(({ flags }) => flags.world?.odd).map(({ id }) => id));`,
  );
});

test("XSS-1: no vector runs from a message, its flavor or its speaker @both", async ({ gm, p1, p2, bare }) => {
  const last = await inFoundry<string>(
    p1,
    `const made = await ChatMessage.createDocuments(${VECTORS}.map((text) =>
       ({ content: text, flavor: text, speaker: { alias: text }, flags: { world: { odd: true } } })));
     return made.at(-1).id;`,
  );
  for (const page of [gm, p2, bare]) await expect(page.locator(`#chat .chat-log [data-message-id="${last}"]`)).toBeAttached();
  await expectNothingRuns(gm, p2, bare);
  // What is in a tooltip is cleaned as it is shown.
  const withHtml = `document.querySelectorAll("#chat [data-tooltip-html], #chat [data-tooltip*='<']")`;
  expect(await immediately(() => inFoundry<number>(bare, `return ${withHtml}.length;`))).toBeGreaterThan(2);
  for (const page of [gm, bare]) await inFoundry(page, `for (const element of ${withHtml}) game.tooltip.activate(element);`);
  await expectNothingRan(gm, bare);
});

test("no vector runs from an actor's notes, its items' texts, or any name @both", async ({ gm, p1, p2, bare }) => {
  const uuid = await newActor(gm, [p1, p2, bare], { flags: { world: { odd: true } } });
  await inFoundry(
    p1,
    `const actor = await fromUuid("${uuid}");
     await actor.createEmbeddedDocuments("Item", ${VECTORS}.map((text, index) =>
       ({ name: text, type: index % 2 ? "aspect" : "stunt", system: { description: text }, flags: { world: { odd: true } } })));
     await actor.update({ name: ${JSON.stringify(ALL_VECTORS[0])}, "prototypeToken.name": ${JSON.stringify(ALL_VECTORS[0])} });`,
  );
  const items = `return (await fromUuid("${uuid}")).items.filter(({ flags }) => flags.world?.odd).length;`;
  for (const page of [gm, p2, bare]) {
    await expect.poll(() => inFoundry(page, items)).toBe(ALL_VECTORS.length);
    await sheetOf(page, uuid);
  }
  await expectNothingRuns(gm, p2, bare);
  for (const text of Object.values(MARKUP_VECTORS).map((vectors) => vectors.join("<hr>"))) {
    await inFoundry(p1, `await (await fromUuid("${uuid}")).update({ "system.notes": ${JSON.stringify(text)} });`);
    for (const page of [gm, bare]) {
      const sheet = await sheetOf(page, uuid);
      await sheet.locator('[data-tab-id="notes"]').click();
      await expect(sheet.locator(".norn-notes")).toBeVisible();
    }
    await expectNothingRuns(gm, bare);
  }
});

test("no vector runs from a journal or an item of its own @both", async ({ gm, p2, bare }) => {
  const made = await inFoundry<string[]>(
    gm,
    `const pages = ${TEXTS}.map((content) => ({ name: content.slice(0, 60), type: "text", text: { content } }));
     const journal = await JournalEntry.create({ name: ${JSON.stringify(ALL_VECTORS[0])}, ownership: { default: 3 }, pages });
     const items = await Item.createDocuments(${TEXTS}.map((text) =>
       ({ name: text.slice(0, 60), type: "gear", ownership: { default: 3 }, system: { description: text } })));
     return [journal.uuid, ...items.map(({ uuid }) => uuid)];`,
  );
  for (const page of [p2, bare]) {
    for (const uuid of made) {
      await expect.poll(() => inFoundry(page, `return (await fromUuid("${uuid}")) !== null;`)).toBe(true);
      await sheetOf(page, uuid);
    }
    // Every page of the journal, whichever its sheet shows.
    await inFoundry(
      page,
      `for (const { text } of (await fromUuid("${made[0]}")).pages) {
         const shown = document.createElement("section");
         shown.innerHTML = await foundry.applications.ux.TextEditor.implementation.enrichHTML(text.content);
         document.querySelector(".application").append(shown);
       }`,
    );
  }
  await expectNothingRuns(p2, bare);
  await inFoundry(gm, `for (const uuid of ${JSON.stringify(made)}) await (await fromUuid(uuid)).delete();`);
});

test("no vector runs that the page itself cleans: tooltips, notifications, dialogs @both", async ({ bare }) => {
  await inFoundry(
    bare,
    `for (const text of ${VECTORS}) {
       const shown = document.createElement("section");
       shown.innerHTML = foundry.utils.cleanHTML(text);
       document.querySelector("#sidebar").append(shown);
       shown.dataset.tooltip = text;
       ui.notifications.info(text, { console: false });
     }`,
  );
  // A form's own members are there, whatever its fields are called.
  const hidden = `return [...document.querySelectorAll("#sidebar form")].filter((form) =>
    ["attributes", "closest", "remove", "querySelector"].some((name) => form[name] instanceof Element)).length;`;
  expect(await immediately(() => inFoundry(bare, hidden))).toBe(0);
  await expect.poll(() => inFoundry(bare, WHAT_COULD_RUN.replace("iframe|", ""))).toEqual([]);
  await expect.poll(() => inFoundry(bare, `return globalThis.ran ?? null;`)).toBeNull();
});

test("no vector runs from what a message says its dice have shown @both", async ({ gm, p1, p2, bare }) => {
  const last = await inFoundry<string>(
    p1,
    `const vector = '<img src=x onerror="globalThis.ran=1">';
     const die = (name) => ({ class: name, evaluated: true, number: 1, faces: vector, modifiers: [vector], method: vector,
       options: { flavor: vector }, results: [{ result: vector, active: true }, { result: [vector], active: true }] });
     const roll = (terms, more = {}) => JSON.stringify({ class: "Roll", formula: vector, total: vector, evaluated: true, terms, ...more });
     const names = ["Die", ...Object.values(CONFIG.Dice.terms).map(({ name }) => name)];
     const rolls = [...names.map((name) => roll([die(name)])), roll([{ class: "NumericTerm", number: vector }]),
       roll([{ class: "StringTerm", term: vector }]), roll([], { formula: { toHTML: vector } }), roll([], { dice: [die("Die")] })];
     const made = await ChatMessage.createDocuments(rolls.map((one) => ({ rolls: [one], content: vector, flags: { world: { odd: true } } })));
     return made.at(-1).id;`,
  );
  for (const page of [gm, p2, bare]) await expect(page.locator(`#chat .chat-log [data-message-id="${last}"]`)).toBeAttached();
  await expectNothingRuns(gm, p2, bare);
});

test("the page's policy stops what is no file of the server, and nothing that the page needs @both", async ({
  browser,
  table,
  gm,
}) => {
  const page = await (await browser.newContext()).newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await sit(page, table, "p1");
  expect(said.filter((words) => words.includes("Content Security Policy"))).toEqual([]);
  await page.context().close();
  await inFoundry(
    gm,
    `const shown = document.createElement("section");
     shown.innerHTML = '<img src="none" onerror="globalThis.ran=1"><a href="javascript:globalThis.ran=1">x</a>';
     document.body.append(shown);
     shown.querySelector("a").click();
     const script = document.createElement("script");
     script.textContent = "globalThis.ran=1";
     shown.append(script);`,
  );
  await expect.poll(() => inFoundry(gm, `return globalThis.stopped.length;`)).toBe(3);
  expect(
    await immediately(() => inFoundry(gm, `document.body.lastElementChild.remove(); return globalThis.ran ?? null;`)),
  ).toBeNull();
});
