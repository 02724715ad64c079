import { expect, type Locator, type Page } from "@playwright/test";
import { cardOf, rollFast } from "./ledger-play.ts";
import { inFoundry, rollDialog } from "./play.ts";

interface Against {
  /** Names of the actors it is against. */
  readonly targets?: readonly string[];
  readonly difficulty?: number | null;
  /** What every die shows; a blank unless given otherwise. */
  readonly face?: number;
}

/** A roll whose dice all show the same, against these actors. Resolves to the id of its message. */
export async function rollAgainst(
  page: Page,
  actor: string,
  trait: string,
  { targets = [], difficulty = null, face = 0 }: Against,
): Promise<string> {
  const thrown = await rollFast(page, actor, trait);
  const id = await inFoundry<string>(
    page,
    `const { _id, ...rolled } = game.messages.get("${thrown}").toObject();
     const targets = ${JSON.stringify(targets)}.map((name) => ({ uuid: game.actors.getName(name).uuid, name }));
     const request = { ...rolled.system.request, difficulty: ${JSON.stringify(difficulty)} };
     const system = { ...rolled.system, faces: rolled.system.faces.map(() => ${face}), targets, request };
     return (await ChatMessage.create({ ...rolled, system })).id;`,
  );
  await expect(cardOf(page, id)).toBeVisible();
  return id;
}

/** The small window that asks who opposes a roll, or with what. */
export function opposeWindow(page: Page): Locator {
  return page.locator(".norn-prompt", { has: page.locator('select[name="who"], select[name="with"]') });
}

/** Presses Oppose on a card. A GM chooses who does, in the same window as with what. */
export async function pressOppose(page: Page, card: string, who = ""): Promise<void> {
  await cardOf(page, card).locator("[data-action=oppose]").click();
  if (who === "") return;
  const list = opposeWindow(page).locator('select[name="who"]');
  await list.selectOption({ label: who });
  await expect(list.locator("option[selected]")).toHaveText(who);
}

/** Chooses with what, and rolls. Of Fudge dice, all show the same face. */
export async function opposeWith(page: Page, label: string | RegExp, face = 0): Promise<void> {
  const list = opposeWindow(page).locator('select[name="with"]');
  const option = list.locator("option").filter({ hasText: label }).first();
  await list.selectOption((await option.getAttribute("value")) ?? "");
  await inFoundry(page, `globalThis.CONFIG.Dice.randomUniform = () => ${[0.1, 0.5, 0.9][face + 1] ?? 0.5};`);
  await opposeWindow(page).locator('button[data-action="ok"]').click();
}

/** The roll dialog of the opposing side: Enter rolls. */
export async function rollIt(page: Page): Promise<void> {
  await rollDialog(page).locator("button[type=submit]").click();
}

/** What opposes a roll, on its card. */
export function opposition(page: Page, card: string): Locator {
  return cardOf(page, card).locator(".norn-opposition");
}
