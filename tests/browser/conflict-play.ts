import { expect, type Locator, type Page } from "@playwright/test";
import { inFoundry, sidebarTab, untilInFoundry } from "./play.ts";

export const CORVIN = "Corvin Ashdown";
export const TAMSIN = "Tamsin Vey";
/** The GM's own. */
export const NESS = "Captain Odile Ness";

/** Who takes part, with their initiative; null for none yet. */
export type Roster = Readonly<Record<string, number | null>>;

/** The GM opens a conflict; every page looks at its tracker. Resolves to its id. */
export async function openConflict(gm: Page, roster: Roster, pages: readonly Page[], system: object = {}): Promise<string> {
  const id = await inFoundry<string>(
    gm,
    `await Combat.implementation.deleteDocuments(game.combats.map(({ id }) => id));
     const combat = await Combat.implementation.create({ active: true, system: ${JSON.stringify(system)} });
     const people = ${JSON.stringify(Object.entries(roster))}.map(([name, initiative]) => {
       const actor = game.actors.getName(name);
       return actor ? { actorId: actor.id, initiative } : { name, initiative };
     });
     await combat.createEmbeddedDocuments("Combatant", people);
     return combat.id;`,
  );
  for (const page of pages) {
    await untilInFoundry(page, `return game.combats.get("${id}")?.combatants.size === ${Object.keys(roster).length};`);
    await sidebarTab(page, "combat");
    await expect(row(page, Object.keys(roster)[0] ?? "")).toBeVisible();
  }
  return id;
}

export function row(page: Page, name: string): Locator {
  return page.locator("#combat .norn-conflict-row").filter({ has: page.locator(".norn-conflict-name", { hasText: name }) });
}

export function step(page: Page, name: string, which: string): Locator {
  return row(page, name).locator(`[data-step="${which}"]`);
}

/** Whose turn it is, on a page. */
export async function isUp(page: Page, name: string): Promise<void> {
  await expect(page.locator('#combat .norn-conflict-row[aria-current="true"] .norn-conflict-name')).toHaveText(name);
}

/** Presses a button of the GM's in the tracker. */
export async function lead(gm: Page, action: string): Promise<void> {
  await gm.locator(`#combat [data-action="${action}"]`).click();
}

/** Someone says what they are about to do. */
export async function declare(page: Page, name: string, words: string): Promise<void> {
  await step(page, name, "declare").click();
  const window = page.locator(".application", { has: page.locator(".norn-conflict-say") });
  await window.locator('input[name="words"]').fill(words);
  await window.locator('button[data-action="say"]').click();
}

/** Names in the order of the tracker. */
export function inOrder(page: Page): Promise<string[]> {
  return page.locator("#combat .norn-conflict-name").allInnerTexts();
}
