import type { Locator, Page } from "@playwright/test";
import { fatePoints } from "./ledger-play.ts";
import { play } from "./play.ts";
import { setDials, setPoints } from "./spend-play.ts";
import { expect, test } from "./table.fixture.ts";

const TAMSIN = "Tamsin Vey";

test("the GM deals a reward card face down; its player claims it, the GM pays, and takes the payment back", async ({
  gm,
  p1,
  p2,
}) => {
  await play("fate2", gm, p1, p2);
  await setDials(gm, { "fate2-reward-cards": true }, p1, p2);
  await setPoints(gm, { [TAMSIN]: 1 });
  const portrait = gm.locator("#norn-strip").getByRole("button", { name: new RegExp(`^${TAMSIN}`) });
  await portrait.click({ button: "right" });
  await gm.getByRole("menuitem", { name: "Deal a reward card" }).click();
  const asking = gm.getByRole("dialog", { name: "Deal a reward card" });
  await expect(asking.locator("select[name=whom] option:checked")).toHaveText(TAMSIN);
  await asking.locator("select[name=card]").selectOption("danger");
  await asking.getByLabel("More about it").fill("Alone, against the five of them.");
  await asking.getByRole("button", { name: "Deal" }).click();

  const card = (of: Page): Locator => of.locator("#chat .norn-reward").last();
  await expect(card(p2)).toContainText("Alone, against the five of them.");
  await expect(card(p1)).toHaveCount(0);
  await card(p2).getByRole("button", { name: "I did it" }).click();
  await expect(card(gm)).toContainText(`${TAMSIN} has done it`);
  await card(gm).getByRole("button", { name: "Pay 2 points" }).click();
  await expect(card(p2)).toContainText("Done.");
  await expect.poll(() => fatePoints(p2, TAMSIN)).toBe(3);
  await card(gm).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => fatePoints(p2, TAMSIN)).toBe(1);
  await card(gm).getByRole("button", { name: "Not yet" }).click();
  await expect(card(p2).getByRole("button", { name: "I did it" })).toBeVisible();
  await card(gm).getByRole("button", { name: "Withdraw" }).click();
  await expect(card(p2)).toHaveCount(0);
});
