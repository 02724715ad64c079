import { expect, type Locator, type Page } from "@playwright/test";
import { cardOf } from "./ledger-play.ts";
import { inFoundry } from "./play.ts";

export function breaksWindow(page: Page): Locator {
  return page.locator("#norn-breaks");
}

/** Opens the window of breaks at one of them. */
export async function openBreaks(gm: Page, at: string): Promise<Locator> {
  await inFoundry(gm, `await game.norn.nextBreak(${JSON.stringify(at)});`);
  await expect(breaksWindow(gm).locator(`input[name="at"][value="${at}"]`)).toBeChecked();
  return breaksWindow(gm);
}

/** What stands in the list about one of the people, or the pool. */
export function group(window: Locator, name: string): Locator {
  return window.locator(".norn-break-group", { has: window.page().locator("legend", { hasText: name }) });
}

/** Entries of one kind on this client, oldest first. */
export function entriesOfKind(page: Page, kind: string): Promise<{ id: string; state: string; refusal: string }[]> {
  return inFoundry(
    page,
    `return game.messages.filter((message) => message.system.kind === ${JSON.stringify(kind)})
       .map(({ id, system }) => ({ id, state: system.state, refusal: system.outcome.refusal.code }));`,
  );
}

/** Does something that puts one entry of a kind on the table, and waits until everybody has seen it settled. */
export async function entryBy(
  kind: string,
  pages: readonly [Page, ...Page[]],
  act: () => Promise<unknown>,
): Promise<{ id: string; state: string; refusal: string }> {
  const [page] = pages;
  const before = (await entriesOfKind(page, kind)).length;
  await act();
  for (const one of pages) {
    await expect
      .poll(async () => (await entriesOfKind(one, kind)).slice(before).map(({ state }) => /done|refused/.test(state)))
      .toEqual([true]);
  }
  const made = (await entriesOfKind(page, kind)).at(-1);
  if (!made) throw new Error(`No entry of the kind ${kind}.`);
  return made;
}

/** Undoes an entry on its card, and waits until it is done. */
export async function undoOn(page: Page, id: string, others: readonly Page[]): Promise<void> {
  const undoing = await entryBy("undo", [page, ...others], () => cardOf(page, id).locator("[data-action=undo]").click());
  expect(undoing).toMatchObject({ state: "done", refusal: "" });
}
