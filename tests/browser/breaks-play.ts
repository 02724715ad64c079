import { expect, type Locator, type Page } from "@playwright/test";
import { cardOf, submittedEntry, settledEntry, type StoredEntry } from "./ledger-play.ts";
import { inFoundry } from "./play.ts";

export function breaksWindow(page: Page): Locator {
  return page.locator("#norn-breaks");
}

/** Opens the window of breaks with one of them selected. */
export async function openBreaks(gm: Page, at: string): Promise<Locator> {
  await inFoundry(gm, `await game.norn.nextBreak(${JSON.stringify(at)});`);
  await expect(breaksWindow(gm).locator(`input[name="at"][value="${at}"]`)).toBeChecked();
  return breaksWindow(gm);
}

/** The list's lines about one of the actors, or the pool. */
export function group(window: Locator, name: string): Locator {
  return window.locator(".norn-break-group", { has: window.page().locator("legend", { hasText: name }) });
}

/** Does something that submits one entry of a kind, and waits until every client shows it settled. */
export async function entryBy(
  kind: string,
  pages: readonly [Page, ...Page[]],
  act: () => Promise<unknown>,
): Promise<StoredEntry> {
  const [page, ...others] = pages;
  const made = await submittedEntry(page, kind, act);
  for (const other of others) await settledEntry(other, made.id);
  return made;
}

/** Undoes an entry on its card, and waits until it is undone. */
export async function undoOn(page: Page, card: string, others: readonly Page[]): Promise<void> {
  const undoing = await entryBy("undo", [page, ...others], () => cardOf(page, card).locator("[data-action=undo]").click());
  expect(undoing).toMatchObject({ state: "done", refusal: "" });
}
