import { expect, test } from "vitest";
import { filesBelow, textOf } from "./repository.ts";

const TAG = /<[a-z][\w-]*(?:\{\{[\s\S]*?\}\}|[^<>{}]|"[^"]*")*>/g;
const PLAIN = /^\{\{localize ["'][\w.-]+["']\}\}$/;

/** What Foundry shows as HTML in a tooltip: the value of `data-tooltip`, or where that is empty the label. */
function shownAsHtml(tag: string): string | null {
  const tooltip = /\sdata-tooltip(?:="((?:\{\{[^}]*\}\}|[^"])*)")?(?=[\s>{/])/.exec(tag);
  if (!tooltip) return null;
  return tooltip[1] ?? /\saria-label="((?:\{\{[\s\S]*?\}\}|[^"])*)"/.exec(tag)?.[1] ?? "";
}

test("a tooltip read as HTML holds fixed words only: names and phrases go into data-tooltip-text", () => {
  const shown = filesBelow("templates", ".hbs").flatMap((path) =>
    [...textOf(path).matchAll(TAG)].flatMap(([tag]) => {
      const html = shownAsHtml(tag);
      return html === null ? [] : [{ path, html }];
    }),
  );
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter(({ html }) => !PLAIN.test(html))).toEqual([]);
});
