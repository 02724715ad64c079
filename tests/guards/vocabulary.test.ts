import { describe, expect, test } from "vitest";
import { filesBelow, textOf } from "./repository.ts";

/** Patterns in the last table of `docs/vocabulary.md`. */
function unusedWords(): readonly RegExp[] {
  const table = textOf("docs/vocabulary.md").split("## Words we do not use")[1] ?? "";
  return [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, word = ""]) => new RegExp(`\\b(?:${word})\\b`, "i"));
}

/** The text of a file's comments, a line each. */
function commentsOf(path: string): string[] {
  const source = textOf(path);
  return [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm)].flatMap(([comment]) => comment.split("\n"));
}

const words = unusedWords();

test("the vocabulary lists the words we do not use", () => expect(words.length).toBeGreaterThan(10));

describe.each(["src", "table", "tools", "tests"])("comments in %s use the vocabulary", (folder) => {
  const comments = filesBelow(folder, ".ts").flatMap((path) => commentsOf(path).map((line) => ({ path, line: line.trim() })));
  test.each(words.map((word) => [word.source, word] as const))("not %s", (_source, word) => {
    expect(comments.filter(({ line }) => word.test(line))).toEqual([]);
  });
});

/** What tests call the helper that says what a plan comes to, and lines of a difficulty table. */
const EXCEPTIONS = new Set(["told", "lie", "detect-lie"]);

/** A name as the words it is made of: `ownResult`, `OWN_RESULT` and `own-result` are "own result". */
function wordsOf(name: string): string {
  return [...name.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)].map(([word]) => word.toLowerCase()).join(" ");
}

/** Identifiers of code: what is left of it without comments, texts and patterns. */
function identifiersOf(source: string): string[] {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*/g, "")
    .replaceAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, "")
    .replaceAll(/\/(?:[^/\\\n]|\\.)+\/[a-z]*/g, "");
  return [...code.matchAll(/[A-Za-z_]\w*/g)].map(([name]) => name);
}

const CLASSES = /\b(?:norn|is|has|data)-[a-z-]+/g;
const KEYS = /^\s*"([\w-]+)":/gm;

const named = [
  ...["src", "table", "tools", "tests"].flatMap((folder) =>
    filesBelow(folder, ".ts").map((path) => [path, identifiersOf] as const),
  ),
  ...["templates", "styles"].flatMap((folder) =>
    filesBelow(folder).map((path) => [path, (text: string) => [...text.matchAll(CLASSES)].map(([name]) => name)] as const),
  ),
  ...filesBelow("lang", ".json").map(
    (path) => [path, (text: string) => [...text.matchAll(KEYS)].map(([, name = ""]) => name)] as const,
  ),
].flatMap(([path, namesIn]) => [path, ...new Set(namesIn(textOf(path)))].map((name) => ({ path, name, said: wordsOf(name) })));

describe("names of code, files, classes and texts use the vocabulary", () => {
  test("names are found in each", () => expect(named.length).toBeGreaterThan(10_000));
  test.each(words.map((word) => [word.source, word] as const))("not %s", (_source, word) => {
    expect(
      named.filter(({ name, said }) => word.test(said) && !EXCEPTIONS.has(name)).map(({ path, name }) => `${path}: ${name}`),
    ).toEqual([]);
  });
});
