import { expect, test } from "vitest";
import { filesBelow, textOf } from "./repository.ts";

/** A text that only becomes part of stored HTML, which is cleaned before. */
const STORED = ["templates/exchange/text.hbs"];

test("a user's HTML is shown in a frame of its own, or in an editor: nothing around it is pressed or covered", () => {
  const loose = filesBelow("templates", ".hbs")
    .filter((path) => !STORED.includes(path))
    .flatMap((path) => [...textOf(path).matchAll(/<[^<>]*>\s*\{\{\{[^}]*\}\}\}/g)].map(([shown]) => ({ path, shown })));
  expect(loose.length).toBeGreaterThan(5);
  expect(loose.filter(({ shown }) => !/^<(?:div [^>]*\bnorn-user-html\b|prose-mirror )/.test(shown))).toEqual([]);
});

test("nothing else is shown as HTML", () => {
  const shown = (path: string, pattern: RegExp): number => textOf(path).match(pattern)?.length ?? 0;
  const paths = filesBelow("templates", ".hbs").filter((path) => !STORED.includes(path));
  const loose = paths.filter((path) => shown(path, /\{\{\{/g) !== shown(path, /<[^<>]*>\s*\{\{\{[^}]*\}\}\}/g));
  expect(loose).toEqual([]);
});
