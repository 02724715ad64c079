import { GAMES } from "../samples/games.ts";
import { faultsInBoth } from "./axe.ts";
import { editing, inFoundry, openSheet, play, trait } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

/** The messages of this test: the log also has those of the tests before, which take axe many seconds. */
const LATEST = "#chat .chat-log > :nth-last-child(-n + 4)";

for (const game of GAMES) {
  test(`axe finds nothing: ${game}, light and dark`, async ({ gm, p1, p2 }) => {
    await play(game, gm, p1, p2);
    const sheet = await openSheet(p1, "Corvin Ashdown");
    expect(await faultsInBoth(p1, ".norn.sheet")).toEqual([]);
    await editing(sheet);
    expect(await faultsInBoth(p1, ".norn.sheet")).toEqual([]);
    await editing(sheet, false);
    await trait(sheet, game === "fate2" ? "Lore" : game === "strands" ? "Knowledge" : "Investigation").click();
    await expect(p1.locator(".norn-ask-fields")).toBeVisible();
    expect(await faultsInBoth(p1, ".application:has(.norn-ask-fields)")).toEqual([]);
    await p1.keyboard.press("Enter");
    await inFoundry(
      p1,
      `const item = game.actors.getName("Corvin Ashdown").items.find((i) => i.type === "aspect"); await game.norn.sendToChat(item.uuid);`,
    );
    await sheet.locator('[data-action="close"]').click();
    await expect(p1.locator("#chat .norn-shown").last()).toBeVisible();
    expect(await faultsInBoth(p1, LATEST)).toEqual([]);
  });
}

test("axe finds nothing on the whole page, light and dark", async ({ gm }) => {
  expect(await faultsInBoth(gm)).toEqual([]);
});

test("axe finds nothing on the other sheets and windows, light and dark", async ({ gm, p1, p2 }) => {
  await play("strands", gm, p1, p2);
  for (const script of [
    `await game.actors.getName("Captain Odile Ness").sheet.render({ force: true });`,
    `await game.actors.getName("Lantern Quay at midnight").sheet.render({ force: true });`,
    `await game.actors.getName("Corvin Ashdown").items.find((i) => i.type === "aspect").sheet.render({ force: true });`,
    `await game.actors.getName("Corvin Ashdown").items.find((i) => i.type === "skill").sheet.render({ force: true });`,
    `await game.items.contents.find((i) => i.type === "gear").sheet.render({ force: true });`,
    `const gear = game.packs.get("norn.gear"); (await gear.getDocument(gear.index.contents[0]._id)).sheet.render({ force: true });`,
    `game.norn.chooseGame();`,
    `document.querySelector("#norn-board-bar [data-action=open]").click();`,
  ]) {
    await inFoundry(gm, script);
    expect(await faultsInBoth(gm, ".norn.application"), script).toEqual([]);
    await inFoundry(
      gm,
      `for (const app of foundry.applications.instances.values()) if (app.hasFrame) await app.close({ animate: false });`,
    );
  }
});
