import type { Page } from "@playwright/test";
import { cardOf, rollFast } from "./ledger-play.ts";
import { inFoundry, openSheet, play, trait, untilInFoundry } from "./play.ts";
import { setPoints } from "./compel-play.ts";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";

/** Small stand-ins for what other people's modules do through their public names and core's hooks. */
test.beforeEach(async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
});

/** A module that throws dice in 3-D: every new message with rolls that this user may read, once. */
async function watchDice(page: Page): Promise<void> {
  await inFoundry(
    page,
    `globalThis.presets = [];
     globalThis.thrown = [];
     Hooks.callAll("diceSoNiceReady", { addDicePreset: (preset, shape) => presets.push([preset.type, preset.labels.length, shape]) });
     globalThis.watching = Hooks.on("createChatMessage", (message) => {
       if (message.isRoll && message.isContentVisible) thrown.push(message.rolls.flatMap(({ dice }) => dice.map(({ results }) => results.length)).join());
     });`,
  );
}

test("dice in 3-D: each kind has as many labels as sides, and a roll is shown once, to those who may read it", async ({
  gm,
  p1,
  p2,
}) => {
  const pages = [gm, p1, p2];
  for (const page of pages) await watchDice(page);
  await expect
    .poll(() => inFoundry<unknown[]>(gm, "return presets;"))
    .toEqual([
      ["do", 6, "d6"],
      ["dg", 6, "d6"],
      ["ds", 6, "d6"],
      ["dh", 10, "d10"],
      ["dp", 6, "d6"],
      ["de", 8, "d8"],
      ["du", 6, "d6"],
    ]);
  const seen = (page: Page): Promise<string[]> => inFoundry(page, "return thrown;");
  const open = await rollFast(p1, CORVIN, "Knowledge");
  for (const page of pages) await untilInFoundry(page, `return game.messages.has("${open}");`);
  for (const page of pages) await expect.poll(() => seen(page)).toEqual(["4"]);

  const mode = `(value) => game.settings.set("core", "messageMode", value)`;
  await inFoundry(p1, `await (${mode})("blind");`);
  const blind = await rollFast(p1, CORVIN, "Knowledge");
  await inFoundry(p1, `await (${mode})("public");`);
  for (const page of pages) await untilInFoundry(page, `return game.messages.has("${blind}");`);
  expect([await seen(gm), await seen(p1), await seen(p2)]).toEqual([["4", "4"], ["4"], ["4"]]);
  for (const page of pages) await inFoundry(page, `Hooks.off("createChatMessage", watching);`);
});

test("a menu of a token's actions lists what an actor has and rolls it by game.norn", async ({ p1 }) => {
  const [names, rolled] = await inFoundry<[string[], string]>(
    p1,
    `const actor = game.actors.getName("${CORVIN}");
     const { traits } = actor.snapshot();
     const skill = actor.items.find(({ type, inPlay, name }) => type === "skill" && inPlay && name === "Knowledge");
     const message = await game.norn.rollTrait(skill.uuid, { fast: true });
     return [traits.map(({ name }) => name), message.speaker.actor === actor.id ? message.rolls[0].formula : ""];`,
  );
  expect(names).toContain("Knowledge");
  expect(rolled).toMatch(/^4d/);
});

test("what a module adds beside a card stays when the card is redrawn, and its flags change nothing", async ({ gm, p1 }) => {
  const hook = await inFoundry<number>(
    p1,
    `return Hooks.on("renderChatMessageHTML", (message, html) => {
       const badge = document.createElement("b");
       badge.className = "other-badge";
       badge.textContent = "seen";
       html.querySelector(".message-header")?.append(badge);
     });`,
  );
  const id = await rollFast(p1, CORVIN, "Knowledge");
  await expect(cardOf(p1, id).locator(".other-badge")).toHaveCount(1);
  const total = await cardOf(p1, id).locator(".norn-chat").innerText();
  await inFoundry(gm, `await game.messages.get("${id}").update({ flags: { other: { seen: true } } });`);
  await untilInFoundry(p1, `return game.messages.get("${id}").flags.other?.seen === true;`);
  await inFoundry(p1, `Hooks.callAll("norn.gameChanged");`);
  await expect(cardOf(p1, id).locator(".other-badge")).toHaveCount(1);
  await expect(cardOf(p1, id).locator(".norn-chat")).toHaveText(total, { useInnerText: true });
  await inFoundry(p1, `Hooks.off("renderChatMessageHTML", ${hook});`);
});

test("a sheet that is moved into a window of its own rolls there, and shows what others change", async ({ gm, p1 }) => {
  await setPoints(gm, { [CORVIN]: 4 });
  await openSheet(p1, CORVIN);
  const opened = p1.context().waitForEvent("page");
  await inFoundry(
    p1,
    `const popup = window.open("about:blank", "", "width=800,height=800");
     const { element } = game.actors.getName("${CORVIN}").sheet;
     for (const sheet of document.querySelectorAll("style, link[rel=stylesheet]")) popup.document.head.append(popup.document.importNode(sheet, true));
     popup.document.body.append(popup.document.adoptNode(element));`,
  );
  const popup = await opened;
  const sheet = popup.locator(".norn.sheet");
  const shown = sheet.locator('input[name="system.fatePoints.value"]');
  await expect(shown).toHaveValue("4");
  await setPoints(gm, { [CORVIN]: 2 });
  await expect(shown).toHaveValue("2");
  await trait(sheet, "Knowledge").click();
  await expect(p1.locator(".application", { has: p1.locator(".norn-ask-fields") })).toBeVisible();
  await popup.close();
  await inFoundry(p1, `await game.actors.getName("${CORVIN}").sheet.close({ animate: false });`);
});
