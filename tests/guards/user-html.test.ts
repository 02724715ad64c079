import { expect, test } from "vitest";
import { filesBelow, isProduct, textOf } from "./repository.ts";

/** A text that only becomes part of stored HTML, which is cleaned before. */
const STORED = ["templates/exchange/text.hbs"];

test("a user's HTML is shown in a frame of its own, or in an editor: nothing around it is pressed or covered", () => {
  const loose = filesBelow("templates", ".hbs")
    .filter((path) => !STORED.includes(path))
    .flatMap((path) => [...textOf(path).matchAll(/<[^<>]*>\s*\{\{\{[^}]*\}\}\}/g)].map(([shown]) => ({ path, shown })));
  expect(loose.length).toBeGreaterThan(5);
  expect(loose.filter(({ shown }) => !/^<(?:div [^>]*\bnorn-user-html\b|prose-mirror )/.test(shown))).toEqual([]);
});

const TAG = /<[a-z][\w-]*(?:\{\{[\s\S]*?\}\}|[^<>{}]|"[^"]*")*>/g;
/** Attributes whose value a browser runs, fetches as a page, or shows as HTML. */
const ACTS = /\s(?:on\w+|href|xlink:href|action|formaction|srcdoc|data-tooltip-html)="[^"]*\{\{/;
/** Numbers of the view, between the units of a style. */
const STYLE = /\sstyle="(?:[^"{}]|\{\{(?:middle\.|tracks\.)?(?:x|y|at|height|marked|longest)\}\})*"/g;

test("a value is part of a tag only in quotes, and in no attribute that acts by itself", () => {
  const tags = filesBelow("templates", ".hbs").flatMap((path) => [...textOf(path).matchAll(TAG)].map(([tag]) => ({ path, tag })));
  const filled = tags.filter(({ tag }) => tag.includes("{{"));
  expect(filled.length).toBeGreaterThan(200);
  expect(filled.filter(({ tag }) => ACTS.test(tag) || /\sstyle="[^"]*\{\{/.test(tag.replaceAll(STYLE, "")))).toEqual([]);
  // Outside of quotes only conditions stand, which add a whole attribute.
  const bare = filled.map(({ path, tag }) => ({ path, bare: tag.replaceAll(/"(?:\{\{[\s\S]*?\}\}|[^"])*"/g, "") }));
  expect(bare.filter((one) => /\{\{(?![#/]|else)/.test(one.bare))).toEqual([]);
});

test("no code makes HTML of a value: what templates escape stays escaped", () => {
  const code = filesBelow("src", ".ts").filter(isProduct);
  expect(
    code.filter((path) => /SafeString|insertAdjacentHTML\([^)]*`|innerHTML\s*=\s*`|document\.write/.test(textOf(path))),
  ).toEqual([]);
  expect(filesBelow("templates", ".hbs").filter((path) => /\{\{&/.test(textOf(path)))).toEqual([]);
});

test("nothing else is shown as HTML", () => {
  const shown = (path: string, pattern: RegExp): number => textOf(path).match(pattern)?.length ?? 0;
  const paths = filesBelow("templates", ".hbs").filter((path) => !STORED.includes(path));
  const loose = paths.filter((path) => shown(path, /\{\{\{/g) !== shown(path, /<[^<>]*>\s*\{\{\{[^}]*\}\}\}/g));
  expect(loose).toEqual([]);
});

test("a notification is a text of the language files: what users wrote only fills its placeholders", () => {
  const said = filesBelow("src", ".ts")
    .filter(isProduct)
    .flatMap((path) =>
      [...textOf(path).matchAll(/ui\.notifications(?:\.(?:info|warn|error|success)|\[\w+\])\(\s*([^,;]*)/g)].map(
        ([, first = ""]) => ({ path, first }),
      ),
    );
  expect(said.length).toBeGreaterThan(30);
  const OURS = /^(?:"NORN\.|`NORN\.|foundry\.utils\.escapeHTML\()/;
  expect(said.filter(({ first }) => !OURS.test(first))).toEqual([]);
});
