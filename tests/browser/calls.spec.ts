import type { Locator, Page } from "@playwright/test";
import { faults } from "./axe.ts";
import { immediately, inFoundry, play } from "./play.ts";
import { expect, test } from "./table.fixture.ts";

const ILSABET = "Ilsabet Crane";
const SECRET = 17;

const card = (of: Page): Locator => of.locator("#chat .norn-call").last();
const row = (of: Page, who: string): Locator => card(of).locator(".norn-call-row", { hasText: who });

/** Types a line into the chat, as a command. */
async function say(page: Page, line: string): Promise<void> {
  await inFoundry(page, `await ui.chat.processMessage(${JSON.stringify(line)});`);
}

test("the GM calls for a roll from the board; answers gather on one card, with who has yet to roll", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await gm.locator("#norn-board-bar").getByRole("button", { name: "Call for a roll" }).click();
  const asking = gm.getByRole("dialog", { name: "Call for a roll" });
  await asking.getByRole("button", { name: "Call", exact: true }).click();
  await expect(asking.getByRole("alert")).toHaveText("Choose what they roll.");
  await asking.getByLabel("Roll", { exact: true }).selectOption({ label: "Perception" });
  await asking.getByLabel("Difficulty as a number").fill("3");
  await asking.getByLabel("About").fill("A lamp goes out");
  expect(await faults(gm, "#norn-call")).toEqual([]);
  await asking.getByRole("button", { name: "Call", exact: true }).click();

  await expect(card(p1)).toContainText("Difficulty 3");
  await expect(row(p1, ILSABET)).toContainText("has yet to roll");
  await row(p1, ILSABET)
    .getByRole("button", { name: "Roll Perception" })
    .click({ modifiers: ["Shift"] });
  await expect(row(gm, ILSABET).locator(".norn-call-verdict")).toHaveText(/^(?:Success|Failure|Tie)/);
  await expect(card(gm)).toContainText("1 of 3 have rolled");
  expect(await faults(gm, "#chat .norn-call")).toEqual([]);
});

test("a secret difficulty is on no player's client, until the GM reveals it", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await say(gm, "/call");
  const asking = gm.getByRole("dialog", { name: "Call for a roll" });
  await asking.getByLabel("Roll", { exact: true }).selectOption({ label: "Empathy" });
  await asking.getByLabel("Difficulty as a number").fill(String(SECRET));
  await asking.getByLabel("The difficulty, from the players").check();
  await asking.getByRole("button", { name: "Call", exact: true }).click();
  await expect(card(gm)).toContainText(`Secret difficulty ${SECRET}`);
  await expect(card(p1)).toContainText("The GM keeps the difficulty secret");
  await row(p1, ILSABET)
    .getByRole("button", { name: "Roll Empathy" })
    .click({ modifiers: ["Shift"] });
  await expect(row(gm, ILSABET)).toContainText("Failure by");
  await expect(row(p1, ILSABET).locator(".norn-call-total")).toBeVisible();
  const known = `const kept = game.messages.contents.filter(({ system }) => system.kind === "call" || system.madeFor);
    return JSON.stringify(kept.slice(-3).map(({ system }) => [system.request?.difficulty, system.request?.secret === ${SECRET}]));`;
  expect(await immediately(() => inFoundry<string>(p1, known))).not.toContain(String(SECRET));
  const html = await immediately(() => row(p1, ILSABET).innerHTML());
  // Keys and ids are random: any number may be in them.
  expect(html.replaceAll(/data-(?:norn-key|roll)=\S+/g, "")).not.toContain(String(SECRET));
  await card(gm).getByRole("button", { name: "Reveal the difficulty" }).click();
  await expect(row(p1, ILSABET)).toContainText("Failure by");
});

test("in chat and in a journal: a check is called by the GM, and rolled by a player for their own character", async ({
  gm,
  p1,
}) => {
  await play("strands", gm, p1);
  await say(gm, "/call Agility 2: over the gap");
  await expect(card(p1)).toContainText("over the gap");

  const content = "<p>@Check[Perception 2]{look about} @Check[Teamaking 3]</p>";
  const uuid = await inFoundry<string>(
    gm,
    `const page = { name: "Page", type: "text", text: { content: ${JSON.stringify(content)} } };
     const journal = await JournalEntry.create({ name: "Checks", ownership: { default: 2 } });
     await journal.createEmbeddedDocuments("JournalEntryPage", [page]);
     return journal.uuid;`,
  );
  await expect(gm.locator("#notifications")).toContainText("@Check[Teamaking 3] cannot be rolled");
  for (const page of [gm, p1]) await inFoundry(page, `(await fromUuid("${uuid}")).sheet.render(true);`);
  await expect(p1.locator(".norn-check-wrong")).toContainText("There is no trait “Teamaking” in this game");
  await gm.getByRole("button", { name: "look about" }).click();
  await expect(gm.getByRole("dialog", { name: "Call for a roll" }).getByLabel("Difficulty as a number")).toHaveValue("2");
  await p1.getByRole("button", { name: "look about" }).click();
  await expect(p1.getByRole("dialog", { name: "Perception" })).toContainText(ILSABET);
});

test("words for a place may name its zone; a roll for an aspect of a zone lands there", async ({ gm, p1 }) => {
  await play("strands", gm, p1);
  await inFoundry(
    gm,
    `const quay = game.actors.getName("Lantern Quay at midnight");
     await quay.update({ system: { zones: { roofs: { name: "Tiled roofs", sort: 1 } } } });`,
  );
  await gm.keyboard.press("Alt+b");
  const board = (of: Page): Locator => of.locator("#norn-board");
  const zone = (of: Page): Locator => board(of).locator(".norn-zone", { hasText: "Tiled roofs" });
  const line = board(gm).locator("form input").first();
  await line.fill("+ Soot to the tiled roofs");
  const hint = board(gm).getByRole("status");
  await expect(hint).toHaveText("“Soot” goes to the zone Tiled roofs.");
  // The board, redrawn meanwhile, still says so.
  await inFoundry(gm, `await foundry.applications.instances.get("norn-board").render();`);
  await expect(hint).toHaveText("“Soot” goes to the zone Tiled roofs.");
  await line.press("Enter");
  await expect(zone(gm).getByRole("button", { name: "Soot", exact: true })).toBeVisible();

  await p1.keyboard.press("Alt+b");
  await zone(p1).getByRole("button", { name: "Roll for an aspect of Tiled roofs" }).click();
  await p1.getByRole("dialog", { name: "Roll for an aspect" }).getByRole("button", { name: "Roll" }).click();
  await p1.locator(".norn-roll button[type=submit]").click();
  await expect(p1.locator("#chat .norn-aim").last()).toHaveText("For an aspect of Tiled roofs (Lantern Quay at midnight)");
  await p1.locator("#chat [data-action=createAspect]").last().click();
  await expect(p1.locator(".norn-create select[name=target] option:checked")).toHaveText(
    "Tiled roofs (Lantern Quay at midnight)",
  );
});
