import type { Page } from "@playwright/test";
import { GAMES } from "../samples/games.ts";
import { sheetOf } from "./bad-input.ts";
import { editing, inFoundry, openSheet, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

// A Table of its own, as no other file starts with this game: what others leave on the sample's sheets makes them longer.
test.use({ game: "marumaru" });

const CORVIN = "Corvin Ashdown";

test("a full character can be read without scrolling in 720 by 800, and folds to 360", async ({ p1, gm }) => {
  for (const game of GAMES) {
    await play(game, gm, p1);
    await hurt(gm, true);
    const sheet = await openSheet(p1, CORVIN);
    await expect(sheet.locator(".norn-open-recovery")).toBeVisible();
    // A window that a narrow page has made narrow stays narrow.
    await inFoundry(p1, `game.actors.getName("${CORVIN}").sheet.setPosition({ left: 0, top: 0, width: 720, height: 800 });`);
    const content = sheet.locator(".window-content");
    await expect
      .poll(() => content.evaluate((one) => one.scrollHeight - one.clientHeight), `${game} is taller than its window`)
      .toBeLessThanOrEqual(1);
    await p1.setViewportSize({ width: 360, height: 780 });
    await sheet.evaluate((element) => Object.assign(element.style, { left: "0", top: "0", width: "360px" }));
    await expect
      .poll(() => content.evaluate((one) => one.scrollWidth - one.clientWidth), `${game} is wider than 360`)
      .toBeLessThanOrEqual(1);
    await p1.setViewportSize({ width: 1400, height: 900 });
    await sheet.locator('[data-action="close"]').click();
    await hurt(gm, false);
  }
});

/** The first box of every track of the game is checked: then there is something to heal, too. */
function hurt(gm: Page, checked: boolean): Promise<void> {
  return inFoundry(
    gm,
    `const actor = game.actors.getName("${CORVIN}");
     for (const box of ["wounds.hurt-0", "physical.minor-0", "health.stress-0", "injuries.grazed-0"]) {
       const [track, id] = box.split(".");
       await actor.update({ ["system.tracks." + track + ".boxes." + id]: ${checked} });
     }`,
  );
}

test("a window is as high as its sheet needs, and a name of 75 letters is read whole, in its field too", async ({ gm }) => {
  await play("fate2", gm);
  const long = "Maximiliana Constantinopolitanskaya von Hohenzollern-Sigmaringen the Fourth";
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ name: "${long}" });`);
  const sheet = await openSheet(gm, long);
  const room = (): Promise<number> =>
    sheet.evaluate((element) => {
      const content = element.querySelector(".window-content");
      const shown = element.querySelector(".norn-tracks");
      return (content?.getBoundingClientRect().bottom ?? 0) - (shown?.getBoundingClientRect().bottom ?? 0);
    });
  await expect.poll(room).toBeLessThan(40);
  await expect.poll(room).toBeGreaterThan(0);
  await sheet.locator(".norn-mode").click();
  const field = sheet.locator('textarea[name="name"]');
  await expect(field).toHaveValue(long);
  await expect.poll(() => field.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
  await inFoundry(gm, `await game.actors.getName("${long}").update({ name: "${CORVIN}" });`);
});

test("the frame of a window cannot be scrolled, however long its sheet is", async ({ gm }) => {
  await play("strands", gm);
  await inFoundry(gm, `await Actor.implementation.create({ name: "A long one", type: "organization" });`);
  const sheet = await openSheet(gm, "A long one");
  await expect(sheet.locator(".norn-track-list")).toHaveCount(1);
  await expect.poll(() => sheet.evaluate((frame) => frame.scrollHeight - frame.clientHeight)).toBeLessThanOrEqual(1);
  await inFoundry(gm, `await game.actors.getName("A long one").delete();`);
});

test("no sheet of any type that is being edited is wider than its window", async ({ gm }) => {
  for (const game of GAMES) {
    await play(game, gm);
    for (const type of ["character", "npc", "vehicle", "organization", "unit", "situation"]) {
      const uuid = await inFoundry<string>(
        gm,
        `return (await Actor.implementation.create({ name: "New one", type: "${type}" })).uuid;`,
      );
      const sheet = await sheetOf(gm, uuid);
      await editing(sheet);
      for (const width of [360, 480, 600, 720]) {
        await inFoundry(gm, `(await fromUuid("${uuid}")).sheet.setPosition({ width: ${width} });`);
        const wide = (): Promise<string[]> =>
          sheet.evaluate((frame) => {
            const edge = (frame.querySelector(".window-content")?.getBoundingClientRect().right ?? 0) + 1;
            const parts = [...frame.querySelectorAll(".window-content :is(button, input, textarea, select, h3, p, span)")];
            return parts.filter((part) => part.getBoundingClientRect().right > edge).map((part) => part.outerHTML.slice(0, 120));
          });
        await expect.poll(wide, `${type} in ${game}, ${width} wide`).toEqual([]);
        const overlapping = (): Promise<string[]> =>
          sheet.evaluate((frame) => {
            const boxes = [...frame.querySelectorAll(".norn-trait-edit")].map((row) => row.getBoundingClientRect());
            const last = [...frame.querySelectorAll(".norn-trait-edit .norn-step[data-by='1']")];
            return last.flatMap((button, index) => {
              const box = button.getBoundingClientRect();
              return box.right > (boxes[index]?.right ?? 0) + 1 ? [button.getAttribute("aria-label") ?? ""] : [];
            });
          });
        await expect.poll(overlapping, `${type} in ${game}, ${width} wide`).toEqual([]);
      }
      await inFoundry(gm, `await (await fromUuid("${uuid}")).delete();`);
    }
  }
});
