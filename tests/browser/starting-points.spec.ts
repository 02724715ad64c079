import { expect, test } from "./table.fixture.ts";
import { immediately, inFoundry, play } from "./play.ts";
import { fatePoints } from "./ledger-play.ts";

const NAME = "Maud Fennick";
const MAUD = `game.actors.getName("${NAME}")`;
const LIFE = `{ name: "Keeper's child", type: "aspect", system: { kind: "character", role: "life", game: "fate2" } }`;
/** How many entries the log has of her. */
const ENTRIES = `return game.messages.filter(({ type, system }) => type === "entry" && system.actor === ${MAUD}.uuid).length;`;

test("F4. A new character's fate points are half its phases until play begins", async ({ gm, p1 }) => {
  await play("fate2", gm, p1);
  await inFoundry(gm, `await Actor.create({ name: "${NAME}", type: "character", ownership: { default: 3 } });`);
  await expect.poll(() => fatePoints(p1, NAME)).toBe(0);

  // Two at once, then one after the other, by a player.
  await inFoundry(gm, `await ${MAUD}.createEmbeddedDocuments("Item", [${LIFE}, ${LIFE}]);`);
  await expect.poll(() => fatePoints(gm, NAME)).toBe(1);
  await inFoundry(p1, `for (let phase = 3; phase <= 5; phase += 1) await ${MAUD}.createEmbeddedDocuments("Item", [${LIFE}]);`);
  await expect.poll(() => fatePoints(gm, NAME)).toBe(3);
  await inFoundry(gm, `await ${MAUD}.items.find(({ type }) => type === "aspect").update({ system: { level: 3 } });`);
  await expect.poll(() => fatePoints(p1, NAME)).toBe(4);
  expect(await immediately(() => inFoundry(gm, ENTRIES))).toBe(0);
  const opening = `return game.settings.get("norn", "openingBalances").documents.find(({ uuid }) => uuid === ${MAUD}.uuid)?.events;`;
  await expect.poll(() => inFoundry(gm, opening)).toMatchObject([{ type: "fate-points-changed", by: 4 }]);

  // The first point is spent: from now on they are the player's.
  await inFoundry(p1, `await game.norn.spend(${MAUD}.uuid);`);
  await p1.locator(`.application:has(.norn-spending) input[name="use"][value="narrative"]`).check();
  await p1.locator(".application:has(.norn-spending) button[type=submit]").click();
  await expect.poll(() => fatePoints(gm, NAME)).toBe(3);
  await inFoundry(gm, `await ${MAUD}.items.find(({ type }) => type === "aspect").update({ system: { level: 9 } });`);
  await inFoundry(gm, `await ${MAUD}.update({ name: "Maud, done" });`);
  await expect.poll(() => inFoundry(p1, `return game.actors.getName("Maud, done")?.system.fatePoints.value;`)).toBe(3);
  await inFoundry(gm, `await game.actors.getName("Maud, done").delete();`);
});
