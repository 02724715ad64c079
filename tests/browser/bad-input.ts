import { expect, type Locator, type Page } from "@playwright/test";
import { immediately, inFoundry } from "./play.ts";

/** Markup and script as a user might type it. Any script of it that runs sets `ran` on its page. */
export const MARKUP = `Bell<img src="none" onerror="globalThis.ran=1"><script>globalThis.ran=1</script><b onclick="globalThis.ran=1">x</b>`;

/** Nothing of `MARKUP` has run on any of the pages, and none of its elements is there with a handler. */
export async function expectNothingRan(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    expect(await immediately(() => page.evaluate(() => (globalThis as { ran?: unknown }).ran))).toBeUndefined();
    await expect(page.locator("[onerror], [onclick], body script:not([src])")).toHaveCount(0);
  }
}

/** A new actor that everyone owns; returns its uuid once all clients have it. */
export async function newActor(gm: Page, others: readonly Page[], data: object = {}): Promise<string> {
  const source = { name: "Odd One", type: "character", ownership: { default: 3 }, ...data };
  const uuid = await inFoundry<string>(gm, `return (await Actor.create(${JSON.stringify(source)})).uuid;`);
  for (const page of others) await knows(page, uuid);
  return uuid;
}

/** Waits until a client has a document. */
export async function knows(page: Page, uuid: string): Promise<void> {
  await expect.poll(() => inFoundry(page, `return (await fromUuid("${uuid}")) !== null;`)).toBe(true);
}

/** Opens a document's sheet and returns its window. */
export async function sheetOf(page: Page, uuid: string): Promise<Locator> {
  const id = await inFoundry<string>(
    page,
    `const { sheet } = await fromUuid("${uuid}"); await sheet.render({ force: true }); return sheet.id;`,
  );
  const sheet = page.locator(`[id="${id}"]`);
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Drops drag data, or a file, on an element, as a drag from elsewhere does. */
export async function dropOn(element: Locator, dropped: object | string): Promise<void> {
  const text = typeof dropped === "string" ? dropped : JSON.stringify(dropped);
  await element.evaluate((target, carried) => {
    const dataTransfer = new DataTransfer();
    if (carried === "file") dataTransfer.items.add(new File(["words"], "letter.txt", { type: "text/plain" }));
    else dataTransfer.setData("text/plain", carried);
    for (const type of ["dragenter", "dragover", "drop"])
      target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, text);
}
