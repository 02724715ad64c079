import { describe, expect, test } from "vitest";
import { filesBelow, textOf } from "./repository.ts";

const PAGES = filesBelow("docs/rules", ".md");
const anchors = PAGES.flatMap((page) =>
  [...textOf(page).matchAll(/<a id="([^"]+)"><\/a>/g)].map((match) => ({ page, id: match[1] ?? "" })),
);
const known = new Set(anchors.map(({ id }) => id));

/** The letters of the games' pages. */
const LETTERS = [...new Set(anchors.flatMap(({ id }) => (/^[a-qs-z]\d+$/.test(id) ? [id.charAt(0).toUpperCase()] : [])))].join(
  "",
);
/** `F3` or `S5`; a range (`T1–T5`) names both its ends. */
const SECTION = new RegExp(`\\b[${LETTERS}]\\d{1,2}\\b(?!-R)`, "g");
const READING = new RegExp(`\\b(?:[${LETTERS}]\\d{1,2}-)?R\\d{1,2}\\b`, "g");
/** Citations that are no rulebook's: Foundry's behavior. */
const OF_FOUNDRY = /platform\.md|knowledge base|public (?:API|hook)|API page|foundry\.md/;

const isComment = (line: string): boolean => /^\s*(?:\/?\*|\/\/)|\/\*\*? /.test(line);
const commentsOf = (path: string): string[] => textOf(path).split("\n").filter(isComment);
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([word]) => word);

const code = ["src", "table", "tools", "tests"]
  .flatMap((folder) => filesBelow(folder, ".ts"))
  .filter((path) => path !== "tests/guards/sources.test.ts");
const ofGames = code.filter((path) => path.startsWith("src/"));
/** Comments, and test titles. */
const told = (path: string): string[] => [
  ...commentsOf(path),
  ...found(textOf(path), /(?:test|describe)[^(\n]*\(\s*["'`][^\n]*/g),
];

/** A reading without its number. */
const UNNUMBERED_READINGS = 0;

describe("every citation leads to a section, a reading or an example of docs/rules", () => {
  test("no anchor is defined twice", () => {
    const ids = anchors.map(({ id }) => id).filter((id) => id !== "readings");
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("every section names the part of the source it digests", () => {
    const without = PAGES.flatMap((page) =>
      [...textOf(page).matchAll(/^## ([A-Z]\d+) .*\n\n(.*)$/gm)]
        .filter((match) => !(match[2] ?? "").startsWith("_Digests: "))
        .map((match) => `${page}: ${match[1] ?? ""}`),
    );
    expect(without).toEqual([]);
    expect(anchors.filter(({ id }) => /^[a-qs-z]\d+$/.test(id)).length).toBeGreaterThan(30);
  });

  test("links within these pages lead to anchors", () => {
    const links = PAGES.flatMap((page) =>
      [...textOf(page).matchAll(/\]\((?:([\w.-]+\.md))?#([\w-]+)\)/g)].map((match) => ({
        page: match[1] ? `docs/rules/${match[1]}` : page,
        id: match[2] ?? "",
      })),
    );
    expect(links.filter(({ page, id }) => !anchors.some((anchor) => anchor.page === page && anchor.id === id))).toEqual([]);
  });

  test("Source: names a section, or where Foundry documents it", () => {
    const lines = code.flatMap((path) =>
      commentsOf(path)
        .filter((line) => /\bSource: /.test(line))
        .map((line) => ({ path, cited: line.slice(line.indexOf("Source: ")) })),
    );
    expect(lines.length).toBeGreaterThan(100);
    const dangling = lines.filter(({ cited }) => {
      const sections = found(cited, SECTION);
      return sections.length > 0 ? sections.some((section) => !known.has(section.toLowerCase())) : !OF_FOUNDRY.test(cited);
    });
    expect(dangling).toEqual([]);
  });

  test("what a game does says its rule in a sentence, beside its source", () => {
    const comments = filesBelow("src/rules/rulesets", ".ts").flatMap((path) =>
      found(textOf(path), /\/\*\*(?:(?!\*\/)[^])*\*\//g).map((comment) => ({ path, comment })),
    );
    const bare = comments.filter(({ comment }) => {
      const words = comment.replaceAll(/Source: [^.]*\.?|[/*]+/g, " ").trim();
      return comment.includes("Source: ") && words.split(/\s+/).length < 3;
    });
    expect(bare).toEqual([]);
  });

  test("every section and reading named in a comment or a test exists", () => {
    const named = ofGames.flatMap((path) =>
      told(path).flatMap((line) => [...found(line, SECTION), ...found(line, READING)].map((word) => ({ path, word }))),
    );
    expect(named.filter(({ word }) => !known.has(word.toLowerCase()))).toEqual([]);
  });

  test("no file of src/foundry cites a rule: rules are decided below it", () => {
    const cites = filesBelow("src/foundry", ".ts").filter((path) =>
      told(path).some((line) => [SECTION, READING].some((pattern) => found(line, pattern).length > 0)),
    );
    expect(cites).toEqual([]);
  });

  test("readings have their number", () => {
    const bare = code.flatMap((path) =>
      told(path)
        .filter((line) => /\bR: /.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(bare.length > UNNUMBERED_READINGS ? bare : []).toEqual([]);
  });

  test("a test named after a worked example has its number", () => {
    const numbers = ofGames
      .filter((path) => path.endsWith(".test.ts"))
      .flatMap((path) =>
        found(textOf(path), /["'`]\d+\. (?=[A-Z4−d])|\bexample \d+/g).map((word) => ({
          path,
          number: /\d+/.exec(word)?.[0] ?? "",
        })),
      );
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter(({ number }) => !known.has(`example-${number}`))).toEqual([]);
  });

  test("every worked example has a test by its number", () => {
    const tests = ofGames.filter((path) => path.endsWith(".test.ts")).flatMap((path) => textOf(path));
    const named = new Set(
      tests.flatMap((text) => [...text.matchAll(/["'`](\d+)\. |\bexample (\d+)/g)].map((match) => match[1] ?? match[2])),
    );
    expect(named.size).toBeGreaterThan(20);
    const examples = anchors.flatMap(({ id }) => (id.startsWith("example-") ? [id.slice("example-".length)] : []));
    expect(examples.filter((number) => !named.has(number))).toEqual([]);
  });
});
