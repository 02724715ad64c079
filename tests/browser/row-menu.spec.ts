import { play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

test("Escape closes the menu of a portrait; the focus is back on it, and its tooltip opens without a fault", async ({ gm }) => {
  await play("strands", gm);
  const faults: string[] = [];
  gm.on("pageerror", ({ message }) => faults.push(message));
  const portrait = gm.locator("#norn-strip").getByRole("button", { name: /^Corvin Ashdown/ });
  // As long as people press: the release must not close what the press has opened.
  await portrait.click({ button: "right", delay: 150 });
  await expect(gm.getByRole("menuitem").first()).toBeFocused();
  await gm.keyboard.press("Escape");
  await expect(gm.getByRole("menu")).toHaveCount(0);
  await expect(portrait).toBeFocused();
  await expect(gm.locator("#tooltip")).toBeVisible();
  expect(faults).toEqual([]);
});
