import type { Locator, Page } from "@playwright/test";
import { sendEntry, settledEntry, type StoredEntry, submittedEntry } from "./ledger-play.ts";
import { inFoundry, openSheet, play, untilInFoundry } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const CORVIN = "Corvin Ashdown";
const TRAIT = `game.actors.getName("${CORVIN}").items.find((item) => item.inPlay && item.type === "skill" && item.name === "Knowledge")`;

const rankOf = (page: Page): Promise<number> => inFoundry(page, `return ${TRAIT}.system.rank;`);
const window = (page: Page): Locator => page.getByRole("dialog", { name: "Spend experience" });

async function spending(page: Page): Promise<Locator> {
  const sheet = await openSheet(page, CORVIN);
  await sheet.getByRole("button", { name: /^Experience: / }).click();
  await expect(window(page)).toBeVisible();
  return window(page);
}

async function choose(asked: Locator, label: RegExp): Promise<void> {
  const option = asked.locator("option", { hasText: label }).first();
  await asked.locator("select[name=what]").selectOption((await option.getAttribute("value")) ?? "");
}

async function undo(page: Page, { id: entry }: StoredEntry): Promise<void> {
  const done = await submittedEntry(page, "undo", () =>
    sendEntry(page, CORVIN, { kind: "undo", actor: null, request: { entry } }),
  );
  expect(done.state).toBe("done");
}

/** The GM gives points, by the strip. */
async function award(gm: Page, points: number): Promise<StoredEntry> {
  await gm
    .locator("#norn-strip")
    .getByRole("button", { name: new RegExp(`^${CORVIN}`) })
    .click({ button: "right" });
  await gm.getByRole("menuitem", { name: "Give experience" }).click();
  const asked = gm.getByRole("dialog", { name: "Give experience" });
  await asked.getByLabel("Points").fill(String(points));
  for (const box of await asked.getByRole("checkbox").all()) await box.uncheck();
  await asked.getByRole("checkbox", { name: CORVIN }).check();
  return submittedEntry(gm, "experience", () => asked.getByRole("button", { name: "Give", exact: true }).click());
}

test(
  "the GM gives experience; its player buys a rank and another phrase with it, and undoes it",
  { tag: "@both" },
  async ({ gm, p1 }) => {
    await play("strands", gm, p1);
    const before = await rankOf(p1);
    await expect((await openSheet(p1, CORVIN)).getByRole("button", { name: "Experience: 0" })).toBeVisible();
    const given = await award(gm, 11);
    await expect((await openSheet(p1, CORVIN)).getByRole("button", { name: "Experience: 11" })).toBeVisible();

    await choose(await spending(p1), /^Knowledge to /);
    const bought = await submittedEntry(p1, "improve", () => window(p1).getByRole("button", { name: "Buy" }).click());
    expect(bought.state).toBe("done");
    await untilInFoundry(gm, `return ${TRAIT}.system.rank === ${before + 1};`);

    const asked = await spending(p1);
    await expect(asked).toContainText("Experience points left: 1");
    await expect(asked.locator("option", { hasText: /^Knowledge to / })).toBeDisabled();
    await choose(asked, /^Another phrase/);
    await asked.getByRole("button", { name: "Buy" }).click();
    await expect(asked).toContainText("Write the phrase first.");
    await asked.getByRole("textbox", { name: "Phrase" }).fill("Older and Warier");
    const rewritten = await submittedEntry(p1, "improve", () => asked.getByRole("button", { name: "Buy" }).click());
    await untilInFoundry(gm, `return game.actors.getName("${CORVIN}").items.some(({ name }) => name === "Older and Warier");`);
    await expect((await openSheet(p1, CORVIN)).getByRole("button", { name: "Experience: 0" })).toBeVisible();

    await undo(p1, rewritten);
    await undo(p1, bought);
    await untilInFoundry(gm, `return ${TRAIT}.system.rank === ${before};`);
    await expect((await openSheet(p1, CORVIN)).getByRole("button", { name: "Experience: 11" })).toBeVisible();
    await undo(gm, given);
    await expect((await openSheet(p1, CORVIN)).getByRole("button", { name: "Experience: 0" })).toBeVisible();
  },
);

test("with points for one rank, two clients that buy at once get one", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  const before = await rankOf(p1);
  const request = { what: "rank", trait: await inFoundry<string>(p1, `return ${TRAIT}.uuid;`), traitName: "Knowledge" };
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { experience: 10 } } });`);
  const sent = await Promise.all([gm, p1].map((page) => sendEntry(page, CORVIN, { kind: "improve", request })));
  const settled = await Promise.all(sent.map((id) => settledEntry(p1, id)));
  expect(settled.map(({ refusal }) => refusal).toSorted()).toEqual(["", "experience-short"]);
  await untilInFoundry(
    p1,
    `return ${TRAIT}.system.rank === ${before + 1} && game.actors.getName("${CORVIN}").system.fatePoints.experience === 0;`,
  );
  for (const bought of settled.filter(({ state }) => state === "done")) await undo(gm, bought);
  await untilInFoundry(p1, `return ${TRAIT}.system.rank === ${before};`);
  await inFoundry(gm, `await game.actors.getName("${CORVIN}").update({ system: { fatePoints: { experience: 0 } } });`);
});
