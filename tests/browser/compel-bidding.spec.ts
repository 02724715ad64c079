import type { Page } from "@playwright/test";
import { answerButton, compel, compelDialog, CORVIN, draft, setPoints, stands } from "./compel-play.ts";
import { cardOf, fatePoints } from "./ledger-play.ts";
import { inFoundry, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const CURIOUS = "Too Curious for Locked Doors";

/** The game of bidding, an aspect of level 3, and points to bid. */
async function atAuction(gm: Page, others: readonly Page[], points: number): Promise<void> {
  await play("fate2", gm, ...others);
  await setPoints(gm, { [CORVIN]: points });
  await inFoundry(
    gm,
    `await game.settings.set("norn", "dials", { "fate2-bidding": true });
     const find = (item) => item.type === "aspect" && item.inPlay && item.name === ${JSON.stringify(CURIOUS)};
     await game.actors.getName("${CORVIN}").items.find(find).update({ system: { level: 3 } });`,
  );
}

test.afterEach(async ({ gm }) => {
  await inFoundry(
    gm,
    `const find = (item) => item.type === "aspect" && item.inPlay && item.name === ${JSON.stringify(CURIOUS)};
     await game.actors.getName("${CORVIN}").items.find(find).update({ system: { level: 2 } });`,
  );
});

function piles(page: Page, id: string): Promise<number[]> {
  return cardOf(page, id)
    .locator(".norn-compel-coins")
    .evaluateAll((found) => found.map((pile) => pile.querySelectorAll(".is-bid").length));
}

/** Each side raises in turn, and everyone sees both bids. */
async function raise(id: string, bidder: Page, other: Page, bids: readonly number[]): Promise<void> {
  await answerButton(bidder, id, "raise").click();
  for (const page of [bidder, other]) await expect.poll(() => piles(page, id)).toEqual(bids);
}

test("18. bidding on a level-3 aspect: 1, 1, 2, 2, 3, 3, and the GM takes the player's 3", async ({ gm, p1, p2 }) => {
  await atAuction(gm, [p1, p2], 5);
  const dialog = await draft(gm, { aspect: CURIOUS });
  await expect(dialog.locator(".norn-compel-terms")).toContainText("each side may raise, up to 3 points");
  await gm.keyboard.press("Escape");
  await expect(compelDialog(gm)).toHaveCount(0);
  const id = await compel(gm, { aspect: CURIOUS });
  await expect(answerButton(p1, id, "accept")).toHaveCount(0);
  await expect.poll(() => piles(p2, id)).toEqual([1, 0]);
  await raise(id, p1, gm, [1, 1]);
  await expect(answerButton(p1, id, "raise")).toHaveCount(0);
  await raise(id, gm, p1, [2, 1]);
  await raise(id, p1, gm, [2, 2]);
  await raise(id, gm, p1, [3, 2]);
  await expect.poll(() => fatePoints(p2, CORVIN)).toBe(5);
  await raise(id, p1, p2, [3, 3]);
  await stands(id, "refused", gm, p1, p2);
  for (const page of [gm, p1, p2]) await expect.poll(() => fatePoints(page, CORVIN)).toBe(2);
  await expect(cardOf(p2, id)).toContainText("resists: 3 points");
  await expect(cardOf(p1, id).locator("[data-action=answer]")).toHaveCount(0);
});

test("when one side folds, the other takes what was bid; a bid can be undone", async ({ gm, p1 }) => {
  await atAuction(gm, [p1], 3);
  const first = await compel(gm, { aspect: CURIOUS });
  await raise(first, p1, gm, [1, 1]);
  await raise(first, gm, p1, [2, 1]);
  await answerButton(p1, first, "fold").click();
  await stands(first, "happens", gm, p1);
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(5);

  const second = await compel(gm, { aspect: CURIOUS });
  await raise(second, p1, gm, [1, 1]);
  await answerButton(gm, second, "fold").click();
  await stands(second, "refused", gm, p1);
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(4);
  await cardOf(gm, second).locator("[data-action=undo]").click();
  await stands(second, "offered", gm, p1);
  await expect.poll(() => fatePoints(p1, CORVIN)).toBe(5);
});

test("no one bids more than they have", async ({ gm, p1 }) => {
  await atAuction(gm, [p1], 0);
  const id = await compel(gm, { aspect: CURIOUS });
  await answerButton(p1, id, "raise").click();
  await expect(p1.locator("#chat .norn-line.is-bad").last()).toContainText("Not enough fate points");
  await expect.poll(() => piles(p1, id)).toEqual([1, 0]);
  await expect(answerButton(p1, id, "fold")).toBeEnabled();
});
