import { CORVIN, lead, NESS, openConflict, row, step, TAMSIN } from "./conflict-play.ts";
import { attackWith, blow, heal } from "./harm-play.ts";
import { cardOf, entryAsked } from "./ledger-play.ts";
import { inFoundry, openSheet, play, sidebarTab } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

test.afterEach(async ({ gm }) => {
  await inFoundry(gm, `await Combat.implementation.deleteDocuments(game.combats.map(({ id }) => id));`);
  await inFoundry(gm, `await game.settings.set("norn", "dials", {});`);
  await heal(gm, CORVIN, TAMSIN, NESS);
});

test("who gives up in the tracker is out on the sheet and in the strip, and no longer hit by an open attack; undo takes it back", async ({
  gm,
  p1,
  p2,
}) => {
  await play("trifold", gm, p1, p2);
  await openConflict(gm, { [TAMSIN]: 4, [CORVIN]: 2 }, [gm, p2]);
  await lead(gm, "nornBegin");
  const card = await attackWith(p1, CORVIN, "Academics", { scope: "fight", targets: [TAMSIN], face: 1 });
  await expect(blow(p2, card, TAMSIN).locator("[data-action=defend]")).toHaveCount(1);
  const sheet = await openSheet(p2, TAMSIN);
  const entry = await entryAsked(p2, "turn", () => step(p2, TAMSIN, "yield").click());
  await expect(row(gm, TAMSIN)).toContainText("Gave up");
  await expect(sheet.locator(".norn-taken-out")).toHaveText("Gave up");
  await expect(p1.locator(".norn-strip-entry.is-out")).toHaveCount(1);
  await sidebarTab(p2, "chat");
  await expect(blow(p2, card, TAMSIN)).toContainText("this attack no longer harms them");
  await expect(blow(p2, card, TAMSIN).locator("[data-action=defend]")).toHaveCount(0);
  await entryAsked(p2, "undo", () => cardOf(p2, entry.message).locator("[data-action=undo]").click());
  await expect(blow(p2, card, TAMSIN).locator("[data-action=defend]")).toBeVisible();
  await expect(sheet.locator(".norn-taken-out")).toHaveCount(0);
  await expect(p1.locator(".norn-strip-entry.is-out")).toHaveCount(0);
});

test("the steps of a round are one line of the log, with undo; the last says that the conflict is over", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await openConflict(gm, { [CORVIN]: 4, [TAMSIN]: 3, [NESS]: 2 }, [gm, p1]);
  await lead(gm, "nornBegin");
  const lines = p1.locator("#chat .chat-message:not(.norn-shown-elsewhere) .norn-round");
  const before = await lines.count();
  await entryAsked(p1, "turn", () => step(p1, CORVIN, "smaller").click());
  await entryAsked(p1, "turn", () => step(p1, CORVIN, "act").click());
  const { message } = await entryAsked(gm, "turn", () => step(gm, TAMSIN, "act").click());
  await sidebarTab(p1, "chat");
  await expect(lines).toHaveCount(before + 1);
  const line = cardOf(p1, message);
  await expect(line).toContainText(`Round 1 · ${TAMSIN} has acted`);
  await line.locator("summary").click();
  await expect(line.locator("li")).toHaveText([
    "The conflict begins.",
    `${CORVIN} takes a smaller action`,
    `${CORVIN} has acted`,
    `${TAMSIN} has acted`,
  ]);
  await sidebarTab(gm, "chat");
  await entryAsked(gm, "undo", () => cardOf(gm, message).locator(".norn-line-button").click());
  await expect(lines.last()).toContainText(`Round 1 · ${CORVIN} has acted`);
  await expect(lines).toHaveCount(before + 1);
  await inFoundry(gm, `await Combat.implementation.deleteDocuments(game.combats.map(({ id }) => id));`);
  await expect(lines.last()).toContainText("The conflict is over.");
});
