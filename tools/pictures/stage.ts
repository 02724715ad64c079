import type { Browser, Locator, Page } from "playwright";

export type Scheme = "light" | "dark";
export type Seat = "gm" | "p1";

/** Where the pictures are taken: a tab for the GM and one for a player. */
export interface Stage {
  readonly gm: Page;
  readonly p1: Page;
  /** Takes a picture of an element, or of a whole page. */
  take(name: string, of: Locator | Page): Promise<void>;
}

/** Takes a seat; everything that moves, or depends on the time of day, is stilled. */
export async function sit(browser: Browser, url: string, seat: Seat, scheme: Scheme): Promise<Page> {
  const context = await browser.newContext({
    colorScheme: scheme,
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(`${url}/game?seat=${seat}`);
  await page.waitForFunction("globalThis.game?.ready === true");
  await page.locator("#norn-strip").waitFor();
  await page.addStyleTag({
    content: "time { visibility: hidden } #notifications { display: none } * { caret-color: transparent !important }",
  });
  await run(page, SAME_DICE);
  return page;
}

/** The dice fall the same each time: a sequence with a good roll first. */
const SAME_DICE = `const faces = [0.9, 0.5, 0.9, 0.1]; let next = 0; CONFIG.Dice.randomUniform = () => faces[next++ % faces.length];`;

/** Runs a script in a page against Foundry's public interface. */
export function run<T>(page: Page, script: string): Promise<T> {
  return page.evaluate<T>(`(async () => { ${script} })()`);
}

/** Changes the game, once for everyone. */
export async function playGame({ gm, p1 }: Stage, game: string): Promise<void> {
  await run(gm, `await game.settings.set("norn", "game", ${JSON.stringify(game)});`);
  for (const page of [gm, p1]) await page.waitForFunction(`game.settings.get("norn", "game") === ${JSON.stringify(game)}`);
}

/** Opens an actor's sheet at a place and a size, and resolves to its window. */
export async function openSheet(page: Page, name: string, position: object): Promise<Locator> {
  const id = await run<string>(
    page,
    `const { sheet } = game.actors.getName(${JSON.stringify(name)});
     await sheet.render({ force: true }); sheet.setPosition(${JSON.stringify(position)}); return sheet.id;`,
  );
  const window = page.locator(`[id="${id}"]`);
  await window.locator(".norn-trait-roll, .norn-trait").first().waitFor();
  return window;
}

/** Closes every window, so that the next picture has only its own. */
export async function closeAll(page: Page): Promise<void> {
  await run(
    page,
    `for (const window of foundry.applications.instances.values()) if (window.hasFrame) await window.close({ animate: false });`,
  );
}
