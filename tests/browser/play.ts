import { expect, type Locator, type Page } from "@playwright/test";
import { CAUGHT_UP } from "./in-step.ts";

/** The GM changes the game, with its dials at their defaults, and every given page has followed. */
export async function play(game: string, gm: Page, ...others: readonly Page[]): Promise<void> {
  const isSet = `JSON.stringify(["game", "dials"].map((key) => game.settings.get("norn", key))) === '["${game}",{}]'`;
  await inFoundry(
    gm,
    `if (${isSet}) return;
     await game.settings.set("norn", "dials", {});
     await game.settings.set("norn", "game", "${game}");`,
  );
  await Promise.all([gm, ...others].map((page) => untilInFoundry(page, `return ${isSet};`)));
}

/** Opens an actor's sheet and returns its window. */
export async function openSheet(page: Page, name: string): Promise<Locator> {
  await inFoundry(page, `await game.actors.getName(${JSON.stringify(name)}).sheet.render({ force: true });`);
  const sheet = page.locator(".norn.sheet", { has: page.locator(".norn-name", { hasText: name }) });
  const edited = page.locator(".norn.sheet", { has: page.locator(`.norn-mode[aria-pressed="true"]`) });
  await expect(sheet.or(edited).first()).toBeVisible();
  return sheet.or(edited).first();
}

/** Turns editing on or off on a sheet. */
export async function editing(sheet: Locator, on = true): Promise<void> {
  const button = sheet.locator(".norn-mode");
  if ((await immediately(() => button.getAttribute("aria-pressed"))) !== String(on)) await button.click();
  await expect(button).toHaveAttribute("aria-pressed", String(on));
}

/** The button that rolls a trait on a sheet. */
export function trait(sheet: Locator, name: string): Locator {
  return sheet.locator(".norn-trait-roll", { hasText: name }).first();
}

export function rollDialog(page: Page): Locator {
  return page.locator(".application", { has: page.locator(".norn-ask-fields") });
}

/** Where the game asks what a trait is rolled with: the first possible one, unless there is a choice already. */
export async function choosePair(page: Page): Promise<void> {
  await expect(rollDialog(page).locator(".norn-ask-main")).toBeVisible();
  const pair = rollDialog(page).locator('select[name="seconds.a.trait"]');
  const isOpen = async (): Promise<boolean> => (await pair.count()) > 0 && (await pair.inputValue()) === "";
  if (await immediately(isOpen)) await pair.selectOption({ index: 1 });
}

/** The messages in the chat log, oldest first. Settled requests are hidden, and deleted a second later. */
export function messages(page: Page): Locator {
  return page.locator("#chat .chat-message:not(.norn-shown-elsewhere)");
}

/** The cards in the chat log, oldest first. */
export function cards(page: Page): Locator {
  return messages(page).filter({ has: page.locator(".norn-chat") });
}

/** A card's text, as one line, without its actions. */
export async function words(card: Locator): Promise<string> {
  const said = await card.locator(".norn-chat").evaluate((element) => {
    const shown = element as HTMLElement;
    const buttons = [...shown.querySelectorAll("button")].map((button) => button.innerText).filter(Boolean);
    return buttons.reduce((text, button) => text.replace(button, ""), shown.innerText);
  });
  return said.replaceAll(/\s+/g, " ").trim();
}

/** Waits until all transitions are over: only then is contrast measured. */
export async function stillness(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // What follows the scrolling of its element runs for ever.
      .filter(({ timeline }) => timeline === document.timeline)
      .every(({ effect, playState }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
}

export function notification(page: Page, text: string | RegExp): Locator {
  return page.locator("#notifications .notification", { hasText: text });
}

/**
 * What must not be there, or must still be as it was, is read once: after something else has shown that whatever was to come has
 * come. Everything else another client or a redraw brings is waited for: `expect.poll`, or `expect(locator)`.
 */
export function immediately<T>(read: () => Promise<T>): Promise<T> {
  return read();
}

/** Runs a script in the page against Foundry's public interface, once it has what other pages have. */
export function inFoundry<T>(page: Page, script: string): Promise<T> {
  return page.evaluate(`(async () => { ${CAUGHT_UP} ${script} })()`) as Promise<T>;
}

/** How many there are, once there is one. */
export async function countOf(some: Locator): Promise<number> {
  await expect(some.first()).toBeVisible();
  return some.count();
}

/** Waits until a script in the page returns something, and resolves to it. It looks often, since most waits are short. */
export function untilInFoundry<T>(page: Page, script: string, timeout = 20_000): Promise<T> {
  return inFoundry(
    page,
    `const look = async () => { ${script} };
     for (const end = performance.now() + ${timeout}; performance.now() < end; ) {
       const found = await look();
       if (found) return found;
       await new Promise((resolve) => setTimeout(resolve, 20));
     }
     throw new Error("It did not happen within ${timeout} ms.");`,
  );
}

/** Moves a sheet's window, so that two of them are side by side. */
export function place(page: Page, name: string, left: number): Promise<void> {
  return inFoundry(
    page,
    `game.actors.getName(${JSON.stringify(name)}).sheet.setPosition({ left: ${left}, top: 10, width: 460, height: 760 });`,
  );
}

/** Opens a tab of the sidebar. */
export async function sidebarTab(page: Page, tab: string): Promise<Locator> {
  await page.locator(`#sidebar [data-action="tab"][data-tab="${tab}"]`).first().click();
  const opened = page.locator(`#sidebar #${tab}`);
  await expect(opened).toBeVisible();
  return opened;
}
