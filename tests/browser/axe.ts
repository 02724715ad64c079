import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { stillness } from "./play.ts";

/**
 * Violations axe finds in the given parts of the page, or in all of it, once windows have faded in and tooltips are gone. In the dark
 * theme only those of contrast: the rest is the same in the light one. What is pressed must be 24 pixels large, or stand alone.
 */
export async function faults(page: Page, ...parts: readonly string[]): Promise<string[]> {
  await page.mouse.move(2, 2);
  await stillness(page);
  const axe = parts.reduce((all, part) => all.include(part), new AxeBuilder({ page }).setLegacyMode());
  const dark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const asked = dark ? axe.withRules(["color-contrast"]) : axe.options({ rules: { "target-size": { enabled: true } } });
  const { violations } = await asked.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .map((node) => ({ html: node.html.slice(0, 160), message: node.any[0]?.message ?? "" }))
      // At the edge of what scrolls, only a part is in sight.
      .filter(({ message }) => id !== "target-size" || !message.includes("obscured"))
      .map(({ html, message }) => `${id}: ${html} ${message}`),
  );
}
