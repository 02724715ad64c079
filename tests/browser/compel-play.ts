import { expect, type Locator, type Page } from "@playwright/test";
import { cardOf, submittedEntry } from "./ledger-play.ts";
import { inFoundry } from "./play.ts";

export const CORVIN = "Corvin Ashdown";
export const TAMSIN = "Tamsin Vey";
export const WORDS = "The lamp in the study is still warm. You go in.";

interface Compelled {
  readonly actor?: string;
  readonly aspect: string;
  readonly effect?: string;
  readonly cutthroat?: boolean;
  readonly proposer?: string;
  /** Label of the roll it affects. */
  readonly roll?: string;
  /** Whom it hits, for an aspect of a situation. */
  readonly target?: string;
}

export function compelDialog(page: Page): Locator {
  return page.locator(".norn-compel-window");
}

/** Uuid of an aspect in play. */
export function aspectUuid(page: Page, actor: string, aspect: string): Promise<string> {
  return inFoundry(
    page,
    `return game.actors.getName(${JSON.stringify(actor)}).items
       .find((item) => item.type === "aspect" && item.inPlay && item.name === ${JSON.stringify(aspect)}).uuid;`,
  );
}

/** Opens the window with an aspect and fills it in. */
export async function draft(page: Page, { actor = CORVIN, aspect, ...asked }: Compelled): Promise<Locator> {
  const uuid = await aspectUuid(page, actor, aspect);
  await inFoundry(page, `await game.norn.compel(${JSON.stringify(uuid)});`);
  const dialog = compelDialog(page);
  if (asked.proposer) await dialog.locator('select[name="proposer"]').selectOption({ label: asked.proposer });
  if (asked.target) await dialog.locator('select[name="target"]').selectOption({ label: asked.target });
  if (asked.effect) await dialog.locator(`input[name="effect"][value="${asked.effect}"]`).check({ force: true });
  if (asked.roll) await dialog.locator('select[name="roll"]').selectOption({ label: asked.roll });
  if (asked.cutthroat) await dialog.locator('input[name="condition"][value="cutthroat"]').check();
  await dialog.locator('textarea[name="words"]').fill(WORDS);
  return dialog;
}

/** Proposes a compel and waits until it is settled. Resolves to the id of its card. */
export async function compel(page: Page, compelled: Compelled): Promise<string> {
  const dialog = await draft(page, compelled);
  return sent(page, () => dialog.locator("button[type=submit]").click());
}

/** The card of the compel that a step creates, once it is settled. */
export async function sent(page: Page, step: () => Promise<unknown>): Promise<string> {
  return (await submittedEntry(page, "compel", step)).message;
}

export function answerButton(page: Page, id: string, answer: string): Locator {
  return cardOf(page, id).locator(`[data-answer="${answer}"]`);
}

/** Gives an answer on a card and waits until every page shows the card in the expected stage. */
export async function say(page: Page, id: string, answer: string, stage: string, ...pages: readonly Page[]): Promise<void> {
  await answerButton(page, id, answer).click();
  await stands(id, stage, page, ...pages);
}

export async function stands(id: string, stage: string, ...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(cardOf(page, id).locator(`.norn-compel.is-${stage}`)).toBeVisible();
}

/** Sets the points of characters, and of the GM's pool. */
export function setPoints(gm: Page, points: Readonly<Record<string, number>>, pool = 0): Promise<void> {
  return inFoundry(
    gm,
    `for (const [name, value] of Object.entries(${JSON.stringify(points)}))
       await game.actors.getName(name).update({ system: { fatePoints: { value } } });
     await game.settings.set("norn", "npcPool", { points: ${pool}, entries: {} });`,
  );
}

export function poolOf(page: Page): Promise<number> {
  return inFoundry(page, `return game.settings.get("norn", "npcPool").points;`);
}
