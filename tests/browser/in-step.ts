import type { Locator, Page } from "@playwright/test";

/** What the server sent before it answers has arrived: one page never acts on or reads what another has already left behind. */
export const CAUGHT_UP = `if (globalThis.game?.socket?.connected)
  await new Promise((resolve) => { game.socket.emit("time", resolve); game.socket.once("disconnect", resolve); });`;

const ON_ELEMENTS = ["click", "dblclick", "hover", "focus", "press", "pressSequentially", "fill", "clear", "check", "uncheck"];
const ON_FIELDS = ["selectOption", "setInputFiles", "dragTo", "dispatchEvent", "evaluate"];
const KEYS = ["press", "type", "down", "insertText"];
const POINTER = ["click", "dblclick", "down"];

/** The class that Playwright's locators share: changed once. */
let locators: unknown;

/**
 * From now on whatever a test does on a page is done once the page has heard what other pages have done: a test that has watched
 * one page may act on another. A menu, for one, shows what was so when it was opened.
 */
export function inStep(page: Page): void {
  const shared: unknown = Object.getPrototypeOf(page.locator("html"));
  if (shared !== locators) catchUpBefore(shared, [...ON_ELEMENTS, ...ON_FIELDS], (on) => (on as Locator).page());
  locators = shared;
  catchUpBefore(page.keyboard, KEYS, () => page);
  catchUpBefore(page.mouse, POINTER, () => page);
}

function catchUpBefore(target: unknown, acts: readonly string[], pageOf: (on: unknown) => Page): void {
  const on = target as Record<string, unknown>;
  for (const name of acts) {
    const act = on[name];
    if (typeof act !== "function") throw new Error(`Playwright has no "${name}" any more.`);
    on[name] = async function (...given: unknown[]): Promise<unknown> {
      await pageOf(this).evaluate(`(async () => { ${CAUGHT_UP} })()`);
      return Reflect.apply(act, this, given);
    };
  }
}
