import { expect, type Locator, type Page } from "@playwright/test";
import { cardOf, submittedEntry, settledEntry } from "./ledger-play.ts";
import { inFoundry } from "./play.ts";

/** Sets the campaign's dials, and waits until every given page has them. */
export async function setDials(gm: Page, dials: Readonly<Record<string, unknown>>, ...others: readonly Page[]): Promise<void> {
  const stored = JSON.stringify(dials);
  await inFoundry(gm, `await game.settings.set("norn", "dials", ${stored});`);
  for (const page of [gm, ...others])
    await expect.poll(() => inFoundry(page, `return JSON.stringify(game.settings.get("norn", "dials"));`)).toBe(stored);
}

export async function setPoints(gm: Page, points: Readonly<Record<string, number>>): Promise<void> {
  const stored = JSON.stringify(points);
  await inFoundry(
    gm,
    `for (const [name, value] of Object.entries(${stored})) await game.actors.getName(name).update({ system: { fatePoints: { value, held: 0 } } });`,
  );
}

/** Checks exactly these boxes of an actor's wounds. */
export async function setWounds(gm: Page, name: string, boxes: readonly string[]): Promise<void> {
  await inFoundry(
    gm,
    `const actor = game.actors.getName(${JSON.stringify(name)});
     const checked = Object.fromEntries(${JSON.stringify(boxes)}.map((box) => [box, true]));
     const system = { ...actor.toObject().system, tracks: { wounds: { boxes: checked, bonus: 0 } } };
     await actor.update({ system }, { diff: false, recursive: false });`,
  );
}

export function woundsOf(page: Page, name: string): Promise<string[]> {
  return inFoundry(
    page,
    `const { boxes = {} } = game.actors.getName(${JSON.stringify(name)}).system.tracks.wounds ?? {};
     return Object.keys(boxes).filter((box) => boxes[box]).toSorted();`,
  );
}

export function spendDialog(page: Page): Locator {
  return page.locator(".application", { has: page.locator(".norn-spending") });
}

/** Opens the dialog for an actor and selects what the point is for. */
export async function openSpend(page: Page, name: string, use: string): Promise<Locator> {
  await inFoundry(page, `await game.norn.spend(game.actors.getName(${JSON.stringify(name)}).uuid);`);
  const dialog = spendDialog(page);
  await dialog.locator(`input[name="use"][value="${use}"]`).check();
  await expect(dialog.locator(`input[name="use"][value="${use}"]`)).toBeFocused();
  return dialog;
}

/** Submits the choice. Resolves to the id of its card once that is settled on this page. */
export async function sendSpend(page: Page, words = ""): Promise<string> {
  const dialog = spendDialog(page);
  if (words !== "") await dialog.locator('textarea[name="words"]').fill(words);
  const { message } = await submittedEntry(page, "story", () => dialog.locator("button[type=submit]").click());
  await expect(cardOf(page, message)).toBeVisible();
  return message;
}

/** How an entry was settled on this page: "" for done, else why it was refused. */
export async function refusalOf(page: Page, id: string): Promise<string> {
  return (await settledEntry(page, id)).refusal;
}
