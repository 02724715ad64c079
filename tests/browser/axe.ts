import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { stillness } from "./play.ts";

/**
 * Violations axe finds in the given parts of the page, or in all of it, once windows have faded in and tooltips are gone. In the dark
 * theme only those of contrast: the rest is the same in the light one. What is pressed must be 24 pixels large, or stand alone.
 */
export async function faults(page: Page, ...parts: readonly string[]): Promise<string[]> {
  // A window that is still being drawn is not there to be looked at.
  for (const part of parts) await expect(page.locator(part).first()).toBeVisible();
  await stillness(page);
  await page.evaluate(scrollToStart, parts);
  const { dark, loaded } = await page.evaluate(() => ({
    dark: matchMedia("(prefers-color-scheme: dark)").matches,
    loaded: "axe" in globalThis,
  }));
  // Half a megabyte is sent to a page once.
  const builder = new AxeBuilder({ page, ...(loaded ? { axeSource: "0;" } : {}) }).setLegacyMode();
  const axe = parts.reduce((all, part) => all.include(part), builder);
  if (dark) axe.withRules(["color-contrast"]);
  const rules = dark ? {} : { "target-size": { enabled: true } };
  // What passes is not described: that takes as long as the search.
  const { violations } = await axe.options({ rules, resultTypes: ["violations"] }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .map((node) => ({ html: node.html.slice(0, 160), message: node.any[0]?.message ?? "" }))
      // At the edge of what scrolls, only a part is in sight.
      .filter(({ message }) => id !== "target-size" || !message.includes("obscured"))
      .map(({ html, message }) => `${id}: ${html} ${message}`),
  );
}

/** In the page: lists begin at their start, where nothing is half below a search field. */
function scrollToStart(parts: readonly string[]): void {
  for (const element of parts.flatMap((part) => [...document.querySelectorAll(`${part} *`)]))
    if (element.scrollTop > 0) element.scrollTop = 0;
}

/** The same in both themes, without leaving what is open. The page is light at the end. */
export async function faultsInBoth(page: Page, ...parts: readonly string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await faults(page, ...parts);
  await page.emulateMedia({ colorScheme: "light" });
  return [...dark.map((fault) => `dark: ${fault}`), ...(await faults(page, ...parts))];
}
