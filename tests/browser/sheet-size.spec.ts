import { inFoundry, openSheet, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

// A world of its own: other suites' changes to the sample's sheets would make them longer.
test.use({ game: "strands" });

const CORVIN = "Corvin Ashdown";

test("a full character can be read without scrolling in 720 by 800, and folds to 360", async ({ p1, gm }) => {
  for (const game of ["fate2", "strands", "trifold", "marumaru"]) {
    await play(game, gm, p1);
    const sheet = await openSheet(p1, CORVIN);
    // A window that a narrow page has made narrow stays narrow.
    await inFoundry(p1, `game.actors.getName("${CORVIN}").sheet.setPosition({ left: 0, top: 0, width: 720, height: 800 });`);
    const hidden = await sheet.locator(".window-content").evaluate((content) => content.scrollHeight - content.clientHeight);
    expect(hidden, `${game} is taller than its window`).toBeLessThanOrEqual(1);
    await p1.setViewportSize({ width: 360, height: 780 });
    await sheet.evaluate((element) => Object.assign(element.style, { left: "0", top: "0", width: "360px" }));
    const wide = await sheet.locator(".window-content").evaluate((content) => content.scrollWidth - content.clientWidth);
    expect(wide, `${game} is wider than 360`).toBeLessThanOrEqual(1);
    await p1.setViewportSize({ width: 1400, height: 900 });
    await sheet.locator('[data-action="close"]').click();
  }
});
