import type { Locator, Page } from "@playwright/test";
import { sendEntry, settledEntry, submittedEntry } from "./ledger-play.ts";
import { immediately, inFoundry, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";

/** How many entries the log has. */
const entries = (page: Page): Promise<number> =>
  inFoundry(page, `return game.messages.filter(({ type }) => type === "entry").length;`);

/** The GM's question how much experience is given. */
async function giving(gm: Page): Promise<Locator> {
  await gm
    .locator("#norn-strip")
    .getByRole("button", { name: new RegExp(`^${CORVIN}`) })
    .click({ button: "right" });
  await gm.getByRole("menuitem", { name: "Give experience" }).click();
  return gm.getByRole("dialog", { name: "Give experience" });
}

test("a question begins in its first field, says what it lacks and keeps what was typed, and is answered once", async ({
  gm,
}) => {
  await play("strands", gm);
  const asked = await giving(gm);
  const points = asked.getByLabel("Points");
  await expect(points).toBeFocused();
  await asked.locator("input[name=words]").fill("For the bridge");
  await points.fill("0");
  await gm.keyboard.press("Enter");
  await expect(asked.getByRole("alert")).toHaveText(/point/i);
  await expect(points).toBeFocused();
  await expect(points).toHaveAttribute("aria-invalid", "true");
  await expect(asked.locator("input[name=words]")).toHaveValue("For the bridge");

  for (const box of await asked.getByRole("checkbox").all()) await box.uncheck();
  await asked.getByRole("checkbox", { name: CORVIN }).check();
  await points.fill("3");
  const before = await entries(gm);
  const given = await submittedEntry(gm, "experience", () => asked.locator("[data-action=give]").dblclick());
  expect(given.state).toBe("done");
  await expect(asked).toBeHidden();
  expect(await immediately(() => entries(gm))).toBe(before + 1);
  const undone = await sendEntry(gm, CORVIN, { kind: "undo", actor: null, request: { entry: given.id } });
  const { state } = await settledEntry(gm, undone);
  expect(state).toBe("done");
});

test("Escape, Cancel and the cross close a question, and nothing comes of it", { tag: "@both" }, async ({ gm }) => {
  await play("strands", gm);
  const before = await entries(gm);
  const ways = [
    (asked: Locator) => asked.getByLabel("Points").press("Escape"),
    (asked: Locator) => asked.getByRole("button", { name: "Cancel" }).click(),
    (asked: Locator) => asked.locator(".window-header [data-action=close]").click(),
  ];
  for (const close of ways) {
    const asked = await giving(gm);
    await expect(asked.getByLabel("Points")).toBeFocused();
    await close(asked);
    await expect(asked).toBeHidden();
  }
  expect(await immediately(() => entries(gm))).toBe(before);
});

test("on a small page a long question scrolls, and its buttons stay in sight", async ({ gm }) => {
  await play("strands", gm);
  await gm.keyboard.press("Alt+b");
  await gm.locator("#norn-board [data-action=newChallenge]").first().click();
  const asked = gm.locator(".norn-prompt");
  await expect(asked).toBeVisible();
  await gm.setViewportSize({ width: 340, height: 360 });
  await expect.poll(async () => (await asked.boundingBox())?.height).toBeLessThanOrEqual(361);
  const body = asked.locator(".norn-ask-body");
  await expect.poll(() => body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(50);
  await expect.poll(() => body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1);
  await expect(asked.locator("[data-action=ok]")).toBeInViewport();
});
